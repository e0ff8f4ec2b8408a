// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("outfit plan and outfit pack")
struct PlanAndPackTests {
    static let calendar = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//almanac//tests//EN", "BEGIN:VEVENT", "UID:1",
        "DTSTART:20261123T090000", "DTEND:20261123T100000", "SUMMARY:Client presentation", "END:VEVENT",
        "BEGIN:VEVENT", "UID:2", "DTSTART:20261124T190000", "DTEND:20261124T230000", "SUMMARY:Charity gala",
        "DESCRIPTION:Dress code: black tie", "END:VEVENT", "BEGIN:VEVENT", "UID:3", "DTSTART;VALUE=DATE:20261124",
        "SUMMARY:Called off", "STATUS:CANCELLED", "END:VEVENT", "BEGIN:VEVENT", "UID:4", "DTSTART:20261224T190000",
        "SUMMARY:Too late", "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")

    @Test
    func `each event has outfits and the words that determine its dress code`() async throws {
        let home = try OutfitHome()
        try home.folder.write(Self.calendar, to: "calendar.ics")
        let line = ["plan", "calendar.ics", "--temp", "41..63", "--date", "2026-11-23"]
        let finished = try await BuiltProgram.outfit(line, environment: home.environment, in: home.folder.path)
        finished.fits80Columns()
        let text = finished.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // With a cosine from 41 °F at 6:00 to 63 °F at 15:00, from an hour before the start to the end: 52 − 11 cos 40°
        // is 43.6 °F and 52 − 11 cos 80° is 50.1 °F; 52 + 11 cos 36° is 60.9 °F and 52 + 11 cos 96° is 50.9 °F.
        for words in ["44 to 50 °F at that hour.", "51 to 61 °F at that hour."] {
            #expect(text.contains(words), "\(words)")
        }
        for words in ["2026-11-23 09:00", "Charity gala", "Black tie", "\"black tie\" in the notes"] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(!text.contains("Called off") && !text.contains("Too late"))
        let json = try await BuiltProgram.outfit(
            line + ["--format", "json"], environment: home.environment, in: home.folder.path
        ).json()
        let events = try #require(json["events"]?.array)
        #expect(events.count == 2)
        #expect(events[1]["reading"]?["dressCode"] == "blackTie")
        #expect(events[0]["outfit"]?["items"]?.array?.isEmpty == false)
        // 43.5735 °F and 60.8992 °F in °C.
        let coldest = try #require(events[0]["request"]?["coldest"]?.double)
        let warmest = try #require(events[1]["request"]?["warmest"]?.double)
        #expect(abs(coldest - 6.4297) < 0.0001 && abs(warmest - 16.0551) < 0.0001)
        #expect(events[1]["request"]?["dressCode"] == "blackTie" && events[1]["request"]?["date"] == "2026-11-24")
    }

    @Test
    func `an event without an outfit names the missing items`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        try home.folder.write(Self.calendar, to: "calendar.ics")
        let text = try await home("plan", "calendar.ics", "--temp", "15C", "--date", "2026-11-23").succeeded()
        #expect(text.contains("\n  Nothing you own is black tie: "))
        #expect(text.contains("of 100"))
    }

    @Test(
        arguments: [
            ("filling.csv", "--temp 15C", 64, ["BEGIN:VCALENDAR"]), ("missing.ics", "--temp 15C", 66, ["missing.ics"]),
            ("calendar.ics", "--days 7", 64, ["--temp"]), ("calendar.ics", "--temp 15C --days 0", 64, ["--days"]),
        ] as [(String, String, Int32, [String])])
    func `invalid calendars and counts are rejected`(
        _ file: String, _ options: String, _ code: Int32, _ words: [String]
    )
        async throws
    {
        let home = try OutfitHome()
        try await home.fill()
        try home.folder.write(Self.calendar, to: "calendar.ics")
        try await BuiltProgram.outfit(
            ["plan", file] + options.split(separator: " ").map(String.init), environment: home.environment,
            in: home.folder.path
        ).refused(code, words)
    }

    @Test
    func `planned outfits are chosen in one call`() async throws {
        let home = try OutfitHome()
        try await home.fill()
        try home.folder.write(Self.calendar, to: "calendar.ics")
        let run = { (arguments: [String]) in
            try await BuiltProgram.outfit(arguments, environment: home.environment, in: home.folder.path)
        }
        _ = try await run(["calendar", "import", "calendar.ics", "--from", "2026-11-01"]).succeeded()
        let line = ["plan", "--temp", "41..63", "--date", "2026-11-23"]
        let shown = try await run(line + ["--choose", "--show-call"]).json()
        #expect(shown["id"] == "wardrobe.choose-planned-outfits")
        let planned = try await run(line)
        let chosen = try await run(line + ["--choose"])
        #expect(chosen.succeeded().contains("Client presentation") && !planned.errors.contains("Chose"))
        #expect(chosen.errors.contains("note: Chose the outfit for \"Client presentation\"."))
        #expect(chosen.errors.contains("note: No outfit was chosen for \"Charity gala\": none fits."))
        let again = try await run(line + ["--choose"])
        #expect(again.succeeded().contains("Chosen:"))
        #expect(again.errors.contains("note: \"Client presentation\" keeps the outfit you chose:"))
        try await run(["plan", "calendar.ics", "--temp", "15C", "--choose"]).refused(64, ["--choose"])
    }

    @Test
    func `a packing list has an outfit for every day`() async throws {
        let home = try OutfitHome()
        let line = ["pack", "--days", "2", "--temp", "40..70", "--occasions", "work,casual"]
        try await BuiltProgram.outfit(line, environment: home.environment).fits80Columns()
        let list = try await BuiltProgram.outfit(line + ["--format", "json"], environment: home.environment).json()
        let packed = Set((list["items"]?.array ?? []).compactMap { $0["id"]?.string })
        let days = try #require(list["days"]?.array)
        #expect(days.count == 2)
        for day in days {
            let worn = (day["outfit"]?["items"]?.array ?? []).compactMap { $0["id"]?.string }
            #expect(!worn.isEmpty && packed.isSuperset(of: worn))
        }
    }

    @Test(arguments: [
        ("--days 0 --temp 50", ["--days"]), ("--days 3 --temp 50 --occasions wrk", ["--occasions", "work"]),
        ("--days 3 --temp 50 --slack -1", ["--slack"]),
        ("--days 3 --temp 50 --wear-limits shirt", ["--wear-limits"]),
    ])
    func `trips without enough items are rejected`(_ options: String, _ words: [String]) async throws {
        try await BuiltProgram.outfit(
            ["pack"] + options.split(separator: " ").map(String.init), environment: OutfitHome().environment
        ).refused(64, words)
    }
}
