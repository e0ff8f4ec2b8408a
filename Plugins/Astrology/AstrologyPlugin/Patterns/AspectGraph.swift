// SPDX-License-Identifier: AGPL-3.0-or-later

/// Which of a chart's points are joined by which aspect, a bit for each point.
///
/// The memory belongs to who makes the graph and must outlive it.
struct AspectGraph {
    /// The aspects that figures are made of, in the order of their rows.
    static let types: [AspectType] = [.opposition, .trine, .square, .sextile, .quincunx]

    let points: UnsafeBufferPointer<AspectPoint>
    /// The places in `points` of those that take part, at most 64.
    let members: UnsafeBufferPointer<Int>
    private let rows: UnsafeMutableBufferPointer<UInt64>
    private let table: AspectTable

    /// Joins the points.
    /// - Parameters:
    ///   - points: The points of the chart.
    ///   - members: Those that take part, as places in `points`.
    ///   - rows: Room for one number for each aspect and member.
    ///   - table: The orbs, made for ``types``.
    init(
        points: UnsafeBufferPointer<AspectPoint>, members: UnsafeBufferPointer<Int>,
        rows: UnsafeMutableBufferPointer<UInt64>, table: AspectTable
    ) {
        self.points = points
        self.members = members
        self.rows = rows
        self.table = table
        rows.initialize(repeating: 0)
        let count = members.count
        for first in 0..<count {
            let longitude = points[members[first]].longitude
            for second in first + 1..<count {
                let separation = Angle.separation(longitude, points[members[second]].longitude)
                guard let match = match(first, second, separation) else { continue }
                rows[match.index * count + first] |= 1 << UInt64(second)
                rows[match.index * count + second] |= 1 << UInt64(first)
            }
        }
    }

    @inline(__always)
    func oppositions(_ member: Int) -> UInt64 { rows[member] }
    @inline(__always)
    func trines(_ member: Int) -> UInt64 { rows[members.count + member] }
    @inline(__always)
    func squares(_ member: Int) -> UInt64 { rows[2 * members.count + member] }
    @inline(__always)
    func sextiles(_ member: Int) -> UInt64 { rows[3 * members.count + member] }
    @inline(__always)
    func quincunxes(_ member: Int) -> UInt64 { rows[4 * members.count + member] }

    func name(_ member: Int) -> String { points[members[member]].name }

    func sign(_ member: Int) -> ZodiacSign { ZodiacSign(longitude: points[members[member]].longitude) }

    /// The orb of two joined members by what their aspect is allowed, 0 to 1.
    func relativeOrb(_ first: Int, _ second: Int) -> Double {
        let separation = Angle.separation(
            points[members[first]].longitude, points[members[second]].longitude)
        guard let match = match(first, second, separation), match.limit > 0 else { return 0 }
        return match.orb / match.limit
    }

    @inline(__always)
    private func match(_ first: Int, _ second: Int, _ separation: Double) -> AspectTable.Match? {
        guard table.hasCandidates(separation) else { return nil }
        let name1 = points[members[first]].name
        let name2 = points[members[second]].name
        guard
            let match = table.match(
                separation: separation, bodyOrb1: table.bodyOrb(of: name1), bodyOrb2: table.bodyOrb(of: name2)
            ),
            !table.excludes(name1, name2)
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
