// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import ExpectedTables
import TestTiers
import Testing

@testable import Calendars

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Calendar files")
struct CalendarFileTests {
    static func fixture(_ name: String, besides test: String = #filePath) throws -> [UInt8] {
        [UInt8](
            try Data(contentsOf: URL(filePath: test).deletingLastPathComponent().appending(path: "Fixtures/\(name)")))
    }

    static func calendar(_ lines: String...) -> [UInt8] {
        Array("BEGIN:VCALENDAR\r\n\(lines.joined(separator: "\r\n"))\r\nEND:VCALENDAR\r\n".utf8)
    }

    static func event(_ lines: String...) -> [UInt8] {
        Array(
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:one\n\(lines.joined(separator: "\n"))\nEND:VEVENT\nEND:VCALENDAR\n".utf8
        )
    }

    /// Seconds since 1970 if the time is an instant, as printed by the script.
    private func shown(_ time: CalendarTime) -> String { time.unixSeconds.map { "\($0)" } ?? time.description }

    @Test func `occurrences equal those of icalendar and recurring-ical-events`() throws {
        let table = try ExpectedTable("occurrences.tsv")
        let groups = Dictionary(grouping: table.rows) { row in
            [row.fields["file"] ?? "", row.fields["first"] ?? "", row.fields["last"] ?? ""]
        }
        #expect(groups.count == 3)
        for (key, rows) in groups {
            let file = try CalendarFile(Self.fixture(key[0]))
            let reading = file.occurrences(from: try CalendarDay(key[1]), through: try CalendarDay(key[2]))
            #expect(reading.problems.allSatisfy { $0.sentence.contains(" skip 2026-03-29T02:30:00") })
            // The packages add durations in local time, which differs from RFC 5545 across a day of 23 or 25 hours.
            func line(_ uid: String, _ start: String, _ end: String, _ status: String, _ title: String) -> String {
                [uid, start, ["rule-20", "rule-21"].contains(uid) ? "" : end, status, title].joined(separator: " | ")
            }
            let found = reading.occurrences.map { one in
                line(one.uid, shown(one.start), shown(one.end), one.isCancelled ? "CANCELLED" : "", one.title)
            }
            let expected = rows.map { row in
                line(
                    row.fields["uid"] ?? "", row.fields["start"] ?? "", row.fields["end"] ?? "",
                    row.fields["status"] ?? "", row.fields["title"] ?? "")
            }
            #expect(found.count == expected.count)
            #expect(Set(found).subtracting(expected).sorted() == [], "\(key): not expected")
            #expect(Set(expected).subtracting(found).sorted() == [], "\(key): missing")
        }
    }

    @Test func `folded and escaped text is decoded`() throws {
        let file = try CalendarFile(Self.fixture("plain.ics"))
        let day = try CalendarDay("2026-11-23")
        let reading = file.occurrences(from: day, through: day)
        let lunch = try #require(reading.occurrences.first { $0.uid == "lunch" })
        #expect(lunch.title == "Lunch with the choir, and a walk")
        #expect(lunch.location == "Harbour café; terrace")
        #expect(lunch.notes == "Bring:\n- shoes\n- a \\ hat")
        #expect(lunch.start.description == "2026-11-23T12:30:00+01:00")
        #expect(lunch.end.description == "2026-11-23T14:00:00+01:00")
        #expect(reading.occurrences.map(\.uid) == ["trip", "lunch", "off"])
    }

    @Test func `folds within a character and any line ending are accepted`() throws {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Caf\u{E9} noir\nDTSTART:20261121T090000Z\nEND:VEVENT\nEND:VCALENDAR\n"
        let bytes = Array(text.utf8)
        let cut = try #require(bytes.firstIndex(of: 0xC3)) + 1
        for ending in ["\n", "\r\n", "\r"] {
            let folded = bytes[..<cut] + Array("\n\t".utf8) + bytes[cut...]
            let file = try CalendarFile(folded.flatMap { $0 == 0x0A ? Array(ending.utf8) : [$0] })
            #expect(file.problems == [])
            #expect(file.events.first?.title == "Café noir")
        }
        #expect(try CalendarFile([0xEF, 0xBB, 0xBF] + bytes).events.count == 1)
    }

