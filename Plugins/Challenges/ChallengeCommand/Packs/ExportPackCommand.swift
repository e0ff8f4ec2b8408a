// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

struct ExportPackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Export a pack, or your own challenges, to a file.",
        usage: "challenge pack export <pack> <file> [--own] [--title <text>] [<options>]",
        discussion: """
            A pack is exported as it is in your catalog now. Anyone who has the same version can import your changes only \
            as a later version: use --pack-version.

            EXAMPLES
              challenge pack export almanac almanac.pack.json
              challenge pack export my-days my-days.json --own --title "My days"
            """)

    @Argument(help: "Pack: its key, its title, or the beginning of its key; with --own, the key of the new pack.")
    var pack: String

    @Argument(help: "File to write, or - for standard output.", completion: .file(extensions: ["json"]))
    var file: String

    @Flag(help: "Export your own challenges as a pack.")
    var own = false

    @Option(help: ArgumentHelp("With --own: title of the pack; its key by default.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("With --own: SPDX license identifier; CC0-1.0 by default.", valueName: "license"))
    var license: String?

    @Option(
        help: ArgumentHelp(
            "Version of the file; the pack's version by default, and 1 with --own. Increase it for each change.",
            valueName: "number"))
    var packVersion: Int?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("pack", "<pack>", text: pack)
        fields.set("isOwn", "--own", flag: own ? true : nil)
        fields.set("title", "--title", text: title)
        fields.set("license", "--license", text: license)
        fields.set("version", "--pack-version", count: packVersion)
        let call = EngineCall(Challenges.exportPack, fields, advice: [.notFound: "Add one with challenge add."])
        guard output.presentation == .json else { return try await call.print(as: .challengePack, into: file) }
        guard file != "-" else { return try await call.print(as: .json) }
        try await call.print(as: .json, saving: { $0.content }, to: file)
    }
}
