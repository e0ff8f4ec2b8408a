// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct UseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Log a use, and show a message.",
        usage: "cravings use --method <method> --amount <number> [<options>]",
        discussion: """
            The amount has the unit of the method: 0.5 to 5 bowls, joints, or blunts in steps of 0.5; 1 to 10 pulls \
            (Vape); 1 to 5 dabs; 5 to 100 mg in steps of 5 (Edible).

            EXAMPLES
              cravings use --method Vape --amount 3
              cravings use --method Joints --amount 0.5 --trigger Social --place Outside
            """)

    @Option(
        help: ArgumentHelp("Method: Bowls, Joints, Blunts, Vape, Dab, or Edible.", valueName: "method"),
        completion: .words(UseMethod.self))
    var method: String?

    @Option(help: ArgumentHelp("Amount, in the unit of the method.", valueName: "number"))
    var amount: String?

    @OptionGroup var entry: EntryOptions

    @Flag(help: "Don't choose a message.")
    var noMessage = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("method", "--method", word: method, of: UseMethod.self)
        fields.set("amount", "--amount", figure: amount)
        try entry.add(to: &fields)
        fields.set("offersMessage", "--no-message", flag: noMessage ? false : nil)
        try await EngineCall(Cravings.logUse, fields).print(as: output.presentation, in: language)
    }
}
