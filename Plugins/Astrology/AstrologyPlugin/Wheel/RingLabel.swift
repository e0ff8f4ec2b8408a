// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A part of a label: a glyph or a line of figures, drawn around (0, 0), with its box.
struct LabelPart: Equatable, Sendable {
    var drawing: DrawnGlyphs
    var width: Double
    var height: Double
    var strokeWidth: Double
    var paint: WheelPaint
    /// Free space between this part and the one before it.
    var gap: Double

    /// Creates a part from a drawing, centered at (0, 0).
    init(centering drawing: DrawnGlyphs, strokeWidth: Double, paint: WheelPaint, gap: Double) {
        let box = drawing.bounds ?? PlaneBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
        self.drawing = drawing.moved(by: box.center * -1)
        self.width = box.width + strokeWidth
        self.height = box.height + strokeWidth
        self.strokeWidth = strokeWidth
        self.paint = paint
        self.gap = gap
    }

    /// Returns the extent of the box in the direction of a unit vector.
    func reach(_ direction: PlanePoint) -> Double {
        (abs(direction.x) * width + abs(direction.y) * height) / 2
    }

    /// Returns the distance along a direction at which this part and another touch, both with rounded corners.
    ///
    /// The corners of glyphs and figures are empty, so boxes would leave too much space along the diagonals. The
    /// outline is a superellipse of degree 3, between ellipse and box.
    func touchDistance(_ other: LabelPart, _ direction: PlanePoint) -> Double {
        let across = abs(direction.x) / ((width + other.width) / 2)
        let along = abs(direction.y) / ((height + other.height) / 2)
        return 1 / cbrt(across * across * across + along * along * along)
    }
}

/// A label on the circle that can be displaced to avoid overlaps.
protocol RingLabel {
    /// The longitude of the label.
    var longitude: Double { get }
    /// The longitude at nine o'clock.
    var leftLongitude: Double { get }
    /// Returns the boxes of the label at a longitude.
    func boxes(at longitude: Double) -> [PlaneBox]
}

extension RingLabel {
    /// Returns the direction from the center to a longitude.
    func direction(at longitude: Double) -> PlanePoint {
        WheelMetrics.direction(longitude, left: leftLongitude)
    }
}

/// A stack of upright parts from a ring toward the center: glyph, degree, minute, and marks.
struct InwardStack: RingLabel, Equatable, Sendable {
    let longitude: Double
    let parts: [LabelPart]
    /// The radius of the middle of the first part.
    let ring: Double
    /// The start radius of a leader through the outer row; `nil` in the outer row.
    let corridor: Double?
    let leftLongitude: Double

    /// Returns the radius of the middle of each part of a stack at a longitude.
    func radii(at longitude: Double) -> [Double] {
        let direction = direction(at: longitude)
        var radii: [Double] = []
        for (index, part) in parts.enumerated() {
            if let before = radii.last {
                radii.append(before - parts[index - 1].touchDistance(part, direction) - part.gap)
            } else {
                radii.append(ring)
            }
        }
        return radii
    }

    func centers(at longitude: Double) -> [PlanePoint] {
        let direction = direction(at: longitude)
        return radii(at: longitude).map { WheelMetrics.center + direction * $0 }
    }

    func partBoxes(at longitude: Double) -> [PlaneBox] {
        zip(parts, centers(at: longitude)).map { part, center in
            PlaneBox(center: center, width: part.width, height: part.height)
        }
    }

    func boxes(at longitude: Double) -> [PlaneBox] {
        var boxes = partBoxes(at: longitude).map { $0.insetBy(-2) }
        if let corridor, let first = parts.first {
            let direction = direction(at: longitude)
            var radius = ring + first.reach(direction)
            while radius < corridor {
                boxes.append(PlaneBox(center: WheelMetrics.center + direction * radius, width: 4, height: 4))
                radius += 4
            }
        }
        return boxes
    }

    /// Returns the minimum radius of the stack at a longitude.
    func depth(at longitude: Double) -> Double {
        let direction = direction(at: longitude)
        return zip(radii(at: longitude), parts).map { $0 - $1.reach(direction) }.min() ?? ring
    }

    /// The minimum radius of the stack at any longitude.
    var deepest: Double {
        stride(from: 0.0, to: 90, by: 3).map { depth(at: leftLongitude + $0) }.min() ?? ring
    }
}

/// Lines of text outside the sign ring: the degrees of a cusp, the name of an angle.
struct OutwardBlock: RingLabel, Equatable, Sendable {
    let longitude: Double
    let lines: [LabelPart]
    /// The circle that the block touches from outside.
    let ring: Double
    let leftLongitude: Double

    var width: Double { lines.map(\.width).max() ?? 0 }
    var height: Double { lines.reduce(0) { $0 + $1.height + $1.gap } }

    func box(at longitude: Double) -> PlaneBox {
        let direction = direction(at: longitude)
        let reach = (abs(direction.x) * width + abs(direction.y) * height) / 2
        let center = WheelMetrics.center + direction * (ring + reach)
        return PlaneBox(center: center, width: width, height: height)
    }

    func boxes(at longitude: Double) -> [PlaneBox] {
        [box(at: longitude).insetBy(-3)]
    }

    func centers(at longitude: Double) -> [PlanePoint] {
        let box = box(at: longitude)
        var y = box.minY
        return lines.map { line in
            y += line.gap + line.height / 2
            defer { y += line.height / 2 }
            return PlanePoint(x: box.center.x, y: y)
        }
    }
}
