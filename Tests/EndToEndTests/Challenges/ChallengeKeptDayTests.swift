// SPDX-License-Identifier: AGPL-3.0-or-later

import CommandKit
import ComputationKit
import Testing

@Suite("challenge: the record of a day is shown, amended, and exported")
struct ChallengeKeptDayTests {
    /// The header of a PNG: 3 by 2 pixels, 8 bits of red, green, and blue (ISO/IEC 15948).
    static let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0]

    /// A home in which the challenge of 2 March 2026 is completed with all details.
    private func done() async throws -> ChallengeHome {
        let home = try ChallengeHome()
        _ = try await home("today --date 2026-03-02 --hour 9 --mood 2 --weather rainy").succeeded()
        try home.folder.write(Self.picture, to: "a.png")
        let line = ["done", "--date", "2026-03-02", "--rating", "4", "--mood", "5", "--minutes", "12"]
        _ = try await home(line + ["--note", "in the rain", "--photo", "a.png"]).succeeded()
        return home
    }

    private func record(_ home: ChallengeHome) async throws -> JSONObject {
        try #require(try await home("day --date 2026-03-02 --format json").json()["record"]?.object)
    }

    @Test
    func `amendments change only the named details`() async throws {
        let home = try await done()
        var expected = try await record(home)
        func amend(_ arguments: String..., changes: [(String, JSONValue?)]) async throws {
            _ = try await home(["amend", "--date", "2026-03-02"] + arguments).succeeded()
            for (key, value) in changes { expected[key] = value }
            #expect(try await record(home) == expected, "\(arguments)")
        }
        try await amend("--rating", "1", changes: [("rating", 1)])
        try await amend("--mood", "2", changes: [("moodAfter", 2)])
        try await amend("--minutes", "90", changes: [("completionTime", 90)])
        try await amend("--note", "in the snow", changes: [("notes", "in the snow")])
        try await amend("--shared", "yes", changes: [("shared", true)])
        try await amend("--not-shared", "--rating", "5", changes: [("shared", false), ("rating", 5)])
        try await amend("--note", "", changes: [("notes", nil)])
        try home.folder.write(Self.picture + [1], to: "b.png")
        let hash = try await run("sha256sum", ["b.png"], in: home.folder.path).succeeded().prefix(64)
        try await amend("--photo", "b.png", changes: [("photo", .string(String(hash)))])
        let told = try await home("amend --date 2026-03-02 --mood 3 --format json").json()
        #expect(told["moodAfter"] == 3 && told["rating"] == 5)
    }

    @Test(arguments: [
        (["--rating", "6", "--note", "x"], ["--rating", "1 to 5", "6"]),
        (["--photo", "b.png", "--minutes", "0"], ["--minutes", "1 to 10000"]),
        (["--rating", "1", "--photo", "/dev/null"], ["/dev/null", "not a regular file"]),
        (["--rating", "1", "--note", "a\u{1B}[2J"], ["--note", "U+001B"]),
        (["--shared", "yes", "--not-shared"], ["--shared", "--not-shared"]),
        ([], ["--rating", "--mood", "--minutes", "--note", "--photo", "--shared", "--not-shared", "--clear"]),
    ])
    func `an invalid amendment changes nothing`(_ arguments: [String], _ words: [String]) async throws {
        let home = try await done()
        try home.folder.write(Self.picture + [1], to: "b.png")
        let before = try await home("day --date 2026-03-02 --format json").succeeded()
        try await home(["amend", "--date", "2026-03-02"] + arguments).refused(64, words)
        #expect(try await home("day --date 2026-03-02 --format json").succeeded() == before)
    }

    @Test
    func `only completed challenges are amended, and errors name the next command`() async throws {
        let home = try ChallengeHome()
        for command in ["amend --rating 3", "done", "skip", "swap"] {
            try await home("\(command) --date 2026-03-02").refused(
                66, ["assigned on 2026-03-02", "challenge today"])
        }
        try await home("done").refused(66, ["challenge today"])
        try await home("day --date 2999-01-01").refused(66, ["hasn't begun yet"])
        _ = try await home.assigned("2026-03-02")
        try await home("amend --rating 3 --date 2026-03-02").refused(65, ["is pending", "challenge done"])
        _ = try await home("done --date 2026-03-02").succeeded()
        try await home("done --date 2026-03-02").refused(65, ["already completed", "challenge amend"])
        _ = try await home.assigned("2026-03-03")
        var offered: Set<String> = []
        for _ in 1...6 {
            let swapped = try await home("swap --date 2026-03-03 --format json").json()
            offered.insert(swapped["challenge"]?["id"]?.string ?? "")
        }
        #expect(offered.count == 6, "a swap offers what the day hasn't offered yet, and doesn't end after two")
    }

    @Test
    func `a day's record fits 80 columns`() async throws {
        let home = try await done()
        let note = String(repeating: "wet through and through, ", count: 12) + "\n\nand glad\tof it"
        _ = try await home(["amend", "--date", "2026-03-02", "--shared", "yes", "--note", note]).succeeded()
        let shown = try await home("day --date 2026-03-02")
        shown.fits80Columns()
        for words in [
            "2026-03-02, 9:00", "rainy", "completed at 20", "4 of 5", "12", "2 before, 5 after", "wet through",
            "            and glad of it\n", "image/png, 3 by 2 pixels, \(Self.picture.count) bytes", "Why this one",
        ] {
            #expect(shown.output.contains(words), "\(words)")
        }
        let json = try await home("day --date 2026-03-02 --format json").json()
        #expect(json["record"]?["notes"]?.string == note && json["record"]?["situation"]?["mood"] == 2)
        #expect(json["photo"]?["width"] == 3 && json["photo"]?["height"] == 2)
        #expect(json["photo"]?["byteCount"]?.int == Self.picture.count)
        let chosen = try #require(json["record"]?["challenge"])
        #expect(json["record"]?["choice"]?["candidates"]?.array?.contains(chosen) == true)
        // The reasons are those shown on that day.
        let today = try await home("today --date 2026-03-02 --format json").json()
        #expect(json["reasons"] == today["reasons"] && json["reasons"]?.array?.isEmpty == false)
        let history = try await home("history")
        history.fits80Columns()
        // Three lines of the note follow the day's line, the last one truncated.
        let noted = history.lines.filter { $0.hasPrefix("            ") }
        #expect(noted.count == 3 && noted[0].hasPrefix("            wet through") && noted[2].hasSuffix("…"))
        let records = try await home("history --format json").json()
        #expect(records["entries"]?[0]?["choice"]?.object?["propensity"] != nil)
        #expect(records["entries"]?[0]?["choice"]?.object?["candidates"] == nil)
    }

    @Test
    func `swapped challenges are part of the day's record`() async throws {
        let home = try ChallengeHome()
        let left = try await home.assigned("2026-03-02")
        _ = try await home("swap learning-three-knots --date 2026-03-02").succeeded()
        let json = try await home("day --date 2026-03-02 --format json").json()
        #expect(json["record"]?["challenge"] == "learning-three-knots" && json["reasons"] == [])
        #expect(json["left"]?.array?.map { $0["challenge"]?.string } == [left])
        #expect(json["photo"] == nil)
        let shown = try await home("day --date 2026-03-02")
        shown.fits80Columns()
        #expect(shown.output.contains(left))
    }

    @Test
    func `photos are exported unchanged and never overwrite a file`() async throws {
        let home = try await done()
        let told = try await home("day --date 2026-03-02 --photo out.png")
        #expect(told.succeeded().contains("image/png") && told.errors == "Wrote out.png.\n")
        #expect(try readBytes(home.folder.file("out.png")) == Self.picture)
        try home.folder.write("mine", to: "there.txt")
        try await home("day --date 2026-03-02 --photo there.txt").refused(65, ["there.txt", "File exists"])
        #expect(try readText(home.folder.file("there.txt")) == "mine")
        _ = try await home.assigned("2026-03-03")
        try await home("day --date 2026-03-03 --photo none.png").refused(66, ["2026-03-03", "no photo"])
        #expect(!home.folder.names.contains("none.png"))
    }
}
