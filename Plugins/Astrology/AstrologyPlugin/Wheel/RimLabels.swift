// SPDX-License-Identifier: Apache-2.0

/// The labels outside the sign ring: the degrees of every cusp, and the names and degrees of the angles.
struct RimLabels: Equatable, Sendable {
    struct Label: Equatable, Sendable {
        let block: OutwardBlock
        let place: Double
        let isAngle: Bool
        /// Whether there is an arrowhead at its longitude: for the Ascendant and the Midheaven.
        let hasArrow: Bool
        let name: String
    }

    /// The circle that labels touch from outside.
    static let ring = WheelMetrics.signOuter + 11.5

    let labels: [Label]

    init(model: WheelModel, text: StrokeText, showsDegrees: Bool, leftLongitude: Double) {
        struct Entry {
            let longitude: Double
            let glyph: String?
            let name: String
        }
        var entries: [Entry] = []
        if let angles = model.angles {
            entries = [
                Entry(longitude: angles.ascendant, glyph: "ascendant", name: model.words["Ascendant"]),
                Entry(longitude: angles.midheaven, glyph: "midheaven", name: model.words["Midheaven"]),
                Entry(longitude: angles.ascendant + 180, glyph: "descendant", name: model.words["Descendant"]),
                Entry(longitude: angles.midheaven + 180, glyph: "imum-coeli", name: model.words["Imum Coeli"]),
            ]
            if let vertex = angles.vertex {
                entries.append(Entry(longitude: vertex, glyph: "vertex", name: model.words["Vertex"]))
            }
        }
        // The cusps of whole-sign houses are the beginnings of signs, which the ring of signs shows.
        let isWholeSign = model.cusps.allSatisfy { cusp in
            abs(CircleDegrees.difference(from: (cusp / 30).rounded() * 30, to: cusp)) < 0.001
        }
        if showsDegrees, !isWholeSign {
            for (index, cusp) in model.cusps.enumerated() {
                let isAngle = entries.contains { entry in
                    entry.glyph != nil
                        && abs(CircleDegrees.difference(from: entry.longitude, to: cusp)) < 0.001
                }
                if !isAngle {
                    entries.append(Entry(longitude: cusp, glyph: nil, name: "\(model.words["House"]) \(index + 1)"))
                }
            }
        }
        func part(_ glyphs: DrawnGlyphs, height: Double, weight: Double, _ paint: WheelPaint, gap: Double)
            -> LabelPart
        {
            LabelPart(
                centering: glyphs, strokeWidth: text.strokeWidth(height: height) * weight, paint: paint,
                gap: gap)
        }
        let blocks = entries.map { entry in
            var lines: [LabelPart] = []
            if let key = entry.glyph, let glyph = text.table[key] {
                let scale = 13 / StrokeText.capHeight
                let drawing = glyph.placed(scale: scale, offset: PlanePoint(x: 0, y: 0))
                lines.append(part(drawing, height: 13, weight: 1.25, .angle, gap: 0))
            }
            if showsDegrees {
                let (sign, degree, minute) = CircleDegrees.parts(entry.longitude)
                let figures = text.line(
                    [.text("\(degree)°"), .sign(sign), .text("\(BodyLabels.twoDigits(minute))′")], height: 10.5)
                lines.append(
                    part(
                        figures, height: 10.5, weight: 1, entry.glyph == nil ? .soft : .angle,
                        gap: lines.isEmpty ? 0 : 4))
            }
            return OutwardBlock(
                longitude: CircleDegrees.normal(entry.longitude), lines: lines, ring: Self.ring,
                leftLongitude: leftLongitude)
        }
        let order = blocks.indices.sorted { (blocks[$0].longitude, $0) < (blocks[$1].longitude, $1) }
        let sorted = order.map { blocks[$0] }
        let places = RingPlacement.places(sorted, reach: 1) ?? sorted.map(\.longitude)
        self.labels = order.indices.map { position in
            let entry = entries[order[position]]
            return Label(
                block: sorted[position], place: CircleDegrees.normal(places[position]),
                isAngle: entry.glyph != nil && entry.glyph != "vertex",
                hasArrow: entry.glyph == "ascendant" || entry.glyph == "midheaven",
                name: "\(entry.name) \(model.words.reading(entry.longitude))")
        }
    }
}
