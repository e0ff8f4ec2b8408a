// SPDX-License-Identifier: Apache-2.0

/// Writes the elements of a wheel as SVG, in the colors of a theme.
///
/// Colors are presentation attributes, which every renderer supports. The theme `auto` adds classes and a style sheet
/// that overrides them on dark screens. A renderer that ignores the style sheet shows the light theme.
struct SVGWriter: Sendable {
    let theme: WheelTheme
    private(set) var text = ""
    private var strokes: Set<WheelPaint> = []
    private var fills: Set<WheelPaint> = []

    init(theme: WheelTheme) {
        self.theme = theme
    }

    static let rootClass = "almanac-wheel"

    /// Returns the text escaped for an element or a quoted attribute, without characters that XML 1.0 forbids.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    mutating func open(_ name: String, _ attributes: [String] = []) {
        text += "<" + ([name] + attributes).joined(separator: " ") + ">\n"
    }

    mutating func close(_ name: String) {
        text += "</\(name)>\n"
    }

    mutating func element(_ name: String, _ attributes: [String]) {
        text += "<" + ([name] + attributes).joined(separator: " ") + "/>\n"
    }

    mutating func element(_ name: String, _ attributes: [String] = [], content: String) {
        text += "<" + ([name] + attributes).joined(separator: " ") + ">\(Self.escaped(content))</\(name)>\n"
    }

    /// Opens a group with a title for tooltips.
    mutating func openGroup(title: String) {
        text += "<g><title>\(Self.escaped(title))</title>\n"
    }

    mutating func stroke(
        _ path: VectorPath, _ paint: WheelPaint, width: Double, dashes: [Double] = [], opacity: Double = 1
    ) {
        guard !path.isEmpty else { return }
        var attributes = ["d=\"\(path.svgData)\""]
        attributes += paintAttributes(stroke: paint)
        attributes.append("stroke-width=\"\(SVGNumber.text(width))\"")
        if !dashes.isEmpty {
            let lengths = dashes.map { SVGNumber.text($0) }.joined(separator: " ")
            attributes.append("stroke-dasharray=\"\(lengths)\"")
        }
        if opacity < 1 { attributes.append("stroke-opacity=\"\(SVGNumber.text(opacity))\"") }
        element("path", attributes)
    }

    mutating func fill(_ path: VectorPath, _ paint: WheelPaint) {
        guard !path.isEmpty else { return }
        element("path", ["d=\"\(path.svgData)\""] + paintAttributes(fill: paint))
    }

    mutating func draw(_ glyphs: DrawnGlyphs, _ paint: WheelPaint, width: Double) {
        fill(glyphs.fills, paint)
        stroke(glyphs.strokes, paint, width: width)
    }

    mutating func circle(
        radius: Double, center: PlanePoint = WheelMetrics.center, fill: WheelPaint? = nil,
        stroke: WheelPaint? = nil, width: Double = 1
    ) {
        var attributes = [
            "cx=\"\(SVGNumber.text(center.x))\"", "cy=\"\(SVGNumber.text(center.y))\"",
            "r=\"\(SVGNumber.text(radius))\"",
        ]
        attributes += paintAttributes(stroke: stroke, fill: fill)
        if stroke != nil { attributes.append("stroke-width=\"\(SVGNumber.text(width))\"") }
        element("circle", attributes)
    }

    mutating func paintAttributes(stroke: WheelPaint? = nil, fill: WheelPaint? = nil) -> [String] {
        var attributes: [String] = []
        var classes: [String] = []
        if let stroke {
            attributes.append("stroke=\"\(color(stroke))\"")
            classes.append("s-" + stroke.rawValue)
            strokes.insert(stroke)
        }
        if let fill {
            attributes += ["fill=\"\(color(fill))\"", "stroke=\"none\""].dropLast(stroke == nil ? 0 : 1)
            classes.append("f-" + fill.rawValue)
            fills.insert(fill)
        }
        if theme == .auto { attributes.append("class=\"\(classes.joined(separator: " "))\"") }
        return attributes
    }

    private func color(_ paint: WheelPaint) -> String {
        theme == .dark ? paint.dark : paint.light
    }

    /// The rules for dark colors of the theme `auto`; `nil` for other themes.
    var styleSheet: String? {
        guard theme == .auto else { return nil }
        var sheet = "@media screen and (prefers-color-scheme:dark){"
        for paint in WheelPaint.allCases {
            if strokes.contains(paint) {
                sheet += ".\(Self.rootClass) .s-\(paint.rawValue){stroke:\(paint.dark)}"
            }
            if fills.contains(paint) {
                sheet += ".\(Self.rootClass) .f-\(paint.rawValue){fill:\(paint.dark)}"
            }
        }
        return sheet + "}"
    }
}