    @Test func `times are shown in the requested zone`() throws {
        let file = try CalendarFile(Self.event("DTSTART:20261121T233000Z", "DURATION:PT1H", "SUMMARY:Late"))
        let sunday = try CalendarDay("2026-11-22")
        #expect(file.occurrences(from: sunday, through: sunday).occurrences.count == 1, "its last half hour")
        let reading = file.occurrences(from: sunday, through: sunday, zone: "Asia/Tokyo")
        #expect(reading.occurrences.first?.start.description == "2026-11-22T08:30:00+09:00")
        let saturday = try CalendarDay("2026-11-21")
        #expect(file.occurrences(from: saturday, through: saturday, zone: "Asia/Tokyo").occurrences == [])
        #expect(
            file.occurrences(from: sunday, through: sunday, zone: "Asia/Nowhere").problems.first?.sentence
                .contains("Asia/Nowhere") == true)
    }

    @Test func `injected offsets are used`() throws {
        struct Two: ZoneOffsets {
            func offset(of zone: String, at unixSeconds: Int) -> Int? { zone == "Two" ? 7_200 : nil }
        }
        let file = try CalendarFile(Self.event("DTSTART;TZID=/example.org/Two:20261121T090000"))
        let day = try CalendarDay("2026-11-21")
        let reading = file.occurrences(from: day, through: day, zones: Two())
        #expect(reading.occurrences.first?.start.description == "2026-11-21T09:00:00+02:00")
    }

    @Test(arguments: [
        ("DTSTART:20261321T090000", 4, "DTSTART: expected a time such as 20261121T090000 or 20261121"),
        ("DTSTART:20261121T250000", 4, "the event was ignored"),
        ("SUMMARY:No time", 2, "expected DTSTART in an event, got none"),
        ("DTSTART:20261121T090000\nDTEND:20261121T080000", 5, "expected DTEND after DTSTART"),
        ("DTSTART:20261121T090000\nDTEND;VALUE=DATE:20261122", 5, "both as days or both as times"),
        ("DTSTART:20261121T090000\nDURATION:1 hour", 5, "expected a duration such as PT1H30M, got \"1 hour\""),
        ("DTSTART:20261121T090000\nRRULE:FREQ=SECONDLY", 5, "expected FREQ to be MINUTELY, HOURLY, DAILY"),
        ("DTSTART:20261121T090000\nRRULE:FREQ=DAILY;BYSECOND=9", 5, "BYSECOND isn't supported; the occurrences after"),
        ("DTSTART:20261121T090000\nRRULE:FREQ=DAILY;INTERVAL=0", 5, "INTERVAL: expected a whole number from 1"),
        ("DTSTART:20261121T090000\nRRULE:FREQ=WEEKLY;BYDAY=XX", 5, "expected a day such as MO or -1FR, got \"XX\""),
        ("DTSTART:20261121T090000\nRRULE:FREQ=DAILY;COUNT=2;UNTIL=20261221", 5, "expected COUNT or UNTIL, got both"),
        ("DTSTART:20261121T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO", 5, "it counts as the first occurrence"),
        ("DTSTART:20261121T090000\nEXDATE:yesterday", 5, "EXDATE: expected a time"),
        ("DTSTART:20261121T090000\nEXRULE:FREQ=SECONDLY", 5, "the rule was ignored"),
        ("DTSTART:20261121T090000\nDTSTART:20261122T090000", 5, "expected one DTSTART in an event, got another"),
        ("DTSTART;TZID=Atlantis:20261121T090000", 4, "the zone \"Atlantis\" is unknown and isn't defined"),
        ("DTSTART;TZID=../../etc/passwd:20261121T090000", 4, "is unknown and isn't defined"),
        ("DTSTART:20261121T090000\nno property", 5, "expected a colon after the property's name"),
        ("DTSTART:20261121T090000\nX-A;B=\"c:d", 5, "expected a closing quote"),
        ("DTSTART:20261121T090000\nEND:VALARM", 5, "expected BEGIN:VALARM before END:VALARM, got none"),
        ("DTSTART:20261121T090000\nBEGIN:VALARM", 6, "expected END:VALARM before END:VEVENT, got none"),
        ("RECURRENCE-ID;RANGE=THISANDPRIOR:20261121T090000\nDTSTART:20261121T100000", 4, "RANGE=THISANDPRIOR isn't"),
        ("RECURRENCE-ID;RANGE=THISANDFUTURE:20261121T090000\nDTSTART:20261121T100000", 4, "RANGE: the series isn't"),
        ("RECURRENCE-ID:20261121T090000\nDTSTART:20261121T100000\nRRULE:FREQ=DAILY", 6, "RRULE of a changed"),
        ("DTSTART;VALUE=DATE:20261121\nRRULE:FREQ=HOURLY", 5, "expected FREQ of days or more"),
    ])
    func `problems are reported with their line`(lines: String, line: Int, sentence: String) throws {
        let file = try CalendarFile(Self.event(lines))
        let day = try CalendarDay("2026-11-21")
        let problems = file.occurrences(from: day, through: day).problems
        #expect(problems.contains { $0.line == line && $0.sentence.contains(sentence) }, "\(problems)")
    }

    @Test(arguments: ["", "name,color\nCoat,navy\n", "END:VCALENDAR\n", "{}", "\0\0"])
    func `files that aren't calendars are rejected`(text: String) {
        let failure = #expect(throws: ComputationError.self) { try CalendarFile(Array(text.utf8)) }
        #expect(failure?.description.contains("expected a calendar (.ics) that begins with BEGIN:VCALENDAR") == true)
    }

    @Test func `randomly altered calendars are read or rejected without a crash`() throws {
        let originals = try ["plain.ics", "rules.ics"].map { try Self.fixture($0) }
        let items = [
            "\n", ";", ":", "=", ",", "\"", "\\", "BEGIN:VEVENT\n", "END:", "99999999999", "-1", "RRULE:FREQ=DAILY\n",
        ]
        let first = try CalendarDay("2026-01-01")
        let last = try CalendarDay("2026-03-31")
        let seed = FuzzRounds.seed(20_261_121)
        var random = SeededGenerator(seed: seed)
        let zones = try TimeZoneDatabase.system()
        var read = 0
        let rounds = FuzzRounds.upTo(400)
        for round in rounds {
            var bytes = originals[round % 2]
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1:
                    bytes.insert(
                        contentsOf: Array(items[Int.random(in: items.indices, using: &random)].utf8), at: place)
                case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &random)))
                default: if bytes.count > 4_000 { bytes.removeLast(Int.random(in: 0..<200, using: &random)) }
                }
                if bytes.isEmpty { bytes = [0x0A] }
            }
            let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            guard let file = try? CalendarFile(bytes) else { continue }
            read += 1
            let reading = file.occurrences(from: first, through: last, zones: zones)
            #expect(reading.problems.allSatisfy { 1...lineCount ~= $0.line }, "seed \(seed), round \(round)")
            for one in reading.occurrences {
                #expect(one.start.day <= last && one.end.day >= first, "seed \(seed), round \(round): \(one)")
            }
        }
        #expect(read > rounds.count * 3 / 4, "seed \(seed)")
    }

    @Test(arguments: [
        ("BEGIN:VCALENDAR\r\n", false), ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:one\n", false),
        ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:one\nEND:VCALENDAR\n", false),
        ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", true), ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR", true),
    ])
    func `a truncated file isn't complete`(text: String, isWhole: Bool) throws {
        #expect(try CalendarFile(Array(text.utf8)).isWhole == isWhole)
    }
}
