// SPDX-License-Identifier: Apache-2.0

/// The ring of house numbers around the aspect lines.
///
/// A number is in the middle of its house. If a house is too narrow for its number, the cusps end at the ring and all
/// numbers are spread along it, with short leaders to their houses.
struct HouseRing: Equatable, Sendable {
    struct Number: Equatable, Sendable {
        /// The house, counted from 1.
        let house: Int
        /// The middle of the house.
        let middle: Double
        /// The longitude at which the number is drawn.
        let place: Double
        let part: LabelPart
    }

    static let depth = 24.0

    let cusps: [Double]
    let numbers: [Number]
    let outerRadius: Double
    /// The circle on which aspect lines end.
    let innerRadius: Double
    /// Whether every number fits between its cusps, so that cusps can divide the ring.
    let isDivided: Bool

    var middleRadius: Double { (outerRadius + innerRadius) / 2 }

    init(cusps: [Double], outer: Double, text: StrokeText, leftLongitude: Double) {
        self.cusps = cusps.map(CircleDegrees.normal)
        self.outerRadius = outer
        guard !cusps.isEmpty else {
            self.numbers = []
            self.innerRadius = outer
            self.isDivided = false
            return
        }
        let inner = outer - Self.depth
        let middle = (outer + inner) / 2
        self.innerRadius = inner
        let houses = Self.middles(of: self.cusps)
        let height = cusps.count > 12 ? 9.0 : 11.0
        let parts = houses.indices.map { index in
            LabelPart(
                centering: text.set(String(index + 1), height: height).drawing,
                strokeWidth: text.strokeWidth(height: height), paint: .soft, gap: 0)
        }
        let fits = houses.indices.allSatisfy { index in
            let space = houses[index].width * .pi / 180 * middle
            let part = parts[index]
            return space > (part.width * part.width + part.height * part.height).squareRoot() + 5
        }
        self.isDivided = fits
        let order = houses.indices.sorted { (houses[$0].middle, $0) < (houses[$1].middle, $1) }
        let labels = order.map { index in
            InwardStack(
                longitude: houses[index].middle, parts: [parts[index]], ring: middle, corridor: nil,
                leftLongitude: leftLongitude)
        }
        let places = fits ? nil : RingPlacement.places(labels, reach: 1)
        self.numbers = order.indices.map { position in
            let index = order[position]
            return Number(
                house: index + 1, middle: houses[index].middle,
                place: CircleDegrees.normal(places?[position] ?? houses[index].middle), part: parts[index])
        }
    }

    /// Returns the middle and the width of each house.
    ///
    /// Cusps are usually ascending; near the poles, some systems have descending cusps.
    private static func middles(of cusps: [Double]) -> [(middle: Double, width: Double)] {
        cusps.indices.map { index in
            let next = cusps[(index + 1) % cusps.count]
            let forward = CircleDegrees.normal(next - cusps[index])
            let width = cusps.count > 3 && forward > 180 ? forward - 360 : forward
            return (CircleDegrees.normal(cusps[index] + width / 2), abs(width))
        }
    }
}
