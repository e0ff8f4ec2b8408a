// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Glibc
import Testing

@Suite("almanac batch")
struct BatchCommandTests {
    private let arguments = ["batch", "astrology.natal-chart"]

    private func row(_ name: String, latitude: String = "50") -> String {
        #"{"name":"\#(name)","birth":{"date":"1990-05-15T10:30Z","latitude":\#(latitude),"longitude":30},"bodies":["Sun"]}"#
    }

    private func results(_ finished: Finished) throws -> [JSONValue] {
        try finished.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
    }

    @Test(arguments: ["1", "7", "64", "1000"])
    func `results come one per line in input order`(_ width: String) async throws {
        let input = (0..<300).map { row("\($0)") + "\n" }.joined()
        let finished = try await BuiltProgram.almanac(arguments + ["--width", width], input: input)
        _ = finished.succeeded()
        #expect(try results(finished).compactMap { $0["name"]?.string } == (0..<300).map { "\($0)" })
        #expect(finished.errors == "")
    }

    @Test
    func `invalid rows become error objects, blank lines are skipped and the exit code is 65`() async throws {
        let lines = [
            row("first"), "", #"{"birth":{"date":"1990-05-15","latitud":50}}"#, "   ", "{", row("bad", latitude: "91"),
            "[]",
            "null", "\u{FEFF}" + row("marked"), row("last"),
        ]
        let finished = try await BuiltProgram.almanac(arguments, input: lines.joined(separator: "\n"))
        #expect(finished.exitCode == 65)
        let rows = try results(finished)
        #expect(rows.first?["name"]?.string == "first")
        #expect(rows.last?["name"]?.string == "last")
        let failed = rows.filter { $0["error"] != nil }
        #expect(
            failed.compactMap { $0["line"]?.int } == [3, 5, 6, 7, 8]
                || failed.compactMap { $0["line"]?.int } == [3, 5, 6, 7, 8, 9])
        #expect(failed[0]["error"]?["issues"]?[0]?["path"]?.string == "birth.latitud")
        #expect(failed[0]["error"]?["issues"]?[0]?["recoverySuggestion"]?.string?.contains("latitude") == true)
        #expect(failed[2]["error"]?["issues"]?[0]?["expected"]?.string == "a number from -90 to 90 degrees")
        for row in failed { #expect(row["error"]?["message"]?.string?.isEmpty == false) }
        #expect(finished.errors.split(separator: "\n").count == 1)
        finished.expectNoTrace()
    }

    @Test
    func `a line of 10 MB is rejected and the next one is computed`() async throws {
        let folder = try TemporaryFolder()
        let long = #"{"name":""# + String(repeating: "x", count: 10_000_000) + "\"}"
        let path = try folder.write(long + "\n" + row("after") + "\n", to: "rows.ndjson")
        let finished = try await BuiltProgram.almanac(arguments + [path])
        #expect(finished.exitCode == 65)
        let rows = try results(finished)
        #expect(rows.count == 2)
        #expect(rows[0]["error"]?["message"]?.string?.contains("\(long.utf8.count)") == true)
        #expect(rows[1]["name"]?.string == "after")
        #expect(finished.outputBytes.count < 10_000)

        let allowed = try await BuiltProgram.almanac(arguments + [path, "--maximum-line", "20000000"])
        #expect(allowed.exitCode == 65)
        #expect(try results(allowed)[0]["error"]?["issues"]?.array?.isEmpty == false)
        #expect(allowed.outputBytes.count < 10_000)
    }

    @Test
    func `Windows line endings, a missing final newline and empty input are accepted`() async throws {
        let windows = try await BuiltProgram.almanac(arguments, input: row("a") + "\r\n" + row("b") + "\r\n")
        #expect(try results(windows).compactMap { $0["name"]?.string } == ["a", "b"])
        #expect(windows.exitCode == 0)
        let open = try await BuiltProgram.almanac(arguments, input: row("a") + "\n" + row("b"))
        #expect(try results(open).compactMap { $0["name"]?.string } == ["a", "b"])
        let nothing = try await BuiltProgram.almanac(arguments, input: "")
        #expect(nothing.succeeded() == "")
        let blank = try await BuiltProgram.almanac(arguments, input: "\n\n\n")
        #expect(blank.succeeded() == "")
    }

    @Test
    func `the result of each line is written before the next one is read`() async throws {
        let (arguments, rows) = (arguments, (0..<20).map { row("\($0)") + "\n" })
        let finished = try await blocking {
            let program = try RunningProgram(BuiltProgram.almanac.path, arguments)
            for (number, row) in rows.enumerated() {
                try program.write(row)
                let answer = try #require(try program.readLine())
                #expect(try JSONValue(parsing: Array(answer.utf8))["name"]?.string == "\(number)")
            }
            return try program.finish()
        }
        #expect(finished.succeeded() == "")
    }

    @Test(arguments: [false, true])
    func `a closed output pipe ends a batch without an error message`(_ ignoresBrokenPipes: Bool) async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write((0..<2000).map { row("\($0)") + "\n" }.joined(), to: "rows.ndjson")
        let arguments = arguments + [path]
        let finished = try await blocking {
            let program = try RunningProgram(
                BuiltProgram.almanac.path, arguments, ignoresBrokenPipes: ignoresBrokenPipes)
            _ = try program.readLine()
            program.stopReading()
            return try program.finish()
        }
        #expect(finished.errors == "")
        // 141 is a shell's exit code for SIGPIPE.
        #expect(finished.signal == SIGPIPE || ignoresBrokenPipes && finished.exitCode == 141)
    }

    @Test
    func `missing files are reported`() async throws {
        try await BuiltProgram.almanac(arguments + ["/nowhere/rows.ndjson"]).refused(66, ["/nowhere/rows.ndjson"])
        try await BuiltProgram.almanac(arguments + ["/tmp"]).refused(66, ["/tmp"])
    }
}
