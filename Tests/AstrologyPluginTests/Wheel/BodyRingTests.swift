// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

@Suite("Positions of bodies on the ring")
struct BodyRingTests {
    private static func bodies(_ longitudes: [Double], marks: Bool = true) -> [WheelBody] {
        let keys = GlyphTableTests.symbols[12..<32]
        return longitudes.enumerated().map { index, longitude in
            WheelBody(
                glyph: keys[keys.startIndex + index % keys.count], longitude: longitude,
                isRetrograde: marks && index % 3 == 0, isStationary: marks && index % 7 == 6,
                accessibleName: "Body \(index)")
        }
    }

    private static func ring(_ bodies: [WheelBody], left: Double = 0) throws -> BodyRing {
        let labels = BodyLabels(text: StrokeText(table: try WheelFixtures.glyphs()), showsDegrees: true)
        return BodyRing(bodies: bodies, labels: labels, leftLongitude: left)
    }

    /// The problems of a ring with any bodies.
    private static func faults(_ ring: BodyRing, count: Int) -> [String] {
        var faults: [String] = []
        if ring.seats.count != count { faults.append("\(ring.seats.count) of \(count) seats") }
        let boxes = ring.seats.map { $0.stack.partBoxes(at: $0.place) }
        for first in boxes.indices {
            for second in boxes.indices where second > first {
                for box in boxes[first] where boxes[second].contains(where: box.overlaps) {
                    faults.append("seats \(first) and \(second) overlap")
                }
            }
        }
        // The positions must not go around the circle more than once.
        var turned = 0.0
        for index in ring.seats.indices {
            let next = ring.seats[(index + 1) % ring.seats.count]
            turned += CircleDegrees.normal(next.place - ring.seats[index].place)
        }
        if ring.seats.count > 1, abs(turned - 360) > 1e-6 { faults.append("the order is broken") }
        if ring.seats.contains(where: { seat in
            boxes.isEmpty || seat.stack.parts.isEmpty || seat.stack.ring <= 0
        }) {
            faults.append("a seat without a label")
        }
        if ring.innerRadius < 60 { faults.append("no room for aspects: \(ring.innerRadius)") }
        return faults
    }

    @Test
    func `bodies with enough space stay at their longitude`() throws {
        let longitudes = (0..<18).map { Double($0) * 20 }
        let ring = try Self.ring(Self.bodies(longitudes))
        #expect(ring.largestDisplacement == 0)
        #expect(ring.seats.map(\.longitude) == longitudes)
        #expect(Self.faults(ring, count: 18).isEmpty)
    }

    @Test
    func `only crowded bodies move`() throws {
        let ring = try Self.ring(Self.bodies([100, 101, 102, 220, 300]))
        for seat in ring.seats where seat.body > 2 { #expect(seat.place == seat.longitude) }
        #expect(ring.largestDisplacement < 6)
        #expect(Self.faults(ring, count: 5).isEmpty)
    }

    @Test
    func `eight bodies in a sign stay in one row`() throws {
        let model = try WheelFixtures.chart("stellium")
        let ring = try Self.ring(model.bodies, left: 233.46)
        #expect(Self.faults(ring, count: model.bodies.count).isEmpty)
        #expect(ring.seats.allSatisfy { $0.stack.corridor == nil })
        #expect(ring.largestDisplacement < 18)
    }

    private static func run(_ count: Int, from start: Double, step: Double) -> [Double] {
        (0..<count).map { start + Double($0) * step }
    }

    private static let crowds: [[Double]] = [
        [Double](repeating: 0, count: 25),
        [Double](repeating: 359.999, count: 12) + [Double](repeating: 0.001, count: 13),
        run(25, from: 45, step: 0.04), run(40, from: 90, step: 0.125), run(30, from: 0, step: 12),
        run(60, from: 0, step: 6), run(100, from: 0, step: 0.01), run(12, from: 270, step: 2.4),
        [Double](repeating: 0, count: 8) + [Double](repeating: 180, count: 8),
        [359.99, 0.01], [12.5], [], [-725.5, 1e9, 360, 720, 0],
    ]

    @Test(arguments: crowds)
    func `crowded bodies don't overlap`(longitudes: [Double]) throws {
        for left in stride(from: 0.0, to: 360, by: 72) {
            let ring = try Self.ring(Self.bodies(longitudes), left: left)
            #expect(Self.faults(ring, count: longitudes.count).isEmpty, "left \(left)")
        }
    }

    @Test(arguments: [19_620_205, 7_041_776, 24_081_991, 29_022_000])
    func `bodies of random skies don't overlap`(seed: UInt64) throws {
        print("BodyRingTests.randomSkies seed \(seed)")
        var random = WheelRandom(seed: seed)
        let labels = BodyLabels(text: StrokeText(table: try WheelFixtures.glyphs()), showsDegrees: true)
        for number in 0..<500 {
            let crowds = Int.random(in: 1...6, using: &random)
            var longitudes: [Double] = []
            for _ in 0..<crowds {
                let middle = Double.random(in: 0..<360, using: &random)
                let width = [0.5, 5, 30, 120][Int.random(in: 0..<4, using: &random)]
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    longitudes.append(middle + Double.random(in: 0..<width, using: &random))
                }
            }
            let left = Double.random(in: 0..<360, using: &random)
            let ring = BodyRing(bodies: Self.bodies(longitudes), labels: labels, leftLongitude: left)
            let faults = Self.faults(ring, count: longitudes.count)
            #expect(faults.isEmpty, "sky \(number): \(faults) left \(left) at \(longitudes)")
        }
    }

    @Test
    func `leaders never cross`() throws {
        let ring = try Self.ring(Self.bodies((0..<12).map { 40 + Double($0) }))
        for share in stride(from: 0.0, through: 1, by: 0.1) {
            let eased = share * share * (3 - 2 * share)
            let angles = ring.seats.map { seat in
                seat.longitude + CircleDegrees.difference(from: seat.longitude, to: seat.place) * eased
            }
            for (first, second) in zip(angles, angles.dropFirst()) { #expect(first < second) }
        }
    }

    @Test
    func `bodies without a glyph have letters or a mark`() throws {
        let labels = BodyLabels(text: StrokeText(table: try WheelFixtures.glyphs()), showsDegrees: false)
        func parts(_ glyph: String, _ label: String?, _ name: String) -> Int {
            labels.parts(
                for: WheelBody(glyph: glyph, label: label, longitude: 0, accessibleName: name), scale: 1
            ).count
        }
        #expect(parts("sun", nil, "Sun") == 1)
        #expect(parts("asteroid", "433", "Eros") == 2)
        #expect(parts("nothing", "433", "Eros") == 1)
        #expect(parts("nothing", nil, "Sedna") == 1)
        #expect(parts("nothing", nil, "山") == 1)
    }

    @Test(arguments: [
        (0.0, 0, 0, 0), (15.7, 0, 15, 42), (29.999, 0, 29, 59), (30, 1, 0, 0), (359.9999, 11, 29, 59),
        (359.999999, 0, 0, 0), (-0.5, 11, 29, 30), (315.7062691, 10, 15, 42),
    ])
    func `labeled longitudes are truncated to the minute`(
        longitude: Double, sign: Int, degree: Int, minute: Int
    ) {
        let parts = CircleDegrees.parts(longitude)
        #expect(parts.sign == sign && parts.degree == degree && parts.minute == minute)
    }
}
