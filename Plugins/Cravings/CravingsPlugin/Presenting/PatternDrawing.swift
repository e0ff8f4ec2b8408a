// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// Builds the drawing of patterns from parts, one below the other, without scripts or fonts.
struct PatternDrawing {
    /// The width in units of the drawing.
    static let width = 900
    /// The left edge of the content, right of the labels.
    static let left = 110

    private var body: [String] = []
    /// The vertical position at which the next part begins.
    private(set) var top = 40

    /// Adds a title and moves below it.
    mutating func addTitle(_ title: String) {
        body.append(#"<text x="20" y="\#(top)" class="title">\#(title.escapedForHTML)</text>"#)
        top += 20
    }

    /// Adds a sentence in small type and moves below it.
    mutating func addNote(_ note: String) {
        body.append(#"<text x="20" y="\#(top + 12)" class="small">\#(note.escapedForHTML)</text>"#)
        top += 24
    }

    /// Adds elements without moving.
    mutating func add(_ elements: [String]) { body += elements }

    /// Moves down.
    mutating func advance(by height: Int) { top += height }

    /// Returns a text element.
    static func label(_ text: String, x: Int, y: Int, _ kind: String = "small") -> String {
        #"<text x="\#(x)" y="\#(y)" class="\#(kind)">\#(text.escapedForHTML)</text>"#
    }

    /// Returns a rectangle with a tooltip.
    ///
    /// - Parameters:
    ///   - kind: The class.
    ///   - share: The opacity of the fill, 0 to 1; nil for that of the class.
    static func cell(
        x: Int, y: Int, width: Int, height: Int, _ kind: String, share: Double? = nil, tip: String
    ) -> String {
        let opacity = share.map { #" fill-opacity="\#($0.fixed(decimals: 2))""# } ?? ""
        return #"<rect x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" class="\#(kind)"\#(opacity)>"#
            + "<title>\(tip.escapedForHTML)</title></rect>"
    }

    /// Returns the whole document.
    func document(title: String, _ style: PresentationStyle) -> String {
        let height = top + 10
        let shown = style.pixels ?? Self.width
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" width="\(shown)" \
            height="\(height * shown / Self.width)" role="img">
            <title>\(title.escapedForHTML)</title>
            <style>
            \(Self.colors(style.theme))
            </style>
            \(body.joined(separator: "\n"))
            </svg>

            """
    }

    private static func colors(_ theme: PresentationStyle.Theme) -> String {
        let layout = """
            text { font: 13px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }
            .small { font-size: 11px } .count { font-size: 10px; text-anchor: middle } .unknown { fill: none; \
            stroke-dasharray: 2 2 }
            """
        let light = """
            text { fill: #222 } .small { fill: #555 } .ground { fill: #eee } .craving { fill: #b3541e } .use { fill: \
            #2d5f9a } .unknown { stroke: #aaa } .mark { fill: #222 }
            """
        let dark = """
            text { fill: #eee } .small { fill: #bbb } .ground { fill: #333 } .craving { fill: #e8975c } .use { fill: \
            #7fb0e8 } .unknown { stroke: #666 } .mark { fill: #eee }
            """
        return "\(layout)\n\(theme.rules(light: light, dark: dark))"
    }
}
