// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

@Suite("House numbers and cusps")
struct HouseRingTests {
    private static func boxes(_ wheel: WheelDrawing) -> [PlaneBox] {
        wheel.houses.numbers.map { number in
            PlaneBox(
                center: wheel.metrics.point(number.place, wheel.houses.middleRadius),
                width: number.part.width, height: number.part.height)
        }
    }

    private static func faults(_ wheel: WheelDrawing) -> [String] {
        var faults: [String] = []
        let numbers = boxes(wheel)
        let bodies = wheel.ring.seats.flatMap { $0.stack.partBoxes(at: $0.place) }
        for (index, box) in numbers.enumerated() {
            let house = wheel.houses.numbers[index].house
            for other in numbers.indices where other > index && box.overlaps(numbers[other]) {
                faults.append("house \(house) overlaps another number")
            }
            if bodies.contains(where: box.overlaps) { faults.append("house \(house) overlaps a body") }
            let end = wheel.houses.isDivided ? wheel.houses.innerRadius : wheel.houses.outerRadius
            for longitude in wheel.houses.cusps + wheel.axisLongitudes {
                let line = wheel.radial(
                    longitude, from: WheelMetrics.scaleInner, to: end,
                    around: (bodies + numbers).map { $0.insetBy(-3) })
                if Self.touches(line, box) {
                    faults.append("a cusp runs through the number of house \(house)")
                }
                if bodies.contains(where: { Self.touches(line, $0) }) {
                    faults.append("a cusp runs through a body")
                }
            }
        }
        return faults
    }

    private static func touches(_ path: VectorPath, _ box: PlaneBox) -> Bool {
        var start: PlanePoint?
        for element in path.elements {
            switch element {
            case .move(let point): start = point
            case .line(let end):
                guard let from = start else { continue }
                for step in 0...40 where box.contains(from + (end - from) * (Double(step) / 40)) {
                    return true
                }
            default: continue
            }
        }
        return false
    }

    private static func wheel(_ cusps: [Double], bodies: [WheelBody] = [], midheaven: Double? = nil) throws
        -> WheelDrawing
    {
        WheelDrawing(
            model: WheelModel(
                bodies: bodies,
                angles: WheelAngles(ascendant: cusps[0], midheaven: midheaven ?? cusps[cusps.count * 3 / 4]),
                cusps: cusps),
            glyphs: try WheelFixtures.glyphs())
    }

    @Test
    func `equal houses have centered numbers`() throws {
        let wheel = try Self.wheel((0..<12).map { CircleDegrees.normal(201 + Double($0) * 30) })
        #expect(wheel.houses.isDivided)
        for number in wheel.houses.numbers {
            let middle = CircleDegrees.normal(201 + Double(number.house) * 30 - 15)
            #expect(abs(number.place - middle) < 1e-9)
        }
        #expect(Self.faults(wheel).isEmpty)
    }

    @Test(arguments: [
        [0.0, 3, 6, 66, 126, 153, 180, 183, 186, 246, 306, 333],
        [100, 100.1, 100.2, 190, 190.1, 279.9, 280, 280.1, 280.2, 10, 10.1, 99.9],
        [0, 0, 0, 90, 90, 90, 180, 180, 180, 270, 270, 270],
        [0, 330, 300, 270, 240, 210, 180, 150, 120, 90, 60, 30],
        (0..<36).map { CircleDegrees.normal(350 - Double($0) * 10) },
    ])
    func `houses of every width have numbers`(cusps: [Double]) throws {
        let wheel = try Self.wheel(cusps)
        #expect(wheel.houses.numbers.count == cusps.count)
        #expect(Set(wheel.houses.numbers.map(\.house)).count == cusps.count)
        #expect(Self.faults(wheel).isEmpty)
    }

    @Test
    func `axes avoid the numbers of whole-sign houses`() throws {
        for degree in stride(from: 0.0, to: 30, by: 1) {
            let model = WheelModel(
                bodies: [], angles: WheelAngles(ascendant: 60 + degree, midheaven: 341),
                cusps: (0..<12).map { CircleDegrees.normal(60 + Double($0) * 30) })
            let wheel = WheelDrawing(model: model, glyphs: try WheelFixtures.glyphs())
            #expect(Self.faults(wheel).isEmpty)
        }
    }

    @Test(arguments: WheelFixtures.chartNames)
    func `real charts have readable house numbers`(name: String) throws {
        let wheel = WheelDrawing(model: try WheelFixtures.chart(name), glyphs: try WheelFixtures.glyphs())
        #expect(Self.faults(wheel).isEmpty)
    }

    @Test
    func `random houses have readable numbers`() throws {
        let seed: UInt64 = 19_851_221
        print("HouseRingTests.randomHouses seed \(seed)")
        var random = WheelRandom(seed: seed)
        for number in 0..<300 {
            let start = Double.random(in: 0..<360, using: &random)
            let quadrant = Double.random(in: 5..<175, using: &random)
            let shares = [
                0, quadrant / 3, quadrant * 2 / 3, quadrant, quadrant + (180 - quadrant) / 3,
                quadrant + (180 - quadrant) * 2 / 3,
            ]
            let cusps = (shares + shares.map { $0 + 180 }).map { CircleDegrees.normal(start + $0) }
            let bodies = (0..<Int.random(in: 0...20, using: &random)).map { index in
                WheelBody(
                    glyph: GlyphTableTests.symbols[12 + index],
                    longitude: Double.random(in: 0..<360, using: &random),
                    accessibleName: "Body \(index)")
            }
            let faults = Self.faults(try Self.wheel(cusps, bodies: bodies))
            #expect(faults.isEmpty, "wheel \(number): \(faults)")
        }
    }
}
