// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Looks for a set of fewer pieces than a known one, among all outfits that will do, by branch and bound.
///
/// Only outfits of which no part would do count: another piece more never helps. Days take their outfits in turn, days of
/// one request in the order of their list, since they could be exchanged; a branch ends where the pieces it has, and
/// those that some day still lacks, are no fewer than the best.
struct SmallestSet {
    /// For each request its least outfits, each as its pieces.
    private let choices: [[Choice]]
    /// The days' requests, those with the least choice first and equal ones beside each other.
    private let order: [Int]
    private var worn: DaysWorn
    private var packed = PieceSet()
    private var best: (count: Int, pieces: PieceSet)
    private let context: Context
    private(set) var visited = 0
    /// Whether every outfit that will do was looked at and every branch followed to its end.
    private(set) var isComplete: Bool
    private let places: [Int: Int]

    private struct Choice {
        let pieces: [Int]
        let set: PieceSet
    }

    /// Up to this many outfits of a request are looked at, best first.
    private static let mostOutfits = 4_000
    /// After this many branches the search gives up.
    private static let mostBranches = 300_000

    init(_ input: PackOutfitsInput, wishes: [DayWish], wishOfDay: [Int], in context: Context) throws {
        self.context = context
        worn = DaysWorn(input)
        let outfits = try wishes.map { try $0.outfits(count: Self.mostOutfits, in: context).map { $0.pieces.sorted() } }
        isComplete = outfits.allSatisfy { $0.count < Self.mostOutfits }
        let least = outfits.map(Self.least)
        let used = Set(least.flatMap { $0.flatMap(\.self) }).sorted()
        if used.count > PieceSet.capacity { isComplete = false }
        let places = Dictionary(uniqueKeysWithValues: used.prefix(PieceSet.capacity).enumerated().map { ($1, $0) })
        self.places = places
        choices = least.map { outfits in
            outfits.compactMap { pieces in
                let known = pieces.compactMap { places[$0] }
                return known.count == pieces.count ? Choice(pieces: pieces, set: PieceSet(known)) : nil
            }
        }
        let choices = choices
        order = wishOfDay.sorted { (choices[$0].count, $0) < (choices[$1].count, $1) }
        best = (.max, PieceSet())
    }

    /// The outfits of which no part is among them, in their order.
    private static func least(_ outfits: [[Int]]) -> [[Int]] {
        let all = Set(outfits)
        return outfits.filter { outfit in
            // Of an outfit only mid, outer layer and accessory can be left out: few parts to look up.
            !(1..<(1 << outfit.count) - 1).contains { part in
                all.contains(outfit.indices.filter { part & (1 << $0) != 0 }.map { outfit[$0] })
            }
        }
    }

    /// The positions of the pieces of a smallest set; nil when none is smaller than the limit.
    mutating func run(below limit: Int?) throws -> Set<Int>? {
        best.count = limit ?? .max
        try place(day: 0, from: 0)
        guard !best.pieces.isEmpty else { return nil }
        return Set(places.filter { best.pieces.contains($0.value) }.map(\.key))
    }

    private mutating func place(day: Int, from first: Int) throws {
        guard day < order.count else {
            if packed.count < best.count { best = (packed.count, packed) }
            return
        }
        guard packed.count + lacking(from: day) < best.count else { return }
        visited += 1
        if visited % 1000 == 0 { try context.checkCancellation() }
        guard visited <= Self.mostBranches else {
            isComplete = false
            return
        }
        let request = order[day]
        let candidates = (first..<choices[request].count).filter { worn.canWear(choices[request][$0].pieces) }
        // The fewest new pieces first, in the order of the list among equals.
        let sorted = candidates.map { (packed.countOfNew(choices[request][$0].set), $0) }.sorted { $0 < $1 }
        for (_, index) in sorted {
            let choice = choices[request][index]
            let before = packed
            worn.wear(choice.pieces)
            packed.formUnion(choice.set)
            let next = day + 1
            try place(day: next, from: next < order.count && order[next] == request ? index : 0)
            worn.takeOff(choice.pieces)
            packed = before
        }
    }

    /// The least number of pieces that the days from one on need beside those packed.
    private func lacking(from day: Int) -> Int {
        var most = 0
        for request in Set(order[day...]) {
            var least = Int.max
            for choice in choices[request] where worn.canWear(choice.pieces) {
                least = min(least, packed.countOfNew(choice.set))
                if least <= most { break }
            }
            if least == .max { return .max / 2 }
            most = max(most, least)
        }
        return most
    }
}

/// A set of up to 256 pieces by their places in a list.
private struct PieceSet {
    static let capacity = 256
    private var bits = SIMD4<UInt64>()

    init() {}

    init(_ places: [Int]) { for place in places { bits[place / 64] |= 1 << UInt64(place % 64) } }

    var count: Int { Self.count(bits) }
    var isEmpty: Bool { bits == .zero }
    func contains(_ place: Int) -> Bool { bits[place / 64] & 1 << UInt64(place % 64) != 0 }
    func countOfNew(_ other: PieceSet) -> Int { Self.count(other.bits & ~bits) }
    mutating func formUnion(_ other: PieceSet) { bits |= other.bits }

    private static func count(_ bits: SIMD4<UInt64>) -> Int {
        bits[0].nonzeroBitCount + bits[1].nonzeroBitCount + bits[2].nonzeroBitCount + bits[3].nonzeroBitCount
    }
}
