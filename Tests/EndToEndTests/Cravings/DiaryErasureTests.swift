// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Erasing a diary leaves none of its bytes, and an export has them only if it names the plugin.
@Suite("cravings: erasing and exporting")
struct DiaryErasureTests {
    /// A word in the texts of the diary, which nothing else in a home has.
    private static let word = "Quetzalcoatlus"

    /// Returns a home with the word in each text and in the bytes of a recording.
    private func filled() async throws -> CravingsHome {
        let home = try CravingsHome()
        try home.folder.write(CravingsHome.silence(seconds: 1) + Array(Self.word.utf8), to: "said.wav")
        for arguments in [
            ["log", "--intensity", "7", "--note", Self.word],
            ["use", "--method", "Vape", "--amount", "2", "--note", Self.word],
            ["edit", "last", "--note", Self.word + " again"],
            ["record", "said.wav", "--title", Self.word, "--note", Self.word, "--kind", "audio", "--length", "1"],
            ["message", "add", "\(Self.word) helps."], ["help-lines", "set", "--line", "\(Self.word)=112"],
            ["day", "complete"],
        ] { _ = try await home(arguments).succeeded() }
        return home
    }

    /// The paths of the files in a home that contain the word.
    private func filesWithWord(_ home: CravingsHome) async throws -> [String] {
        let found = try await run("/bin/grep", ["-rla", Self.word, home.folder.file("home")])
        #expect(found.errors == "")
        return found.output.split(separator: "\n").map(String.init)
    }

    @Test
    func `erasing leaves no byte of the diary`() async throws {
        let home = try await filled()
        #expect(try await filesWithWord(home).count >= 2)
        try await home("erase").refused(64, ["--yes", "nothing was deleted"])
        #expect(try await home.count() == 2)
        let erased = try await home("erase --yes").succeeded()
        #expect(erased.hasPrefix("cravings: ") && erased.contains("1 attachment deleted"))
        #expect(try await filesWithWord(home) == [])
        #expect(try await home("history").succeeded() == "No entries yet.\n")
        #expect(try await home("message list --own").succeeded() == "No messages match.\n")
        #expect(try await home("help-lines").succeeded().contains("comes with the program"))
    }

    @Test
    func `a diary is exported only if it is named`() async throws {
        let home = try await filled()
        let export = { (arguments: [String]) in
            try await BuiltProgram.almanac(["export"] + arguments, environment: home.environment, in: home.folder.path)
        }
        let all = try await export(["all.tar"])
        #expect(all.succeeded().contains("cravings: not included, because it is private."))
        #expect(try await run("/bin/grep", ["-c", Self.word, home.folder.file("all.tar")]).output == "0\n")
        _ = try await export(["diary.tar", "--plugin", "cravings"]).succeeded()
        #expect(try await run("/bin/grep", ["-ca", Self.word, home.folder.file("diary.tar")]).output != "0\n")
        // The list of computations has it only if it is named, too.
        let list = try await BuiltProgram.almanac("list --format ids").succeeded()
        #expect(!list.contains("cravings.") && list.contains("challenges."))
    }

    @Test
    func `files that are written are readable only by their owner`() async throws {
        let home = try await filled()
        _ = try await home("patterns --format svg --output year.svg").succeeded()
        _ = try await home(["play", Self.word, "--output", "said-again.wav"]).succeeded()
        for file in ["year.svg", "said-again.wav"] {
            let mode = try await run("/usr/bin/stat", ["-c", "%a", home.folder.file(file)])
            #expect(mode.output == "600\n", "\(file)")
        }
    }
}
