// SPDX-License-Identifier: Apache-2.0

/// Aspects in longitude prepared for matching: a single table lookup decides most pairs.
struct AspectTable: Sendable {
    struct Entry: Sendable {
        let type: AspectType
        let angle: Double
        let orb: Double
        let takesBodyOrbs: Bool
    }

    struct Match {
        let index: Int
        let orb: Double
        let limit: Double
    }

    let entries: [Entry]
    /// For each whole degree of separation, a bit for each entry that can match.
    private let candidates: [UInt32]
    private let bodyOrbRule: AspectSettings.BodyOrbRule
    private let bodyOrbs: [String: Double]
    private let excludedPairs: [AspectSettings.Pair]

    init(types: [AspectType], settings: AspectSettings) {
        let entries = types.map { type in
            let orb = settings.orb(of: type)
            return Entry(
                type: type, angle: type.angle, orb: orb > 0 ? orb : 0, takesBodyOrbs: type.isMajor)
        }
        let widestBodyOrb = settings.bodyOrbs.values.reduce(0) { $1 > $0 ? $1 : $0 }
        var candidates = [UInt32](repeating: 0, count: 181)
        for (index, entry) in entries.enumerated() {
            let reach = min(360, entry.takesBodyOrbs ? max(entry.orb, widestBodyOrb) : entry.orb)
            let first = max(0, Int((entry.angle - reach).rounded(.down)) - 1)
            let last = min(180, Int((entry.angle + reach).rounded(.down)))
            guard first <= last else { continue }
            for degree in first...last { candidates[degree] |= 1 << UInt32(index) }
        }
        self.entries = entries
        self.candidates = candidates
        bodyOrbRule = settings.bodyOrbRule
        bodyOrbs = settings.bodyOrbs
        excludedPairs = settings.excludedPairs
    }

    /// Returns the orb of a body, or a negative number for a body that uses the aspect's orb.
    func bodyOrb(of name: String) -> Double {
        guard !bodyOrbs.isEmpty, let orb = bodyOrbs[name] else { return -1 }
        return orb > 0 ? orb : 0
    }

    /// Returns the excluded pairs that contain a point, as bits.
    ///
    /// Two bits for each of the first 32 pairs: one for the first name and one for the second. Computed once for each
    /// point, they decide every pair without comparing names again.
    func exclusions(of name: String) -> UInt64 {
        var bits: UInt64 = 0
        for index in excludedPairs.indices.prefix(32) {
            if excludedPairs[index].first.isSameName(as: name) { bits |= 1 << UInt64(2 * index) }
            if excludedPairs[index].second.isSameName(as: name) { bits |= 2 << UInt64(2 * index) }
        }
        return bits
    }

    /// Whether a pair is excluded: one point is the first and the other the second of the same excluded pair.
    @inline(__always)
    static func excludes(_ first: UInt64, _ second: UInt64) -> Bool {
        let firsts: UInt64 = 0x5555_5555_5555_5555
        return (first & firsts) & (second >> 1) != 0 || (second & firsts) & (first >> 1) != 0
    }

    /// Whether any aspect can match a separation, for any bodies.
    @inline(__always)
    func hasCandidates(_ separation: Double) -> Bool {
        separation <= 180 && candidates[Int(separation)] != 0
    }

    /// Returns the aspect of a separation: of those within orb, the one nearest to exact in proportion to its orb.
    @inline(__always)
    func match(separation: Double, bodyOrb1: Double, bodyOrb2: Double) -> Match? {
        // Also false for a separation that is not a number.
        guard separation <= 180 else { return nil }
        var mask = candidates[Int(separation)]
        guard mask != 0 else { return nil }
        var best: Match?
        var bestRatio = Double.infinity
        while mask != 0 {
            let index = mask.trailingZeroBitCount
            mask &= mask - 1
            let orb = abs(separation - entries[index].angle)
            let limit = limit(entries[index], bodyOrb1, bodyOrb2)
            guard orb <= limit else { continue }
            let ratio = limit > 0 ? orb / limit : 0
            if ratio < bestRatio {
                bestRatio = ratio
                best = Match(index: index, orb: orb, limit: limit)
            }
        }
        return best
    }

    @inline(__always)
    private func limit(_ entry: Entry, _ bodyOrb1: Double, _ bodyOrb2: Double) -> Double {
        guard entry.takesBodyOrbs, bodyOrb1 >= 0 || bodyOrb2 >= 0 else { return entry.orb }
        let first = bodyOrb1 >= 0 ? bodyOrb1 : entry.orb
        let second = bodyOrb2 >= 0 ? bodyOrb2 : entry.orb
        switch bodyOrbRule {
        case .moiety: return (first + second) / 2
        case .larger: return max(first, second)
        case .smaller: return min(first, second)
        }
    }
}

extension String {
    /// Whether two names of points are equal.
    ///
    /// Compares the lengths first, because most names differ in length.
    @inline(__always)
    func isSameName(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
