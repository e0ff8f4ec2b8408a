// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A path of lines, cubic curves, and circular arcs.
struct VectorPath: Equatable, Sendable {
    enum Element: Equatable, Sendable {
        case move(PlanePoint)
        case line(PlanePoint)
        case curve(PlanePoint, PlanePoint, PlanePoint)
        case arc(radius: Double, isLarge: Bool, isClockwise: Bool, to: PlanePoint)
        case close
    }

    var elements: [Element] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func append(_ other: VectorPath) {
        elements.append(contentsOf: other.elements)
    }

    mutating func addLine(from start: PlanePoint, to end: PlanePoint) {
        elements.append(.move(start))
        elements.append(.line(end))
    }

    /// Returns the path with every point multiplied by `scale`, then moved by `offset`.
    func placed(scale: Double, offset: PlanePoint) -> VectorPath {
        func place(_ point: PlanePoint) -> PlanePoint { point * scale + offset }
        return VectorPath(
            elements: elements.map { element in
                switch element {
                case .move(let end): .move(place(end))
                case .line(let end): .line(place(end))
                case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
                case .arc(let radius, let isLarge, let isClockwise, let end):
                    .arc(radius: radius * scale, isLarge: isLarge, isClockwise: isClockwise, to: place(end))
                case .close: .close
                }
            })
    }

    /// The bounding box of the path, without the width of a stroke; `nil` if the path is empty.
    var bounds: PlaneBox? {
        var box: PlaneBox?
        var current = PlanePoint(x: 0, y: 0)
        var start = current
        func include(_ point: PlanePoint) {
            if box == nil {
                box = PlaneBox(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
            } else {
                box?.include(point)
            }
        }
        for element in elements {
            switch element {
            case .move(let end):
                include(end)
                (current, start) = (end, end)
            case .line(let end):
                include(end)
                current = end
            case .curve(let first, let second, let end):
                include(end)
                for at in Self.curveExtremes(current.x, first.x, second.x, end.x)
                    + Self.curveExtremes(current.y, first.y, second.y, end.y)
                {
                    include(Self.curvePoint(current, first, second, end, at: at))
                }
                current = end
            case .arc(let radius, let isLarge, let isClockwise, let end):
                include(end)
                let arc = CircularArc(
                    from: current, to: end, radius: radius, isLarge: isLarge, isClockwise: isClockwise)
                arc.extremes.forEach(include)
                current = end
            case .close:
                current = start
            }
        }
        return box
    }

    private static func curvePoint(
        _ start: PlanePoint, _ first: PlanePoint, _ second: PlanePoint, _ end: PlanePoint, at time: Double
    ) -> PlanePoint {
        let rest = 1 - time
        return start * (rest * rest * rest) + first * (3 * rest * rest * time)
            + second * (3 * rest * time * time) + end * (time * time * time)
    }

    /// Returns the parameters from 0 to 1 at which a coordinate of a cubic curve has an extremum.
    private static func curveExtremes(
        _ start: Double, _ first: Double, _ second: Double, _ end: Double
    ) -> [Double] {
        let a = end - start + 3 * (first - second)
        let b = 2 * (start - 2 * first + second)
        let c = first - start
        var times: [Double] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { times = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                times = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }
}

/// A circular arc by its center, from SVG 1.1, appendix F.6.5 (equal radii).
struct CircularArc: Sendable {
    let center: PlanePoint
    let radius: Double
    let startAngle: Double
    let sweep: Double

    init(from start: PlanePoint, to end: PlanePoint, radius: Double, isLarge: Bool, isClockwise: Bool) {
        let half = (start - end) * 0.5
        let halfSquared = half.x * half.x + half.y * half.y
        let reach = max(radius, halfSquared.squareRoot())
        let middle = (start + end) * 0.5
        let factor =
            halfSquared == 0
            ? 0
            : max(0, reach * reach / halfSquared - 1).squareRoot()
                * (isLarge == isClockwise ? -1 : 1)
        let center = PlanePoint(x: middle.x + factor * half.y, y: middle.y - factor * half.x)
        let from = atan2(start.y - center.y, start.x - center.x)
        var sweep = atan2(end.y - center.y, end.x - center.x) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        self.center = center
        self.radius = reach
        self.startAngle = from
        self.sweep = sweep
    }

    /// The leftmost, rightmost, top, and bottom points of the circle that are on the arc.
    var extremes: [PlanePoint] {
        let low = min(startAngle, startAngle + sweep)
        let high = max(startAngle, startAngle + sweep)
        var points: [PlanePoint] = []
        var quarter = (low / (.pi / 2)).rounded(.up)
        while quarter * (.pi / 2) <= high {
            let angle = quarter * (.pi / 2)
            points.append(PlanePoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
            quarter += 1
        }
        return points
    }
}
