// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CivilTime
import CommandKit
import ComputationKit
import CravingsPlugin

extension FieldOption {
    static let triggers = FieldOption.option(
        "trigger", value: "trigger",
        help: """
            Trigger: Hungry, Angry, Anxious, Lonely, Tired, Sad, Bored, Social, Habit, or Paraphernalia. Repeatable, \
            or comma-separated.
            """)

    static let cursor = FieldOption.option(
        value: "cursor", help: "Cursor of the previous page, from its JSON output.")

    /// A note, which by default is read as a private text.
    static func note(reading: FieldReading = .privateText) -> FieldOption {
        .option(
            "note",
            help: "Note of up to 500 characters; - for standard input, which keeps it out of the shell's history.",
            reading: reading)
    }

    /// The time of what happened.
    static func moment(_ event: String) -> FieldOption {
        .option(
            "at", value: "time", help: "\(event): a time such as 21:30, \"yesterday 21:30\", or 2026-11-22T21:30.",
            reading: .moment)
    }
}

extension FieldReading {
    /// A private text, or `-` for standard input.
    static let privateText = FieldReading { text, option in
        var fields = InputFields()
        try fields.set("text", option, privateText: text)
        return fields.json["text"]
    }

    /// A moment such as `21:30`, `yesterday 21:30`, `2026-11-22T21:30`, or `2026-11-22T21:30+02:00`.
    fileprivate static let moment = FieldReading { moment, _ in
        let separator: Character = moment.contains(" ") ? " " : "T"
        let sides = moment.split(separator: separator, maxSplits: 1).map { String($0.trimmingSpaces) }
        guard sides.count == 2, sides[1].contains(":") else {
            return [moment.contains(":") ? "clock" : "day": .string(moment)]
        }
        guard !sides[1].contains(where: { "zZ+-".contains($0) }) else {
            return ["instant": .string(sides.joined(separator: "T"))]
        }
        return ["day": .string(sides[0]), "clock": .string(sides[1])]
    }
}

extension InputFields {
    /// Sets a private text, or reads it from standard input for `-`; help comes before an error.
    mutating func set(_ path: String, _ option: String, privateText text: String?) throws {
        try set(path, option, note: text) { text in
            HelpFirst.isNeeded(intensity: nil, note: text) ? HelpFirst.notice(in: .machine) : nil
        }
    }
}

/// The option for the language of messages.
struct LanguageOption: ParsableArguments {
    /// A language of the built-in messages.
    enum Language: String, ExpressibleByArgument, CaseIterable {
        case en, uk
    }

    @Option(help: ArgumentHelp("Language of messages: English or Ukrainian.", valueName: "language"))
    var language: Language = .en
}

extension EngineCall {
    /// Runs the computation and prints its output in a language; where to find help precedes a prompt and an error.
    func print(as format: PresentationFormat, into file: String? = nil, in option: LanguageOption) async throws {
        let language = option.language.rawValue
        try await wordingNotices { HelpFirst.text(of: $0, in: language) }
            .print(as: format, into: file) { $0.language = language }
    }
}

/// A command that prints messages, in a language that the user chooses.
struct LanguageCommand<Form: FieldCommandForm>: AsyncParsableCommand {
    static var configuration: CommandConfiguration { FieldCommand<Form>.configuration }

    @OptionGroup var fields: FieldArguments<Form>

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: FormatArguments<Form>

    func run() async throws {
        try await Form.command.call(fields).print(as: output.presentation, into: output.file, in: language)
    }
}
