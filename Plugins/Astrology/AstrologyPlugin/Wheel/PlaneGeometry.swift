// SPDX-License-Identifier: Apache-2.0

/// A point of the drawing plane: x is to the right, y is down, as in SVG.
struct PlanePoint: Equatable, Sendable {
    var x: Double
    var y: Double

    static func + (left: PlanePoint, right: PlanePoint) -> PlanePoint {
        PlanePoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: PlanePoint, right: PlanePoint) -> PlanePoint {
        PlanePoint(x: left.x - right.x, y: left.y - right.y)
    }

    static func * (point: PlanePoint, factor: Double) -> PlanePoint {
        PlanePoint(x: point.x * factor, y: point.y * factor)
    }
}

/// A rectangle of the drawing plane.
struct PlaneBox: Equatable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(center: PlanePoint, width: Double, height: Double) {
        self.init(
            minX: center.x - width / 2, minY: center.y - height / 2,
            maxX: center.x + width / 2, maxY: center.y + height / 2)
    }

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var center: PlanePoint { PlanePoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

    func insetBy(_ inset: Double) -> PlaneBox {
        PlaneBox(minX: minX + inset, minY: minY + inset, maxX: maxX - inset, maxY: maxY - inset)
    }

    func overlaps(_ other: PlaneBox) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func contains(_ point: PlanePoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    func contains(_ other: PlaneBox) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    func union(_ other: PlaneBox) -> PlaneBox {
        PlaneBox(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    mutating func include(_ point: PlanePoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }
}
