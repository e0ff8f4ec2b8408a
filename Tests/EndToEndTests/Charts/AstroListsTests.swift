// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("astro time, places, bodies, houses")
struct AstroListsTests {
    @Test
    func `every kind of local time is resolved`() async throws {
        // The clocks of Paris went back from 03:00 to 02:00 on 25 September 1983, and those of Berlin forward from
        // 02:00 to 03:00 on 28 March 2021: zdump -v Europe/Paris, Europe/Berlin.
        let twice = try await BuiltProgram.astro(["time", "--date", "1983-09-25T02:30", "--place", "Paris, FR"])
            .succeeded()
        #expect(twice.contains("1983-09-25T00:30:00Z") && twice.contains("1983-09-25T01:30:00Z"))
        let never = try await BuiltProgram.astro("time --date 2021-03-28T02:30 --tz Europe/Berlin").succeeded()
        #expect(never.contains("01:59:59") && never.contains("03:00:00"))
        let sun = try await BuiltProgram.astro("time --date 1879-03-14T11:30 --place Ulm").succeeded()
        #expect(sun.contains("LMT"))
        let once = try await BuiltProgram.astro("time --date 1990-05-15T14:30 --lat 50.45 --lon 30.52").succeeded()
        #expect(once.contains("1990-05-15T10:30:00Z"))
        let day = try await BuiltProgram.astro("time --date 2021-03-28 --tz Europe/Berlin").succeeded()
        #expect(day.contains("23 hours"))
    }

    @Test
    func `astro time as JSON equals almanac run`() async throws {
        let words = "--date 1983-09-25T02:30 --tz Europe/Paris"
        let astro = try await BuiltProgram.astro("time \(words) --format json").json()
        let almanac = try await BuiltProgram.almanac(
            "run astrology.resolve-time --date 1983-09-25T02:30 --zone Europe/Paris"
        ).json()
        #expect(astro == almanac)
        #expect(astro["resolution"]?["readings"]?.array?.count == 2)
    }

    @Test(arguments: [
        ("Kyiv", "Kyiv"), ("Київ", "Kyiv"), ("キエフ", "Kyiv"), ("Springfield, Illinois", "Springfield, Illinois"),
        ("São Paulo", "São Paulo"), ("sao paulo", "São Paulo"),
    ])
    func `places are found by name in any script, region, and country`(_ query: String, _ first: String) async throws {
        let text = try await BuiltProgram.astro(["places", query])
        #expect(text.lines.dropFirst().first?.hasPrefix(first) == true, "\(text.output)")
        let json = try await BuiltProgram.astro(["places", query, "--format", "json"]).json()
        let place = try #require(json["places"]?.array?.first)
        for key in ["name", "latitude", "longitude", "timeZone", "population"] { #expect(place[key] != nil, "\(key)") }
    }

    @Test
    func `several matches are sorted by population, with a hint to select one`() async throws {
        let found = try await BuiltProgram.astro(["places", "Springfield"])
        let json = try await BuiltProgram.astro(["places", "Springfield", "--format", "json"]).json()
        // Exact matches come before names that begin with the query.
        let same = try #require(json["places"]?.array).prefix { $0["name"]?.string == "Springfield" }
        let populations = same.compactMap { $0["population"]?.int }
        #expect(populations.count > 3)
        #expect(populations == populations.sorted(by: >))
        #expect(found.errors.contains("Springfield, "))
        let two = try await BuiltProgram.astro(["places", "Springfield", "--limit", "2", "--format", "json"]).json()
        #expect(two["places"]?.array?.count == 2)
    }

    @Test
    func `names of several words need no quotes and options can follow`() async throws {
        let quoted = try await BuiltProgram.astro(["places", "New York", "--limit", "1"]).succeeded()
        let bare = try await BuiltProgram.astro(["places", "New", "York", "--limit", "1"]).succeeded()
        #expect(quoted == bare)
        #expect(quoted.contains("America/New_York"))
    }

    @Test
    func `bodies are listed with their files`() async throws {
        let bodies = try await BuiltProgram.astro("bodies").succeeded()
        for name in ["Sun", "Pluto", "North Node", "Lilith", "Chiron", "Ceres", "Vesta"] {
            #expect(bodies.contains(name))
        }
        #expect(bodies.contains("sepl_18.se1"))
        #expect(try await BuiltProgram.astro("bodies --stars").succeeded().contains("Regulus"))
        #expect(try await BuiltProgram.astro("bodies --date 2500-01-01").succeeded().contains("missing"))
    }

    @Test
    func `every listed house system and zodiac casts a chart`() async throws {
        let systems = try await BuiltProgram.astro("houses")
        #expect(systems.succeeded().contains("placidus"))
        for line in systems.lines.dropFirst() where !line.isEmpty {
            let word = String(line.prefix { $0 != " " })
            _ = try await BuiltProgram.astro(kyiv + ["--houses", word, "--bodies", "sun"]).succeeded()
        }
        let zodiacs = try await BuiltProgram.astro("houses --zodiacs")
        #expect(zodiacs.succeeded().contains("lahiri"))
        for line in zodiacs.lines.dropFirst() where !line.isEmpty {
            let word = String(line.prefix { $0 != " " })
            _ = try await BuiltProgram.astro(kyiv + ["--zodiac", word, "--bodies", "sun"]).succeeded()
        }
    }

    @Test(arguments: [BuiltProgram.astro, .almanac])
    func versions(_ program: BuiltProgram) async throws {
        let version = try await program("--version").succeeded()
        #expect(version.split(separator: ".").count == 3)
    }
}
