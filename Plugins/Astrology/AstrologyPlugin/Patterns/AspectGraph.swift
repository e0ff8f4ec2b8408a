// SPDX-License-Identifier: Apache-2.0

/// The graph of a chart's aspects, with a bit for each point.
///
/// The caller owns the memory, which must outlive the graph.
///
/// This is a class because the search passes it to many closures.
final class AspectGraph {
    /// The aspects of patterns, in the order of their rows.
    static let types: [AspectType] = [.opposition, .trine, .square, .sextile, .quincunx]

    /// Longitudes of the members, the points that take part, at most 64.
    let longitudes: UnsafeBufferPointer<Double>
    /// The indices of the members among the points of the chart.
    private let places: UnsafeBufferPointer<Int>
    private let points: [AspectPoint]
    private let rows: UnsafeMutableBufferPointer<UInt64>
    private let table: AspectTable
    /// The excluded pairs of the members; empty if there are none.
    private let exclusions: [UInt64]

    /// Creates the graph of points.
    /// - Parameters:
    ///   - points: The points of the chart.
    ///   - places: The members, as indices of `points`.
    ///   - longitudes: Their longitudes, from 0 up to, but not including, 360 degrees.
    ///   - rows: Memory for one number for each aspect and member.
    ///   - table: The orbs of ``types``.
    init(
        points: [AspectPoint], places: UnsafeBufferPointer<Int>, longitudes: UnsafeBufferPointer<Double>,
        rows: UnsafeMutableBufferPointer<UInt64>, table: AspectTable
    ) {
        self.points = points
        self.places = places
        self.longitudes = longitudes
        self.rows = rows
        self.table = table
        let exclusions = places.map { table.exclusions(of: points[$0].name) }
        self.exclusions = exclusions.contains { $0 != 0 } ? exclusions : []
        rows.initialize(repeating: 0)
        let count = longitudes.count
        for first in 0..<count {
            for second in first + 1..<count {
                let separation = Angle.separation(longitudes[first], longitudes[second])
                guard table.hasCandidates(separation), let match = match(first, second, separation)
                else { continue }
                rows[match.index * count + first] |= 1 << UInt64(second)
                rows[match.index * count + second] |= 1 << UInt64(first)
            }
        }
    }

    /// The number of points that take part.
    var count: Int { longitudes.count }

    @inline(__always)
    func oppositions(_ member: Int) -> UInt64 { rows[member] }
    @inline(__always)
    func trines(_ member: Int) -> UInt64 { rows[count + member] }
    @inline(__always)
    func squares(_ member: Int) -> UInt64 { rows[2 * count + member] }
    @inline(__always)
    func sextiles(_ member: Int) -> UInt64 { rows[3 * count + member] }
    @inline(__always)
    func quincunxes(_ member: Int) -> UInt64 { rows[4 * count + member] }

    func name(_ member: Int) -> String { points[places[member]].name }

    func sign(_ member: Int) -> ZodiacSign { ZodiacSign(longitude: longitudes[member]) }

    /// Returns the orb of an aspect divided by its maximum orb, from 0 to 1.
    func relativeOrb(_ first: Int, _ second: Int) -> Double {
        let separation = Angle.separation(longitudes[first], longitudes[second])
        guard let match = match(first, second, separation), match.limit > 0 else { return 0 }
        return match.orb / match.limit
    }

    private func match(_ first: Int, _ second: Int, _ separation: Double) -> AspectTable.Match? {
        guard
            let match = table.match(
                separation: separation, bodyOrb1: table.bodyOrb(of: name(first)),
                bodyOrb2: table.bodyOrb(of: name(second))),
            exclusions.isEmpty || !AspectTable.excludes(exclusions[first], exclusions[second])
        else { return nil }
        return match
    }
}

/// The members whose bits are set, lowest first.
struct MemberBits: Sequence, IteratorProtocol {
    private var bits: UInt64

    init(_ bits: UInt64) { self.bits = bits }

    /// Creates the sequence of the members after a member.
    init(_ bits: UInt64, after member: Int) {
        self.bits = member >= 63 ? 0 : bits & (UInt64.max << UInt64(member + 1))
    }

    mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        defer { bits &= bits - 1 }
        return bits.trailingZeroBitCount
    }
}
