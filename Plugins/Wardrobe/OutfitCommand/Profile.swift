// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Show or change your profile, which personalizes suggestions.",
        discussion: """
            EXAMPLES
              outfit profile
              outfit profile set --unit C --style classic,minimalist --avoid orange
              outfit profile set --offset 0.2 --latitude 52.5      (you get cold easily)
            """,
        subcommands: [FieldCommand<ShowProfile>.self, FieldCommand<SetProfile>.self, MeasureCommand.self],
        defaultSubcommand: FieldCommand<ShowProfile>.self)
}

enum ShowProfile: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.myProfile, "outfit profile show", "Show your profile.",
        examples: ["outfit profile show", "outfit profile show --format json"])
}

enum SetProfile: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.setProfile, "outfit profile set",
        "Change your profile. Options you leave out don't change anything.",
        examples: [
            "outfit profile set --unit C",
            "outfit profile set --favor navy,white --avoid orange --style classic",
            "outfit profile set --size shirt=M --size shoes=42",
        ],
        [
            "avoidedColors": .option(
                "avoid", value: "colors", help: "Colors to avoid, comma-separated.", reading: .colors),
            "baseLayer": .option("underneath", value: "layer"), "comfort": .option(value: "1-5"),
            "budget": .option(value: "money", help: "Maximum price of a new item, such as \"100 EUR\"."),
            "favoriteColors": .option(
                "favor", value: "colors",
                help: "Favorite colors, comma-separated: names or hex values such as #1F2A4D.", reading: .colors),
            "latitude": .option("latitude", "lat", value: "degrees"), "personalOffset": .option("offset", value: "clo"),
            "sizes": .option(
                "size", value: "category=size",
                help: "Size you usually buy in a category, such as shirt=M (repeatable).",
                reading: .byCategory(example: "shirt=M")),
            "styleIcons": .option("icons", value: "names"), "styles": "style",
            "sustainability": .option(value: "share"),
            "temperatureUnit": .option("unit", help: "Temperature unit: C or F.", reading: .temperatureUnit),
        ])
}

struct MeasureCommand: AsyncParsableCommand {
    enum Measured: FieldOptionSet {
        static let options = FieldOptions(
            of: SetMeasurementsInput.self,
            [
                "centimeters": .excluded, "weight": .excluded, "takenOn": .option("date", value: "date"),
                "typed": .argument(
                    "measures",
                    help: "Measurements such as chest=96: height, chest, waist, hips, inseam … Weight is in kg."),
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Show or save your body measurements, encrypted.",
        usage: "outfit profile measure [<measures> ...] [--forget] [<options>]",
        discussion: """
            Measurements are encrypted with a passphrase and never leave this machine unencrypted. Lengths are in \
            cm, or in inches with the suffix "in". Without arguments, the command shows the saved measurements.

            EXAMPLES
              outfit profile measure chest=96 waist=82 --passphrase-file pass.txt
              outfit profile measure inseam=32in weight=74 --passphrase-file pass.txt
              outfit profile measure --passphrase-file pass.txt
            """)

    @OptionGroup var measured: FieldArguments<Measured>

    @OptionGroup var passphrase: PassphraseOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try measured.add(to: &fields)
        if measured.has("forget") {
            return try await EngineCall(Wardrobe.setMeasurements, fields).print(as: output.presentation)
        }
        let known = try await EngineCall(Wardrobe.myMeasurements, MyMeasurementsInput()).answer()
        guard measured.has("typed") else {
            let secret = known.isKept ? try passphrase.known("Passphrase: ") : nil
            fields.set("passphrase", "--passphrase-file", secret: secret)
            return try await EngineCall(Wardrobe.myMeasurements, fields).print(as: output.presentation)
        }
        fields.set(
            "passphrase", "--passphrase-file",
            secret: try known.hasPassphrase ? passphrase.known("Passphrase: ") : chosen())
        try await EngineCall(Wardrobe.setMeasurements, fields).print(as: output.presentation)
    }

    /// Returns a new passphrase to encrypt the first measurements with.
    private func chosen() throws -> String {
        try OutputStream.standardError.print("Choose a passphrase to encrypt your measurements with.")
        return try passphrase.new("New passphrase: ")
    }
}
