// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A color in the sRGB space with 8 bits per channel, written `#RRGGBB`.
public struct SRGBColor: Hashable, Sendable {
    /// The red channel, 0 to 255, gamma-encoded.
    public var red: UInt8
    /// The green channel, 0 to 255, gamma-encoded.
    public var green: UInt8
    /// The blue channel, 0 to 255, gamma-encoded.
    public var blue: UInt8

    /// Creates a color from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a color from six or three hexadecimal digits, with or without `#`.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a color; for the name of a known color, its
    ///   suggestion gives the digits.
    public init(hex text: String) throws(ValidationIssue) {
        guard let color = Self(digitsOf: text) else { throw Self.issue(with: text) }
        self = color
    }

    private init?(digitsOf text: String) {
        var digits = text.utf8.drop { $0 == UInt8(ascii: " ") }[...]
        if digits.first == UInt8(ascii: "#") { digits = digits.dropFirst() }
        while digits.last == UInt8(ascii: " ") { digits = digits.dropLast() }
        var values: [UInt8] = []
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(digit - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): values.append(digit - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        switch values.count {
        case 3: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
        case 6:
            self.init(
                red: values[0] << 4 | values[1], green: values[2] << 4 | values[3], blue: values[4] << 4 | values[5])
        default: return nil
        }
    }

    private static func issue(with text: String) -> ValidationIssue {
        ValidationIssue(
            path: "", expected: expected, got: JSONValue.string(String(text.prefix(40))).text(),
            recoverySuggestion: ColorName.color(named: text).map { "\($0.name) is \($0.color.hex)" })
    }

    private static let expected = "a color such as #1F3A5F"

    /// The color as `#` and six upper-case hexadecimal digits.
    public var hex: String {
        let digits = Array("0123456789ABCDEF")
        return [red, green, blue].reduce(into: "#") { text, channel in
            text.append(digits[Int(channel >> 4)])
            text.append(digits[Int(channel & 15)])
        }
    }
}

extension SRGBColor: SchemaProviding {
    /// The schema of `#` and six hexadecimal digits; three digits and a missing `#` are accepted too.
    public static let schema = Schema<Self>.text(
        "wardrobe.Color", "A color in the sRGB space.", expected: expected, pattern: "^ *#?([0-9A-Fa-f]{3}){1,2} *$",
        example: "#1F3A5F", print: \.hex
    ) { text in
        Self(digitsOf: text) == nil ? issue(with: text) : nil
    }

    /// Decodes the color from a string.
    public init(from decoder: any Decoder) throws {
        try self.init(hex: decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the color as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}
