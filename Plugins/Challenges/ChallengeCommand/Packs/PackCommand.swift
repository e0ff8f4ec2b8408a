// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Import, export, list, and remove packs of challenges.",
        discussion: """
            EXAMPLES
              challenge pack list
              challenge pack import winter.pack.json
              challenge pack export almanac almanac.pack.json
            """,
        subcommands: [
            ListPacksCommand.self, ImportPackCommand.self, ExportPackCommand.self, RemovePackCommand.self,
        ], defaultSubcommand: ListPacksCommand.self)
}
