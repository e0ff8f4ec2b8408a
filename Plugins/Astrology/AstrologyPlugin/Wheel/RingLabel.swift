// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One piece of a label: a glyph or a line of figures, drawn around (0, 0), with the space it takes.
struct LabelPart: Equatable, Sendable {
    var drawing: DrawnGlyphs
    var width: Double
    var height: Double
    var strokeWidth: Double
    var paint: WheelPaint
    /// Free space between this part and the one before it.
    var gap: Double

    /// The drawing moved so that the middle of its ink is (0, 0).
    init(centering drawing: DrawnGlyphs, strokeWidth: Double, paint: WheelPaint, gap: Double) {
        let box = drawing.bounds ?? PlaneBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
        self.drawing = drawing.moved(by: box.center * -1)
        self.width = box.width + strokeWidth
        self.height = box.height + strokeWidth
        self.strokeWidth = strokeWidth
        self.paint = paint
        self.gap = gap
    }

    /// How far its box reaches in a direction given by a unit vector.
    func reach(_ direction: PlanePoint) -> Double {
        (abs(direction.x) * width + abs(direction.y) * height) / 2
    }

    /// The distance along a direction at which this part and another touch, both with rounded corners.
    ///
    /// Glyphs and figures leave their corners empty; boxes would tear the stack apart along the diagonals.
    /// The outline is a superellipse of degree 3, between ellipse and box.
    func touchDistance(_ other: LabelPart, _ direction: PlanePoint) -> Double {
        let across = abs(direction.x) / ((width + other.width) / 2)
        let along = abs(direction.y) / ((height + other.height) / 2)
        return 1 / cbrt(across * across * across + along * along * along)
    }
}

/// Something that has its own place on the circle, but may be moved aside when it is crowded.
protocol RingLabel {
    /// The longitude it belongs to.
    var longitude: Double { get }
    /// The longitude at nine o'clock.
    var leftLongitude: Double { get }
    /// The boxes it covers when it stands at a longitude.
    func boxes(at longitude: Double) -> [PlaneBox]
}

extension RingLabel {
    /// The direction from the center to a longitude.
    func direction(at longitude: Double) -> PlanePoint {
        WheelMetrics.direction(longitude, left: leftLongitude)
    }
}

/// A stack of upright parts that runs from a ring towards the center: glyph, degree, minute, marks.
struct InwardStack: RingLabel, Equatable, Sendable {
    let longitude: Double
    let parts: [LabelPart]
    /// The radius on which the middle of the first part lies.
    let ring: Double
    /// A leader that passes through an outer row, from this radius; nil in the outer row.
    let corridor: Double?
    let leftLongitude: Double

    /// The middle of each part when the stack stands at a longitude, as radii.
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

    /// The least radius that the stack covers when it stands at a longitude.
    func depth(at longitude: Double) -> Double {
        let direction = direction(at: longitude)
        return zip(radii(at: longitude), parts).map { $0 - $1.reach(direction) }.min() ?? ring
    }

    /// The least radius that the stack covers wherever it stands.
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
