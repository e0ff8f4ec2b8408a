// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A language that challenges are written in (ISO 639-1).
public enum Language: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case en
    case uk
}

extension Language: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "challenges.Language", "A language that challenges are written in."
    ) {
        switch $0 {
        case .en: "English."
        case .uk: "Ukrainian."
        }
    }
}

extension [Language: String] {
    /// The text in a language, or in the first other one that there is.
    public subscript(preferring language: Language) -> String {
        self[language] ?? Language.allCases.lazy.compactMap { self[$0] }.first ?? ""
    }
}
