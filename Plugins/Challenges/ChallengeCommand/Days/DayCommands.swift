// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit
import ComputationKit

enum AssignToday: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.assignToday, "challenge today",
        "Show your challenge of the day, why it was chosen, and two alternatives.",
        usage: "[--date <date>] [--weather <weather>]",
        discussion: """
            The challenge is chosen the first time you run the command, and stays the same all day. Weather and mood \
            affect only that choice.
            """,
        examples: [
            "challenge today", "challenge today --weather rainy --mood 2",
            "challenge today --date tomorrow --format json",
        ], advice: [.refused: "Change limits with challenge prefs set."], .situation)
}

enum RateChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.rate, "challenge rate", "Rate a completed challenge.", usage: "<1-5> [--date <date>]",
        examples: ["challenge rate 4", "challenge rate 2 --date yesterday"],
        ["rating": .argument("1-5"), "day": .date])
}

enum SkipChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.skip, "challenge skip", "Skip the challenge of the day, which then rests for a while.",
        usage: "[--reason <reason>] [--date <date>]",
        examples: [
            "challenge skip", "challenge skip --reason notToday",
            "challenge skip --reason other --note \"my knee hurts\"",
        ], advice: [.notFound: .assigning], ["challenge": .excluded, "day": .date])
}

enum SwapChallenge: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.swap, "challenge swap",
        "Replace the challenge of the day with the first alternative or another challenge.",
        usage: "[<challenge>] [--date <date>]",
        discussion: "The replaced challenge counts as skipped. The new one is your own choice.",
        examples: [
            "challenge swap", "challenge swap creative-street-alphabet", "challenge swap --reason tooLong",
        ], advice: [.notFound: .assigning], ["challenge": .challenge, "day": .date])
}

struct SwapCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<SwapChallenge>.configuration

    @OptionGroup var command: FieldCommand<SwapChallenge>

    @OptionGroup(visibility: .hidden) var former: FormerOptions

    /// Situation options, which version 1 accepted without effect.
    struct FormerOptions: ParsableArguments {
        @Option(help: .hidden) var hour: Int?
        @Option(help: .hidden) var weather: String?
        @Option(help: .hidden) var mood: Int?
        @Flag(help: .hidden) var holiday = false
    }

    func run() async throws { try await command.run() }
}

enum ShowDay: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myDay, "challenge day", "Show everything stored about a day, or write its photo to a file.",
        usage: "[--date <date>] [--photo <file>]",
        examples: ["challenge day", "challenge day --date yesterday --photo yesterday.png"],
        ["day": .date, "includesPicture": .excluded])
}

struct DayCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ShowDay>.configuration

    @OptionGroup var fields: FieldArguments<ShowDay>

    @Option(
        help: ArgumentHelp("Write the photo to this file, which must not exist.", valueName: "file"),
        completion: .file())
    var photo: String?

    @OptionGroup var output: FormatArguments<ShowDay>

    func run() async throws {
        var fields = InputFields()
        try self.fields.add(to: &fields)
        fields.set("includesPicture", "--photo", flag: photo == nil ? nil : true)
        let call = EngineCall(Challenges.myDay, fields)
        guard let photo else { return try await call.print(as: output.presentation) }
        try await call.print(as: output.presentation, saving: { $0.picture }, to: photo, asNew: true)
    }
}

enum ShowReminder: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myNextReminder, "challenge remind",
        "Show when the next reminder is due, within the hours you set.", usage: "[--due]",
        discussion: """
            Nothing is sent. Use the time, or the event of --format ics, in your calendar or a timer. A timer can run \
            the command with --due any number of times: it prints a reminder once a day, within the hours, if the \
            day's challenge is pending.
            """,
        examples: ["challenge remind", "challenge remind --format ics > challenge.ics", "challenge remind --due"],
        formats: [.text, .json, .iCalendar])
}

struct RemindCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<ShowReminder>.configuration

    @Flag(help: "Print the reminder only if it's due and wasn't printed yet, and mark it as given.")
    var due = false

    @OptionGroup var output: FormatArguments<ShowReminder>

    func run() async throws {
        if due { try await print(Challenges.claimReminder) } else { try await print(Challenges.myNextReminder) }
    }

    private func print<Input, Output>(_ key: ComputationKey<Input, Output>) async throws {
        let call = EngineCall(
            key, InputFields(), options: ["notifications.zone": "challenge prefs set --zone"],
            advice: [
                .notFound: "Set them with challenge prefs set --remind 08:00-20:30.",
                .refused: "Change limits with challenge prefs set.",
            ])
        try await call.print(as: output.presentation, into: output.file)
    }
}
