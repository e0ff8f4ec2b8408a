// SPDX-License-Identifier: Apache-2.0

/// A table of placements beside the wheel.
public struct WheelTable: Equatable, Sendable {
    /// A line of the table.
    public struct Row: Equatable, Sendable {
        /// The body, with its glyph, name, and position.
        public var body: WheelBody
        /// The house, from 1; `nil` if it is unknown, and for angles.
        public var house: Int?

        /// Creates a line of the table.
        public init(_ body: WheelBody, house: Int? = nil) {
            self.body = body
            self.house = house
        }
    }

    /// The phase of the Moon.
    public struct Moon: Equatable, Sendable {
        /// The illuminated fraction of the disc, from 0 to 1; `nil` if it isn't certain, and no disc is drawn.
        public var illuminatedFraction: Double?
        /// Whether the Moon is waxing: the right side is illuminated, as seen from the northern hemisphere.
        public var isWaxing: Bool
        /// The lines beside the disc.
        public var lines: [String]

        /// Creates the phase of the Moon.
        public init(illuminatedFraction: Double?, isWaxing: Bool, lines: [String]) {
            self.illuminatedFraction = illuminatedFraction
            self.isWaxing = isWaxing
            self.lines = lines
        }
    }

    /// The lines of the table.
    public var rows: [Row]
    /// The phase of the Moon; `nil` if it is unknown.
    public var moon: Moon?

    /// Creates a table.
    public init(rows: [Row], moon: Moon? = nil) {
        self.rows = rows
        self.moon = moon
    }
}

/// The drawing of a table of placements, to the right of the wheel.
struct WheelTableDrawing: Sendable {
    /// The width beside the wheel in drawing units.
    static let width = 420.0
    private static let left = WheelMetrics.width + 10
    private static let top = 70.0
    private static let rowHeight = 30.0
    private static let moonHeight = 120.0
    private static let moonRadius = 34.0
    private static let capHeight = 11.0

    let table: WheelTable
    let text: StrokeText
    let words: WheelWords

    init(_ table: WheelTable, text: StrokeText, words: WheelWords = .english) {
        self.table = table
        self.text = text
        self.words = words
    }

    private var rowsTop: Double { Self.top + (table.moon == nil ? 0 : Self.moonHeight) }

    /// The height of the drawing, from the top of the picture.
    var height: Double { rowsTop + Double(table.rows.count) * Self.rowHeight + 20 }

    func draw(_ svg: inout SVGWriter) {
        if let moon = table.moon { draw(moon, &svg) }
        let hasHouses = table.rows.contains { $0.house != nil }
        for (index, row) in table.rows.enumerated() {
            draw(row, y: rowsTop + Double(index) * Self.rowHeight, hasHouses: hasHouses, &svg)
        }
    }

    private func draw(_ row: WheelTable.Row, y: Double, hasHouses: Bool, _ svg: inout SVGWriter) {
        let house = row.house.map { ", \(words["house"]) \($0)" } ?? ""
        svg.openGroup(title: "\(row.body.accessibleName) \(words.reading(row.body))\(house)")
        if let glyph = text.table[row.body.glyph] {
            let scale = min(24 / text.table.gridSize, 30 / glyph.advance)
            let part = LabelPart(
                centering: glyph.placed(scale: scale, offset: PlanePoint(x: 0, y: 0)),
                strokeWidth: text.table.strokeWidth * scale, paint: .ink, gap: 0)
            svg.draw(part.drawing.moved(by: PlanePoint(x: Self.left + 18, y: y)), .ink, width: part.strokeWidth)
        }
        draw(row.body.accessibleName, x: Self.left + 42, y: y, .ink, maximum: 150, &svg)
        let reading = WheelReading(row.body)
        let line = text.line(reading.line, height: Self.capHeight)
        svg.draw(
            line.moved(by: PlanePoint(x: Self.left + 205, y: y)),
            reading.signs.first.map { WheelPaint.element(of: $0) } ?? .ink,
            width: text.strokeWidth(height: Self.capHeight))
        if row.body.isRetrograde { draw("R", x: Self.left + 312, y: y, .retrograde, &svg) }
        if hasHouses, let house = row.house { draw("\(house)", x: Self.left + 345, y: y, .soft, &svg) }
        svg.close("g")
    }

    private func draw(
        _ words: String, x: Double, y: Double, _ paint: WheelPaint, maximum: Double = .infinity, _ svg: inout SVGWriter
    ) {
        let natural = text.set(words, height: Self.capHeight, spacing: 1).width
        let height = Self.capHeight * min(1, maximum / max(natural, 1))
        svg.draw(
            text.set(words, height: height, spacing: 1).drawing.moved(by: PlanePoint(x: x, y: y)), paint,
            width: text.strokeWidth(height: height))
    }

    private func draw(_ moon: WheelTable.Moon, _ svg: inout SVGWriter) {
        let center = PlanePoint(x: Self.left + 18 + Self.moonRadius, y: Self.top + 10)
        svg.openGroup(title: "\(words["Moon"]): \(moon.lines.joined(separator: ", "))")
        if let fraction = moon.illuminatedFraction {
            svg.circle(radius: Self.moonRadius, center: center, fill: .moonShade)
            svg.fill(Self.illuminated(fraction, isWaxing: moon.isWaxing, center: center), .moonLight)
            svg.circle(radius: Self.moonRadius, center: center, stroke: .ink, width: 1.2)
        }
        let x = moon.illuminatedFraction == nil ? Self.left + 18 : center.x + Self.moonRadius + 24
        for (index, line) in moon.lines.enumerated() {
            let y = center.y + (Double(index) - Double(moon.lines.count - 1) / 2) * 22
            draw(line, x: x, y: y, index == 0 ? .ink : .soft, maximum: Self.left + Self.width - 20 - x, &svg)
        }
        svg.close("g")
    }

    /// Returns the illuminated part of the disc: half a circle, and half an ellipse as the terminator.
    static func illuminated(_ fraction: Double, isWaxing: Bool, center: PlanePoint) -> VectorPath {
        let side = isWaxing ? 1.0 : -1.0
        let bulge = side * (1 - 2 * min(max(fraction, 0), 1)) * moonRadius
        // A cubic curve is a quarter of an ellipse with handles of this share of its axes.
        let handle = 0.5523
        func point(_ x: Double, _ y: Double) -> PlanePoint { center + PlanePoint(x: x, y: y) }
        let radius = moonRadius
        return VectorPath(elements: [
            .move(point(0, -radius)),
            .arc(radius: radius, isLarge: false, isClockwise: isWaxing, to: point(0, radius)),
            .curve(point(bulge * handle, radius), point(bulge, radius * handle), point(bulge, 0)),
            .curve(point(bulge, -radius * handle), point(bulge * handle, -radius), point(0, -radius)), .close,
        ])
    }
}
