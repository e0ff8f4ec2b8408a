// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A language of challenges (ISO 639-1).
public enum Language: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case en
    case uk
}

extension Language: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.Language", "A language of challenges."
    ) {
        switch $0 {
        case .en: "English."
        case .uk: "Ukrainian."
        }
    }
}

extension [Language: String] {
    /// The text in a language, or in the first other language that has one.
    public subscript(preferring language: Language) -> String {
        self[language] ?? Language.allCases.lazy.compactMap { self[$0] }.first ?? ""
    }
}
