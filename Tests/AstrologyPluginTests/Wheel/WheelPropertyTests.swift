// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

/// Properties of whole wheels over random charts: what is drawn never overlaps, stays on its side, and is in the frame.
@Suite struct WheelPropertyTests {
    private static let seed: UInt64 = 19_620_205
    private static let frame = PlaneBox(minX: 1, minY: 1, maxX: 999, maxY: 999)

    /// A random chart: quadrants from 40 to 140 degrees, as up to about 55 degrees of latitude, and 10 to 18 bodies, of
    /// which some are crowded.
    private static func model(_ random: inout WheelRandom) -> WheelModel {
        let ascendant = Double.random(in: 0..<360, using: &random)
        let quadrant = Double.random(in: 40..<140, using: &random)
        let cusps =
            [0, 1, 2].map { quadrant * Double($0) / 3 }
            + [0, 1, 2].map { quadrant + (180 - quadrant) * Double($0) / 3 }
        let crowd = Double.random(in: 0..<360, using: &random)
        let bodies = (0..<Int.random(in: 10...18, using: &random)).map { index in
            let isCrowded = Int.random(in: 0..<3, using: &random) == 0
            return WheelBody(
                glyph: GlyphTableTests.symbols[12 + index],
                longitude: isCrowded
                    ? crowd + Double.random(in: 0..<20, using: &random) : Double.random(in: 0..<360, using: &random),
                isRetrograde: index % 3 == 0, accessibleName: "Body \(index)")
        }
        return WheelModel(
            bodies: bodies,
            angles: WheelAngles(
                ascendant: ascendant, midheaven: ascendant + 180 + quadrant,
                vertex: Double.random(in: 0..<360, using: &random)),
            cusps: (cusps + cusps.map { $0 + 180 }).map { CircleDegrees.normal(ascendant + $0) })
    }

    private static func overlaps(_ boxes: [[PlaneBox]]) -> Bool {
        for first in boxes.indices {
            for second in boxes.indices where second > first {
                for box in boxes[first] where boxes[second].contains(where: box.overlaps) { return true }
            }
        }
        return false
    }

    /// Returns whether a box is beside the line from the center to a longitude, not on it.
    private static func isBeside(_ box: PlaneBox, _ longitude: Double, _ metrics: WheelMetrics) -> Bool {
        let direction = metrics.direction(longitude)
        let offset = box.center - WheelMetrics.center
        guard offset.x * direction.x + offset.y * direction.y > 0 else { return true }
        let across = abs(offset.x * direction.y - offset.y * direction.x)
        return across >= (abs(direction.y) * box.width + abs(direction.x) * box.height) / 2
    }

    @Test func `glyphs don't overlap, and stay on their side of the angles`() throws {
        print("WheelPropertyTests seed \(Self.seed)")
        var random = WheelRandom(seed: Self.seed)
        let glyphs = try WheelFixtures.glyphs()
        for number in 0..<300 {
            let model = Self.model(&random)
            let wheel = WheelDrawing(model: model, glyphs: glyphs)
            #expect(wheel.ring.seats.count == model.bodies.count)
            let boxes = wheel.ring.seats.map { $0.stack.partBoxes(at: $0.place) }
            #expect(!Self.overlaps(boxes), "chart \(number)")
            let walls = wheel.axisLongitudes.sorted()
            for (seat, parts) in zip(wheel.ring.seats, boxes) {
                let context: Comment = "chart \(number), body \(seat.body) at \(seat.longitude), angles \(walls)"
                #expect(
                    CircleSpreading.sector(of: seat.longitude, between: walls)
                        == CircleSpreading.sector(of: seat.place, between: walls), context)
                for box in parts {
                    #expect(walls.allSatisfy { Self.isBeside(box, $0, wheel.metrics) }, context)
                }
            }
            #expect(wheel.metrics.aspectRadius > 90, "chart \(number)")
        }
    }

    /// Positions come from a chart with whole-sign houses, so the angles aren't cusps.
    @Test func `a body beside an angle is drawn on its side of it`() throws {
        let glyphs = try WheelFixtures.glyphs()
        for offset in [-3, -1, -0.2, -0.01, 0, 0.01, 0.2, 1, 3] {
            for angle in [100.0, 190, 280, 10] {
                let model = WheelModel(
                    bodies: [WheelBody(glyph: "sun", longitude: angle + offset, accessibleName: "Sun")],
                    angles: WheelAngles(ascendant: 100, midheaven: 10))
                let wheel = WheelDrawing(model: model, glyphs: glyphs)
                let seat = try #require(wheel.ring.seats.first)
                let side = CircleDegrees.difference(from: angle, to: seat.place)
                #expect(offset < 0 ? side < -2 : side > 2, "\(offset) from \(angle): \(side)")
            }
        }
    }

    @Test func `a quadrant too narrow for its bodies keeps them readable`() throws {
        let bodies = (0..<10).map { WheelBody(glyph: "mars", longitude: 101 + Double($0) / 5, accessibleName: "\($0)") }
        let model = WheelModel(bodies: bodies, angles: WheelAngles(ascendant: 100, midheaven: 104))
        let wheel = WheelDrawing(model: model, glyphs: try WheelFixtures.glyphs())
        #expect(wheel.ring.seats.count == 10)
        #expect(!Self.overlaps(wheel.ring.seats.map { $0.stack.partBoxes(at: $0.place) }))
        let height = try #require(wheel.ring.seats.first?.stack.parts.first?.height)
        #expect(height > 12)
    }

    @Test func `labels of cusps and angles don't overlap, and are inside the canvas`() throws {
        var random = WheelRandom(seed: Self.seed)
        let glyphs = try WheelFixtures.glyphs()
        for number in 0..<300 {
            let wheel = WheelDrawing(model: Self.model(&random), glyphs: glyphs)
            let boxes = wheel.rim.labels.map { $0.block.box(at: $0.place) }
            #expect(!Self.overlaps(boxes.map { [$0] }), "chart \(number)")
            for (label, box) in zip(wheel.rim.labels, boxes) {
                #expect(Self.frame.contains(box), "chart \(number): \(label.name) \(box)")
            }
        }
    }

    @Test func `wheels without a time have arcs, and glyphs that don't overlap`() throws {
        var random = WheelRandom(seed: Self.seed)
        let glyphs = try WheelFixtures.glyphs()
        for number in 0..<100 {
            var model = Self.model(&random)
            (model.angles, model.cusps) = (nil, [])
            for index in model.bodies.indices {
                let middle = model.bodies[index].longitude
                let half = [6.5, 0.5, 0.3, 0.01][index % 4]
                model.bodies[index].span = WheelSpan(start: middle - half, end: middle + half)
            }
            let wheel = WheelDrawing(model: model, glyphs: glyphs)
            #expect(!Self.overlaps(wheel.ring.seats.map { $0.stack.partBoxes(at: $0.place) }), "chart \(number)")
            let arcs = try SVGReader.elements(of: wheel.svg()).count {
                $0.name == "title" && $0.content.contains(" between ")
            }
            #expect(arcs == model.bodies.count { $0.isArc })
        }
    }
}
