// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import CravingsPlugin

enum LogCraving: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.logCraving, "cravings log", "Log a craving, and show a fitting message.",
        usage: "--intensity <1-10> [--trigger <trigger>]",
        discussion: "At intensity 10, where to find help comes first.",
        examples: [
            "cravings log --intensity 7 --trigger Anxious --place Home",
            "cravings log --intensity 4 --trigger Tired,Bored --at \"yesterday 21:30\"",
            "cravings log --intensity 3 --note \"After lunch.\" --no-message",
        ], entry(["recording": .recording, "offersMessage": .noMessage, "explores": "explore"]))
}

enum LogUse: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.logUse, "cravings use", "Log a use, and show a message.", usage: "--method <method> --amount <number>",
        discussion: """
            The amount has the unit of the method: 0.5 to 5 bowls, joints, or blunts in steps of 0.5; 1 to 10 pulls \
            (Vape); 1 to 5 dabs; 5 to 100 mg in steps of 5 (Edible).
            """,
        examples: [
            "cravings use --method Vape --amount 3",
            "cravings use --method Joints --amount 0.5 --trigger Social --place Outside",
        ], entry(["amount": .amount, "offersMessage": .noMessage]))
}

enum EditEntry: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.editEntry, "cravings edit", "Change an entry, or add the intensity 15 minutes later.",
        usage: "<entry> [--later <1-10>] [--note <text>]",
        discussion:
            "Options you leave out don't change anything; --clear takes trigger, place, note, recording, and later.",
        examples: [
            "cravings edit last --later 4", "cravings edit last --at \"yesterday 14:30\" --trigger Tired",
            "cravings edit last --clear place,note",
        ], entry(["entry": .argument("entry"), "laterIntensity": "later", "amount": .amount, "recording": .recording]))
}

enum RemoveEntry: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.removeEntry, "cravings remove", "Remove an entry.", usage: "<entry>",
        discussion: """
            A recording that the entry was linked to remains. cravings undo brings the entry back, for 30 days or until \
            cravings history --forget-actions.
            """,
        examples: ["cravings remove last"], ["entry": .argument("entry")])
}

extension FieldOption {
    fileprivate static let noMessage = FieldOption.flag(
        "no-message", setting: false, help: "Don't choose a message.")

    fileprivate static let recording = FieldOption.option(value: "recording")

    /// An amount, whose range depends on the method.
    fileprivate static let amount = FieldOption.option(help: "Amount of a use, in the unit of the method.")
}

extension FieldCommandForm {
    fileprivate static func entry(_ own: [String: FieldOption]) -> [String: FieldOption] {
        own.merging([
            "triggers": .triggers, "place.kind": "place", "exactCoordinates": "exact",
            "time": .moment("When it happened"), "notes": .note(),
        ]) { own, _ in own }
    }
}

/// A command that logs or changes an entry, whose coordinates imply the kind of its place.
struct EntryCommand<Form: FieldCommandForm>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { FieldCommand<Form>.configuration }

    @OptionGroup var entry: FieldArguments<Form>

    @OptionGroup var clearing: ClearingArguments<Form>

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: FormatArguments<Form>

    func run() async throws {
        var fields = InputFields()
        try entry.add(to: &fields)
        if entry.has("place.latitude") || entry.has("place.longitude"), !entry.has("place.kind") {
            fields.set("place.kind", "--place", text: PlaceKind.coordinates.rawValue)
        }
        try clearing.add(to: &fields, for: Form.command.key)
        try await Form.command.call(fields).print(as: output.presentation, in: language)
    }
}
