// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Presentation

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension PresentationStyle {
    /// The language of the locale for messages (POSIX, `LC_ALL`, `LC_MESSAGES`, or `LANG`), such as `uk`; English for
    /// the locale C.
    public static var localLanguage: String {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = variables.compactMap { name in getenv(name).map { String(cString: $0) } }.first { !$0.isEmpty }
        let language = (locale ?? "C").prefix { $0.isLetter }.lowercased()
        return ["c", "posix", ""].contains(language) ? "en" : language
    }

    /// Returns the default style for a stream: 80 columns, in the language of the locale, with color only on a terminal
    /// and if `NO_COLOR` isn't set (no-color.org).
    public static func suited(to stream: OutputStream) -> PresentationStyle {
        let usesColor = stream.isTerminal && !isSet("NO_COLOR") && terminalKnowsColor
        return PresentationStyle(usesColor: usesColor, language: localLanguage)
    }

    /// Returns whether an environment variable is set and not empty.
    private static func isSet(_ name: String) -> Bool {
        guard let value = getenv(name) else { return false }
        return value.pointee != 0
    }

    private static var terminalKnowsColor: Bool {
        guard let name = getenv("TERM") else { return false }
        return String(cString: name) != "dumb"
    }
}

extension TextStyle {
    /// Returns the default style for a stream; see ``ComputationKit/PresentationStyle/suited(to:)``.
    public static func suited(to stream: OutputStream) -> TextStyle { TextStyle(.suited(to: stream)) }
}
