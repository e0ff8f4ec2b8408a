// SPDX-License-Identifier: Apache-2.0

/// An item worn for a day, and how many of its wear days that uses up.
struct Wearing: Hashable {
    /// The item's position.
    var item: Int
    /// A sweater worn next to the skin uses up all its days; other items use up one.
    var days: Int
}

/// The number of days of a trip on which each item is worn.
struct DaysWorn {
    private let limits: [Int]
    private var days: [Int]

    init(_ input: PackOutfitsInput) {
        limits = input.items.map { input.wearLimit(of: $0.category) }
        days = Array(repeating: 0, count: limits.count)
    }

    /// The items worn on any day.
    var packed: Set<Int> { Set(days.indices.filter { days[$0] > 0 }) }

    /// The items that can be worn on another day.
    var wearable: Set<Int> { Set(days.indices.filter { days[$0] < limits[$0] }) }

    /// Returns the number of further days on which an item can be worn.
    func daysLeft(_ item: Int) -> Int { limits[item] - days[item] }

    func canWear(_ wearings: [Wearing]) -> Bool {
        wearings.allSatisfy { days[$0.item] <= limits[$0.item] - $0.days }
    }

    mutating func wear(_ wearings: [Wearing]) { for wearing in wearings { days[wearing.item] += wearing.days } }
    mutating func takeOff(_ wearings: [Wearing]) { for wearing in wearings { days[wearing.item] -= wearing.days } }
}

extension PackOutfitsInput {
    /// Returns how many of an item's days a day in a slot uses up.
    func daysUsed(of item: Int, in slot: String) -> Int {
        slot == Slot.top.rawValue && items[item].category.slot != .top ? wearLimit(of: items[item].category) : 1
    }
}
