// SPDX-License-Identifier: Apache-2.0

extension WheelDrawing {
    /// Draws the aspect lines, weak ones first, so that exact and major ones are on top.
    func drawAspects(_ svg: inout SVGWriter) {
        struct Line {
            let style: AspectLineStyle
            let from: (longitude: Double, name: String)
            let to: (longitude: Double, name: String)
            let exactness: Double
            let title: String
        }
        var lines: [Line] = []
        for aspect in model.aspects {
            guard let style = AspectLineStyle.named(aspect.type), let from = end(aspect.from),
                let to = end(aspect.to)
            else { continue }
            let motion = aspect.isApplying.map { ", " + model.words[$0 ? "applying" : "separating"] } ?? ""
            let name = model.words[style.name.lowercased()]
            lines.append(
                Line(
                    style: style, from: from, to: to,
                    exactness: aspect.exactness.isFinite ? min(max(aspect.exactness, 0), 1) : 0,
                    title: "\(from.name) \(name) \(to.name)\(motion)"))
        }
        let order = lines.indices.sorted { first, second in
            let (left, right) = (lines[first], lines[second])
            return (left.style.isMajor ? 1 : 0, left.exactness, first)
                < (right.style.isMajor ? 1 : 0, right.exactness, second)
        }
        let radius = metrics.aspectRadius - 2
        let conjunctions = order.filter { lines[$0].style.isConjunction }
        let depths = Dictionary(
            uniqueKeysWithValues: zip(
                conjunctions,
                ConjunctionMarks.depths(of: conjunctions.map { (lines[$0].from.longitude, lines[$0].to.longitude) })))
        for index in order {
            let line = lines[index]
            var path = VectorPath()
            if let depth = depths[index] {
                path = bracket(from: line.from.longitude, to: line.to.longitude, radius: radius, depth: depth)
            } else {
                path.addLine(
                    from: metrics.point(line.from.longitude, radius),
                    to: metrics.point(line.to.longitude, radius))
            }
            let width = line.style.lineWidth(exactness: line.exactness)
            svg.openGroup(title: line.title)
            svg.stroke(
                path, line.style.paint, width: width, dashes: line.style.dashes,
                opacity: line.style.isConjunction ? 1 : 0.45 + 0.55 * line.exactness)
            svg.close("g")
        }
    }

    private func end(_ end: WheelAspect.End) -> (longitude: Double, name: String)? {
        switch end {
        case .body(let index):
            guard model.bodies.indices.contains(index) else { return nil }
            let body = model.bodies[index]
            guard body.longitude.isFinite else { return nil }
            return (CircleDegrees.normal(body.longitude), body.accessibleName)
        case .point(let longitude, let name):
            guard longitude.isFinite else { return nil }
            return (CircleDegrees.normal(longitude), name)
        }
    }

}

extension AspectLineStyle {
    var isConjunction: Bool { glyph == "conjunction" }

    /// Returns the line's width in drawing units for an exactness from 0 to 1.
    func lineWidth(exactness: Double) -> Double {
        if isConjunction { return 2 + 0.8 * exactness }
        return isMajor ? 0.8 + 1.6 * exactness : 0.7 + 0.8 * exactness
    }
}
