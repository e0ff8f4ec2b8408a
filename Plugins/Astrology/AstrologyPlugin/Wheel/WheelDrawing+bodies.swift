// SPDX-License-Identifier: Apache-2.0

extension WheelDrawing {
    func drawBodies(_ svg: inout SVGWriter) {
        var leaders = VectorPath()
        var marks = VectorPath()
        for seat in ring.seats {
            leaders.append(leader(of: seat))
            guard !model.bodies[seat.body].isArc else { continue }
            marks.addLine(
                from: metrics.point(seat.longitude, WheelMetrics.scaleInner - 0.5),
                to: metrics.point(seat.longitude, WheelMetrics.leaderStart))
        }
        svg.stroke(leaders, .soft, width: 0.9)
        svg.stroke(marks, .ink, width: 1.6)
        drawSpans(&svg)
        for seat in ring.seats { draw(seat, &svg) }
        for seat in ring.seats where !model.bodies[seat.body].isArc {
            svg.circle(
                radius: 2.3, center: metrics.point(seat.longitude, metrics.aspectRadius), fill: .ink)
        }
    }

    /// Draws the possible positions of bodies as arcs at the scale and on the circle of aspect lines.
    private func drawSpans(_ svg: inout SVGWriter) {
        for seat in ring.seats where model.bodies[seat.body].isArc {
            let body = model.bodies[seat.body]
            guard let span = body.span else { continue }
            svg.openGroup(title: "\(body.accessibleName) \(model.words["between"]) \(model.words.reading(body))")
            for radius in [WheelMetrics.scaleInner - 2.5, metrics.aspectRadius] {
                let path = VectorPath(elements: [
                    .move(metrics.point(span.start, radius)),
                    .arc(
                        radius: radius, isLarge: span.width > 180, isClockwise: false,
                        to: metrics.point(span.end, radius)),
                ])
                svg.stroke(path, .ink, width: 5, opacity: 0.75)
            }
            svg.close("g")
        }
    }

    /// Returns the line from the true longitude at the scale to the glyph.
    private func leader(of seat: BodyRing.Seat) -> VectorPath {
        var path = spiral(
            from: (seat.longitude, WheelMetrics.leaderStart), to: (seat.place, ring.leaderEnd))
        let boxes = seat.stack.partBoxes(at: seat.place)
        guard let glyph = boxes.first else { return path }
        var radius = ring.leaderEnd
        while radius > seat.stack.ring, !glyph.insetBy(-2.5).contains(metrics.point(seat.place, radius - 1)) {
            radius -= 1
        }
        if radius < ring.leaderEnd { path.elements.append(.line(metrics.point(seat.place, radius))) }
        return path
    }

    private func draw(_ seat: BodyRing.Seat, _ svg: inout SVGWriter) {
        let body = model.bodies[seat.body]
        svg.openGroup(title: model.words.title(body))
        for (part, center) in zip(seat.stack.parts, seat.stack.centers(at: seat.place)) {
            svg.draw(part.drawing.moved(by: center), part.paint, width: part.strokeWidth)
        }
        svg.close("g")
    }

    func drawRim(_ svg: inout SVGWriter) {
        var stubs = VectorPath()
        var axisStubs = VectorPath()
        var arrows = VectorPath()
        for label in rim.labels {
            let longitude = label.block.longitude
            let base = WheelMetrics.signOuter
            if label.hasArrow {
                let side = 1.0
                arrows.elements += [
                    .move(metrics.point(longitude, base + 9.5)),
                    .line(metrics.point(longitude - side, base + 1)),
                    .line(metrics.point(longitude + side, base + 1)), .close,
                ]
            } else if label.isAngle {
                axisStubs.addLine(
                    from: metrics.point(longitude, base), to: metrics.point(longitude, base + 7))
            } else {
                stubs.addLine(from: metrics.point(longitude, base), to: metrics.point(longitude, base + 6))
            }
            if abs(CircleDegrees.difference(from: longitude, to: label.place)) > 0.8 {
                stubs.append(spiral(from: (longitude, base + 6), to: (label.place, RimLabels.ring - 2)))
            }
        }
        svg.stroke(stubs, .cusp, width: 1.2)
        svg.stroke(axisStubs, .angle, width: 2.4)
        svg.fill(arrows, .angle)
        for label in rim.labels {
            svg.openGroup(title: label.name)
            for (line, center) in zip(label.block.lines, label.block.centers(at: label.place)) {
                svg.draw(line.drawing.moved(by: center), line.paint, width: line.strokeWidth)
            }
            svg.close("g")
        }
    }
}
