// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Glibc
import StoreTesting
import Testing

/// `run` with secrets, files and errors as JSON, over a plugin of the tests' own.
@Suite struct RunCommandTests {
    private let shelf: ShelfHome

    init() throws {
        shelf = try ShelfHome()
        try writeFile(Array("open sesame\nmore\n".utf8), "\(shelf.path)/token")
        try writeFile(Array("abc".utf8), "\(shelf.path)/photo")
    }

    private func run(_ line: String, input: String = "") throws -> Program.Ended {
        try shelf.run("run locker.open --compact \(line)", input: input)
    }

    private func refused(_ line: String, _ code: Int32, _ sentence: String, input: String = "") throws {
        let ended = try run(line, input: input)
        #expect(ended.exitCode == code && ended.output.isEmpty, "\(line): \(ended)")
        #expect(ended.errors == sentence + "\n", "\(line)")
    }

    @Test func `a secret comes from a file or standard input`() throws {
        let answer = #"{"letters":11,"bytes":0,"shelves":0}"# + "\n"
        #expect(try run("--token-file token").output == answer)
        #expect(try run("--token-file -", input: "open sesame\n").output == answer)
        #expect(try run("--token-file=token").output == answer)
    }

    @Test(arguments: ["--token hunter2", "--token=hunter2"])
    func `secrets aren't taken from arguments or echoed`(line: String) throws {
        try refused(
            line, 64,
            "error: --token: expected --token-file with a file, or - for standard input, got the secret itself, which "
                + "other users can see in the process list")
    }

    @Test func `invalid secrets are rejected`() throws {
        try writeFile([0x6F, 0xFF, 0xFE, 0x0A], "\(shelf.path)/bytes")
        try refused("--token-file bytes", 64, "error: bytes: expected text in UTF-8, got other bytes")
        try writeFile([0x0A], "\(shelf.path)/empty")
        try refused("--token-file empty", 64, "error: empty: expected a secret, got an empty line")
        try writeFile(Array("(secret)".utf8), "\(shelf.path)/placeholder")
        let placeholder = try run("--token-file placeholder")
        #expect(placeholder.exitCode == 64 && placeholder.errors.contains("replaces secrets in outputs"))
        try refused("--token-file nowhere", 66, "error: Can't read nowhere: No such file or directory.")
        try refused(
            "--token", 64,
            "error: --token: expected a terminal for the prompt, got none (use --token-file with a file, or - for standard "
                + "input)")
    }

    @Test(arguments: ["--token", "--weight 5"])
    func `secrets are prompted for without echo`(line: String) throws {
        let ended = try shelf.runAtTerminal("run locker.open --compact \(line)", typing: "open sesame\n")
        #expect(ended.exitCode == 0 && ended.output.contains(#""letters":11"#), "\(ended)")
        #expect(!ended.output.contains("sesame"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `a signal ends the prompt and restores the terminal`(signal: Int32) throws {
        let ended = try Program.endAtQuestion(["run", "locker.open", "--token"], home: shelf.path, by: signal)
        #expect(ended.exitCode & 0x7F == signal || ended.exitCode == -signal)
        #expect(!ended.showedWhileAsking && ended.showsAfterwards)
    }

    @Test func `bytes come from a file, standard input or base64`() throws {
        let answer = #"{"letters":11,"bytes":3,"shelves":0}"# + "\n"
        for photo in ["--photo-file photo", "--photo @photo", "--photo YWJj"] {
            #expect(try run("--token-file token \(photo)").output == answer, "\(photo)")
        }
        #expect(try run("--token-file token --photo-file -", input: "abc").output == answer)
        try refused(
            "--token-file - --photo-file -", 64,
            "error: --photo-file: expected a file, got -, but --token-file already reads standard input",
            input: "open sesame\n")
        try writeFile([UInt8](repeating: 0, count: 101), "\(shelf.path)/large")
        try refused(
            "--token-file token --photo-file large", 64, "error: large is larger than the limit of 100 bytes.")
    }

