// SPDX-License-Identifier: Apache-2.0

/// Formats numbers for SVG: at most two decimals, no exponent, no trailing zeros, no negative zero.
enum SVGNumber {
    static func text(_ value: Double) -> String {
        text(hundredths: hundredths(value))
    }

    static func hundredths(_ value: Double) -> Int {
        Int((value * 100).rounded())
    }

    static func text(hundredths: Int) -> String {
        let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        var text = hundredths < 0 ? "-" : ""
        if whole != 0 || fraction == 0 { text += String(whole) }
        if fraction % 10 != 0 {
            text += fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
        } else if fraction != 0 {
            text += ".\(fraction / 10)"
        }
        return text
    }
}

extension VectorPath {
    /// The path as the value of an SVG `d` attribute, with two decimals.
    ///
    /// Commands are relative, which is shorter. Steps are between rounded points, so errors don't accumulate along the
    /// path.
    var svgData: String {
        var data = PathDataWriter()
        for element in elements { data.append(element) }
        return data.text
    }
}

private struct PathDataWriter {
    private struct GridPoint: Equatable {
        var x = 0
        var y = 0

        init() {}

        init(_ point: PlanePoint) {
            x = SVGNumber.hundredths(point.x)
            y = SVGNumber.hundredths(point.y)
        }
    }

    private(set) var text = ""
    private var command = ""
    private var current = GridPoint()
    private var start = GridPoint()

    mutating func append(_ element: VectorPath.Element) {
        switch element {
        case .move(let end):
            let end = GridPoint(end)
            begin(text.isEmpty ? "M" : "m", repeats: false)
            point(end)
            (current, start) = (end, end)
        case .line(let end):
            let end = GridPoint(end)
            if end.y == current.y, end.x != current.x {
                begin("h")
                number(end.x - current.x)
            } else if end.x == current.x, end.y != current.y {
                begin("v")
                number(end.y - current.y)
            } else {
                begin("l")
                point(end)
            }
            current = end
        case .curve(let first, let second, let end):
            begin("c")
            point(GridPoint(first))
            point(GridPoint(second))
            point(GridPoint(end))
            current = GridPoint(end)
        case .arc(let radius, let isLarge, let isClockwise, let end):
            begin("a")
            let radius = SVGNumber.hundredths(radius)
            number(radius)
            number(radius)
            number(0)
            number(isLarge ? 100 : 0)
            number(isClockwise ? 100 : 0)
            point(GridPoint(end))
            current = GridPoint(end)
        case .close:
            begin("z", repeats: false)
            current = start
        }
    }

    private mutating func begin(_ letter: String, repeats: Bool = true) {
        guard !repeats || letter != command else { return }
        text += letter
        command = letter
    }

    private mutating func point(_ point: GridPoint) {
        number(point.x - current.x)
        number(point.y - current.y)
    }

    private mutating func number(_ hundredths: Int) {
        let number = SVGNumber.text(hundredths: hundredths)
        if text.utf8.last.map({ $0 < 0x41 }) == true, !number.hasPrefix("-") { text += " " }
        text += number
    }
}
