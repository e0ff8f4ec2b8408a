// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Presentation
import Testing

@testable import ChallengesPlugin

@Suite("Challenges as people read them")
struct PresenterTests {
    private let traits = ChallengeTraits(category: .creative)

    private func reminder(asOf time: String, _ challenge: Challenge? = nil) throws -> ChallengeReminder {
        ChallengeReminder(
            id: "challenge-2026-11-21-mine", day: try CalendarDay("2026-11-21"),
            due: try RecordedTime("2026-11-21T06:00:00Z"),
            localTime: CivilDateTime(day: try CalendarDay("2026-11-21"), time: try ClockTime("08:00")),
            zone: "Europe/Kyiv", challenge: challenge, asOf: try RecordedTime(time))
    }

    @Test func `a later calendar of the same day has the same event`() throws {
        let names = try ["2026-11-20T03:10:00Z", "2026-11-21T05:00:00Z"].map { time in
            try reminder(asOf: time).calendar(PresentationStyle()).split(separator: "\r\n").first {
                $0.hasPrefix("UID:")
            }
        }
        #expect(
            names == ["UID:challenge-2026-11-21-mine@almanac.invalid", "UID:challenge-2026-11-21-mine@almanac.invalid"])
    }

    @Test func `a calendar has lines of 75 octets and escapes separators`() throws {
        var challenge = Challenge(id: "long", title: "Слухай; пиши, \\малюй", traits: traits)
        challenge.description = String(repeating: "довгий опис, ", count: 30) + "\nкінець"
        let calendar = try reminder(asOf: "2026-11-21T05:00:00Z", challenge).calendar(PresentationStyle())
        let lines = calendar.split(separator: "\r\n")
        for line in lines { #expect(line.utf8.count <= 75, "\(line)") }
        let unfolded = calendar.replacing("\r\n ", with: "")
        #expect(unfolded.contains("SUMMARY:Слухай\\; пиши\\, \\\\малюй\r\n"))
        #expect(unfolded.contains("\\nкінець\\n\\n"), "the description, and then the traits")
    }

    @Test func `every text fits a narrow page`() throws {
        var record = UserChallenge(
            id: "one", challenge: "sketch", title: String(repeating: "Sketch the street ", count: 6), traits: traits,
            situation: Situation(day: try CalendarDay("2026-11-21"), mood: 2),
            assigned: try RecordedTime("2026-11-21T05:00:00Z"))
        (record.status, record.rating, record.moodAfter) = (.completed, 4, 5)
        record.notes = String(repeating: "wet through and through, ", count: 12) + "\n\nand glad\tof it"
        let style = PresentationStyle(width: 40)
        let day = KeptDay(record: record, reasons: [], left: [record])
        let history = ChallengeHistory(total: 3, recorded: 3, entries: [record])
        let preferences = MyPreferences(
            preferences: UserPreferences(), isStated: false, rules: ChoiceRules(ChallengeSettings(), []))
        for text in [
            record.text(.completed, style), day.text(style), history.text(style), preferences.text(style),
            try reminder(asOf: "2026-11-21T05:00:00Z").text(style),
        ] {
            #expect(text.hasSuffix("\n"))
            for line in text.split(separator: "\n") { #expect(String(line).terminalWidth <= 40, "\(line)") }
        }
        #expect(record.text(.rated, PresentationStyle(width: 200)).hasSuffix(", 4 of 5, mood from 2 to 5.\n"))
        #expect(history.text(style).hasSuffix("\n1 of 3 records\n"))
    }

    @Test func `a drawing follows the theme`() throws {
        let summary = ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: [], today: try CalendarDay("2026-11-21")))
        #expect(summary.drawing(PresentationStyle()).contains("prefers-color-scheme"))
        #expect(!summary.drawing(PresentationStyle(theme: .dark)).contains("prefers-color-scheme"))
        #expect(summary.drawing(PresentationStyle(pixels: 320)).contains(#"width="320" height="40""#))
    }
}
