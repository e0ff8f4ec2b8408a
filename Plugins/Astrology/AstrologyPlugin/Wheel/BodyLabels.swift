// SPDX-License-Identifier: Apache-2.0

/// Creates the parts of a body's label: glyph, letters, degree, minute, and marks.
struct BodyLabels: Sendable {
    let text: StrokeText
    let showsDegrees: Bool

    func parts(for body: WheelBody, scale: Double) -> [LabelPart] {
        var parts: [LabelPart] = []
        if let glyph = text.table[body.glyph] {
            let size = WheelMetrics.glyphSize * scale / text.table.gridSize
            parts.append(
                LabelPart(
                    centering: glyph.placed(scale: size, offset: PlanePoint(x: 0, y: 0)),
                    strokeWidth: text.table.strokeWidth * size, paint: .ink, gap: 0))
        }
        if let label = body.label, let part = lettering(label, scale: scale, isAlone: parts.isEmpty) {
            parts.append(part)
        }
        if parts.isEmpty, let part = lettering(body.accessibleName, scale: scale, isAlone: true) {
            parts.append(part)
        }
        if parts.isEmpty, let part = figures("*", height: 16, scale: scale, paint: .ink, gap: 0) {
            parts.append(part)
        }
        if showsDegrees { parts += position(of: body, scale: scale) }
        if let mark = motionMark(body, scale: scale) { parts.append(mark) }
        return parts
    }

    /// Returns the degree, the sign, and the minute; without a time of day, only what is certain.
    private func position(of body: WheelBody, scale: Double) -> [LabelPart] {
        let reading = WheelReading(body)
        return [
            figures(reading.degrees, height: 14.5, scale: scale, paint: .ink, gap: 4.5),
            signs(reading.signs, scale: scale),
            reading.minutes.flatMap { figures($0, height: 11.5, scale: scale, paint: .soft, gap: 4) },
        ].compactMap { $0 }
    }

    /// Returns the glyph of a sign, or of two with a dash.
    private func signs(_ signs: [Int], scale: Double) -> LabelPart? {
        let line = text.line(
            signs.enumerated().flatMap { index, sign in (index > 0 ? [.text("–")] : []) + [.sign(sign)] },
            height: 13 * scale)
        guard line.bounds != nil, let first = signs.first else { return nil }
        return LabelPart(
            centering: line, strokeWidth: text.strokeWidth(height: 13 * scale), paint: WheelPaint.element(of: first),
            gap: 3.5 * scale)
    }

    static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private func lettering(_ label: String, scale: Double, isAlone: Bool) -> LabelPart? {
        var letters = label.uppercased().filter { text.table[$0] != nil }
        if letters.count > 7 { letters = letters.prefix(5) + "." }
        return figures(letters, height: isAlone ? 15 : 9, scale: scale, paint: .ink, gap: 3)
    }

    private func motionMark(_ body: WheelBody, scale: Double) -> LabelPart? {
        if body.isStationary {
            return figures(
                body.isRetrograde ? "SR" : "SD", height: 9, scale: scale, paint: .retrograde, gap: 4)
        }
        guard body.isRetrograde, let glyph = text.table["retrograde"] else { return nil }
        let size = 15 * scale / text.table.gridSize
        return LabelPart(
            centering: glyph.placed(scale: size, offset: PlanePoint(x: 0, y: 0)),
            strokeWidth: text.table.strokeWidth * size * 1.1, paint: .retrograde, gap: 4)
    }

    private func figures(
        _ letters: String, height: Double, scale: Double, paint: WheelPaint, gap: Double
    ) -> LabelPart? {
        let drawing = text.set(letters, height: height * scale).drawing
        guard drawing.bounds != nil else { return nil }
        return LabelPart(
            centering: drawing, strokeWidth: text.strokeWidth(height: height * scale), paint: paint,
            gap: gap * scale)
    }
}
