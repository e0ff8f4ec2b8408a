// SPDX-License-Identifier: Apache-2.0

/// Finds the aspect patterns among the points of a chart.
///
/// Patterns use the orbs, body orbs, and excluded pairs of the aspect settings. Opposition, trine, square, sextile, and
/// quincunx are used even if the settings don't list them. Rules:
/// - A pattern within a larger one is listed only in the larger one's `includes`: the T-squares of a grand cross, the
///   grand trine of a kite, and the grand trines, kites, and mystic rectangles of a grand sextile.
/// - Every set of points is a separate pattern: a conjunction at one corner of a grand trine makes two.
/// - The points are those in ``PatternSettings/bodies``, at most the first 64.
public struct PatternFinder: Sendable {
    /// The settings of the finder.
    public let settings: PatternSettings

    private let table: AspectTable

    /// Creates a finder with the given settings.
    /// - Parameters:
    ///   - settings: The points, and the definition of a stellium.
    ///   - aspects: The orbs.
    public init(
        settings: PatternSettings = PatternSettings(), aspects: AspectSettings = AspectSettings()
    ) {
        self.settings = settings
        table = AspectTable(types: AspectGraph.types, settings: aspects)
    }

    /// Finds the patterns among points, larger patterns first, then stellia.
    /// - Parameter points: The points of the chart.
    /// - Complexity: O(*n*²) in the number of points, plus the time for the patterns found.
    public func patterns(among points: [AspectPoint]) -> [AspectPattern] {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { places in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 64) { longitudes in
                var count = 0
                for index in points.indices where count < 64 && takesPart(points[index], expecting: count) {
                    places.initializeElement(at: count, to: index)
                    longitudes.initializeElement(
                        at: count, to: Angle.normalized(points[index].longitude))
                    count += 1
                }
                let capacity = AspectGraph.types.count * count
                return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { rows in
                    let graph = AspectGraph(
                        points: points, places: UnsafeBufferPointer(rebasing: places[..<count]),
                        longitudes: UnsafeBufferPointer(rebasing: longitudes[..<count]), rows: rows,
                        table: table)
                    return graph.figures() + graph.stellia(settings)
                }
            }
        }
    }

    /// Returns whether a point takes part.
    ///
    /// Tries the body at the expected index first, because charts mostly list
    /// bodies in the order of the settings.
    private func takesPart(_ point: AspectPoint, expecting place: Int) -> Bool {
        guard let bodies = settings.bodies else { return !point.isAngle }
        return (place < bodies.count && bodies[place].isSameName(as: point.name))
            || bodies.contains { $0.isSameName(as: point.name) }
    }
}

extension AspectGraph {
    /// Returns all patterns of aspects.
    func figures() -> [AspectPattern] {
        let trines = grandTrines()
        let hexagons = grandSextiles(trines)
        let kites = self.kites(trines).filter { kite in !hexagons.contains { $0.bits.contains(kite.bits) } }
        let crosses = grandCrosses()
        var patterns = hexagons
        // Most lists are empty, and appending an empty one takes time.
        func add(_ figures: [Figure], _ isOwn: (Figure) -> Bool) {
            for figure in figures where isOwn(figure) { patterns.append(figure) }
        }
        add(kites) { _ in true }
        add(trines) { trine in
            !hexagons.contains { $0.bits.contains(trine.bits) } && !kites.contains { $0.bits.contains(trine.bits) }
        }
        add(crosses) { _ in true }
        add(mysticRectangles()) { box in !hexagons.contains { $0.bits.contains(box.bits) } }
        add(tSquares()) { figure in !crosses.contains { $0.bits.contains(figure.bits) } }
        add(yods()) { _ in true }
        return patterns.map { pattern($0) }
    }

    private func grandTrines() -> [Figure] {
        var found: [Figure] = []
        for first in 0..<count {
            for second in MemberBits(trines(first), after: first) {
                for third in MemberBits(trines(first) & trines(second), after: second) {
                    found.append(Figure(.grandTrine, corners: [first, second, third]))
                }
            }
        }
        return found
    }

    private func kites(_ grandTrines: [Figure]) -> [Figure] {
        var found: [Figure] = []
        for trine in grandTrines {
            for (tail, left, right) in trine.rotations {
                for apex in MemberBits(oppositions(tail) & sextiles(left) & sextiles(right)) {
                    found.append(
                        Figure(
                            .kite, corners: [tail, left, apex, right], apex: apex, trine: trine.corners,
                            includes: [.grandTrine]))
                }
            }
        }
        return found
    }

