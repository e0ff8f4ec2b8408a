// SPDX-License-Identifier: Apache-2.0

/// Remarks in the upper left corner of the wheel: an unknown time, or another house system than the requested one.
struct WheelNotes: Sendable {
    private static let left = 24.0
    private static let top = 30.0
    private static let lineHeight = 17.0
    /// The width that the wheel leaves free in the corner.
    private static let width = 225.0
    private static let capHeight = 10.0
    private static let spacing = 0.9

    let text: StrokeText
    /// The lines from top to bottom; the first line is a heading.
    let lines: [String]

    init(_ notes: [String], text: StrokeText) {
        self.text = text
        lines = notes.flatMap { Self.wrapped($0, text: text) }
    }

    private static func wrapped(_ note: String, text: StrokeText) -> [String] {
        var lines: [String] = []
        for word in note.split(separator: " ") {
            if let last = lines.last {
                let joined = "\(last) \(word)"
                if text.set(joined, height: capHeight, spacing: spacing).width <= width {
                    lines[lines.count - 1] = joined
                    continue
                }
            }
            lines.append(String(word))
        }
        return lines
    }

    func draw(_ svg: inout SVGWriter) {
        guard !lines.isEmpty else { return }
        svg.openGroup(title: lines.joined(separator: " "))
        for (index, line) in lines.enumerated() {
            let drawing = text.set(line, height: Self.capHeight, spacing: Self.spacing).drawing
            svg.draw(
                drawing.moved(by: PlanePoint(x: Self.left, y: Self.top + Double(index) * Self.lineHeight)),
                index == 0 ? .retrograde : .soft,
                width: text.strokeWidth(height: Self.capHeight) * (index == 0 ? 1.35 : 1))
        }
        svg.close("g")
    }
}
