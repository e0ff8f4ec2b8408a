// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Say when the next reminder is due, inside the hours you set.",
        discussion: """
            Nothing is sent: a calendar or a timer of yours takes the time, or the event of --format ics. \
            With --due a timer may ask as often as it likes: something is printed once a day, inside the hours, while the \
            day's challenge is open.

            EXAMPLES
              challenge remind
              challenge remind --format ics > challenge.ics
              challenge remind --due
            """)

    /// What to print.
    enum RemindFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, ics
    }

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: RemindFormat = .text

    @Flag(help: "Only when it is due now and was not given yet; it counts as given then.")
    var due = false

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let preferences = try book.preferences()
        guard let window = preferences.notifications else {
            throw ComputationError(
                .invalidInput, "No hours for reminders are set; challenge prefs set --remind 08:00-20:30 sets them")
        }
        let clock = try ZoneClock(window.zone)
        let now = WallClock.system.now()
        var reminder = try Reminder(window, clock, now: now, assigned: book.current(on:))
        if due {
            guard reminder.due <= now else { return }
            let (day, minutes) = clock.local(now)
            let choice = try await namingLimits { try book.today(Situation(day: day, hour: minutes / 60), latest: day) }
            reminder = Reminder(due: now, day: day, challenge: choice.record)
        }
        guard try !due || book.takeReminder(of: reminder.day) else { return }
        try print(reminder, clock, book, language: preferences.language)
    }

    private func print(_ reminder: Reminder, _ clock: ZoneClock, _ book: ChallengeRecords, language: Language) throws {
        let output = OutputStream.standardOutput
        switch format {
        case .text:
            let (day, minutes) = clock.local(reminder.due)
            try output.print("\(day) at \(ClockTime(minuteOfDay: minutes).hourAndMinute), \(clock.zone)")
            if let title = reminder.challenge?.title { try output.print(title) }
        case .json:
            let json: JSONValue = [
                "due": .string(RecordedTime(reminder.due).description), "zone": .string(clock.zone),
                "day": .string(reminder.day.description),
                "challenge": (reminder.challenge?.challenge).map(JSONValue.string) ?? .null,
            ]
            try output.print(json.text(pretty: output.isTerminal))
        case .ics:
            let known = reminder.challenge.flatMap { try? book.challenge($0.challenge) }
            let text = CalendarText(
                reminder, key: try book.reminderKey(of: reminder.day),
                description: known?.challenge(in: language).description ?? "", written: WallClock.system.now())
            try output.write(text.bytes)
        }
    }
}
