// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "List your entries by day, latest first.",
        usage: "cravings history [--from <date>] [--kind <kind>] [<options>]",
        discussion: """
            EXAMPLES
              cravings history
              cravings history --from 2026-11-01 --kind craving --least 7
              cravings history --trigger Anxious --place Home --limit 100
              cravings history --limit 100000 --format csv --output diary.csv
            """)

    @Option(help: ArgumentHelp("First day.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day.", valueName: "date"))
    var through: String?

    @Option(
        help: ArgumentHelp("Kind of entries: craving or use.", valueName: "kind"),
        completion: .words(EntryKind.self))
    var kind: String?

    @Option(
        help: ArgumentHelp(
            "Method of uses: Bowls, Joints, Blunts, Vape, Dab, or Edible.", valueName: "method"),
        completion: .words(UseMethod.self))
    var method: String?

    @Option(help: ArgumentHelp("Trigger, such as Anxious.", valueName: "trigger"), completion: .words(Trigger.self))
    var trigger: String?

    @Option(
        help: ArgumentHelp(
            "Place: Home, Work, Social, Outside, Car, or coordinates.", valueName: "place"),
        completion: .words(PlaceKind.self))
    var place: String?

    @Option(help: ArgumentHelp("Minimum intensity of cravings, from 1 to 10.", valueName: "1-10"))
    var least: String?

    @Flag(help: "List the earliest entries first.")
    var earliestFirst = false

    @Flag(help: "Include coordinates.")
    var coordinates = false

    @OptionGroup var actions: ActionOptions

    @OptionGroup var list: ListOptions

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("filter.from", "--from", text: from)
        fields.set("filter.through", "--through", text: through)
        fields.set("filter.kind", "--kind", word: kind, of: EntryKind.self)
        fields.set("filter.method", "--method", word: method, of: UseMethod.self)
        fields.set("filter.trigger", "--trigger", word: trigger, of: Trigger.self)
        fields.set("filter.place", "--place", word: place, of: PlaceKind.self)
        fields.set("filter.minimumIntensity", "--least", figure: least)
        fields.set("earliestFirst", "--earliest-first", flag: earliestFirst ? true : nil)
        fields.set("includesCoordinates", "--coordinates", flag: coordinates ? true : nil)
        list.add(to: &fields)
        let isDone = try await actions.print(
            of: CravingsProgram.plugin, insteadOf: fields, as: output.presentation, into: output.destination)
        guard !isDone else { return }
        try await EngineCall(Cravings.myEntries, fields).print(
            as: output.presentation, into: output.destination, in: language)
    }
}
