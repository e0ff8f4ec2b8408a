// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

enum SaveChart: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.saveChart, "astro save", "Save a birth and its chart under a name.",
        usage: "<name> --date <date> [--place <name>]",
        discussion: """
            Stores the birth exactly as you enter it, and computes the chart once. Use the name in place of a birth: \
            astro chart --saved Olena.
            """,
        examples: [
            "astro save Olena --date 1990-05-15T14:30 --place Kyiv --tag family",
            "astro save Einstein --date 1879-03-14T11:30 --place Ulm --rating AA",
        ], ["name": .argument("name"), "request": .excluded, "tags": .option("tag")])
}

struct SaveCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<SaveChart>.configuration

    @OptionGroup var fields: FieldArguments<SaveChart>

    @OptionGroup(title: "Date and place") var birth: BirthOptions

    @OptionGroup(title: "Conventions") var conventions: ConventionOptions

    @OptionGroup var output: FormatArguments<SaveChart>

    func run() async throws {
        try conventions.ephemeris.useFolder()
        var input = InputFields()
        try fields.add(to: &input)
        input.set("request.birth", "--date", .object(JSONObject()))
        try input.setRequest(birth, conventions)
        try await SaveChart.command.call(input).print(as: output.presentation, into: output.file)
    }
}

enum EditChart: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.editChart, "astro edit", "Change a saved chart.",
        usage: "<chart> [--name <text>] [--date <date>]",
        discussion: """
            Options that you omit keep their values. If the birth or the conventions change, the chart is computed \
            again, and you see what moved.
            """,
        examples: ["astro edit Olena --date 1990-05-15T14:35", "astro edit Olena --notes \"from her mother\""],
        ["chart": .argument("chart"), "request": .excluded, "tags": .option("tag")])
}

struct EditCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<EditChart>.configuration

    @OptionGroup var fields: FieldArguments<EditChart>

    @OptionGroup var clearing: ClearingArguments<EditChart>

    @OptionGroup(title: "Date and place") var birth: BirthOptions

    @OptionGroup(title: "Conventions") var conventions: ConventionOptions

    @OptionGroup var output: FormatArguments<EditChart>

    func run() async throws {
        try conventions.ephemeris.useFolder()
        var input = InputFields()
        try fields.add(to: &input)
        try clearing.add(to: &input, for: Astrology.editChart)
        try input.setRequest(birth, conventions)
        try await EditChart.command.call(input).print(as: output.presentation, into: output.file)
    }
}

enum RenameChart: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.editChart, "astro rename", "Rename a saved chart.", usage: "<chart> <name>",
        examples: ["astro rename Olena \"Olena Kovalenko\""],
        [
            "chart": .argument("chart"), "name": .argument("name", isRequired: true), "request": .excluded,
            "notes": .excluded, "tags": .excluded, "source": .excluded, "rating": .excluded,
        ])
}

enum RemoveChart: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.removeChart, "astro remove", "Remove a saved chart.", usage: "<chart>",
        discussion: "astro undo brings it back.", examples: ["astro remove Olena"], ["chart": .argument("chart")])
}

enum RefreshCharts: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.refreshChart, "astro refresh", "Compute outdated charts again, and see what moved.",
        usage: "[<chart> ...]", examples: ["astro refresh", "astro refresh Olena"],
        ["charts": .argument("chart", help: "Charts to refresh; all that are outdated by default.")])
}

enum ListCharts: AstroForm {
    static let command = FieldCommandDefinition(
        Astrology.myCharts, "astro charts", "List your saved charts.", usage: "[--search <text>] [--tag <text>]",
        examples: ["astro charts", "astro charts --tag family --sort birth", "astro charts --outdated"],
        [
            "text": "search", "outdatedOnly": .flag("outdated", setting: true),
            "includesRequests": .flag(
                "with-births", setting: true, help: "Include the births and conventions as given, with --format json."),
        ])
}

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a saved chart.", usage: "astro show <chart> [<options>]",
        discussion: """
            EXAMPLES
              astro show Olena
              astro show Olena -o olena.svg
            """)

    @Argument(help: "Name of the chart or part of it, its key, or the beginning of its key.")
    var chart: String

    @Option(help: ArgumentHelp("Number of a revision (default: the latest).", valueName: "number"))
    var revision: Int?

    @OptionGroup var output: ChartOutputOptions

    func run() async throws {
        var input = InputFields()
        input.set("chart", "<chart>", text: chart)
        input.set("revision", "--revision", count: revision)
        try await output.print(Astrology.myChart, input)
    }
}

extension InputFields {
    /// Sets the birth and the conventions of a saved chart.
    fileprivate mutating func setRequest(_ birth: BirthOptions, _ conventions: ConventionOptions) throws {
        let options = BirthOptions.optionsByPath(under: "birth.").merging(ConventionOptions.optionsByPath) { $1 }
        for (path, option) in options { set("request.\(path)", option, nil) }
        for (key, value) in try birth.json() { set("request.birth.\(key)", options["birth.\(key)"] ?? key, value) }
        for (key, value) in try conventions.json() { set("request.\(key)", options[key] ?? key, value) }
    }
}