    @Test func `help says where secrets and files come from`() throws {
        let help = try run("--help").output
        #expect(help.contains("  --token-file FILE\n") && help.contains("  --photo-file FILE\n"))
        #expect(help.contains("--token prompts for it.") && help.contains("--errors text|json"))
    }

    @Test(arguments: ["1e400", "NaN", "0x10", "1,000", "abc"])
    func `numbers that JSON lacks get a suggestion`(text: String) throws {
        try refused(
            "--token-file token --weight \(text)", 64,
            "error: weight: expected a number from 0 to 100, got \"\(text)\" (use a number such as 0.5)")
    }

    @Test func `negative numbers and empty values reach the schema`() throws {
        try refused("--token-file token --weight -1", 64, "error: weight: expected a number from 0 to 100, got -1")
        try refused(
            "--token-file token --weight=", 64,
            "error: weight: expected a number from 0 to 100, got \"\" (use a number such as 0.5)")
    }

    @Test(arguments: [
        (
            #"[{"width":1,"width":2}]"#,
            #"line 1, column 13: expected each key once in an object, got "width" twice"#
        ),
        (#"{"width":1,"#, "line 1, column 12: expected a key in double quotes, got the end of the text"),
    ])
    func `invalid JSON in an option is located`(json: String, sentence: String) throws {
        try refused("--token-file token --shelves \(json)", 64, "error: --shelves: \(sentence)")
    }

    @Test(arguments: [
        ("--seed=18446744073709551616", "--seed: expected a whole number from 0 to 18446744073709551615"),
        ("--seed -1", "--seed: expected a whole number from 0 to 18446744073709551615"),
        (
            "--maximum-input 99999999999999999999",
            "--maximum-input: expected a whole number from 1 to 4294967296 bytes"
        ),
    ])
    func `limits of numbers are stated`(line: String, sentence: String) throws {
        let ended = try run(line)
        #expect(ended.exitCode == 64 && ended.errors.contains("error: \(sentence), got "), "\(ended.errors)")
    }

    @Test(arguments: [
        ("run locker.open --token-file token --weight NaN --errors json", "invalid-input", Int32(64)),
        ("run locker.open --errors=json --token hunter2", "invalid-input", 64),
        ("run locker.nothing --errors json", "unknown-computation", 64),
        ("run locker.open --token-file nowhere --errors json", "not-found", 66),
    ])
    func `errors are one JSON object on request`(line: String, code: String, exit: Int32) throws {
        let ended = try shelf.run(line)
        #expect(ended.exitCode == exit && ended.output.isEmpty)
        let error = try JSONValue(parsing: ended.errors)
        #expect(error["code"]?.string == code && error["message"]?.string?.isEmpty == false)
        #expect(error["issues"]?.array != nil)
    }

    @Test func `the list in JSON has plugins, versions and examples`() throws {
        let listed = try JSONValue(parsing: shelf.run("list --format json").output)
        #expect(listed[0]?["plugin"] == "locker" && listed[0]?["pluginVersion"] == "1.2.3")
        #expect(listed[0]?["examples"] == [["title": "A key", "input": ["token": "open sesame"]]])
    }

    @Test func `a folder instead of a file has one exit code everywhere`() throws {
        for line in ["batch locker.open .", "import .", "run locker.open --photo-file ."] {
            let ended = try shelf.run(line)
            #expect(ended.exitCode == 66, "\(line): \(ended)")
            #expect(ended.errors.contains("Can't read .: Is a directory."), "\(line)")
        }
    }

    @Test func `a batch of one row is singular`() throws {
        let ended = try shelf.run("batch locker.open", input: "{}\n")
        #expect(ended.errors == "1 of 1 row failed. The output line of each contains the error.\n")
    }

    @Test func `help that can't be written fails`() throws {
        let ended = try Program.run(
            "/bin/sh", ["-c", "\(Program.path) --help >/dev/full"], home: shelf.path)
        #expect(ended.exitCode == 74)
        #expect(ended.errors == "error: Can't write standard output: No space left on device.\n")
    }
}
