// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A branch-and-bound search for a set with fewer items than a known one, among all sufficient outfits.
///
/// Only minimal outfits count, because an additional item never helps. Days take their outfits in turn; days with the
/// same request take them in the order of the list, because they are interchangeable. A branch ends when its items,
/// plus those that some day still lacks, are no fewer than the best.
struct SmallestSet {
    /// The minimal outfits of each request.
    private let choices: [[Choice]]
    /// The days' requests, those with the fewest choices first and equal ones next to each other.
    private let order: [Int]
    private var worn: DaysWorn
    private var packed = ItemSet()
    private var best: (count: Int, items: ItemSet)
    private let context: Context
    private(set) var visited = 0
    /// Whether every sufficient outfit was considered and every branch was followed to its end.
    private(set) var isComplete: Bool
    private let places: [Int: Int]
    private let bodies: Bodies

    private struct Choice {
        let wearings: [Wearing]
        let set: ItemSet
        /// Its items other than tops, bottoms, and one-pieces.
        let others: ItemSet
    }

    /// The maximum number of outfits considered for a request, best first.
    private static let mostOutfits = 4_000
    /// The number of outfit visits after which the search stops.
    private static let mostLooks = 20_000_000
    private var looks = 0

    init(_ input: PackOutfitsInput, wishes: [DayWish], wishOfDay: [Int], in context: Context) throws {
        self.context = context
        worn = DaysWorn(input)
        let outfits = try wishes.map { wish in
            try wish.outfits(count: Self.mostOutfits, in: context).map { wish.wearings($0, input) }
        }
        isComplete = outfits.allSatisfy { $0.count < Self.mostOutfits }
        let least = outfits.map { Self.least($0, input) }
        let used = Set(least.flatMap { $0.flatMap { $0.map(\.item) } }).sorted()
        if used.count > ItemSet.capacity { isComplete = false }
        let places = Dictionary(uniqueKeysWithValues: used.prefix(ItemSet.capacity).enumerated().map { ($1, $0) })
        self.places = places
        let bodies = Bodies(used, input)
        self.bodies = bodies
        choices = least.map { outfits in
            outfits.compactMap { wearings in
                let known = wearings.compactMap { places[$0.item] }
                guard known.count == wearings.count else { return nil }
                let others = wearings.filter { !bodies.contains($0.item) }.compactMap { places[$0.item] }
                return Choice(wearings: wearings, set: ItemSet(known), others: ItemSet(others))
            }
        }
        let choices = choices
        order = wishOfDay.sorted { (choices[$0].count, $0) < (choices[$1].count, $1) }
        best = (.max, ItemSet())
    }

    /// Returns the minimal outfits, in their order.
    private static func least(_ outfits: [[Wearing]], _ input: PackOutfitsInput) -> [[Wearing]] {
        let all = Set(outfits)
        let slots = input.items.map(\.slots)
        return outfits.filter { outfit in
            // Only layers and accessories can be left out, so there are few subsets to look up.
            let optional = outfit.indices.filter { place in slots[outfit[place].item].allSatisfy(\.isOptional) }
            return !(1..<(1 << optional.count)).contains { choice in
                let off = optional.indices.filter { choice & (1 << $0) != 0 }.map { optional[$0] }
                return all.contains(outfit.indices.filter { !off.contains($0) }.map { outfit[$0] })
            }
        }
    }

    /// Returns the positions of the items of a smallest set; nil if none is smaller than the limit.
    mutating func run(below limit: Int?) throws -> Set<Int>? {
        best.count = limit ?? .max
        try place(day: 0, from: 0)
        guard !best.items.isEmpty else { return nil }
        return Set(places.filter { best.items.contains($0.value) }.map(\.key))
    }

