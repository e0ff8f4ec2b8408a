// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct MeasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Show or save your body measurements, encrypted.",
        usage: "outfit profile measure [<measure>=<cm> ...] [--forget] [<options>]",
        discussion: """
            Measurements are encrypted with a passphrase and never leave this machine unencrypted. Lengths are in \
            cm, or in inches with the suffix "in". Without arguments, the command shows the saved measurements.

            EXAMPLES
              outfit profile measure chest=96 waist=82 --passphrase-file pass.txt
              outfit profile measure inseam=32in weight=74 --passphrase-file pass.txt
              outfit profile measure --passphrase-file pass.txt
            """)

    @Argument(
        help:
            "Measurements such as chest=96: height, chest, waist, hips, inseam … Weight is in kg.")
    var measures: [String] = []

    @Flag(help: "Delete the measurements. No passphrase needed.")
    var forget = false

    @OptionGroup var passphrase: PassphraseOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("typed", "<measures>", texts: measures)
        if forget {
            fields.set("forget", "--forget", flag: true)
            return try await EngineCall(Wardrobe.setMeasurements, fields).print(as: output.presentation)
        }
        let known = try await EngineCall(Wardrobe.myMeasurements, MyMeasurementsInput()).answer()
        guard !measures.isEmpty else {
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
