// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The emphasis in a text: escape sequences of ECMA-48, or none.
public struct TextStyle: Sendable, Hashable {
    private let isColored: Bool

    /// A style without escape sequences.
    public static let plain = TextStyle(isColored: false)

    private init(isColored: Bool) { self.isColored = isColored }

    /// Creates a text style from a presentation style.
    public init(_ style: PresentationStyle) { self.init(isColored: style.usesColor) }

    /// Returns a text as a heading.
    public func heading(_ text: String) -> String { wrap(text, "1") }
    /// Returns a text as secondary information.
    public func quiet(_ text: String) -> String { wrap(text, "2") }
    /// Returns a text as a warning.
    public func warning(_ text: String) -> String { wrap(text, "33") }
    /// Returns a text as an error.
    public func error(_ text: String) -> String { wrap(text, "31") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
