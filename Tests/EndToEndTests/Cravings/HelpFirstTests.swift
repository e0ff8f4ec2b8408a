// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Where to find help comes before anything else, also if the diary can't be opened.
@Suite("cravings: where to find help")
struct HelpFirstTests {
    /// A home in Ukraine whose diary is damaged.
    private func damaged() async throws -> CravingsHome {
        let home = try CravingsHome()
        _ = try await home("log --intensity 3 --no-message").succeeded()
        try home.folder.write("not a database", to: "home/cravings/cravings.sqlite")
        return home
    }

    private func call(_ program: BuiltProgram, _ home: CravingsHome, _ arguments: [String]) async throws -> Finished {
        try await program(
            arguments, environment: home.environment.merging(["TZ": "Europe/Kyiv"]) { $1 }, in: home.folder.path)
    }

    @Test(arguments: [
        ["log", "--intensity", "10"], ["log", "--intensity", "10", "--no-message"],
        ["log", "--intensity", "10", "--format", "json"], ["log", "--intensity", "2", "--note", "kms"],
        ["use", "--method", "Vape", "--amount", "2", "--note", "не хочу жити"], ["edit", "last", "--later", "10"],
        ["edit", "last", "--intensity", "10"], ["edit", "last", "--note", "i want to kill myself"],
        ["message", "--intensity", "10"],
    ])
    func `an error comes after it`(_ arguments: [String]) async throws {
        let home = try await damaged()
        let english = try await call(.cravings, home, arguments)
        #expect(english.exitCode != 0 && english.output == "")
        #expect(english.errors.hasPrefix("Where to find help\n  Emergency services (UA): 112"), "\(english.errors)")
        #expect(english.errors.contains("Lifeline Ukraine (UA): 7333\n") && english.errors.contains("\n\nerror: "))
        let ukrainian = try await call(.cravings, home, arguments + ["--language", "uk"])
        #expect(ukrainian.errors.hasPrefix("Де знайти допомогу\n  Екстрена служба (UA): 112"), "\(ukrainian.errors)")
    }

    @Test(arguments: [
        ["log", "--intensity", "11"], ["log", "--intensity=10", "--triger", "Sad"],
        ["log", "--intensity", "3", "--place", "Moon", "--note", "i can't go on"],
        ["use", "--methd", "Vape", "--note", "kms"], ["record", "nothing.wav", "--note", "not wake up tomorrow"],
        ["recordings", "edit", "nothing", "--note", "не хочу жити"], ["edit", "last", "--later", "12"],
    ])
    func `an error of the arguments comes after it`(_ arguments: [String]) async throws {
        let home = try CravingsHome()
        let english = try await call(.cravings, home, arguments)
        #expect(english.exitCode != 0 && english.output == "")
        #expect(english.errors.hasPrefix("Where to find help\n  Emergency services (UA): 112"), "\(english.errors)")
        #expect(english.errors.contains("\n\nerror: "))
    }

    @Test func `a note that isn't UTF-8 is read for it`() async throws {
        let home = try CravingsHome()
        let ended = try await run(
            BuiltProgram.cravings.path, ["log", "--intensity", "3", "--note", "-"],
            input: Array("kill myself ".utf8) + [0xFF], environment: home.environment, in: home.folder.path)
        #expect(ended.exitCode == 64 && ended.errors.hasPrefix("Where to find help\n"), "\(ended.errors)")
    }

    @Test func `the same holds for almanac run, as text and as JSON`() async throws {
        let home = try await damaged()
        let run = ["run", "cravings.log-craving", "--intensity", "10"]
        #expect(try await call(.almanac, home, run).errors.hasPrefix("Where to find help\n"))
        let json = try JSONValue(parsing: try await call(.almanac, home, run + ["--errors", "json"]).errors)
        #expect(json["code"] == "invalid-data")
        #expect(json["notice"]?["arguments"]?["lines"]?[1]?["contact"] == "7333")
        let output = try await call(.almanac, try CravingsHome(), run)
        #expect(try JSONValue(parsing: output.succeeded())["helpLines"]?[1]?["contact"] == "7333")
    }

    @Test(arguments: ["run", "batch"])
    func `an input that isn't JSON is read for it`(_ command: String) async throws {
        let home = try CravingsHome()
        let ended = try await run(
            BuiltProgram.almanac.path, [command, "cravings.log-craving"], input: Array("{\"intensity\": 10".utf8),
            environment: home.environment, in: home.folder.path)
        #expect(ended.exitCode != 0 && (ended.errors + ended.output).contains("Where to find help"), "\(ended)")
    }

    @Test func `the list needs no diary and is that of the country`() async throws {
        let home = try await damaged()
        let list = try await call(.cravings, home, ["help-lines", "--language", "uk"])
        list.fits80Columns()
        #expect(list.succeeded().contains("7333") && list.output.contains("112"))
        #expect(!list.output.contains("988") && !list.output.contains("SAMHSA"))
        #expect(list.output.contains("Ваш власний список зараз не можна прочитати:"))
    }

    @Test func `without a call for it, an error is one sentence`() async throws {
        let home = try await damaged()
        try await home("log --intensity 9").refused(65)
        try await home("log --intensity 3 --place Moon").refused(64, ["--place"])
    }
}
