// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("astro chart")
struct ChartCommandTests {
    // From: swetest -b15.5.1990 -ut10:30 -p01 -house30.52,50.45,P -fPl (swetest 2.10.03, the files of
    // swe-basic-data). The clocks of Kyiv were at +04:00 that day: zdump -v Europe/Kyiv.
    private let swetest = (
        sun: 54.3358435, moon: 296.3903239, ascendant: 159.2564216, midheaven: 62.9626414, cusp2: 180.7383846
    )

    @Test(arguments: [
        ["--date", "1990-05-15T14:30", "--lat", "50.45", "--lon", "30.52"],
        ["--date", "1990-05-15T14:30", "--lat", "50.45", "--lon", "30.52", "--tz", "Europe/Kyiv"],
        ["--date", "1990-05-15T14:30", "--lat", "50.45", "--lon", "30.52", "--tz", "+04:00"],
        ["--date", "1990-05-15T14:30+04:00", "--lat", "50.45", "--lon", "30.52"],
        ["--date", "1990-05-15T13:30+03:00", "--lat", "50.45", "--lon", "30.52"],
        ["--date", "1990-05-15T10:30Z", "--lat", "50.45", "--lon", "30.52"],
        ["--date", "1990-05-15T05:30-05:00", "--lat=50.45", "--lon=30.52"],
        ["--date", "1990-05-15T14:30[Europe/Kyiv]", "--lat", "50n27", "--lon", "30e31.2"],
        ["--date", "1990-05-15", "--time", "14:30", "--lat", "50°27′N", "--lon", "30.52E"],
        ["--date", "1990-05-15 14:30", "--lat", "50:27", "--lon", "+30.52"],
    ])
    func `the README's chart equals swetest's`(_ options: [String]) async throws {
        let chart = try await BuiltProgram.astro(["chart"] + options + ["--format", "json"]).json()
        let planets = try #require(chart["planets"]?.array)
        expectClose(planets[0]["longitude"], swetest.sun)
        expectClose(planets[1]["longitude"], swetest.moon)
        expectClose(chart["ascendant"]?["longitude"], swetest.ascendant)
        expectClose(chart["midheaven"]?["longitude"], swetest.midheaven)
        expectClose(chart["houses"]?[1]?["cusp"], swetest.cusp2)
        #expect(chart["birth"]?["utc"]?.string == "1990-05-15T10:30:00Z")
    }

    private func expectClose(_ value: JSONValue?, _ expected: Double, _ location: SourceLocation = #_sourceLocation) {
        let found = value?.double ?? .nan
        #expect(abs(found - expected) < 1e-6, "\(found), expected \(expected)", sourceLocation: location)
    }

