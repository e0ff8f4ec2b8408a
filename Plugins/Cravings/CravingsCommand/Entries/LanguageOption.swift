// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

/// The option for the language of messages.
struct LanguageOption: ParsableArguments {
    /// A language of the built-in messages.
    enum Language: String, ExpressibleByArgument, CaseIterable {
        case en, uk
    }

    @Option(help: ArgumentHelp("Language of messages: English or Ukrainian.", valueName: "language"))
    var language: Language = .en

    /// Sets the language of a presentation.
    func adjust(_ style: inout PresentationStyle) { style.language = language.rawValue }
}

extension EngineCall {
    /// Runs the computation and prints its output in a language; where to find help precedes a prompt and an error.
    func print(as format: PresentationFormat, into file: String? = nil, in option: LanguageOption) async throws {
        let language = option.language.rawValue
        try await wordingNotices { HelpFirst.text(of: $0, in: language) }
            .print(as: format, into: file, adjusting: option.adjust)
    }
}
