// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Invalid input to `cravings` gets one sentence and an exit code of sysexits.h, and changes nothing.
@Suite("Bad input to cravings")
struct BadDiaryInputTests {
    /// A note of 501 characters.
    private static let longNote = String(repeating: "a", count: 501)

    @Test(
        "A sentence names the option",
        arguments: [
            (["use", "--method", "Bowls", "--amount", "0.3"], ["--amount", "0.5 to 5 bowls in steps of 0.5", "0.3"]),
            (["use", "--method", "Edible", "--amount", "7"], ["--amount", "5 to 100 mg in steps of 5"]),
            (["use", "--method", "Vape", "--amount", "1.5"], ["--amount", "1 to 10 pulls in steps of 1"]),
            (["use", "--method", "Vape"], ["--amount", "nothing"]),
            (["use", "--method", "Pipe", "--amount", "1"], ["--method", "Bowls, Joints"]),
            (["log", "--intensity", "0"], ["--intensity", "1 to 10"]),
            (["log", "--intensity", "seven"], ["--intensity", "\"seven\""]),
            (["log"], ["--intensity", "nothing"]),
            (["log", "--intensity", "3", "--note", longNote], ["--note", "500 characters", "501"]),
            (["log", "--intensity", "3", "--at", "12:01"], ["--at", "2026-03-12 12:00", "2026-03-12 12:01"]),
            (["log", "--intensity", "3", "--at", "2999-01-01 10:00"], ["--at", "not after now", "2999-01-01"]),
            (["log", "--intensity", "3", "--at", "yesterday"], ["--at", "a time of day such as 21:30"]),
            (["log", "--intensity", "3", "--at", "25:00"], ["--at", "hour"]),
            (["log", "--intensity", "3", "--trigger", "Happy"], ["--trigger", "Hungry, Angry", "\"Happy\""]),
            (["log", "--intensity", "3", "--trigger", "Sad,Sad"], ["--trigger", "\"Sad\" again"]),
            (["log", "--intensity", "3", "--place", "Moon"], ["--place", "Home, Work"]),
            (["log", "--intensity", "3", "--lat", "91", "--lon", "0"], ["--lat", "-90 to 90"]),
            (["log", "--intensity", "3", "--lat", "50"], ["--lon", "nothing"]),
            (["log", "--intensity", "3", "--place", "Home", "--lat", "1", "--lon", "1"], ["--lat", "preset"]),
            (["edit", "last"], ["There is nothing to change"]),
            (["edit", "last", "--amount", "2"], ["--amount", "only a use"]),
            (["edit", "last", "--place", "Work", "--clear", "place"], ["--clear", "isn't also set"]),
            (["record", "long.wav"], ["<file>", "at most 120 seconds", "180"]),
            (["record", "empty.wav"], ["<file>", "empty"]),
            (["day", "done"], ["<status>", "complete, nothing, unknown"]),
            (["day", "complete", "--date", "tomorrow"], ["--date", "2026-03-13"]),
            (["summary", "--days", "0"], ["--days"]), (["summary", "--hours", "25"], ["--hours", "1 to 24"]),
            (["summary", "--days", "3", "--from", "today"], ["--days", "both"]),
            (["trend", "--measure", "amount"], ["--method"]),
            (["history", "--from", "today", "--through", "yesterday"], ["--through", "2026-03-11"]),
            (["history", "--limit", "0"], ["--limit"]),
            (["habit", "--at-most", "2", "--days-per-week", "3"], ["--at-most", "both"]),
            (["help-lines", "set"], ["--line", "at least one line"]),
            (["help-lines", "set", "--file", "long.wav"], ["--file", "line 1"]),
            (["erase"], ["--yes", "nothing was deleted"]),
        ])
    func refused(_ arguments: [String], _ words: [String]) async throws {
        try await refused(arguments, words, code: 64)
    }

    @Test(arguments: [
        (["record", "missing.wav"], ["missing.wav", "No such file"]),
        (["import", "missing.csv"], ["missing.csv", "No such file"]),
        (["edit", "zzzz", "--later", "3"], ["<entry>", "\"zzzz\""]), (["remove", "zzzz"], ["<entry>", "\"zzzz\""]),
        (["play", "Nothing"], ["<recording>", "\"Nothing\""]),
        (["log", "--intensity", "3", "--recording", "Nothing"], ["--recording", "\"Nothing\""]),
        (["message", "off", "nothing-like-it"], ["<message>", "nothing-like-it"]),
    ])
    func `missing records and files are reported in one sentence`(
        _ arguments: [String], _ words: [String]
    ) async throws {
        try await refused(arguments, words, code: 66)
    }

    private func refused(_ arguments: [String], _ words: [String], code: Int32) async throws {
        let home = try CravingsHome()
        try home.folder.write(CravingsHome.silence(seconds: 180), to: "long.wav")
        try home.folder.write("", to: "empty.wav")
        _ = try await home(["log", "--intensity", "4", "--place", "Home", "--note", "kept"]).succeeded()
        let before = try await home("history --format json").succeeded()
        try await home(arguments).refused(code, words)
        #expect(try await home("history --format json").succeeded() == before)
        #expect(try await home("recordings").succeeded() == "No recordings yet.\n")
    }

    @Test func `a note can come from standard input`() async throws {
        let home = try CravingsHome()
        _ = try await home("log --intensity 3 --note -", input: "After lunch.\nAlone.\n").succeeded()
        #expect(
            try await home("history --format json").json()["entries"]?[0]?["notes"]?.string == "After lunch.\nAlone.")
        try await home("record - --note -").refused(64, ["<file>", "--note", "standard input"])
    }

    @Test func `so can every other private text`() async throws {
        let home = try CravingsHome()
        try home.folder.write(CravingsHome.silence(seconds: 1), to: "why.wav")
        try await home("edit last --note -", input: "x").refused(66, ["<entry>"])
        _ = try await home("use --method Vape --amount 2 --note -", input: "On the way.\n").succeeded()
        _ = try await home("edit last --note -", input: "On the way home.\n").succeeded()
        #expect(try await home("history --format json").json()["entries"]?[0]?["notes"] == "On the way home.")
        _ = try await home("record why.wav --title -", input: "Why\n").succeeded()
        _ = try await home("recordings edit Why --title -", input: "Why I started\n").succeeded()
        _ = try await home(["recordings", "edit", "Why I started", "--note", "-"], input: "In May.").succeeded()
        let recording = try await home("recordings --format json").json()["recordings"]?[0]
        #expect(recording?["title"] == "Why I started" && recording?["notes"] == "In May.")
        try await home(["recordings", "edit", "Why I started", "--title", "-", "--note", "-"])
            .refused(64, ["--title", "--note", "standard input"])
        _ = try await home("message add -", input: "I can call Olena.\n").succeeded()
        #expect(try await home("message list --own").succeeded().contains("I can call Olena."))
        #expect(
            try await home("message --note -", input: "I want to die\n").succeeded().hasPrefix("Where to find help\n"))
        try await home("log --intensity 3 --note -", input: String(repeating: "a", count: 70_000)).refused(64)
    }

    @Test func `a pipe is refused without waiting`() async throws {
        let home = try CravingsHome()
        let pipe = home.folder.file("pipe")
        #expect(try await run("/usr/bin/mkfifo", [pipe]).errors == "")
        for arguments in [["import", pipe, "--uses", "Smoked=Joints:1"], ["record", pipe]] {
            try await home(arguments).refused(64, ["pipe", "not a regular file"])
        }
    }
}
