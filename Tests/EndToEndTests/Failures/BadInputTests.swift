// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Invalid input to `astro` gets one sentence, an exit code of sysexits.h, and no standard output.
@Suite("Bad input to astro")
struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let words: [String]
        let code: Int32
        let said: [String]
        var testDescription: String { words.joined(separator: " ").cutForLog }

        /// A chart with these options, and with a default date and place if they lack one.
        init(_ options: [String], _ said: [String], code: Int32 = 64) {
            let date = options.contains("--date") ? [] : ["--date", "1990-05-15T14:30"]
            let names = ["--lat", "--lon", "--place"]
            let place = options.contains(where: names.contains) ? [] : ["--lat", "50.45", "--lon", "30.52"]
            words = ["chart"] + date + place + options
            (self.code, self.said) = (code, said)
        }
    }

    @Test(arguments: [
        Case(["--lat", "91", "--lon", "30"], ["--lat", "from -90 to 90 degrees", "91"]),
        Case(["--lat", "-90.0001", "--lon", "30"], ["--lat", "-90.0001"]),
        Case(["--lat", "50", "--lon", "181"], ["--lon", "from -180 to 180 degrees", "181"]),
        Case(["--lat", "50", "--lon", "-1000000000000"], ["--lon"]),
        Case(["--lat", "abc", "--lon", "30"], ["--lat", "abc"]),
        Case(["--lat", "50n61", "--lon", "30"], ["--lat", "50n61"]),
        Case(["--lat", "nan", "--lon", "30"], ["--lat"]),
        Case(["--lat", "inf", "--lon", "30"], ["--lat"]),
        Case(["--lat", "50"], ["--lon"]),
        Case(["--lon", "30"], ["--lat"]),
        Case(["--lat", "", "--lon", ""], ["--lat"]),
        Case(["--place", "Kyyyvq"], ["--place", "Kyyyvq"]),
        Case(["--place", ""], ["--place"]),
        Case(["--place", String(repeating: "K", count: 5000)], ["--place"]),
        Case(["--alt", "1e9"], ["--alt"]),
    ])
    func places(_ test: Case) async throws { try await BuiltProgram.astro(test.words).refused(test.code, test.said) }

    @Test(arguments: [
        Case(["--date", "1990-02-31T14:30"], ["--date", "February", "31"]),
        Case(["--date", "1900-02-29T14:30"], ["--date", "28"]),
        Case(["--date", "1990-13-01"], ["--date", "13"]),
        Case(["--date", "1990-00-10"], ["--date"]),
        Case(["--date", "15.05.1990"], ["--date", "15.05.1990"]),
        Case(["--date", "yesterday"], ["--date", "yesterday"]),
        Case(["--date", ""], ["--date"]),
        Case(["--date", "1990-05-15T25:00"], ["25"]),
        Case(["--date", "1990-05-15T14:60"], ["60"]),
        Case(["--date", "1990-05-15", "--time", "25:00"], ["--time", "25"]),
        Case(["--date", "1990-05-15T14:30", "--time", "15:30"], ["--time"]),
        Case(["--date", "1990-05-15T14:30+25:00"], ["+25:00"]),
        Case(["--date", "19990-05-15T14:30"], ["--date", "19990"]),
        Case(["--date", "99999999999999999999-01-01"], ["--date"]),
        Case(["--date", "-99999999999-01-01"], ["--date"]),
        Case(["--date", String(repeating: "9", count: 100_000)], ["--date"]),
        Case(["--date", "2021-03-28T02:30", "--place", "Berlin"], ["2021-03-28T02:30", "Europe/Berlin"]),
        Case(["--date", "2021-10-31T02:30", "--place", "Berlin"], ["--fold", "earlier", "later"]),
        Case(["--date", "9990-05-15T14:30"], ["9990"]),
        Case(["--date", "-6000-05-15T14:30"], ["-6000"]),
    ])
    func `invalid dates and times are rejected`(_ test: Case) async throws {
        try await BuiltProgram.astro(test.words).refused(test.code, test.said)
    }

    @Test(arguments: [
        Case(["--tz", "Europe/Kyv"], ["--tz", "Europe/Kyv", "Europe/Kyiv"]),
        Case(["--tz", "Mars/Olympus"], ["--tz", "Mars/Olympus"]),
        Case(["--tz", ""], ["--tz"]),
        Case(["--tz", "../../../etc/passwd"], ["--tz"]),
        Case(["--tz", "/etc/passwd"], ["--tz"]),
        Case(["--tz", "+99:00"], ["--tz", "+99:00"]),
        Case(["--tz", "+3x"], ["--tz", "+3x"]),
        Case(["--date", "1990-05-15T14:30+03:00", "--tz", "+02:00"], ["+03:00", "+02:00"]),
        Case(["--fold", "middle"], ["--fold", "middle", "earlier", "later"]),
        Case(["--calendar", "maya"], ["--calendar", "maya", "gregorian", "julian"]),
    ])
    func zones(_ test: Case) async throws { try await BuiltProgram.astro(test.words).refused(test.code, test.said) }

    @Test(arguments: [
        Case(["--houses", "plcidus"], ["--houses", "plcidus", "placidus"]),
        Case(["--houses", "?"], ["--houses"]),
        Case(["--zodiac", "lahiry"], ["--zodiac", "lahiry", "lahiri"]),
        Case(["--bodies", "Sunn"], ["--bodies", "Sunn", "Sun"]),
        Case(["--bodies", "Krypton"], ["--bodies", "Krypton"]),
        Case(["--bodies", "star Nosuchstar"], ["Nosuchstar"], code: 64),
        Case(["--bodies", "4294967296"], ["--bodies", "4294967296"]),
        Case(["--bodies", "-5"], ["--bodies", "to leave out", "asteroid 5"]),
        Case(["--bodies", ""], ["--bodies"]),
        Case(["--aspects", "trin"], ["--aspects", "trin", "trine"]),
        Case(["--aspects", ""], ["--aspects"]),
        Case(["--orb", "31"], ["--orb", "from 0 to 30", "31"]),
        Case(["--orb", "-1"], ["--orb", "-1"]),
        Case(["--orb", "nan"], ["--orb", "nan"]),
        Case(["--orb", "trin=5"], ["--orb", "trin"]),
        Case(["--orb", "trine="], ["--orb"]),
        Case(["--node", "middle"], ["--node", "middle", "true", "mean"]),
        Case(["--sensitivity", "0"], ["--sensitivity"]),
        Case(["--sensitivity", "721"], ["--sensitivity", "720", "721"]),
        Case(["--sensitivity", "many"], ["--sensitivity", "many"]),
        Case(["--sensitivity", "nan"], ["--sensitivity"]),
        Case(["--name", String(repeating: "x", count: 5000)], ["--name", "200"]),
    ])
    func conventions(_ test: Case) async throws {
        try await BuiltProgram.astro(test.words).refused(test.code, test.said)
    }

    @Test(arguments: [
        Case(["--format", "docx"], ["--format", "docx", "text", "json", "svg", "png", "pdf", "markdown"]),
        Case(["--theme", "pink"], ["--theme", "pink"]),
        Case(["--size", "3"], ["--size", "100", "3"]),
        Case(["--size", "large"], ["--size", "large"]),
        Case(["--nonsense"], ["--nonsense"]),
        Case(["--dat", "1990-05-15"], ["--dat"]),
        Case(["extra"], ["extra"]),
        Case(["--ephemeris", "/nowhere"], ["--ephemeris", "/nowhere"]),
        Case(["--output"], ["--output"]),
    ])
    func `invalid command options are rejected`(_ test: Case) async throws {
        try await BuiltProgram.astro(test.words).refused(test.code, test.said)
    }

    @Test(arguments: [
        (["chart"], "--date"), (["time"], "--date"), (["time", "--date", "1990-02-31"], "--date"),
        (["places"], "name"),
        (["places", "Kyiv", "--limit", "0"], "--limit"), (["places", ""], "<name>"),
        (["horoscope"], "horoscope"), (["bodies", "--date", "1990-02-31"], "--date"), (["houses", "extra"], "extra"),
        (["bodies", "--ephemeris", "/nowhere"], "--ephemeris"),
    ])
    func `invalid input of other commands is rejected`(_ words: [String], _ said: String) async throws {
        try await BuiltProgram.astro(words).refused(64, [said])
    }

    @Test
    func `a place that isn't in the table is not found`() async throws {
        try await BuiltProgram.astro(["places", "Nosuchtown"]).refused(66, ["Nosuchtown"])
    }

    @Test
    func `each of several mistakes has a sentence`() async throws {
        let finished = try await BuiltProgram.astro(
            ["chart", "--date", "1990-02-31", "--lat", "91", "--lon", "181", "--houses", "plcidus"])
        #expect(finished.exitCode == 64)
        #expect(finished.output == "")
        let sentences = finished.errors.split(separator: "\n")
        #expect(sentences.count == 4, "\(finished.errors)")
        for (sentence, option) in zip(sentences.sorted(), ["--date", "--houses", "--lat", "--lon"]) {
            #expect(sentence.hasPrefix("error: \(option): expected "), "\(sentence)")
        }
    }

    @Test
    func `invalid UTF-8 never crashes`() async throws {
        let finished = try await run(
            "/bin/sh", ["-c", #"astro chart --date "$(printf '1990-\377\376')" --lat 50 --lon 30"#])
        finished.refused(64, ["Argument 3", "UTF-8"])
    }
}
