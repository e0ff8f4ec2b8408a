// SPDX-License-Identifier: Apache-2.0

/// A piece worn for a day, and how many of its days that uses up.
struct Wearing: Hashable {
    /// The piece's position.
    var piece: Int
    /// A sweater worn on the skin uses up all its days, everything else one.
    var days: Int
}

/// On how many days of a journey each piece is worn.
struct DaysWorn {
    private let limits: [Int]
    private var days: [Int]

    init(_ input: PackOutfitsInput) {
        limits = input.items.map { input.wearLimit(of: $0.category) }
        days = Array(repeating: 0, count: limits.count)
    }

    /// The pieces worn on some day.
    var packed: Set<Int> { Set(days.indices.filter { days[$0] > 0 }) }

    /// The pieces that may be worn on another day.
    var wearable: Set<Int> { Set(days.indices.filter { days[$0] < limits[$0] }) }

    /// On how many more days a piece may be worn.
    func daysLeft(_ piece: Int) -> Int { limits[piece] - days[piece] }

    func canWear(_ wearings: [Wearing]) -> Bool {
        wearings.allSatisfy { days[$0.piece] <= limits[$0.piece] - $0.days }
    }

    mutating func wear(_ wearings: [Wearing]) { for wearing in wearings { days[wearing.piece] += wearing.days } }
    mutating func takeOff(_ wearings: [Wearing]) { for wearing in wearings { days[wearing.piece] -= wearing.days } }
}

extension PackOutfitsInput {
    /// How many of a piece's days a day in a slot uses up.
    func daysUsed(of piece: Int, in slot: String) -> Int {
        slot == Slot.top.rawValue && items[piece].category.slot != .top ? wearLimit(of: items[piece].category) : 1
    }
}
