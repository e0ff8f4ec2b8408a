// SPDX-License-Identifier: Apache-2.0

/// The plural categories of the Unicode CLDR.
///
/// ```swift
/// let category = PluralCategory(of: 22, in: "uk")             // few
/// let categories = PluralCategory.categories(of: "en")        // one and other
/// ```
public enum PluralCategory: String, Sendable, CaseIterable {
    /// As after 1; in Ukrainian also after 21 and 31.
    case one
    /// As after 2 to 4 in Ukrainian.
    case few
    /// As after 0 and 5 to 20 in Ukrainian.
    case many
    /// As after fractions in Ukrainian; after every number but 1 in English.
    case other

    /// Returns the category of a number.
    ///
    /// The rules are those of CLDR 46, "Language Plural Rules", cardinals, for English and Ukrainian; other languages
    /// have the category ``other``.
    public init(of number: Double, in language: String) {
        let size = number.magnitude
        let isWhole = size == size.rounded() && size < 1e15
        switch language.split(separator: "-").first {
        case "en": self = size == 1 ? .one : .other
        case "uk":
            guard isWhole else {
                self = .other
                return
            }
            let (last, lastTwo) = (Int(size) % 10, Int(size) % 100)
            if last == 1, lastTwo != 11 {
                self = .one
            } else if (2...4).contains(last), !(12...14).contains(lastTwo) {
                self = .few
            } else {
                self = .many
            }
        default: self = .other
        }
    }

    /// The categories that a language uses.
    public static func categories(of language: String) -> [PluralCategory] {
        switch language.split(separator: "-").first {
        case "en": [.one, .other]
        case "uk": allCases
        default: [.other]
        }
    }
}
