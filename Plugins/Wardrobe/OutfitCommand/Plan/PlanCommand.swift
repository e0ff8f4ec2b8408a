// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Find outfits for the coming events of your calendar.",
        usage: "outfit plan [<file>] --temp <temperature> [--days <count>] [<options>]",
        discussion: """
            Dress codes are read from titles, places and notes, with the words they were read from. Each event is \
            dressed for its own hours of the day's range or of the forecast. What one event is dressed in rests for the \
            next.

            EXAMPLES
              outfit plan --temp 41..63
              outfit plan --temp 41..63 --choose
              outfit plan calendar.ics --temp 41..63
              outfit plan calendar.ics --temp 12C --date 2026-11-23 --days 14
              outfit plan calendar.ics --temp 55 --format json
            """)

    @Argument(
        help: "The calendar, an .ics file, or - for standard input; your stored events unless given.",
        completion: .file(extensions: ["ics"]))
    var file: String?

    @Flag(help: "Keep the outfits with your stored events, as chosen for them.")
    var choose = false

    @Option(
        help: ArgumentHelp(
            "How many days from --date on, 1 to 366; 7 unless given.", valueName: "count"))
    var days: Int?

    @Option(
        name: [.customLong("tz"), .customLong("zone")],
        help: ArgumentHelp(
            "The zone to show times in, such as Europe/Paris; the events' own unless given.",
            valueName: "zone"))
    var zone: String?

    @OptionGroup(title: "The days")
    var request: RequestOptions

    @OptionGroup(title: "A forecast")
    var weather: WeatherOptions

    @OptionGroup
    var sample: SampleOptions

    @OptionGroup
    var limit: InputLimit

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if choose, file != nil {
            throw ValidationError(
                "--choose: expected no file, since only stored events keep their outfits")
        }
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("calendar", "<file>", bytes: try file.map { try limit.read($0) })
        fields.set("days", "--days", count: days)
        fields.set("zone", "--tz", text: zone)
        request.add(to: &fields)
        try await weather.add(to: &fields, at: request, days: days ?? 7)
        sample.add(to: &fields)
        let call = EngineCall(Wardrobe.myPlan, fields)
        guard choose, !CommandSession.current.showsCalls else { return try await call.print(as: output.presentation) }
        let plan = try await call.answer()
        try call.print(plan, as: output.presentation)
        try await keep(plan)
    }

    /// Keeps the outfits of a plan with their events, but for events with a choice and outfits that don't fit.
    private func keep(_ plan: WardrobePlan) async throws {
        for event in plan.events {
            guard let id = event.id, let outfit = event.outfit else { continue }
            let title = event.title.quoted(limit: 60)
            if let chosen = event.chosen {
                try OutputStream.standardError.print("note: \(title) keeps the outfit that you chose: \(chosen.name).")
                continue
            }
            guard event.shortage == nil, outfit.refusals.isEmpty else {
                try OutputStream.standardError.print("note: Kept no outfit for \(title): none fits.")
                continue
            }
            var choice = ChooseOutfitInput(event: id)
            choice.suggestions = [.init(items: outfit.items.map(\.id), confidence: outfit.confidence)]
            choice.choice = 1
            try await EngineCall(Wardrobe.chooseOutfit, choice).prepare()
            try OutputStream.standardError.print("note: Kept the outfit for \(title).")
        }
    }
}
