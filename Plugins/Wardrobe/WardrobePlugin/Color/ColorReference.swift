// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A color as people state it: by a word, such as `navy` or `light wash`, or by hexadecimal digits, such as `#1F3A5F`.
public struct ColorReference: TextRepresentable, Hashable {
    /// The color.
    public let color: SRGBColor
    /// The word as it was written; nil for digits.
    public let word: String?

    /// Creates a reference to a color without a word.
    public init(_ color: SRGBColor) { self.init(color, word: nil) }

    private init(_ color: SRGBColor, word: String?) {
        self.color = color
        self.word = word
    }

    /// Creates a reference from a word or from digits.
    ///
    /// - Throws: `ValidationIssue` with an empty path if the text is neither.
    public init(_ text: String) throws(ValidationIssue) {
        if let color = try? SRGBColor(hex: text) {
            self.init(color)
        } else if let known = ColorName.color(in: text) {
            self.init(known.color, word: text)
        } else {
            throw ValidationIssue(
                path: "", expected: Self.expectation, got: JSONValue.string(text).text(),
                recoverySuggestion: ClosestMatch(to: text.lowercased(), among: ColorName.all.map(\.name)).map {
                    "did you mean \"\($0.word)\"?"
                })
        }
    }

    /// The word or the digits, as JSON has it.
    public var description: String { word ?? color.hex }

    /// A word or digits as text.
    public static let schema = Schema<Self>.text(
        "wardrobe.ColorReference", "A color by a word or by hexadecimal digits.", expected: expectation,
        lengths: 1...60, example: "navy", print: \.description
    ) { text in
        do throws(ValidationIssue) {
            _ = try Self(text)
            return nil
        } catch {
            return error
        }
    }

    private static let expectation = "a color such as navy, light wash, or #1F3A5F"
}
