// SPDX-License-Identifier: Apache-2.0

/// Which of a chart's points are joined by which aspect, a bit for each point.
///
/// The memory belongs to who makes the graph and must outlive it.
///
/// A class, since the search for figures hands it to one closure after another.
final class AspectGraph {
    /// The aspects that figures are made of, in the order of their rows.
    static let types: [AspectType] = [.opposition, .trine, .square, .sextile, .quincunx]

    /// Longitudes of the members, those points that take part, at most 64.
    let longitudes: UnsafeBufferPointer<Double>
    /// The places of the members among the points of the chart.
    private let places: UnsafeBufferPointer<Int>
    private let points: [AspectPoint]
    private let rows: UnsafeMutableBufferPointer<UInt64>
    private let table: AspectTable
    /// In which excluded pairs the members stand; empty when in none.
    private let exclusions: [UInt64]

    /// Joins the points.
    /// - Parameters:
    ///   - points: The points of the chart.
    ///   - places: The members, as places in `points`.
    ///   - longitudes: Their longitudes, from 0 up to below 360 degrees.
    ///   - rows: Room for one number for each aspect and member.
    ///   - table: The orbs, made for ``types``.
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

    /// How many points take part.
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

    /// The orb of two joined members by what their aspect is allowed, 0 to 1.
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

    /// Only the members after one.
    init(_ bits: UInt64, after member: Int) {
        self.bits = member >= 63 ? 0 : bits & (UInt64.max << UInt64(member + 1))
    }

    mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        defer { bits &= bits - 1 }
        return bits.trailingZeroBitCount
    }
}