    @Test
    func `the output has the documented keys`() async throws {
        let chart = try await BuiltProgram.astro(kyiv + ["--format", "json"]).json()
        for key in ["planets", "houses", "aspects", "ascendant", "midheaven", "provenance"] {
            #expect(chart[key] != nil, "\(key)")
        }
        for planet in try #require(chart["planets"]?.array) {
            for key in [
                "name", "longitude", "latitude", "distance", "speed", "declination", "sign", "degreeInSign", "house",
                "isRetrograde",
            ] { #expect(planet[key] != nil, "\(key)") }
        }
        for house in try #require(chart["houses"]?.array) {
            for key in ["number", "cusp", "sign"] { #expect(house[key] != nil, "\(key)") }
        }
        for aspect in try #require(chart["aspects"]?.array) {
            for key in ["planet1", "planet2", "type", "angle", "orb", "isApplying"] {
                #expect(aspect[key] != nil, "\(key)")
            }
        }
        let names = try #require(chart["planets"]?.array).compactMap { $0["name"]?.string }
        #expect(
            names == [
                "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
                "North Node",
                "South Node", "Lilith", "Chiron",
            ])
        #expect(chart["houses"]?.array?.count == 12)
    }

    @Test(arguments: ["Kyiv", "Київ", "kyiv, ua"])
    func `a place is found by name in several scripts`(_ name: String) async throws {
        let chart = try await BuiltProgram.astro(
            ["chart", "--date", "1990-05-15T14:30", "--place", name, "--format", "json"]
        ).json()
        #expect(chart["birth"]?["place"]?["timeZone"]?.string == "Europe/Kyiv")
        #expect(chart["birth"]?["utc"]?.string == "1990-05-15T10:30:00Z")
    }

    @Test(arguments: [("earlier", "2021-10-31T00:30:00Z"), ("later", "2021-10-31T01:30:00Z")])
    func `a repeated time requires a choice`(_ fold: String, _ utc: String) async throws {
        let words = ["chart", "--date", "2021-10-31T02:30", "--lat", "52.5", "--lon", "13.4"]
        let chart = try await BuiltProgram.astro(words + ["--fold", fold, "--format", "json"]).json()
        #expect(chart["birth"]?["utc"]?.string == utc)
        try await BuiltProgram.astro(words).refused(64, ["--fold", "earlier", "later"])
    }

    @Test(arguments: [("whole-sign", "W"), ("koch", "K"), ("campanus", "C"), ("equal", "A")])
    func `house systems are chosen by name and letter`(_ name: String, _ letter: String) async throws {
        let named = try await BuiltProgram.astro(kyiv + ["--houses", name, "--format", "json"])
        let lettered = try await BuiltProgram.astro(kyiv + ["--houses", letter, "--format", "json"])
        #expect(named.succeeded() == lettered.succeeded())
        #expect(try named.json()["provenance"]?["houseSystemUsed"]?.string == name)
    }

    @Test
    func `sidereal charts equal swetest's`() async throws {
        // swetest -b15.5.1990 -ut10:30 -p0 -sid1 -house30.52,50.45,P -fPl
        let lahiri = try await BuiltProgram.astro(kyiv + ["--zodiac", "lahiri", "--format", "json"]).json()
        expectClose(lahiri["planets"]?[0]?["longitude"], 30.6100380)
        expectClose(lahiri["ascendant"]?["longitude"], 135.5306161)
    }

    @Test
    func `aspects and orbs are chosen`() async throws {
        func types(_ options: [String]) async throws -> Set<String> {
            let chart = try await BuiltProgram.astro(kyiv + options + ["--format", "json"]).json()
            return Set(try #require(chart["aspects"]?.array).compactMap { $0["type"]?.string })
        }
        let major: Set = ["Conjunction", "Opposition", "Trine", "Square", "Sextile"]
        #expect(try await types([]).isSubset(of: major))
        #expect(try await !types(["--aspects", "all"]).isSubset(of: major))
        #expect(try await types(["--aspects", "minor"]).isDisjoint(with: major))
        #expect(try await types(["--aspects", "trine,square"]) == ["Trine", "Square"])
        #expect(try await types(["--aspects", "trine", "--orb", "trine=0"]).isEmpty)

        let narrow = try await BuiltProgram.astro(kyiv + ["--orb", "1", "--format", "json"]).json()
        for aspect in try #require(narrow["aspects"]?.array) { #expect(try #require(aspect["orb"]?.double) <= 1) }
        let parallels = try await types(["--parallels"])
        #expect(!parallels.isDisjoint(with: ["Parallel", "Contraparallel"]))
    }

    @Test
    func `bodies are replaced, or added with a plus sign`() async throws {
        func names(_ options: [String]) async throws -> [String] {
            let chart = try await BuiltProgram.astro(kyiv + options + ["--format", "json"]).json()
            return try #require(chart["planets"]?.array).compactMap { $0["name"]?.string }
        }
        #expect(try await names(["--bodies", "moon,sun"]) == ["Moon", "Sun"])
        #expect(try await names(["--bodies", "moon", "--bodies", "sun"]) == ["Moon", "Sun"])
        #expect(try await names(["--bodies", "+ceres,+star Regulus"]).suffix(3) == ["Chiron", "Ceres", "Regulus"])
    }

    @Test(arguments: ["text", "json", "markdown"])
    func `beyond the polar circle, Porphyry replaces Placidus in every format`(_ format: String)
        async throws
    {
        let words = ["chart", "--date", "2000-06-21T12:00Z", "--lat", "78.22", "--lon", "15.65", "--format", format]
        let said = try await BuiltProgram.astro(words).succeeded()
        #expect(said.contains(format == "json" ? "porphyry" : "Porphyry"))
    }

    @Test
    func `a date alone gives a chart without houses`() async throws {
        let chart = try await BuiltProgram.astro([
            "chart", "--date", "1990-05-15", "--place", "Kyiv", "--format", "json",
        ]).json()
        #expect(chart["houses"]?.array?.isEmpty ?? true)
        #expect(chart["ascendant"] == nil)
        #expect(chart["unknownTime"]?["bodies"]?.array?.isEmpty == false)
    }

    @Test(arguments: ["text", "json", "svg", "markdown"])
    func `equal input gives equal bytes`(_ format: String) async throws {
        let words = kyiv + ["--aspects", "all", "--sensitivity", "10", "--format", format]
        let first = try await BuiltProgram.astro(words)
        let second = try await BuiltProgram.astro(words)
        #expect(first.succeeded() == second.succeeded())
        #expect(first.output.hasSuffix("\n"))
        #expect(first.errors == "")
    }

    @Test
    func `an empty environment suffices`() async throws {
        let bare = try await BuiltProgram.astro(kyiv, environment: [:])
        let usual = try await BuiltProgram.astro(kyiv)
        #expect(bare.succeeded() == usual.succeeded())
    }
}
