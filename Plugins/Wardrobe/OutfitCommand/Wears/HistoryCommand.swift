// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show what you wore when, the latest first.",
        usage: "outfit history [--item <item>] [--from <date>] [<options>]",
        discussion: """
            EXAMPLES
              outfit history
              outfit history --item "Navy blazer"
              outfit history --from 2026-01-01 --count 100 --format json
            """)

    @Option(help: ArgumentHelp("Only with this item.", valueName: "item"))
    var item: String?

    @Option(help: ArgumentHelp("Only from this day on.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Only to this day.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("Only of this saved outfit.", valueName: "outfit"))
    var outfit: String?

    @Option(
        help: ArgumentHelp("Only what was worn for this occasion.", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wears.item", "--item", text: item)
        fields.set("wears.outfit", "--outfit", text: outfit)
        fields.set("wears.occasion", "--occasion", word: occasion, of: Occasion.self)
        fields.set("wears.from", "--from", day: from)
        fields.set("wears.through", "--through", day: through)
        list.add(to: &fields)
        try await EngineCall(Wardrobe.myHistory, fields).print(as: output.presentation)
    }
}