    private func grandSextiles(_ grandTrines: [Figure]) -> [Figure] {
        guard grandTrines.count > 1 else { return [] }
        var found: [Figure] = []
        for (place, first) in grandTrines.enumerated() {
            for second in grandTrines[(place + 1)...] where !first.bits.overlaps(second.bits) {
                // In the hexagon, the corner opposite each corner of the first trine is between the other two.
                let across = first.rotations.compactMap { tail, left, right in
                    MemberBits(
                        oppositions(tail) & sextiles(left) & sextiles(right) & second.bits.rawValue
                    ).first { _ in true }
                }
                guard across.count == 3, Set(across).count == 3 else { continue }
                let (a, b, c) = (first.corners[0], first.corners[1], first.corners[2])
                found.append(
                    Figure(
                        .grandSextile, corners: [a, across[2], b, across[0], c, across[1]],
                        includes: [.kite, .grandTrine, .mysticRectangle]))
            }
        }
        return found
    }

    private func grandCrosses() -> [Figure] {
        var found: [Figure] = []
        for first in 0..<count {
            for second in MemberBits(oppositions(first), after: first) {
                let square = squares(first) & squares(second)
                for third in MemberBits(square, after: first) {
                    for fourth in MemberBits(square & oppositions(third), after: third) {
                        found.append(
                            Figure(
                                .grandCross, corners: [first, third, second, fourth],
                                includes: [.tSquare]))
                    }
                }
            }
        }
        return found
    }

    private func tSquares() -> [Figure] {
        var found: [Figure] = []
        for first in 0..<count {
            for second in MemberBits(oppositions(first), after: first) {
                for apex in MemberBits(squares(first) & squares(second)) {
                    found.append(Figure(.tSquare, corners: [first, apex, second], apex: apex))
                }
            }
        }
        return found
    }

    private func yods() -> [Figure] {
        var found: [Figure] = []
        for first in 0..<count {
            for second in MemberBits(sextiles(first), after: first) {
                for apex in MemberBits(quincunxes(first) & quincunxes(second)) {
                    found.append(Figure(.yod, corners: [first, apex, second], apex: apex))
                }
            }
        }
        return found
    }

    private func mysticRectangles() -> [Figure] {
        var found: [Figure] = []
        for first in 0..<count {
            for second in MemberBits(oppositions(first), after: first) {
                for third in MemberBits(trines(first) & sextiles(second), after: first) {
                    let opposite = oppositions(third) & sextiles(first) & trines(second)
                    for fourth in MemberBits(opposite, after: first) {
                        found.append(Figure(.mysticRectangle, corners: [first, third, second, fourth]))
                    }
                }
            }
        }
        return found
    }

    private func pattern(_ figure: Figure) -> AspectPattern {
        AspectPattern(
            kind: figure.kind, members: figure.corners.sorted().map { name($0) },
            apex: figure.apex.map { name($0) }, sign: nil,
            element: figure.trine.flatMap { shared($0) { sign($0).element } },
            modality: figure.isOfSquares ? shared(figure.corners) { sign($0).modality } : nil,
            tightness: tightness(figure), includes: figure.includes)
    }

    private func shared<Value: Equatable>(_ corners: [Int], _ value: (Int) -> Value) -> Value? {
        guard let first = corners.first.map(value) else { return nil }
        return corners.allSatisfy { value($0) == first } ? first : nil
    }

    /// Returns 1 minus the mean relative orb over every aspect between the pattern's corners.
    private func tightness(_ figure: Figure) -> Double {
        var sum = 0.0
        var count = 0.0
        for (place, first) in figure.corners.enumerated() {
            for second in figure.corners[(place + 1)...] {
                sum += relativeOrb(first, second)
                count += 1
            }
        }
        return 1 - sum / count
    }
}

/// A pattern as the indices of its corners in the graph.
private struct Figure {
    let kind: AspectPattern.Kind
    let corners: [Int]
    let apex: Int?
    /// The corners of the trine that determines the pattern's element.
    let trine: [Int]?
    let includes: [AspectPattern.Kind]
    let bits: MemberSet

    init(
        _ kind: AspectPattern.Kind, corners: [Int], apex: Int? = nil, trine: [Int]? = nil,
        includes: [AspectPattern.Kind] = []
    ) {
        self.kind = kind
        self.corners = corners
        self.apex = apex
        self.trine = trine ?? (kind == .grandTrine ? corners : nil)
        self.includes = includes
        bits = MemberSet(rawValue: corners.reduce(0) { $0 | 1 << UInt64($1) })
    }

    /// Each of three corners followed by the other two.
    var rotations: [(Int, Int, Int)] {
        let (a, b, c) = (corners[0], corners[1], corners[2])
        return [(a, b, c), (b, c, a), (c, a, b)]
    }

    var isOfSquares: Bool { kind == .tSquare || kind == .grandCross }
}

/// A set of members.
private struct MemberSet {
    let rawValue: UInt64

    func contains(_ other: MemberSet) -> Bool { other.rawValue & ~rawValue == 0 }
    func overlaps(_ other: MemberSet) -> Bool { other.rawValue & rawValue != 0 }
}
