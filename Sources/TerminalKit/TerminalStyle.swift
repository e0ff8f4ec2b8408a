// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Whether and how text is colored: only on a terminal, and never with `NO_COLOR` set (no-color.org).
public struct TerminalStyle: Sendable, Hashable {
    private let isColored: Bool

    /// Text without any escape sequence.
    public static let plain = TerminalStyle(isColored: false)

    /// What suits the stream with this file descriptor.
    public static func suited(to stream: OutputStream) -> TerminalStyle {
        TerminalStyle(isColored: stream.isTerminal && !isSet("NO_COLOR") && terminalKnowsColor)
    }

    /// Whether a variable is there and not empty.
    private static func isSet(_ name: String) -> Bool {
        guard let value = getenv(name) else { return false }
        return value.pointee != 0
    }

    private static var terminalKnowsColor: Bool {
        guard let name = getenv("TERM") else { return false }
        return String(cString: name) != "dumb"
    }

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
