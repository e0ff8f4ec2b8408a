// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Inputs with one problem each: one issue at its path, with a recovery suggestion.
@Suite struct BadChartInputTests {
    struct Bad: Sendable, CustomTestStringConvertible {
        let title: String
        let birth: JSONValue
        var rest: [(String, JSONValue)] = []
        let path: String
        /// The words that the sentence must contain.
        let words: [String]
        var testDescription: String { title }

        var input: JSONValue {
            var object = JSONObject(rest)
            object["birth"] = birth
            return .object(object)
        }
    }

    private static let kyiv: JSONValue = [
        "date": "1990-05-15T14:30", "zone": "Europe/Kyiv", "latitude": 50.45, "longitude": 30.52,
    ]

    static let bads = [
        Bad(
            title: "latitude 91", birth: ["date": "1990-05-15T14:30Z", "latitude": 91, "longitude": 30],
            path: "birth.latitude", words: ["-90", "90", "got 91"]),
        Bad(
            title: "longitude 181", birth: ["date": "1990-05-15T14:30Z", "latitude": 50, "longitude": 181],
            path: "birth.longitude", words: ["-180", "180", "got 181"]),
        Bad(
            title: "31 February", birth: ["date": "1990-02-31T14:30", "zone": "Europe/Kyiv"], path: "birth.date",
            words: ["February", "28"]),
        Bad(
            title: "29 February of 1900", birth: ["date": "1900-02-29", "zone": "Europe/Kyiv"], path: "birth.date",
            words: ["28"]),
        Bad(
            title: "no date", birth: ["date": "yesterday", "zone": "Europe/Kyiv"], path: "birth.date",
            words: ["1990-05-15"]),
        Bad(
            title: "hour 25", birth: ["date": "1990-05-15T25:00", "zone": "Europe/Kyiv"], path: "birth.date",
            words: ["25"]),
        Bad(
            title: "hour 25 beside the date", birth: ["date": "1990-05-15", "time": "25:00", "zone": "Europe/Kyiv"],
            path: "birth.time", words: ["25"]),
        Bad(
            title: "unknown zone", birth: ["date": "1990-05-15T14:30", "zone": "Europe/Kiyv"], path: "birth.zone",
            words: ["Europe/Kiyv", "Europe/Kyiv"]),
        Bad(
            title: "unknown zone in the date", birth: ["date": "1990-05-15T14:30[Europe/Kiyv]"], path: "birth.date",
            words: ["Europe/Kiyv", "Europe/Kyiv"]),
        Bad(
            title: "unknown zone without a time", birth: ["date": "1990-05-15", "zone": "Mars/Olympus"],
            path: "birth.zone", words: ["Mars/Olympus"]),
        Bad(
            title: "unknown body", birth: kyiv, rest: [("bodies", ["Sun", "Merkury"])], path: "bodies[1]",
            words: ["Merkury", "Mercury"]),
        Bad(
            title: "unknown star", birth: kyiv, rest: [("bodies", ["Sun", "star Regulos"])], path: "bodies[1]",
            words: ["Regulos", "Regulus"]),
        Bad(
            title: "unknown house system", birth: kyiv, rest: [("houseSystem", "placidius")], path: "houseSystem",
            words: ["placidius", "placidus"]),
        Bad(
            title: "unknown zodiac", birth: kyiv, rest: [("zodiac", "lahari")], path: "zodiac",
            words: ["lahari", "lahiri"]),
        Bad(
            title: "unknown node", birth: kyiv, rest: [("node", "meen")], path: "node", words: ["meen", "mean"]),
        Bad(
            title: "unknown aspect", birth: kyiv, rest: [("aspects", ["orbs": ["Trien": 5]])],
            path: "aspects.orbs.Trien",
            words: ["Trine"]),
        Bad(
            title: "negative orb", birth: kyiv, rest: [("aspects", ["orbs": ["Trine": -1]])],
            path: "aspects.orbs.Trine",
            words: ["-1"]),
        Bad(
            title: "unknown field", birth: kyiv, rest: [("housesystem", "koch")], path: "housesystem",
            words: ["houseSystem"]),
        Bad(
            title: "unknown field of the birth",
            birth: ["date": "1990-05-15T14:30", "latitude": 50, "longitude": 30, "timezone": "Europe/Kyiv"],
            path: "birth.timezone", words: ["time"]),
        Bad(
            title: "latitude alone", birth: ["date": "1990-05-15T14:30Z", "latitude": 50], path: "birth.longitude",
            words: ["latitude and longitude"]),
        Bad(
            title: "longitude alone", birth: ["date": "1990-05-15T14:30Z", "longitude": 50], path: "birth.latitude",
            words: ["latitude and longitude"]),
        Bad(
            title: "time twice", birth: ["date": "1990-05-15T14:30", "time": "14:31", "zone": "Europe/Kyiv"],
            path: "birth.time", words: ["one"]),
        Bad(
            title: "zone twice", birth: ["date": "1990-05-15T14:30[Europe/Kyiv]", "zone": "Europe/Paris"],
            path: "birth.zone", words: ["Europe/Kyiv", "Europe/Paris"]),
        Bad(
            title: "offset twice", birth: ["date": "1990-05-15T14:30+03:00", "offset": "+04:00"], path: "birth.offset",
            words: ["+03:00", "+04:00"]),
        Bad(
            title: "neither zone nor place", birth: ["date": "1990-05-15T14:30"], path: "birth.zone",
            words: ["place", "Europe/Kyiv", "Z"]),
        Bad(
            title: "neither zone nor place nor time", birth: ["date": "1990-05-15"], path: "birth.zone",
            words: ["place", "Europe/Kyiv"]),
        Bad(
            title: "a time shown twice", birth: ["date": "1983-09-25T02:30", "zone": "Europe/Paris"],
            path: "birth.fold",
            words: ["earlier", "later"]),
        Bad(
            title: "an offset the zone never had",
            birth: ["date": "1990-05-15T14:30+09:00", "zone": "Europe/Kyiv"], path: "birth.date", words: ["+04:00"]),
        Bad(
            title: "unknown place", birth: ["date": "1990-05-15T14:30", "place": "Kyjivv"], path: "birth.place",
            words: ["Kyjivv"]),
        Bad(
            title: "place of nowhere", birth: ["date": "1990-05-15T14:30", "place": "Qqqqzzzzx"], path: "birth.place",
            words: ["latitude and longitude"]),
        Bad(
            title: "ambiguous place", birth: ["date": "1990-05-15T14:30", "place": "Springfield"], path: "birth.place",
            words: ["Springfield", "US", "coordinates"]),
        Bad(
            title: "sensitivity without a time", birth: ["date": "1990-05-15", "zone": "Europe/Kyiv"],
            rest: [("sensitivityMinutes", 10)], path: "sensitivityMinutes", words: ["time of day"]),
        Bad(
            title: "local mean time without a longitude", birth: ["date": "1850-05-15T12:00", "zone": "LMT"],
            path: "birth.longitude", words: ["longitude"]),
        Bad(
            title: "altitude", birth: ["date": "1990-05-15T14:30Z", "latitude": 5, "longitude": 5, "altitude": 1e9],
            path: "birth.altitude", words: ["meters"]),
        Bad(
            title: "an orb of nobody", birth: kyiv, rest: [("aspects", ["bodyOrbs": ["Sun": 8, "Zzz": 5]])],
            path: "aspects.bodyOrbs.Zzz", words: ["the name of a body in charts", "\"Zzz\""]),
        Bad(
            title: "an orb by another spelling", birth: kyiv,
            rest: [("aspects", ["bodyOrbs": ["Sun": 0, "sun": 30]])], path: "aspects.bodyOrbs.sun",
            words: ["did you mean Sun?"]),
        Bad(title: "no bodies", birth: kyiv, rest: [("bodies", [])], path: "bodies", words: ["1"]),
        Bad(title: "a number for a date", birth: ["date": 1990], path: "birth.date", words: ["1990"]),
    ]

