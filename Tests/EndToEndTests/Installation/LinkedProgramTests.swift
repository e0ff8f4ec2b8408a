// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// `almanac`, called through links as in an installation.
@Suite struct LinkedProgramTests {
    private static let contained: [BuiltProgram] = [.astro, .challenge, .cravings, .outfit, .twins]
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs `almanac` through a link with a name.
    private func almanac(as name: String, _ arguments: [String]) async throws -> Finished {
        let link = folder.file(name)
        guard access(link, F_OK) == 0 || symlink(BuiltProgram.almanac.path, link) == 0 else {
            throw SystemFailure("symlink")
        }
        let environment = BuiltProgram.environment.merging(["ALMANAC_HOME": folder.file("home")]) { $1 }
        return try await run(link, arguments, environment: environment, in: folder.path)
    }

    @Test(arguments: contained)
    func `a link is the program that it is named after`(_ program: BuiltProgram) async throws {
        let help = try await almanac(as: program.rawValue, ["--help"])
        #expect(help.succeeded().contains("USAGE: \(program.rawValue) "))
    }

    @Test func `the program astro and a link of that name are the same`() async throws {
        let cases = [
            [], ["--help"], ["--version"], ["--experimental-dump-help"], ["--generate-completion-script", "zsh"],
            ["no-such-command"], ["--no-such-option"],
        ]
        for arguments in cases {
            let single = try await BuiltProgram.astro(arguments)
            let linked = try await almanac(as: "astro", arguments)
            #expect(linked.exitCode == single.exitCode, "\(arguments)")
            #expect(linked.output == single.output, "\(arguments)")
            #expect(linked.errors == single.errors, "\(arguments)")
        }
    }

    @Test(arguments: ["almanac", "clothes", "Outfit", "outfit.old", "outfit-0.1"])
    func `a link with another name is almanac`(_ name: String) async throws {
        let help = try await almanac(as: name, ["--help"])
        #expect(help.succeeded() == (try await BuiltProgram.almanac("--help")).output)
        #expect(help.output.contains("USAGE: almanac "))
    }

    @Test func `the name of the first link counts if a link leads to another`() async throws {
        _ = try await almanac(as: "outfit", ["--version"])
        try #require(symlink("outfit", folder.file("twins")) == 0)
        let help = try await run(folder.file("twins"), ["--help"])
        #expect(help.succeeded().contains("USAGE: twins "))
    }

    @Test func `a link computes a chart`() async throws {
        let chart = try await almanac(as: "astro", ["chart", "--date", "1879-03-14T11:30", "--place", "Ulm"])
        // The Sun of Albert Einstein in Astro-Databank.
        #expect(chart.succeeded().contains("23°30′ Pisces"))
    }

    @Test func `the diary's files are private through a link`() async throws {
        let file = folder.file("diary.csv")
        _ = try await almanac(as: "cravings", ["history", "--format", "csv", "--output", file]).succeeded()
        var status = stat()
        try #require(stat(file, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test(arguments: contained)
    func `the first word of almanac can be a program`(_ program: BuiltProgram) async throws {
        let cases: [(before: [String], after: [String])] = [
            ([], ["--help"]), ([], ["--version"]), ([], ["no-such-command"]), ([], ["--no-such-option"]),
            (["help"], []),
        ]
        for (before, arguments) in cases {
            let named = try await almanac(as: program.rawValue, before + arguments)
            let first = try await almanac(as: "almanac", before + [program.rawValue] + arguments)
            #expect(first.exitCode == named.exitCode, "\(arguments)")
            #expect(first.output == named.output, "\(arguments)")
            #expect(first.errors == named.errors, "\(arguments)")
        }
        let chart = ["chart", "--date", "1879-03-14T11:30", "--place", "Ulm"]
        #expect(try await almanac(as: "almanac", ["astro"] + chart).succeeded().contains("23°30′ Pisces"))
    }
}
