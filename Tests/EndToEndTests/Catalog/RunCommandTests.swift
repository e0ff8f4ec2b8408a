// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("almanac list, describe, run")
struct RunCommandTests {
    private let birth = #"{"birth":{"date":"1990-05-15T14:30","latitude":50.45,"longitude":30.52}}"#

    @Test
    func `the list names every computation as text and JSON`() async throws {
        let ids = try await BuiltProgram.almanac("list --format ids").succeeded().split(separator: "\n").map(
            String.init)
        #expect(ids.contains("astrology.natal-chart") && ids.contains("astrology.resolve-time"))
        let text = try await BuiltProgram.almanac("list").succeeded()
        for id in ids { #expect(text.contains(id)) }
        let json = try await BuiltProgram.almanac("list --format json").json()
        #expect(json.array?.compactMap { $0["id"]?.string } == ids)
    }

    @Test
    func `ambiguous options name the fields, and lists of objects repeat the option`()
        async throws
    {
        try await BuiltProgram.almanac("run wardrobe.match-item --amount 10").refused(
            64, ["--amount, which is short for ", "--item.price.amount", "--profile.budget.amount"])
        // Fields for what the user types come before the numeric request, and both before weights.
        let environment = try OutfitHome().environment
        let options = ["--temp", "12.8C", "--occasion", "work"]
        let short = try await BuiltProgram.almanac(
            ["run", "wardrobe.my-suggestions"] + options, environment: environment)
        let own = try await BuiltProgram.outfit(
            ["suggest"] + options + ["--format", "json"], environment: environment)
        #expect(short.succeeded() == own.succeeded())
        let events = ["completed", "skipped"].map {
            #"{"challenge":"a","traits":{"category":"physical"},"status":"\#($0)","situation":{"day":"2026-11-16"}}"#
        }
        let id = "challenges.category-preferences"
        let typed = try await BuiltProgram.almanac(["run", id] + events.flatMap { ["--events", $0] }).json()
        let given = try await BuiltProgram.almanac(
            ["run", id], input: #"{"events":[\#(events.joined(separator: ","))]}"#
        ).json()
        #expect(typed == given)
    }

    @Test
    func `every example that describe shows runs unchanged`() async throws {
        let folder = try TemporaryFolder()
        var environment = BuiltProgram.environment
        // A port of this machine without a server.
        environment["ALMANAC_WEATHER_URL"] = "http://127.0.0.1:9"
        for id in try await BuiltProgram.almanac("list --format ids").succeeded().split(separator: "\n") {
            let lines = try await BuiltProgram.almanac("describe \(id)").lines
            let starts = lines.indices.filter { lines[$0].hasPrefix("  almanac run ") }
            #expect(!starts.isEmpty, "\(id) has no example")
            for start in starts {
                // Each example has a separate home, so that examples don't affect each other.
                environment["ALMANAC_HOME"] = folder.file("\(id)-\(start)")
                let end = try #require(lines[start...].firstIndex { $0 == "  JSON" })
                let script = lines[start...end].map { $0.dropFirst(2) }.joined(separator: "\n")
                let finished = try await run("/bin/sh", ["-c", script], environment: environment)
                // Some examples need a record that this home doesn't have, or a service.
                if finished.exitCode == 66 || (id == "wardrobe.fetch-forecast" && finished.exitCode == 69) { continue }
                #expect(try finished.json().object != nil, "\(id)")
            }
        }
    }

    @Test(arguments: [
        ["--birth.date", "1990-05-15T14:30", "--birth.latitude", "50.45", "--birth.longitude", "30.52"],
        ["--date", "1990-05-15T14:30", "--latitude", "50.45", "--longitude", "30.52"],
        ["--date=1990-05-15T14:30", "--latitude=50.45", "--longitude=30.52", "--house-system=placidus"],
        [
            "--birth.date", "1990-05-15T14:30", "--latitude", "50.45", "--longitude", "30.52", "--houseSystem",
            "placidus",
        ],
        ["--birth", #"{"date":"1990-05-15T14:30","latitude":50.45,"longitude":30.52}"#],
    ])
    func `input is accepted as JSON and as options in every spelling`(
        _ options: [String]
    ) async throws {
        let byOptions = try await BuiltProgram.almanac(["run", "astrology.natal-chart"] + options)
        let byJSON = try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: birth)
        #expect(byOptions.succeeded() == byJSON.succeeded())
    }

    @Test(arguments: [
        ["--bodies", "Sun", "--bodies", "Moon"], ["--bodies", "Sun,Moon"], ["--bodies", #"["Sun","Moon"]"#],
    ])
    func `lists are accepted repeated, comma-separated and as JSON`(_ options: [String]) async throws {
        let chart = try await BuiltProgram.almanac(
            ["run", "astrology.natal-chart", "--date", "1990-05-15T10:30Z", "--aspects.types", "Trine"] + options
        ).json()
        #expect(chart["planets"]?.array?.compactMap { $0["name"]?.string } == ["Sun", "Moon"])
        #expect(chart["aspects"]?.array?.compactMap { $0["type"]?.string } == ["Trine"])
    }

    @Test
    func `flags and negative numbers are accepted`() async throws {
        let chart = try await BuiltProgram.almanac(
            "run astrology.natal-chart --date 1990-05-15T10:30Z --latitude -33.87 --longitude -70.5 --topocentric --compact"
        ).json()
        #expect(chart["provenance"]?["isTopocentric"]?.bool == true)
        #expect(chart["birth"]?["latitude"]?.double == -33.87)
    }

    @Test(arguments: [
        ("1990-05-15T14:30", "50.45", "30.52"), ("1879-03-14T11:30", "48.4", "9.98"),
        ("2000-06-21T12:00Z", "78.22", "15.65"),
        ("1990-05-15", "-33.87", "151.21"), ("0043-01-13T06:00Z", "41.9", "12.5"),
    ])
    func `run, a row of batch, and astro chart give the same bytes`(
        _ date: String, _ latitude: String, _ longitude: String
    ) async throws {
        let row = #"{"birth":{"date":"\#(date)","latitude":\#(latitude),"longitude":\#(longitude)}}"#
        let run = try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: row)
        let batch = try await BuiltProgram.almanac(["batch", "astrology.natal-chart"], input: row + "\n")
        let astro = try await BuiltProgram.astro(
            ["chart", "--date", date, "--lat", latitude, "--lon", longitude, "--format", "json"])
        let compact = try await BuiltProgram.almanac(
            ["run", "astrology.natal-chart", "--birth", row.dropFirst(9).dropLast().description, "--compact"])
        #expect(run.succeeded() == astro.succeeded())
        #expect(batch.succeeded() == compact.succeeded())
        #expect(try run.json() == batch.json())
    }

    @Test
    func `output round-trips and has the same bytes in every run`() async throws {
        let first = try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: birth)
        let second = try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: birth)
        #expect(first.succeeded() == second.succeeded())
        #expect(try first.json().text(pretty: true) + "\n" == first.output)
    }
}
