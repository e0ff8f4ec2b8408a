// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

@Suite("Vector paths")
struct VectorPathTests {
    @Test(arguments: [
        (0.0, "0"), (-0.001, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (12.3, "12.3"),
        (12.04, "12.04"), (999.999, "1000"), (1e6, "1000000"),
    ])
    func `numbers are written with few digits`(value: Double, text: String) {
        #expect(SVGNumber.text(value) == text)
    }

    @Test(arguments: [
        ("M0 0 L3 4", PlaneBox(minX: 0, minY: 0, maxX: 3, maxY: 4)),
        ("M10 0 A10 10 0 0 1 -10 0", PlaneBox(minX: -10, minY: 0, maxX: 10, maxY: 10)),
        ("M10 0 A10 10 0 0 0 -10 0", PlaneBox(minX: -10, minY: -10, maxX: 10, maxY: 0)),
        ("M10 0 A10 10 0 1 1 0 -10", PlaneBox(minX: -10, minY: -10, maxX: 10, maxY: 10)),
        ("M10 0 A10 10 0 0 0 0 -10", PlaneBox(minX: 0, minY: -10, maxX: 10, maxY: 0)),
        // A cubic from (0, 0) to (1, 0) with both controls at height 1 rises to 3/4.
        ("M0 0 C0 1 1 1 1 0", PlaneBox(minX: 0, minY: 0, maxX: 1, maxY: 0.75)),
    ])
    func `bounds follow the curve`(data: String, expected: PlaneBox) throws {
        let box = try #require(VectorPath(parsing: data.utf8).bounds)
        for (value, wanted) in [
            (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX),
            (box.maxY, expected.maxY),
        ] {
            #expect(abs(value - wanted) < 1e-9, "\(data): \(value) is not \(wanted)")
        }
    }

    @Test
    func `placing scales every point and every radius`() throws {
        let path = try VectorPath(parsing: "M1 1 H3 V2 C1 2 3 4 5 6 A2 2 0 1 0 1 6 Z".utf8)
        let placed = path.placed(scale: 2, offset: PlanePoint(x: 10, y: 20))
        #expect(placed.svgData == "M12 22h4v2c-4 0 0 4 4 8a4 4 0 1 0-8 0z")
    }

    @Test
    func `rounding errors don't add up along a path`() throws {
        var path = VectorPath(elements: [.move(PlanePoint(x: 0, y: 0))])
        for step in 1...1000 {
            path.elements.append(.line(PlanePoint(x: Double(step) * 0.3333, y: Double(step) * 0.1111)))
        }
        let last = try #require(PathReading.points(path.svgData).last)
        #expect(abs(last.x - 333.3) < 0.0051 && abs(last.y - 111.1) < 0.0051)
    }
}
