// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import StoreCommand
import WardrobePlugin
import WardrobeStore

struct MeasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Keep your body measurements, encrypted; or show them.",
        usage: "outfit profile measure [<measure>=<cm> ...] [--forget] [<options>]",
        discussion: """
            They are stored sealed with a passphrase, and never leave this machine in clear. Lengths are in cm, or in \
            inches with "in" behind the figure. Without any the measurements are shown.

            EXAMPLES
              outfit profile measure chest=96 waist=82 --passphrase-file pass.txt
              outfit profile measure inseam=32in weight=74 --passphrase-file pass.txt
              outfit profile measure --passphrase-file pass.txt
            """)

    @Argument(help: "Measures such as chest=96; weight is in kg. Known are height, chest, waist, hips, inseam …")
    var measures: [String] = []

    @Flag(help: "Delete the measurements; needs no passphrase.")
    var forget = false

    @OptionGroup var passphrase: PassphraseOptions

    func run() async throws {
        let output = OutputStream.standardOutput
        let records = try WardrobeRecords.ofUser()
        if forget {
            try records.removeMeasurements()
            return try output.print("No measurements are kept.")
        }
        let stated = try Self.read(measures)
        let isNew = try !records.vault.isSet()
        if isNew {
            guard !measures.isEmpty else { return try output.print("No measurements are kept.") }
            try OutputStream.standardError.print(
                "Choose a passphrase to seal your measurements with, of at least \(Vault.shortestPassphrase) characters."
            )
            let code = try records.vault.setPassphrase(try passphrase.new("New passphrase: "))
            try output.print("Recovery code, shown this once; it opens them without the passphrase:")
            try output.print("  \(code)")
        } else {
            try records.vault.unlock(passphrase: try passphrase.known("Passphrase: "))
        }
        var body = try records.measurements() ?? BodyMeasurements([:])
        if !measures.isEmpty {
            body.centimeters.merge(stated.centimeters) { $1 }
            body.weight = stated.weight ?? body.weight
            body.takenOn = .today()
            let saved = body
            try await namingOptions(["centimeters": "measures", "weight": "weight"]) { try records.save(saved) }
        }
        for measure in BodyMeasure.allCases {
            guard let value = body.centimeters[measure] else { continue }
            let name = measure.rawValue.spacedWord.padded(toTerminalWidth: 14)
            try output.print("  \(name)\(((value * 10).rounded() / 10).plain) cm")
        }
        if let weight = body.weight { try output.print("  \("weight".padded(toTerminalWidth: 14))\(weight.plain) kg") }
        if let day = body.takenOn { try output.print("  taken on \(day), kept sealed") }
        if body.centimeters.isEmpty, body.weight == nil { try output.print("No measurements are kept.") }
    }

    /// Measures as typed: `chest=96`, `inseam=32in`, `weight=74`.
    static func read(_ texts: [String]) throws(ComputationError) -> BodyMeasurements {
        var body = BodyMeasurements([:])
        for text in texts {
            let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
            var figure = sides.count == 2 ? sides[1].lowercased() : ""
            var factor = 1.0
            for (sign, scale) in [("cm", 1), ("in", 2.54), ("kg", 1), ("\"", 2.54)] where figure.hasSuffix(sign) {
                figure.removeLast(sign.count)
                factor = scale
                break
            }
            guard let number = Double(figure), number.isFinite else {
                throw ComputationError.refused([
                    ValidationIssue(path: "", expected: "a measure such as chest=96 or inseam=32in", got: "\"\(text)\"")
                ])
            }
            if sides[0].lowercased() == "weight" {
                body.weight = number
            } else {
                let measure: BodyMeasure = try value(of: sides[0], for: "measure")
                body.centimeters[measure] = number * factor
            }
        }
        return body
    }
}
