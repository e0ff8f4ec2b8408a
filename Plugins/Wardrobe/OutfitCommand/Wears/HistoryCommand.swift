// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show your wear log, most recent first.",
        usage: "outfit history [--item <item>] [--from <date>] [<options>]",
        discussion: """
            EXAMPLES
              outfit history
              outfit history --item "Navy blazer"
              outfit history --from 2026-01-01 --count 100 --format json
            """)

    @Option(help: ArgumentHelp("Show only entries with this item.", valueName: "item"))
    var item: String?

    @Option(help: ArgumentHelp("Start date.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("End date, inclusive.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("Show only wears of this saved outfit.", valueName: "outfit"))
    var outfit: String?

    @Option(
        help: ArgumentHelp("Show only wears for this occasion.", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @OptionGroup var actions: ActionOptions

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("wears.item", "--item", text: item)
        fields.set("wears.outfit", "--outfit", text: outfit)
        fields.set("wears.occasion", "--occasion", word: occasion, of: Occasion.self)
        fields.set("wears.from", "--from", text: from)
        fields.set("wears.through", "--through", text: through)
        list.add(to: &fields)
        let isDone = try await actions.print(
            of: OutfitProgram.plugin, insteadOf: fields, as: output.presentation)
        guard !isDone else { return }
        try await EngineCall(Wardrobe.myHistory, fields).print(as: output.presentation)
    }
}
