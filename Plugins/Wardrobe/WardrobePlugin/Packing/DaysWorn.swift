// SPDX-License-Identifier: Apache-2.0

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
    var wearable: Set<Int> { Set(days.indices.filter(canWear)) }

    func canWear(_ piece: Int) -> Bool { days[piece] < limits[piece] }
    func canWear(_ pieces: [Int]) -> Bool { pieces.allSatisfy(canWear) }
    /// On how many more days a piece may be worn.
    func daysLeft(_ piece: Int) -> Int { limits[piece] - days[piece] }

    mutating func wear(_ pieces: [Int]) { for piece in pieces { days[piece] += 1 } }
    mutating func takeOff(_ pieces: [Int]) { for piece in pieces { days[piece] -= 1 } }
}
