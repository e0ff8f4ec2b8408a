// SPDX-License-Identifier: Apache-2.0

/// The depth of the brackets that mark conjunctions inside the circle of aspect lines.
///
/// A line between two bodies a few degrees apart would be a speck, so a conjunction is a bracket toward the center.
/// Brackets that overlap have different depths, narrow ones outside.
enum ConjunctionMarks {
    /// The depth of the first level in drawing units: 7 pixels in a wheel 600 pixels wide.
    static let depth = 12.0
    private static let step = 6.0
    private static let mostLevels = 6

    /// Returns the depth of each bracket.
    ///
    /// - Parameter spans: The longitudes of the two ends of each conjunction.
    static func depths(of spans: [(start: Double, end: Double)]) -> [Double] {
        let arcs = spans.map { span in
            let turn = CircleDegrees.difference(from: span.start, to: span.end)
            return (start: turn < 0 ? span.end : span.start, width: abs(turn))
        }
        var levels = [Int](repeating: 0, count: arcs.count)
        var placed: [Int] = []
        for index in arcs.indices.sorted(by: { (arcs[$0].width, $0) < (arcs[$1].width, $1) }) {
            let taken = Set(placed.filter { overlap(arcs[index], arcs[$0]) }.map { levels[$0] })
            levels[index] = (0..<mostLevels).first { !taken.contains($0) } ?? mostLevels - 1
            placed.append(index)
        }
        return levels.map { depth + step * Double($0) }
    }

    private static func overlap(
        _ first: (start: Double, width: Double), _ second: (start: Double, width: Double)
    ) -> Bool {
        let ahead = CircleDegrees.normal(second.start - first.start)
        return ahead < first.width || 360 - ahead < second.width || ahead == 0
    }
}

extension WheelDrawing {
    /// Returns the bracket of a conjunction, open toward the circle of aspect lines.
    func bracket(from start: Double, to end: Double, radius: Double, depth: Double) -> VectorPath {
        let turn = CircleDegrees.difference(from: start, to: end)
        let inner = radius - depth
        return VectorPath(elements: [
            .move(metrics.point(start, radius)), .line(metrics.point(start, inner)),
            .arc(radius: inner, isLarge: false, isClockwise: turn < 0, to: metrics.point(end, inner)),
            .line(metrics.point(end, radius)),
        ])
    }
}
