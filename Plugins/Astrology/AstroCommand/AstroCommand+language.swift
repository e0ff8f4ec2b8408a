// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
import CommandKit
import ComputationKit

extension AstroCommand {
    /// Returns the language that `--language` names in arguments, or else that of the locale, or else English.
    public static func language(in arguments: [String]) -> ReportLanguage {
        let options = arguments.prefix { $0 != "--" }
        var named: String?
        for (option, value) in zip(options, options.dropFirst() + [""]) {
            if option == "--language" { named = value }
            if option.hasPrefix("--language=") { named = String(option.dropFirst(11)) }
        }
        return named.flatMap(ReportLanguage.init(rawValue:)) ?? ReportLanguage(tag: PresentationStyle.localLanguage)
            ?? .english
    }
}

/// A command of `astro`, whose output and errors are in each language.
protocol AstroForm: FieldCommandForm {}

extension AstroForm {
    static var languages: [String] {
        // A command whose computation has a language has its option already.
        Input.schema.erased.fields.contains { $0.name == "language" } ? [] : ReportLanguage.words
    }
}

/// The formats of commands that print text or JSON in each language.
enum AstroText: FormatSet {
    static let formats: [PresentationFormat] = [.text, .json]
    static let languages = ReportLanguage.words
}

extension ReportLanguage {
    /// The words of the languages.
    static let words = allCases.map(\.rawValue)
}
