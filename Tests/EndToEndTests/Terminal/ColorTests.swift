// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@Suite("Color on a terminal")
struct ColorTests {
    private static let commands = [
        kyiv, ["time", "--date", "1990-05-15T14:30", "--tz", "Europe/Kyiv"], ["places", "Kyiv"], ["bodies"], ["houses"],
    ]

    private func onTerminal(
        _ arguments: [String], of program: BuiltProgram = .astro, _ changes: [String: String?] = [:]
    ) async throws -> Finished {
        var environment = BuiltProgram.environment
        for (name, value) in changes { environment[name] = value }
        let settings = environment
        return try await blocking {
            try RunningProgram(onTerminal: program.path, arguments, environment: settings).finish()
        }
    }

    @Test(arguments: commands)
    func `headings are emphasized`(_ arguments: [String]) async throws {
        let finished = try await onTerminal(arguments)
        #expect(finished.succeeded().contains("\u{1B}["))
        let plain = try await BuiltProgram.astro(arguments)
        // Notes come first.
        #expect(Self.withoutEscapes(finished.output) == plain.errors + plain.output)
    }

    @Test(
        arguments: [
            ["NO_COLOR": "1"], ["NO_COLOR": "0"], ["TERM": "dumb"], ["TERM": nil],
        ] as [[String: String?]])
    func `output has no color with NO_COLOR or on a dumb terminal`(_ changes: [String: String?])
        async throws
    {
        for arguments in Self.commands + [["chart", "--date", "1990-05-15T14:30", "--lat", "91", "--lon", "0"]] {
            #expect(try await !onTerminal(arguments, changes).output.contains("\u{1B}"))
        }
    }

    // no-color.org: "when present and not an empty string (regardless of its value)".
    @Test
    func `an empty NO_COLOR prints nothing extra`() async throws {
        #expect(try await onTerminal(kyiv, ["NO_COLOR": ""]).output.contains("\u{1B}["))
    }

    @Test
    func `errors are red on a terminal`() async throws {
        let finished = try await onTerminal(["chart", "--date", "1990-05-15T14:30", "--lat", "91", "--lon", "0"])
        #expect(finished.exitCode == 64)
        #expect(finished.output.hasPrefix("\u{1B}[31merror:\u{1B}[0m "))
    }

    @Test(arguments: ["json", "svg", "markdown"])
    func `files, JSON and pictures are never colored`(_ format: String) async throws {
        #expect(try await !onTerminal(kyiv + ["--format", format]).succeeded().contains("\u{1B}"))
        let folder = try TemporaryFolder()
        _ = try await onTerminal(kyiv + ["--output", folder.file("chart.txt")]).succeeded()
        #expect(try !readText(folder.file("chart.txt")).contains("\u{1B}"))
    }

    @Test
    func `JSON is the same on a terminal`() async throws {
        let terminal = try await onTerminal(kyiv + ["--format", "json"]).succeeded()
        let piped = try await BuiltProgram.astro(kyiv + ["--format", "json"]).succeeded()
        #expect(terminal.split(whereSeparator: \.isNewline) == piped.split(whereSeparator: \.isNewline))
    }

    @Test
    func `a batch shows progress only on a terminal`() async throws {
        let folder = try TemporaryFolder()
        let row = #"{"birth":{"date":"1990-05-15T10:30Z"},"bodies":["Sun"]}"# + "\n"
        let path = try folder.write(String(repeating: row, count: 50), to: "rows.ndjson")
        let seen = try await onTerminal(["batch", "astrology.natal-chart", path], of: .almanac)
        #expect(seen.succeeded().contains("50 rows"))
        let unseen = try await BuiltProgram.almanac(["batch", "astrology.natal-chart", path])
        #expect(unseen.succeeded().split(separator: "\n").count == 50)
        #expect(unseen.errors == "")
    }

    @Test
    func `a command that waits for JSON on a terminal says so`() async throws {
        let finished = try await BuiltProgram.almanac(["run", "astrology.natal-chart"], input: "")
        finished.refused(64)
    }

    /// The text without escape sequences, with the line endings that a terminal converts to two characters.
    private static func withoutEscapes(_ text: String) -> String {
        var plain: [Unicode.Scalar] = []
        var isInside = false
        for scalar in text.unicodeScalars where scalar != "\r" {
            if scalar == "\u{1B}" { isInside = true }
            if !isInside { plain.append(scalar) }
            if isInside, scalar == "m" || scalar == "K" { isInside = false }
        }
        return String(String.UnicodeScalarView(plain))
    }
}
