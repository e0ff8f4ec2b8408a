// SPDX-License-Identifier: Apache-2.0

/// The position of a body as figures and signs, as far as it is certain.
struct WheelReading: Equatable, Sendable {
    /// The degree within the sign, such as `14°`, or its range, such as `8–21°`.
    let degrees: String
    /// The indices of the sign, or of the first and the last sign.
    let signs: [Int]
    /// The minute, such as `07′`; `nil` if it isn't certain.
    let minutes: String?

    /// The reading on one line: `14°♋07′`, `8–21°♋`, or `28°♑–1°♒`.
    var line: [StrokeText.Piece] {
        let ends = degrees.split(separator: "–")
        guard signs.count == 2, ends.count == 2 else {
            return [.text(degrees)] + signs.map { .sign($0) } + (minutes.map { [.text($0)] } ?? [])
        }
        return [.text("\(ends[0])°"), .sign(signs[0]), .text("–"), .text(String(ends[1])), .sign(signs[1])]
    }

    /// Creates the reading of a body.
    init(_ body: WheelBody) {
        guard let span = body.span else {
            self.init(exact: body.longitude)
            return
        }
        let start = CircleDegrees.parts(span.start)
        let end = CircleDegrees.parts(span.end)
        if start == end {
            self.init(exact: span.start)
            return
        }
        let isOneSign = start.sign == end.sign
        self.init(
            degrees: isOneSign && start.degree == end.degree
                ? "\(start.degree)°" : "\(start.degree)–\(end.degree)°",
            signs: isOneSign ? [start.sign] : [start.sign, end.sign], minutes: nil)
    }

    private init(degrees: String, signs: [Int], minutes: String?) {
        self.degrees = degrees
        self.signs = signs
        self.minutes = minutes
    }

    private init(exact longitude: Double) {
        let (sign, degree, minute) = CircleDegrees.parts(longitude)
        self.init(degrees: "\(degree)°", signs: [sign], minutes: BodyLabels.twoDigits(minute) + "′")
    }
}

extension WheelBody {
    /// Whether the possible positions cover an arc that can be drawn.
    var isArc: Bool { (span?.width ?? 0) >= 0.25 }
}

extension StrokeText {
    /// A piece of a line: text, or the glyph of a sign by its index.
    enum Piece {
        case text(String)
        case sign(Int)
    }

    /// Returns a line of text and signs of a height, from x = 0 and vertically centered at y = 0.
    func line(_ pieces: [Piece], height: Double) -> DrawnGlyphs {
        var line = DrawnGlyphs()
        var x = 0.0
        for piece in pieces {
            let drawing: DrawnGlyphs
            switch piece {
            case .text(let text): drawing = set(text, height: height).drawing
            case .sign(let sign):
                guard let glyph = table[WheelDrawing.signNames[sign].lowercased()] else { continue }
                // Symbols are drawn on the whole grid, so they are a little higher than capitals.
                let scale = height * 1.3 / table.gridSize
                drawing = glyph.placed(
                    scale: scale, offset: PlanePoint(x: -table.gridSize * scale / 2, y: -table.gridSize * scale / 2))
            }
            guard let box = drawing.bounds else { continue }
            if x > 0 { x += height * 0.28 }
            line.append(drawing.moved(by: PlanePoint(x: x - box.minX, y: 0)))
            x += box.width
        }
        return line
    }
}

extension WheelPaint {
    /// The color of a sign's element.
    static func element(of sign: Int) -> WheelPaint { [.fire, .earth, .air, .water][sign % 4] }
}
