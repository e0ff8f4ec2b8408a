// SPDX-License-Identifier: Apache-2.0

/// The drawing of a wheel: signs, houses, bodies and aspects as one self-contained SVG.
///
/// Longitudes increase counterclockwise from the Ascendant at nine o'clock. Every symbol, digit, and letter of the
/// wheel is a path, so the drawing doesn't depend on fonts. Only title lines in scripts without glyphs are SVG text.
/// The same model, style, and table produce the same bytes.
///
///     let wheel = WheelDrawing(model: model, style: WheelStyle(theme: .light), glyphs: table)
///     let svg = wheel.svg()
public struct WheelDrawing: Sendable {
    let model: WheelModel
    let style: WheelStyle
    let text: StrokeText
    let metrics: WheelMetrics
    let ring: BodyRing
    let houses: HouseRing
    let rim: RimLabels
    let footer: WheelFooter
    let notes: WheelNotes
    let table: WheelTableDrawing?

    /// Creates the drawing of a wheel.
    ///
    /// Letters replace glyphs that the table doesn't have.
    public init(model: WheelModel, style: WheelStyle = WheelStyle(), glyphs: GlyphTable) {
        let model = model.finite
        self.model = model
        self.style = style
        let text = StrokeText(table: glyphs)
        let left = CircleDegrees.normal(model.angles?.ascendant ?? 0)
        let labels = BodyLabels(text: text, showsDegrees: style.showsDegrees)
        let ring = BodyRing(
            bodies: model.bodies, labels: labels, leftLongitude: left, angles: model.axisLongitudes)
        let bodiesInner = min(256, ring.innerRadius - 6)
        let houses = HouseRing(cusps: model.cusps, outer: bodiesInner, text: text, leftLongitude: left)
        self.text = text
        self.ring = ring
        self.houses = houses
        self.metrics = WheelMetrics(
            leftLongitude: left, bodiesInner: bodiesInner, aspectRadius: houses.innerRadius)
        self.rim = RimLabels(model: model, text: text, showsDegrees: style.showsDegrees, leftLongitude: left)
        self.footer = WheelFooter(
            lines: style.showsLegend ? model.titleLines : [],
            aspects: style.showsLegend ? model.aspects : [], text: text, words: model.words)
        self.notes = WheelNotes(model.notes, text: text)
        self.table = model.table.map { WheelTableDrawing($0, text: text, words: model.words) }
    }

    /// The width of the picture in drawing units: 1000, and a table beside the wheel.
    var width: Double { WheelMetrics.width + (table == nil ? 0 : WheelTableDrawing.width) }

    /// The height of the picture in drawing units.
    var height: Double { max(WheelMetrics.width + footer.height, table?.height ?? 0) }

    /// Returns the wheel as an SVG document.
    public func svg() -> String {
        var body = SVGWriter(theme: style.theme)
        drawGround(&body)
        drawZodiac(&body)
        drawHouses(&body)
        drawAspects(&body)
        drawBodies(&body)
        drawRim(&body)
        footer.draw(&body)
        notes.draw(&body)
        table?.draw(&body)

        let pixels = Double(max(1, style.size)) / WheelMetrics.width
        var document = SVGWriter(theme: style.theme)
        document.open(
            "svg",
            [
                "xmlns=\"http://www.w3.org/2000/svg\"", "class=\"\(SVGWriter.rootClass)\"", "role=\"img\"",
                "width=\"\(SVGNumber.text(pixels * width))\"",
                "height=\"\(SVGNumber.text(pixels * height))\"",
                "viewBox=\"0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))\"",
                "fill=\"none\"", "stroke-linecap=\"round\"", "stroke-linejoin=\"round\"",
            ])
        document.element("title", content: title)
        document.element("desc", content: model.accessibleDescription ?? composedDescription)
        if let sheet = body.styleSheet { document.element("style", content: sheet) }
        return document.text + body.text + "</svg>\n"
    }

    private var title: String {
        guard let name = model.titleLines.first(where: { !$0.isEmpty }) else {
            return model.words["Astrological wheel"]
        }
        return "\(name): \(model.words["astrological wheel"])"
    }

    private var composedDescription: String {
        var sentences = model.notes
        if let angles = model.angles {
            for (name, longitude) in [("Ascendant", angles.ascendant), ("Midheaven", angles.midheaven)] {
                sentences.append("\(model.words[name]) \(model.words.reading(longitude))")
            }
        }
        sentences += ring.seats.map { model.words.title(model.bodies[$0.body]) }
        return sentences.joined(separator: "; ") + "."
    }

    static let signNames = [
        "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius",
        "Capricorn", "Aquarius", "Pisces",
    ]
}
