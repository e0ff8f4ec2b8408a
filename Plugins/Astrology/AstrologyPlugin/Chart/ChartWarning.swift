// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

/// Something the reader of a chart should know.
public struct ChartWarning: Described, Equatable {
    /// What it is about, in one hyphenated word.
    public var code: String
    /// One sentence, with what to do.
    public var message: String

    init(_ code: String, _ message: String) {
        self.code = code
        self.message = message
    }

    /// What a warning looks like as JSON.
    public static let shape = Shape<Self>.object("ChartWarning", "Something the reader should know.") {
        field("code", \.code, "What it is about.", .text(example: "house-system-undefined"))
        field("message", \.message, "One sentence, with what to do.", .text())
    }
}

extension ChartWarning {
    /// What went otherwise than asked: houses, files, bodies.
    static func all(of sky: Sky) -> [ChartWarning] {
        var warnings: [ChartWarning] = []
        if let fallback = sky.houses?.fallback { warnings.append(ChartWarning("house-system-undefined", fallback)) }
        var seen: [String] = []
        for position in sky.positions {
            guard let message = position.warning, !seen.contains(message) else { continue }
            seen.append(message)
            warnings.append(ChartWarning("ephemeris-fallback", message))
        }
        for body in sky.unavailable { warnings.append(ChartWarning("body-unavailable", body.message)) }
        return warnings
    }
}

extension ChartWarning {
    init(_ warning: TimeWarning) { self.init(warning.code.hyphenated, warning.message.asSentence) }
}

extension TimeWarning.Code {
    /// The code as a chart writes it: `calendar-unclear`.
    fileprivate var hyphenated: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}

extension String {
    /// The text with a capital at the beginning and a full stop at the end.
    fileprivate var asSentence: String {
        let begun = prefix(1).uppercased() + dropFirst()
        return hasSuffix(".") ? begun : begun + "."
    }
}
