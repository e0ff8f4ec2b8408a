// SPDX-License-Identifier: Apache-2.0

extension WheelDrawing {
    private static let tints: [WheelPaint] = [.fireTint, .earthTint, .airTint, .waterTint]

    func drawGround(_ svg: inout SVGWriter) {
        if style.paintsBackground {
            svg.element(
                "rect",
                ["width=\"\(SVGNumber.text(width))\"", "height=\"\(SVGNumber.text(height))\""]
                    + svg.paintAttributes(fill: .paper))
        }
        svg.circle(radius: WheelMetrics.scaleInner, fill: .disc)
    }

    func drawZodiac(_ svg: inout SVGWriter) {
        for sign in 0..<12 {
            let start = Double(sign) * 30
            svg.fill(
                sector(from: start, to: start + 30, WheelMetrics.signInner, WheelMetrics.signOuter),
                Self.tints[sign % 4])
        }
        drawScale(&svg)
        var borders = VectorPath()
        for sign in 0..<12 {
            let longitude = Double(sign) * 30
            borders.addLine(
                from: metrics.point(longitude, WheelMetrics.scaleInner),
                to: metrics.point(longitude, WheelMetrics.signOuter))
        }
        svg.stroke(borders, .faint, width: 1)
        svg.circle(radius: WheelMetrics.signOuter, stroke: .ink, width: 1.6)
        svg.circle(radius: WheelMetrics.signOuter - 4, stroke: .ink, width: 0.5)
        svg.circle(radius: WheelMetrics.signInner, stroke: .faint, width: 0.9)
        svg.circle(radius: WheelMetrics.scaleInner, stroke: .ink, width: 0.9)
        let middle = (WheelMetrics.signInner + WheelMetrics.signOuter) / 2 - 2
        for (sign, name) in Self.signNames.enumerated() {
            guard let glyph = text.table[name.lowercased()] else { continue }
            let size = 37 / text.table.gridSize
            let part = LabelPart(
                centering: glyph.placed(scale: size, offset: PlanePoint(x: 0, y: 0)),
                strokeWidth: text.table.strokeWidth * size, paint: WheelPaint.element(of: sign), gap: 0)
            svg.openGroup(title: model.words[name])
            svg.draw(
                part.drawing.moved(by: metrics.point(Double(sign) * 30 + 15, middle)), part.paint,
                width: part.strokeWidth)
            svg.close("g")
        }
    }

    /// Draws ticks of 1°, 5°, and 10°, in increasing length.
    private func drawScale(_ svg: inout SVGWriter) {
        var fine = VectorPath()
        var coarse = VectorPath()
        for degree in 0..<360 where degree % 30 != 0 {
            let length = degree % 10 == 0 ? 11.0 : degree % 5 == 0 ? 8.0 : 4.5
            let start = metrics.point(Double(degree), WheelMetrics.scaleInner)
            let end = metrics.point(Double(degree), WheelMetrics.scaleInner + length)
            if degree % 5 == 0 {
                coarse.addLine(from: start, to: end)
            } else {
                fine.addLine(from: start, to: end)
            }
        }
        svg.stroke(fine, .soft, width: 0.6)
        svg.stroke(coarse, .ink, width: 0.9)
    }

    /// Returns the sector of a ring between two longitudes less than 180° apart.
    func sector(from start: Double, to end: Double, _ inner: Double, _ outer: Double) -> VectorPath {
        VectorPath(elements: [
            .move(metrics.point(start, outer)),
            .arc(
                radius: outer, isLarge: end - start > 180, isClockwise: false, to: metrics.point(end, outer)),
            .line(metrics.point(end, inner)),
            .arc(
                radius: inner, isLarge: end - start > 180, isClockwise: true, to: metrics.point(start, inner)),
            .close,
        ])
    }
}
