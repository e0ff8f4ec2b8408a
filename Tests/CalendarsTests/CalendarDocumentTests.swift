// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@testable import Calendars

@Suite("Writing calendars")
struct CalendarDocumentTests {
    private let stamp = Timestamp(secondsSince1970: 1_795_248_000, nanosecond: 500)

    private func document(_ title: String, _ description: String) -> CalendarDocument {
        CalendarDocument(
            product: "Almanac//test",
            events: [
                CalendarDocument.Event(
                    uid: "one@example.org", stamp: stamp, start: stamp + .seconds(3_600), minutes: 15, title: title,
                    description: description, isTransparent: true, hasAlarm: true)
            ])
    }

    @Test(arguments: [
        ("Count leaves", ""), ("Semi; colon, comma \\ backslash", "two\nlines"),
        (String(repeating: "Порахуй листя 🍁 ", count: 20), String(repeating: "long, ", count: 200)),
    ])
    func `lines are folded at 75 octets and round-trip`(title: String, description: String) throws {
        let text = document(title, description).text
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        let reading = try CalendarFile(Array(text.utf8)).occurrences(
            from: try CalendarDay("2026-11-21"), through: try CalendarDay("2026-11-21"))
        #expect(reading.problems == [])
        let event = try #require(reading.occurrences.first)
        #expect(event.title == title && event.notes == description && event.uid == "one@example.org")
        #expect(event.start.description == "2026-11-21T09:00:00Z" && event.end.description == "2026-11-21T09:15:00Z")
    }

    @Test func `an event has the properties of RFC 5545`() {
        #expect(
            document("Count leaves", "Twenty of them").text
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//test//EN", "BEGIN:VEVENT",
                    "UID:one@example.org",
                    "DTSTAMP:20261121T080000Z", "DTSTART:20261121T090000Z", "DURATION:PT15M", "SUMMARY:Count leaves",
                    "DESCRIPTION:Twenty of them", "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
                    "TRIGGER:PT0M",
                    "DESCRIPTION:Count leaves", "END:VALARM", "END:VEVENT", "END:VCALENDAR", "",
                ].joined(separator: "\r\n"))
    }
}
