// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct WordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: "List the words that options take, and what they mean.",
        discussion: """
            Case, hyphens and spaces do not matter: date-night is dateNight.

            EXAMPLES
              outfit words
              outfit words occasions
              outfit words dress-codes
            """)

    @Argument(
        help: "Which words, such as occasions; all unless given.", completion: .words(WordSubject.self))
    var subject: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("subject", "<subject>", word: subject, of: WordSubject.self)
        try await EngineCall(Wardrobe.words, fields).print(as: output.presentation)
    }
}