    @Test(arguments: bads)
    func `each problem has one issue`(_ bad: Bad) async {
        await expectIssue(bad.input, path: bad.path, saying: bad.words)
    }

    /// Issues about the birth are the same in the other computation.
    @Test(arguments: bads.filter { $0.rest.isEmpty && !$0.title.contains("twice") && !$0.title.contains("fold") })
    func `time resolution reports the same issues`(_ bad: Bad) async {
        let path = bad.path.hasPrefix("birth.") ? String(bad.path.dropFirst(6)) : bad.path
        await expectIssue(bad.birth, computation: "astrology.resolve-time", path: path, saying: bad.words)
    }

    @Test func `all issues are reported at once`() async throws {
        let input: JSONValue = [
            "birth": ["date": "1990-02-31", "latitude": 91, "longitude": 181], "houseSystem": "x", "bodies": ["Foo"],
            "nope": 1,
        ]
        let failure = await #expect(throws: ComputationError.self) {
            try await ChartFixture.engine().run("astrology.natal-chart", input)
        }
        #expect(
            Set(failure?.issues.map(\.path) ?? []) == [
                "birth.date", "birth.latitude", "birth.longitude", "houseSystem", "bodies[0]", "nope",
            ])
    }

    @Test func `bodies and angles can have orbs`() async throws {
        let aspects: JSONValue = ["bodyOrbs": ["Moon": 10, "Midheaven": 3, "North Node": 1, "Chiron": 2]]
        _ = try await ChartFixture.engine().run(
            "astrology.natal-chart", ["birth": Self.kyiv, "bodies": ["Sun", "Moon"], "aspects": aspects])
    }

    /// The error for a skipped time names the nearest times before and after it.
    @Test func `times skipped by the clocks are rejected`() async throws {
        let failure = await #expect(throws: ComputationError.self) {
            try await ChartFixture.engine().run(
                "astrology.natal-chart", ["birth": ["date": "2021-03-28T02:30", "zone": "Europe/Berlin"]])
        }
        let sentence = try #require(failure).description
        #expect(failure?.code == .refused && failure?.exitCode == 64)
        #expect(failure?.issues.count == 1)
        #expect(sentence.contains("01:59:59") && sentence.contains("03:00"), "\(sentence)")
    }

    @Test(arguments: ["earlier", "later"])
    func `a repeated time can be chosen`(_ fold: String) async throws {
        let chart = try await ChartFixture.engine().run(
            "astrology.natal-chart",
            ["birth": ["date": "1983-09-25T02:30", "zone": "Europe/Paris", "fold": .string(fold)]])
        #expect(chart["birth"]?.text("utc") == (fold == "earlier" ? "1983-09-25T00:30:00Z" : "1983-09-25T01:30:00Z"))
    }

    @Test(arguments: [
        "+16000-01-01T00:00Z", "+12000-06-01T00:00Z", "-5000-06-01T00:00Z", "5000-06-01T00:00Z",
    ])
    func `dates outside every file are refused`(_ date: String) async throws {
        let failure = await #expect(throws: ComputationError.self) {
            try await ChartFixture.engine().run("astrology.natal-chart", ["birth": ["date": .string(date)]])
        }
        let sentence = try #require(failure).description
        #expect(failure?.code == .refused && failure?.exitCode == 64, "\(sentence)")
        #expect(sentence.hasPrefix("birth.date: "), "\(sentence)")
        #expect(!sentence.contains("\n"), "\(sentence)")
        #expect(failure?.issues.count == 1)
    }
}
