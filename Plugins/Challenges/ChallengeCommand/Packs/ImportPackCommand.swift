// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct ImportPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring a pack in from a file or an address, whole or not at all.",
        discussion: """
            A pack with a problem is refused, and every problem is listed. An address, such as \
            https://example.org/winter.pack.json, is asked only because you name it; its server learns the address of \
            this machine and nothing else.

            EXAMPLES
              challenge pack import winter.pack.json
              challenge pack import - < winter.pack.json
            """)

    @Argument(help: "The file, - for standard input, or an address that begins with https://.", completion: .file())
    var source: String

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let bytes = try await PackSource(source).bytes()
        let book = try ChallengeRecords.ofUser()
        let before = try book.choiceRules()
        let came = try book.importPack(bytes)
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(ImportedPack.schema.json(of: came).text(pretty: output.isTerminal))
        }
        let title = came.pack.title[preferring: try book.preferences().language]
        for line in came.inWords(title).wrapped(toTerminalWidth: 80) { try output.print(line) }
        let rules = try book.choiceRules()
        guard rules != before else { return }
        let told =
            "It changes how yours are chosen: rests \(rules.rests); \(rules.chance). challenge prefs set has the last word."
        for line in told.wrapped(toTerminalWidth: 80) { try output.print(line) }
    }
}

extension ImportedPack {
    fileprivate func inWords(_ title: String) -> String {
        let kept =
            switch self.kept {
            case 0: ""
            case 1: " 1 challenge stays as you edited it."
            default: " \(self.kept) challenges stay as you edited them."
            }
        let name = "\(title), version \(pack.version)"
        guard changedNothing else {
            return "\(name): \(added) new, \(updated) changed, \(removed) gone.\(kept)"
        }
        return "\(name), is there already\(kept.isEmpty ? ", and nothing differs" : "; nothing was changed").\(kept)"
    }
}
