// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How parts of a text are set off: by the escape sequences of ECMA-48, or not at all.
public struct TextStyle: Sendable, Hashable {
    private let isColored: Bool

    /// Text without any escape sequence.
    public static let plain = TextStyle(isColored: false)

    private init(isColored: Bool) { self.isColored = isColored }

    /// The text's part of a presentation's style.
    public init(_ style: PresentationStyle) { self.init(isColored: style.usesColor) }

    /// A heading.
    public func heading(_ text: String) -> String { wrap(text, "1") }
    /// Something that explains rather than answers.
    public func quiet(_ text: String) -> String { wrap(text, "2") }
    /// Something to be careful about.
    public func warning(_ text: String) -> String { wrap(text, "33") }
    /// Something that went wrong.
    public func error(_ text: String) -> String { wrap(text, "31") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
