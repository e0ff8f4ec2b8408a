// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("Text fits 80 columns")
struct WidthTests {
    @Test(arguments: [
        [], ["--aspects", "all", "--parallels"],
        ["--bodies", "+ceres,+pallas,+juno,+vesta,+pholus,+osculating-lilith"],
        [
            "--bodies",
            "+ceres,+pallas,+juno,+vesta,+star Regulus,+star Aldebaran,+star Fomalhaut,+star Zubenelgenubi",
            "--aspects", "all",
        ],
        ["--name", String(repeating: "Wolfeschlegelsteinhausenbergerdorff ", count: 5)],
        ["--name", String(repeating: "名", count: 100)], ["--name", String(repeating: "x", count: 200)],
        ["--sensitivity", "720"], ["--sensitivity", "12.3456789"], ["--houses", "gauquelin"],
        ["--houses", "koch", "--aspects", "all"],
        ["--zodiac", "galactic-center-mula-wilhelm", "--modern-rulers", "--topocentric"],
        ["--zodiac", "babylonian-eta-piscium"],
        ["--orb", "30", "--aspects", "all"], ["--bodies", "sun"], ["--ephemeris", "moshier"],
    ])
    func charts(_ options: [String]) async throws {
        try await BuiltProgram.astro(kyiv + options).fits80Columns()
    }

    @Test(arguments: [
        ["--date", "1990-05-15", "--place", "Kyiv"],
        ["--date", "1990-05-15", "--lat", "-77.85", "--lon", "166.67"],
        ["--date", "2000-06-21T12:00Z", "--lat", "78.22", "--lon", "15.65"],
        ["--date", "2000-06-21T12:00Z", "--lat", "90", "--lon", "-180"],
        ["--date", "1879-03-14T11:30", "--place", "Ulm"],
        ["--date", "1990-05-15T14:30", "--place", "Springfield, Massachusetts"],
        ["--date", "1944-08-10T12:00", "--place", "Comodoro Rivadavia"],
        ["--date", "1750-01-06T12:00", "--place", "London, GB"],
        ["--date", "1990-05-15T14:30", "--place", "Buenos Aires", "--tz", "America/Argentina/ComodRivadavia"],
        ["--date", "0001-01-01T00:00Z", "--lat", "31.7", "--lon", "35.2"],
        ["--date", "2900-01-01T00:00Z", "--lat", "31.7", "--lon", "35.2"],
        ["--date", "1990-05-15T10:30Z"],
        ["--date", "1700-02-10T12:00", "--calendar", "julian", "--lat", "51.5", "--lon", "-0.1"],
    ])
    func `unusual births fit 80 columns`(_ options: [String]) async throws {
        try await BuiltProgram.astro(["chart"] + options).fits80Columns()
        try await BuiltProgram.astro(["time"] + options).fits80Columns()
    }

    @Test(arguments: [
        "--date 2021-03-28T02:30 --tz Europe/Berlin", "--date 2021-10-31T02:30 --tz Europe/Berlin",
        "--date 2021-10-31 --tz America/Argentina/ComodRivadavia", "--date 1800-01-01T12:00 --tz Europe/Kyiv",
    ])
    func times(_ options: String) async throws {
        try await BuiltProgram.astro("time \(options)").fits80Columns()
    }

    @Test(arguments: [
        "astro bodies", "astro bodies --stars", "astro bodies --date 2500-01-01", "astro houses",
        "astro houses --zodiacs",
        "astro places San", "astro places Springfield", "astro places Київ", "astro places 京", "almanac list",
        "almanac describe astrology.natal-chart", "almanac describe astrology.resolve-time",
    ])
    func `lists and descriptions fit 80 columns`(_ line: String) async throws {
        let words = line.split(separator: " ").map(String.init)
        let program = try #require(BuiltProgram(rawValue: words[0]))
        let finished = try await program(Array(words.dropFirst()))
        finished.fits80Columns()
    }

    @Test
    func `lists aren't truncated`() async throws {
        for line in ["list", "describe astrology.natal-chart", "describe astrology.resolve-time"] {
            #expect(try await !BuiltProgram.almanac(line).succeeded().contains("…"), "\(line)")
        }
        for line in ["houses", "houses --zodiacs", "bodies"] {
            #expect(try await !BuiltProgram.astro(line).succeeded().contains("…"), "\(line)")
        }
    }
}
