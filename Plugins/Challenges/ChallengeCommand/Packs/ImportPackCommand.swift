// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct ImportPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import a pack from a file or a URL.",
        discussion: """
            A pack with a problem is refused as a whole, and every problem is listed. Only a URL, such as \
            https://example.org/winter.pack.json, uses the network; its server receives only the address of this machine.

            EXAMPLES
              challenge pack import winter.pack.json
              challenge pack import - < winter.pack.json
            """)

    @Argument(help: "File, - for standard input, or a URL that begins with https://.", completion: .file())
    var source: String

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        if source.contains("://") {
            fields.set("address", "<source>", text: source)
        } else {
            fields.set("content", "<source>", bytes: try file())
        }
        try await EngineCall(Challenges.importPack, fields).print(as: output.presentation)
    }

    private func file() throws -> [UInt8] {
        do {
            return try readFile(source, limit: ChallengePack.maximumBytes)
        } catch is ComputationError {
            throw ChallengePack.tooLarge(source == "-" ? "The input" : source)
        }
    }
}
