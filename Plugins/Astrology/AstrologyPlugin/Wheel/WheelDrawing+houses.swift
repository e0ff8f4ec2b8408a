// SPDX-License-Identifier: Apache-2.0

extension WheelDrawing {
    func drawHouses(_ svg: inout SVGWriter) {
        let numberBoxes = houses.numbers.map { number in
            PlaneBox(
                center: metrics.point(number.place, houses.middleRadius), width: number.part.width,
                height: number.part.height)
        }
        let boxes = (ring.seats.flatMap { $0.stack.partBoxes(at: $0.place) } + numberBoxes).map {
            $0.insetBy(-3)
        }
        let isHouseless = houses.cusps.isEmpty
        let inner = houses.isDivided ? metrics.aspectRadius : houses.outerRadius
        if !isHouseless {
            svg.fill(annulus(houses.innerRadius, houses.outerRadius), .band)
        }
        var cuspLines = VectorPath()
        let angles = axisLongitudes
        for cusp in houses.cusps where !angles.contains(where: { Self.isSame($0, cusp) }) {
            cuspLines.append(radial(cusp, from: WheelMetrics.scaleInner, to: inner, around: boxes))
            cuspLines.addLine(
                from: metrics.point(cusp, WheelMetrics.signOuter),
                to: metrics.point(cusp, WheelMetrics.signOuter + 6))
        }
        svg.stroke(cuspLines, .cusp, width: 1)
        if !isHouseless { svg.circle(radius: houses.outerRadius, stroke: .faint, width: 0.9) }
        var axes = VectorPath()
        for longitude in angles {
            axes.append(radial(longitude, from: WheelMetrics.scaleInner, to: inner, around: boxes))
        }
        svg.stroke(axes, .angle, width: 2.4)
        svg.circle(radius: metrics.aspectRadius, fill: .disc, stroke: .ink, width: 0.9)
        for number in houses.numbers {
            svg.draw(
                number.part.drawing.moved(by: metrics.point(number.place, houses.middleRadius)),
                number.part.paint, width: number.part.strokeWidth)
        }
        drawNumberLeaders(&svg)
    }

    var axisLongitudes: [Double] { model.axisLongitudes }

    static func isSame(_ first: Double, _ second: Double) -> Bool {
        abs(CircleDegrees.difference(from: first, to: second)) < 0.001
    }

    private func drawNumberLeaders(_ svg: inout SVGWriter) {
        guard !houses.isDivided else { return }
        var leaders = VectorPath()
        for number in houses.numbers
        where abs(CircleDegrees.difference(from: number.middle, to: number.place)) > 0.8 {
            leaders.append(
                spiral(from: (number.middle, houses.outerRadius), to: (number.place, houses.outerRadius - 5)))
        }
        svg.stroke(leaders, .faint, width: 0.8)
    }

    func annulus(_ inner: Double, _ outer: Double) -> VectorPath {
        var path = sector(from: 0, to: 180, inner, outer)
        path.append(sector(from: 180, to: 360, inner, outer))
        return path
    }

    /// Returns a line along a radius, without the parts inside boxes.
    func radial(
        _ longitude: Double, from start: Double, to end: Double, around boxes: [PlaneBox]
    ) -> VectorPath {
        let direction = metrics.direction(longitude)
        let (near, far) = (min(start, end), max(start, end))
        var hidden: [(low: Double, high: Double)] = boxes.compactMap { box in
            var low = near
            var high = far
            for (part, center, lower, upper) in [
                (direction.x, WheelMetrics.center.x, box.minX, box.maxX),
                (direction.y, WheelMetrics.center.y, box.minY, box.maxY),
            ] {
                if abs(part) < 1e-9 {
                    guard center > lower, center < upper else { return nil }
                    continue
                }
                let first = (lower - center) / part
                let second = (upper - center) / part
                low = max(low, min(first, second))
                high = min(high, max(first, second))
            }
            return low < high ? (low, high) : nil
        }
        hidden.sort { $0.low < $1.low }
        var path = VectorPath()
        var position = near
        for gap in hidden + [(far, far)] {
            if gap.low - position > 8 {
                path.addLine(from: metrics.point(longitude, gap.low), to: metrics.point(longitude, position))
            }
            position = max(position, gap.high)
        }
        return path
    }

    /// Returns a line from one ring to another that starts and ends along the radius.
    ///
    /// All leaders between two rings have the same shape, so adjacent leaders never cross.
    func spiral(
        from start: (longitude: Double, radius: Double), to end: (longitude: Double, radius: Double)
    ) -> VectorPath {
        let turn = CircleDegrees.difference(from: start.longitude, to: end.longitude)
        let steps = abs(turn) < 0.05 ? 1 : max(8, Int((abs(turn) / 2).rounded(.up)))
        var path = VectorPath(elements: [.move(metrics.point(start.longitude, start.radius))])
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            let radius = start.radius + (end.radius - start.radius) * share
            let eased = share * share * (3 - 2 * share)
            path.elements.append(.line(metrics.point(start.longitude + turn * eased, radius)))
        }
        return path
    }
}

extension WheelModel {
    /// The Ascendant, Descendant, Midheaven, and Imum Coeli; empty if the time is unknown.
    var axisLongitudes: [Double] {
        guard let angles else { return [] }
        return [angles.ascendant, angles.ascendant + 180, angles.midheaven, angles.midheaven + 180]
            .map(CircleDegrees.normal)
    }
}