    private mutating func place(day: Int, from first: Int) throws {
        guard day < order.count else {
            if packed.count < best.count { best = (packed.count, packed) }
            return
        }
        guard packed.count + lacking(from: day) < best.count else { return }
        visited += 1
        if visited % 1000 == 0 {
            try context.checkCancellation()
            context.advance(by: 1000)
        }
        guard looks < Self.mostLooks else {
            isComplete = false
            return
        }
        let request = order[day]
        let candidates = (first..<choices[request].count).filter { worn.canWear(choices[request][$0].wearings) }
        // Fewest new items first; ties in the order of the list.
        let sorted = candidates.map { (packed.countOfNew(choices[request][$0].set), $0) }.sorted { $0 < $1 }
        for (_, index) in sorted {
            let choice = choices[request][index]
            let before = packed
            worn.wear(choice.wearings)
            packed.formUnion(choice.set)
            let next = day + 1
            try place(day: next, from: next < order.count && order[next] == request ? index : 0)
            worn.takeOff(choice.wearings)
            packed = before
        }
    }

    /// Returns a lower bound of the items that the days from an index on need besides those packed: tops, bottoms, and
    /// one-pieces by how many days they last, and of the other items the greatest lack of any day.
    private mutating func lacking(from day: Int) -> Int {
        var most = 0
        for request in Set(order[day...]) {
            var least = Int.max
            for choice in choices[request] where worn.canWear(choice.wearings) {
                looks += 1
                least = min(least, packed.countOfNew(choice.others))
                if least <= most { break }
            }
            if least == .max { return .max / 2 }
            most = max(most, least)
        }
        return most + bodies.lacking(days: order.count - day, worn)
    }
}

/// Tops, bottoms, and one-pieces, of which every day takes one or two.
private struct Bodies {
    private let slots: [Int: Slot]
    /// The maximum number of days that an item of a slot lasts.
    private var lasting: [Slot: Int] = [:]

    init(_ items: [Int], _ input: PackOutfitsInput) {
        var slots: [Int: Slot] = [:]
        for item in items {
            let garment = input.items[item]
            // A sweater that can be a top lasts one day as a top.
            guard let slot = [Slot.top, .bottom, .onePiece].first(where: garment.slots.contains) else { continue }
            slots[item] = slot
            let days = garment.category.slot == slot ? input.wearLimit(of: garment.category) : 1
            lasting[slot] = max(lasting[slot] ?? 0, days)
        }
        self.slots = slots
    }

    func contains(_ item: Int) -> Bool { slots[item] != nil }

    /// Returns the lowest number of new items for a number of days.
    func lacking(days: Int, _ worn: DaysWorn) -> Int {
        var left: [Slot: Int] = [:]
        for item in worn.packed {
            if let slot = slots[item] { left[slot] = min(days, (left[slot] ?? 0) + min(days, worn.daysLeft(item))) }
        }
        func new(_ slot: Slot, _ days: Int) -> Int? {
            let lack = days - (left[slot] ?? 0)
            guard lack > 0 else { return 0 }
            return lasting[slot].map { (lack - 1) / $0 + 1 }
        }
        return (0...days).compactMap { onePieces -> Int? in
            guard let first = new(.onePiece, onePieces), let tops = new(.top, days - onePieces),
                let bottoms = new(.bottom, days - onePieces)
            else { return nil }
            return first + tops + bottoms
        }.min() ?? .max / 2
    }
}

/// A set of up to 256 items by their positions in a list.
private struct ItemSet {
    static let capacity = 256
    private var bits = SIMD4<UInt64>()

    init() {}

    init(_ places: [Int]) { for place in places { bits[place / 64] |= 1 << UInt64(place % 64) } }

    var count: Int { Self.count(bits) }
    var isEmpty: Bool { bits == .zero }
    func contains(_ place: Int) -> Bool { bits[place / 64] & 1 << UInt64(place % 64) != 0 }
    func countOfNew(_ other: ItemSet) -> Int { Self.count(other.bits & ~bits) }
    mutating func formUnion(_ other: ItemSet) { bits |= other.bits }

    private static func count(_ bits: SIMD4<UInt64>) -> Int {
        bits[0].nonzeroBitCount + bits[1].nonzeroBitCount + bits[2].nonzeroBitCount + bits[3].nonzeroBitCount
    }
}
