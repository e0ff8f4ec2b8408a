// SPDX-License-Identifier: Apache-2.0

/// The positions of the bodies on a wheel, and the depth of their zone.
struct BodyRing: Equatable, Sendable {
    struct Seat: Equatable, Sendable {
        /// The index of the body in the model.
        let body: Int
        /// The body's true longitude, 0..<360.
        let longitude: Double
        /// The longitude at which the glyph is drawn.
        let place: Double
        let stack: InwardStack
    }

    /// The seats, sorted by true longitude.
    let seats: [Seat]
    /// The radius at which leaders reach their glyphs.
    let leaderEnd: Double
    /// The inner radius of the zone of bodies.
    let innerRadius: Double

    /// Places the bodies on one ring at full size if all stay near their positions, otherwise smaller, otherwise on two
    /// rings.
    ///
    /// - Parameter angles: The Ascendant, Descendant, Midheaven, and Imum Coeli, which no label crosses. If a quadrant is
    ///   too narrow for its bodies, they can cross the Imum Coeli, then the Midheaven, then any angle.
    init(bodies: [WheelBody], labels: BodyLabels, leftLongitude: Double, angles: [Double] = []) {
        let order = bodies.indices.filter { bodies[$0].longitude.isFinite }.sorted { first, second in
            let left = CircleDegrees.normal(bodies[first].longitude)
            let right = CircleDegrees.normal(bodies[second].longitude)
            return (left, first) < (right, second)
        }
        func best(of plans: some Sequence<Plan>, walls: [Double]) -> BodyRing? {
            var best: BodyRing?
            var bestDisplacement = Double.infinity
            for plan in plans {
                guard
                    let ring = Self.seated(
                        bodies: bodies, order: order, plan: plan, labels: labels, leftLongitude: leftLongitude,
                        walls: walls)
                else { continue }
                let displacement = ring.largestDisplacement
                // Beside an angle, labels can move in one direction only.
                if displacement <= plan.tolerance * (walls.isEmpty ? 1 : 1.6) { return ring }
                if displacement < bestDisplacement * 0.85 { (best, bestDisplacement) = (ring, displacement) }
            }
            return best
        }
        let walls = angles.count == 4 ? [angles, Array(angles.prefix(3)), [angles[0], angles[1]]] : []
        for walls in walls {
            if let ring = best(of: Self.plans.filter { $0.scale >= Self.smallestScale }, walls: walls.sorted()) {
                self = ring
                return
            }
        }
        self =
            best(of: Self.plans, walls: [])
            ?? BodyRing(seats: [], leaderEnd: WheelMetrics.leaderStart, innerRadius: .infinity)
    }

    /// The smallest scale at which labels stay on their side of an angle; smaller ones are harder to read than a leader.
    private static let smallestScale = 0.6

    private init(seats: [Seat], leaderEnd: Double, innerRadius: Double) {
        self.seats = seats
        self.leaderEnd = leaderEnd
        self.innerRadius = innerRadius
    }

    var largestDisplacement: Double {
        seats.map { abs(CircleDegrees.difference(from: $0.longitude, to: $0.place)) }.max() ?? 0
    }

    private struct Plan {
        let scale: Double
        let rows: Int
        /// The radial length of leaders; larger displacements need more.
        let leaderDepth: Double
        /// The maximum displacement in degrees at which the next plan isn't tried.
        let tolerance: Double
    }

    private static let plans =
        [
            Plan(scale: 1, rows: 1, leaderDepth: 12, tolerance: 2),
            Plan(scale: 1, rows: 1, leaderDepth: 19, tolerance: 6),
            Plan(scale: 1, rows: 1, leaderDepth: 26, tolerance: 18),
            Plan(scale: 0.88, rows: 1, leaderDepth: 28, tolerance: 20),
            Plan(scale: 0.86, rows: 2, leaderDepth: 25, tolerance: 22),
            Plan(scale: 0.76, rows: 2, leaderDepth: 30, tolerance: 28),
            Plan(scale: 0.66, rows: 2, leaderDepth: 40, tolerance: 40),
        ]
        + (1...8).map { Plan(scale: 0.6 / Double($0), rows: 2, leaderDepth: 44, tolerance: 60) }

    private static func seated(
        bodies: [WheelBody], order: [Int], plan: Plan, labels: BodyLabels, leftLongitude: Double, walls: [Double]
    ) -> BodyRing? {
        let parts = order.map { labels.parts(for: bodies[$0], scale: plan.scale) }
        let leaderEnd = WheelMetrics.leaderStart - plan.leaderDepth
        let glyphRing = leaderEnd - 17 * plan.scale
        func stacks(inner: [Bool], innerRing: Double) -> [InwardStack] {
            order.indices.map { index in
                InwardStack(
                    longitude: CircleDegrees.normal(bodies[order[index]].longitude), parts: parts[index],
                    ring: inner[index] ? innerRing : glyphRing, corridor: inner[index] ? leaderEnd : nil,
                    leftLongitude: leftLongitude)
            }
        }
        var inner = [Bool](repeating: false, count: order.count)
        var labels = stacks(inner: inner, innerRing: 0)
        let outerDepth = labels.map(\.deepest).min() ?? glyphRing
        if plan.rows == 2 {
            inner = crowdedAlternately(labels)
            labels = stacks(inner: inner, innerRing: outerDepth - 16 * plan.scale - 3)
        }
        guard let places = RingPlacement.places(labels, reach: plan.rows, walls: walls),
            RingPlacement.isFree(labels, at: places)
        else {
            return nil
        }
        let seats = order.indices.map { index in
            Seat(
                body: order[index], longitude: labels[index].longitude,
                place: CircleDegrees.normal(places[index]), stack: labels[index])
        }
        return BodyRing(
            seats: seats, leaderEnd: leaderEnd,
            innerRadius: seats.map { $0.stack.depth(at: $0.place) }.min() ?? outerDepth)
    }

    /// Returns every second label of each cluster.
    ///
    /// A label with enough space remains in the outer row.
    private static func crowdedAlternately(_ labels: [InwardStack]) -> [Bool] {
        guard let places = RingPlacement.places(labels, reach: 1) else {
            return labels.indices.map { $0 % 2 == 1 }
        }
        var inner: [Bool] = []
        for (label, place) in zip(labels, places) {
            let isMoved = abs(CircleDegrees.difference(from: label.longitude, to: place)) > 6
            inner.append(isMoved && inner.last == false)
        }
        return inner
    }
}
