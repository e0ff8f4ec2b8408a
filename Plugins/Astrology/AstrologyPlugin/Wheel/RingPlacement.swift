// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds angles for labels on a circle at which their boxes don't overlap.
enum RingPlacement {
    /// Returns the longitudes of the labels, in the given order, or `nil` if they don't fit.
    ///
    /// The distance between two neighbors depends on their longitude, because their boxes are upright. So the distances
    /// are measured at the current longitudes, the labels are spread by them, and this is repeated. Labels that still
    /// overlap are separated in small steps.
    ///
    /// - Parameters:
    ///   - labels: The labels, sorted by longitude, all within 0..<360.
    ///   - reach: The number of following labels with which a label can collide.
    ///   - walls: Longitudes that no label may cross or touch, ascending from 0 up to 360.
    static func places<Label: RingLabel>(
        _ labels: [Label], reach: Int = 2, walls: [Double] = []
    ) -> [Double]? {
        let ideals = labels.map(\.longitude)
        guard labels.count > 1 || !walls.isEmpty else { return ideals }
        let sectors = ideals.map { CircleSpreading.sector(of: $0, between: walls) }
        let margins = walls.isEmpty ? [] : zip(labels, sectors).map { margin($0, $1, walls: walls) }
        func spread(_ distances: [Double]) -> [Double]? {
            walls.isEmpty
                ? CircleSpreading.places(ideals: ideals, distances: distances)
                : CircleSpreading.places(ideals: ideals, distances: distances, walls: walls, margins: margins)
        }
        func distances(at places: [Double]) -> [Double] {
            labels.count < 2
                ? [0] : labels.indices.map { distance(labels, $0, at: places, reach: reach, sectors: sectors) }
        }
        var places = ideals
        for _ in 0..<4 {
            guard let next = spread(distances(at: places)) else { return nil }
            places = next
        }
        return separated(labels, from: places, distances: distances(at: places), reach: reach, spread: spread)
    }

    /// Returns the angle from a wall at which a label doesn't touch it: the larger one for the two walls around it.
    private static func margin<Label: RingLabel>(_ label: Label, _ sector: Int, walls: [Double]) -> Double {
        [walls[sector], walls[(sector + 1) % walls.count]].map { wall in
            let radius = label.direction(at: wall)
            let normal = PlanePoint(x: abs(radius.y), y: abs(radius.x))
            return label.boxes(at: wall).map { box in
                let reach = (normal.x * box.width + normal.y * box.height) / 2
                return asin(min(1, reach / max(1, distanceFromCenter(box.center)))) * 180 / .pi
            }.max() ?? 0
        }.max().map { $0 + 0.2 } ?? 0
    }

    /// Separates labels that still overlap.
    private static func separated<Label: RingLabel>(
        _ labels: [Label], from start: [Double], distances: [Double], reach: Int, spread: ([Double]) -> [Double]?
    ) -> [Double]? {
        var distances = distances
        var places = start
        for _ in 0..<80 {
            let colliding = collisions(labels, at: places, reach: max(reach, 3))
            if colliding.isEmpty { return places }
            for index in colliding { distances[index] += 0.25 }
            guard let next = spread(distances) else { return nil }
            places = next
        }
        return nil
    }

    /// Returns the labels that overlap one of the next few, whose gaps must increase.
    private static func collisions<Label: RingLabel>(
        _ labels: [Label], at places: [Double], reach: Int
    ) -> [Int] {
        let boxes = zip(labels, places).map { $0.boxes(at: $1) }
        let count = labels.count
        var colliding: Set<Int> = []
        for index in labels.indices {
            for step in 1...max(1, min(reach, count - 1)) {
                let other = (index + step) % count
                guard other != index, overlap(boxes[index], boxes[other]) else { continue }
                for between in 0..<step { colliding.insert((index + between) % count) }
            }
        }
        return colliding.sorted()
    }

    /// Returns whether no two labels overlap.
    static func isFree<Label: RingLabel>(_ labels: [Label], at places: [Double]) -> Bool {
        let boxes = zip(labels, places).map { $0.boxes(at: $1) }
        let hulls = boxes.map { all in all.dropFirst().reduce(all.first) { $0?.union($1) } }
        for index in boxes.indices {
            for other in boxes.indices where other > index {
                guard let hull = hulls[index], let next = hulls[other], hull.overlaps(next) else { continue }
                if overlap(boxes[index], boxes[other]) { return false }
            }
        }
        return true
    }

    /// Returns the gap after a label: enough for the next label, and a share of the space that later labels need.
    private static func distance<Label: RingLabel>(
        _ labels: [Label], _ index: Int, at places: [Double], reach: Int, sectors: [Int]
    ) -> Double {
        let count = labels.count
        var distance = 0.0
        for step in 1...max(1, min(reach, count - 1)) {
            let last = (index + step) % count
            // A wall between two labels separates them.
            guard sectors[index] == sectors[last] else { break }
            let middle =
                places[index] + CircleDegrees.normal(places[last] - places[index]) / 2
            let needed = separation(labels[index], labels[last], around: middle)
            distance = max(distance, needed / Double(step))
            let before = (index - step + 1 + count) % count
            if step > 1 {
                let next = (index + 1) % count
                guard sectors[before] == sectors[next] else { continue }
                let needed = separation(labels[before], labels[next], around: places[index])
                distance = max(distance, needed / Double(step))
            }
        }
        return distance
    }

    /// Returns the minimum angle between two labels around a longitude at which their boxes don't overlap.
    ///
    /// Assumes that both are at the middle. Each pair of boxes determines how far the second must move along the
    /// tangent. `separated` handles the small rotation of the boxes.
    private static func separation<Label: RingLabel>(
        _ first: Label, _ second: Label, around middle: Double
    ) -> Double {
        let radius = first.direction(at: middle)
        let tangent = PlanePoint(x: radius.y, y: -radius.x)
        let fixed = first.boxes(at: middle)
        let sliding = second.boxes(at: middle)
        var angle = 0.0
        for box in fixed {
            for other in sliding {
                let slide = slide(box, other, along: tangent)
                guard slide > 0 else { continue }
                let arm = distanceFromCenter(box.center) + distanceFromCenter(other.center)
                angle = max(angle, 2 * slide / arm)
            }
        }
        return angle * 180 / .pi
    }

    /// Returns the distance a box must move along a direction so that it doesn't overlap a fixed box there or farther
    /// on.
    private static func slide(_ fixed: PlaneBox, _ box: PlaneBox, along direction: PlanePoint) -> Double {
        var low = -Double.infinity
        var high = Double.infinity
        for (part, gap, reach) in [
            (direction.x, box.center.x - fixed.center.x, (box.width + fixed.width) / 2),
            (direction.y, box.center.y - fixed.center.y, (box.height + fixed.height) / 2),
        ] {
            if abs(part) < 1e-9 {
                guard abs(gap) < reach else { return 0 }
                continue
            }
            let first = (-reach - gap) / part
            let second = (reach - gap) / part
            low = max(low, min(first, second))
            high = min(high, max(first, second))
        }
        return low < high ? max(0, high) : 0
    }

    private static func distanceFromCenter(_ point: PlanePoint) -> Double {
        let offset = point - WheelMetrics.center
        return (offset.x * offset.x + offset.y * offset.y).squareRoot()
    }

    private static func overlap(_ first: [PlaneBox], _ second: [PlaneBox]) -> Bool {
        for box in first {
            for other in second where box.overlaps(other) { return true }
        }
        return false
    }
}
