// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import StoreCommand
import WardrobePlugin
import WardrobeStore

struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Show and say what suggestions should know of you.",
        discussion: """
            EXAMPLES
              outfit profile
              outfit profile set --unit C --style classic,minimalist --avoid orange
              outfit profile set --offset 0.2 --latitude 52.5      (you feel the cold)
            """,
        subcommands: [ShowProfileCommand.self, SetProfileCommand.self, MeasureCommand.self],
        defaultSubcommand: ShowProfileCommand.self)
}

struct ShowProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show your profile.",
        discussion: """
            EXAMPLES
              outfit profile show
              outfit profile show --format json
            """)

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        let records = try WardrobeRecords.existing()
        let stated = try records?.statedProfile()
        let profile = stated ?? UserProfile()
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(UserProfile.schema.json(of: profile).text(pretty: output.isTerminal))
        }
        if stated == nil { try output.print("Nothing is stated yet; see outfit profile set --help.") }
        let facts: [(String, String?)] = [
            ("unit", stated?.temperatureUnit.symbol), ("fit", profile.fit.rawValue),
            ("styles", profile.styles.isEmpty ? nil : profile.styles.map(\.rawValue).joined(separator: ", ")),
            ("favorites", Self.colors(profile.favoriteColors)), ("avoided", Self.colors(profile.avoidedColors)),
            ("comfort", "\(profile.comfort) of 5"),
            ("offset", "\(profile.personalOffset.signed(decimals: 2)) clo"),
            ("underneath", profile.baseLayer.rawValue.spacedWord), ("budget", profile.budget?.inWords),
            ("sustainability", profile.sustainability.plain),
            ("icons", profile.styleIcons.isEmpty ? nil : profile.styleIcons.joined(separator: ", ")),
            ("latitude", profile.latitude.map { $0.plain + "°" }),
            (
                "sizes",
                profile.sizes.isEmpty
                    ? nil
                    : profile.sizes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                        "\($0.key.rawValue) \($0.value)"
                    }
                    .joined(separator: ", ")
            ),
            ("measurements", try records?.hasMeasurements() == true ? "kept, sealed" : "none"),
        ]
        for case (let name, let text?) in facts {
            let start = "  " + name.padded(toTerminalWidth: 16)
            for line in (start + text).wrappedKeepingStart(width: 80, indent: 18) { try output.print(line) }
        }
    }

    private static func colors(_ colors: [SRGBColor]) -> String? {
        colors.isEmpty ? nil : colors.map { "\($0.name) (\($0.hex))" }.joined(separator: ", ")
    }
}

struct SetProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change your profile; what is not named stays.",
        discussion: """
            EXAMPLES
              outfit profile set --unit C
              outfit profile set --favor navy,white --avoid orange --style classic
              outfit profile set --size shirt=M --size shoes=42
            """)

    @Option(help: ArgumentHelp("C or F.", valueName: "unit"), completion: .list(["C", "F"]))
    var unit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Clothing to add if you feel the cold, -1 to 1; below 0 if you do not.", valueName: "clo"))
    var offset: Double?

    @Option(
        help: ArgumentHelp("What you wear underneath: none, underwear or longUnderwear.", valueName: "layer"),
        completion: .words(BaseLayer.self))
    var underneath: String?

    @Option(help: ArgumentHelp("Styles you like, between commas, the dearest first.", valueName: "styles"))
    var style: String?

    @Option(help: ArgumentHelp("Colors you like, between commas: names or #1F2A4D.", valueName: "colors"))
    var favor: String?

    @Option(help: ArgumentHelp("Colors you do not wear, between commas.", valueName: "colors"))
    var avoid: String?

    @Option(
        help: ArgumentHelp("How close clothes should be: slim, regular, relaxed or oversized.", valueName: "fit"),
        completion: .words(FitPreference.self))
    var fit: String?

    @Option(help: ArgumentHelp("From 1 (looks first) to 5 (comfort first).", valueName: "1-5"))
    var comfort: Int?

    @Option(help: ArgumentHelp("What a new item may cost: \"100 EUR\".", valueName: "money"))
    var budget: String?

    @Option(help: ArgumentHelp("How much it counts to buy little and wear much, 0 to 1.", valueName: "share"))
    var sustainability: Double?

    @Option(parsing: .unconditional, help: ArgumentHelp("Of your home, for the seasons.", valueName: "degrees"))
    var latitude: Double?

    @Option(help: ArgumentHelp("Whose manner of dressing you like, between commas.", valueName: "names"))
    var icons: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("A size you usually buy, as shirt=M; may be repeated.", valueName: "kind=size"))
    var size: [String] = []

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        var profile = try records.statedProfile() ?? UserProfile()
        let isNew = try !records.hasProfile()
        // Who states nothing gets the answer's unit of the command, which is that of the examples.
        if isNew { profile.temperatureUnit = .fahrenheit }
        if let unit {
            profile.temperatureUnit = try RequestOptions.parse(["--unit", unit]).temperatureUnit(profile: nil)
        }
        if let offset { profile.personalOffset = offset }
        if let underneath { profile.baseLayer = try value(of: underneath, for: "--underneath") }
        if let style { profile.styles = try values(of: style, for: "--style") }
        if let favor { profile.favoriteColors = try Self.colors(favor, "--favor") }
        if let avoid { profile.avoidedColors = try Self.colors(avoid, "--avoid") }
        if let fit { profile.fit = try value(of: fit, for: "--fit") }
        if let comfort { profile.comfort = comfort }
        if let budget { profile.budget = try Money(typed: budget, for: "--budget") }
        if let sustainability { profile.sustainability = sustainability }
        if let latitude { profile.latitude = latitude }
        if let icons { profile.styleIcons = icons.split(separator: ",").map { String($0.trimmingSpaces) } }
        for entry in size {
            let sides = entry.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else {
                throw ComputationError.refused([
                    ValidationIssue(path: "--size", expected: "KIND=SIZE, such as shirt=M", got: "\"\(entry)\"")
                ])
            }
            let category: Category = try value(of: String(sides[0]), for: "--size")
            profile.sizes[category] = String(sides[1])
        }
        let saved = profile
        try await namingOptions([
            "personalOffset": "--offset", "comfort": "--comfort", "sustainability": "--sustainability",
            "latitude": "--latitude", "styles": "--style", "avoidedColors": "--avoid", "favoriteColors": "--favor",
            "styleIcons": "--icons", "sizes": "--size",
        ]) { try records.save(saved) }
        try await ShowProfileCommand.parse([]).run()
    }

    private static func colors(_ text: String, _ option: String) throws(ComputationError) -> [SRGBColor] {
        var colors: [SRGBColor] = []
        for part in text.split(separator: ",") {
            colors.append(try SRGBColor(typed: String(part.trimmingSpaces), for: option))
        }
        return colors
    }
}
