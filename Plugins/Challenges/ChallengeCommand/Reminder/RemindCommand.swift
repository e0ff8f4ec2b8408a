// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import TerminalKit

struct RemindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Say when the next reminder is due, inside the hours you set.",
        discussion: """
            Nothing is sent: a calendar or a timer of yours takes the time, or the event of --format ics.

            EXAMPLES
              challenge remind
              challenge remind --format ics > challenge.ics
            """)

    /// What to print.
    enum RemindFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, ics
    }

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: RemindFormat = .text

    func run() async throws {
        let book = try ChallengeBook.ofUser()
        let preferences = try book.preferences()
        guard let window = preferences.notifications else {
            throw Failure(
                .badInput, "No hours for reminders are set; challenge prefs set --remind 08:00-20:30 sets them")
        }
        let clock = try ZoneClock(window.zone)
        let now = WallClock.system.now()
        let reminder = try Reminder(window, clock, now: now) { day in
            try book.history(HistoryFilter(from: day, through: day)).last
        }
        let output = OutputStream.standardOutput
        switch format {
        case .text:
            let (day, minutes) = clock.local(reminder.due)
            try output.print("\(day) at \(ClockTime(minutes: minutes)), \(window.zone)")
            if let title = reminder.challenge?.title { try output.print(title) }
        case .json:
            let json: JSONValue = [
                "due": .string(CalendarText.stamp(reminder.due, separated: true)), "zone": .string(window.zone),
                "challenge": (reminder.challenge?.challenge).map(JSONValue.string) ?? .null,
            ]
            try output.print(json.text(pretty: output.isTerminal))
        case .ics:
            let known = reminder.challenge.flatMap { try? book.challenge($0.challenge) }
            let text = CalendarText(
                reminder, description: known?.challenge(in: preferences.language).description ?? "", now: now)
            try output.write(text.bytes)
        }
    }
}

/// The next moment inside a window at which a day's challenge waits.
struct Reminder {
    let due: Timestamp
    /// The challenge that waits; nil when that day's is not chosen yet.
    let challenge: UserChallenge?

    /// - Parameter assigned: the record of a day, if there is one.
    init(
        _ window: NotificationWindow, _ clock: ZoneClock, now: Timestamp,
        assigned: (CalendarDay) throws -> UserChallenge?
    ) rethrows {
        let (today, minutes) = clock.local(now)
        let record = try assigned(today)
        let isOpen = record.map { $0.status == .pending } ?? true
        if isOpen, minutes <= window.until.minutes {
            due = minutes < window.from.minutes ? clock.moment(today, minutes: window.from.minutes) : now
            challenge = record
        } else {
            due = clock.moment(today.adding(days: 1), minutes: window.from.minutes)
            challenge = nil
        }
    }
}
