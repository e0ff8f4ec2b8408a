// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct WordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "words", abstract: "List the values that options accept and what they mean.",
        discussion: """
            Case, hyphens, and spaces don't matter: date-night is the same as dateNight.

            EXAMPLES
              outfit words
              outfit words occasions
              outfit words dress-codes
            """)

    @Argument(
        help: "Kind of value to list, such as occasions (default: all).", completion: .words(WordSubject.self))
    var subject: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("subject", "<subject>", word: subject, of: WordSubject.self)
        try await EngineCall(Wardrobe.words, fields).print(as: output.presentation)
    }
}
