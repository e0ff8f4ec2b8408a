// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ComputationKit

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
