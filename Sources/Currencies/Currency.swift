// SPDX-License-Identifier: Apache-2.0

/// A currency of ISO 4217, current or historic.
///
/// ```swift
/// Currency("KWD")?.minorUnit    // 3
/// Currency("DEM")?.withdrawn    // "2002-03"
/// Currency("ABC")               // nil
/// ```
public struct Currency: Hashable, Sendable {
    /// The code of three letters, such as `EUR`.
    public let code: String
    /// The numeric code of three digits, such as `978`; `nil` for a few historic currencies.
    public let number: String?
    /// The name in English, as the standard has it.
    public let name: String
    /// The number of decimals of the minor unit, 0 to 4.
    ///
    /// `nil` for metals, funds, and test codes, which have none, and for historic currencies, whose list doesn't have
    /// it.
    public let minorUnit: Int?
    /// The month or year in which the code was withdrawn, such as `2002-03`; `nil` for a current currency.
    ///
    /// If the code was withdrawn in several countries, the last one.
    public let withdrawn: String?

    /// The day on which the lists of the standard were published, `2026-01-01`.
    public static let published = "2026-01-01"

    /// Every current and historic currency, by code.
    public static let all: [Currency] = known.values.sorted { $0.code < $1.code }

    /// Returns the currency of a code in capital letters, or `nil` if ISO 4217 has none.
    public init?(_ code: String) {
        guard let currency = Self.known[code] else { return nil }
        self = currency
    }

    private static let known: [String: Currency] = {
        let rows = lines(current).map { ($0, false) } + lines(historic).map { ($0, true) }
        let currencies = rows.compactMap { Currency($0, isHistoric: $1) }
        return Dictionary(currencies.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

    /// Reads a line of the tables: code, number, minor unit or time of withdrawal, and name.
    private init?(_ line: Substring, isHistoric: Bool) {
        let parts = line.split(separator: " ", maxSplits: 3)
        guard parts.count == 4 else { return nil }
        code = String(parts[0])
        number = parts[1] == "-" ? nil : String(parts[1])
        minorUnit = isHistoric ? nil : Int(parts[2])
        withdrawn = isHistoric ? String(parts[2]) : nil
        name = String(parts[3])
    }
}
