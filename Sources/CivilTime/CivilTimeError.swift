// SPDX-License-Identifier: Apache-2.0

/// A day, time, offset, duration or time zone that can't be used.
///
/// The parts make one sentence: "expected a day such as 2026-11-21, got "2026-02-30"".
public struct CivilTimeError: Error, Codable, Hashable, Sendable {
    /// What caused an error.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// The value or text that was given.
        case input
        /// The machine's tz database, which is missing or damaged.
        case data
    }

    /// What caused the error.
    public let kind: Kind
    /// What is accepted, in words that follow "expected".
    public let expected: String
    /// What was given, in words that follow "got"; text of the caller is quoted and shortened.
    public let got: String
    /// What to do about it, when that is known.
    public let recoverySuggestion: String?

    /// Creates an error.
    public init(kind: Kind = .input, expected: String, got: String, recoverySuggestion: String? = nil) {
        self.kind = kind
        self.expected = expected
        self.got = got
        self.recoverySuggestion = recoverySuggestion
    }

    /// Creates an error about a text that can't be read.
    init(expected: String, text: some StringProtocol, recoverySuggestion: String? = nil) {
        self.init(expected: expected, got: Self.quoted(text), recoverySuggestion: recoverySuggestion)
    }
}

extension CivilTimeError: CustomStringConvertible {
    /// The error as one sentence.
    public var description: String {
        "expected \(expected), got \(got)" + (recoverySuggestion.map { " (\($0))" } ?? "")
    }

    /// The text in double quotes on one line, at most 60 Unicode scalars of it, with codes such as `<U+202E>` for
    /// scalars that steer a terminal.
    static func quoted(_ text: some StringProtocol) -> String {
        var quoted = "\""
        for (position, scalar) in text.unicodeScalars.enumerated() {
            guard position < 60 else { return quoted + "…\"" }
            switch scalar.value {
            case 0x22, 0x5C: quoted += "\\\(scalar)"
            case 0x09: quoted += "\\t"
            case 0x0A: quoted += "\\n"
            case 0x0D: quoted += "\\r"
            case ..<0x20: quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
