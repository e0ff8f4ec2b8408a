// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A language of challenges.
///
/// The words are codes of ISO 639-1.
@Schema("challenges.Language")
public enum Language: String, CaseIterable, SchemaProviding, CodingKeyRepresentable {
    /// English.
    case en
    /// Ukrainian.
    case uk
}

extension [Language: String] {
    /// The text in a language, or in the first other language that has one.
    public subscript(preferring language: Language) -> String {
        self[language] ?? Language.allCases.lazy.compactMap { self[$0] }.first ?? ""
    }
}
