// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@Suite("cravings: messages, recordings, and imports")
struct DiaryMessagesTests {
    @Test
    func `a message is shown without logging anything, in both languages`() async throws {
        let home = try CravingsHome()
        let english = try await home("message --trigger Lonely")
        english.fits80Columns()
        let ukrainian = try await home("message --trigger Lonely --language uk").succeeded()
        #expect(ukrainian.unicodeScalars.contains { (0x0400...0x04FF).contains($0.value) }, "\(ukrainian)")
        #expect(try await home.count() == 0)
        let list = try await home("message list --order least-shown --limit 500 --format json").json()
        let shown = (list["messages"]?.array ?? []).filter { $0["timesShown"] == 1 }
        #expect(shown.count == 2 && list["messages"]?.array?.count == list["total"]?.int)
    }

    @Test
    func `own messages are added, switched off, and removed`() async throws {
        let home = try CravingsHome()
        let added = try await home(["message", "add", "I can call Olena.", "--trigger", "Anxious"]).succeeded()
        #expect(added.hasPrefix("Added: I can call Olena.\n  own; urge; Anxious; shown 0 times\n"))
        try await home(["message", "add", "I can call Olena."]).refused(65, ["exists already"])
        let list = try await home("message list --own --format json").json()
        let key = try #require(list["messages"]?[0]?["id"]?.string)
        #expect(try await home("message off \(key)").succeeded().contains("; off\n"))
        #expect(try await home("message list --own --no-on --format json").json()["total"] == 1)
        #expect(try await !home("message on \(key)").succeeded().contains("; off\n"))
        #expect(try await home("message remove \(key)").succeeded() == "Removed: I can call Olena.\n")
        #expect(try await home("message list --own").succeeded() == "No messages match.\n")
        try await home("message list --limit 200").fits80Columns()
    }

    @Test
    func `a built-in message stays in the list when it is removed or hidden`() async throws {
        let home = try CravingsHome()
        let total = try await home("message list --format json").json()["total"]
        #expect(try await home("message remove urge-wave").succeeded().hasPrefix("Switched off: "))
        try await home("message remove urge-wave").refused(65, ["urge-wave is already switched off"])
        #expect(try await home("message list --format json").json()["total"] == total)
        let hidden = try await home("message edit urge-wave --hide-for sad,lonely").succeeded()
        #expect(hidden.contains("hidden for Lonely, Sad"))
        #expect(try await !home("message edit urge-wave --hide-for=").succeeded().contains("hidden"))
        try await home("message edit urge-wave --text Mine").refused(64, ["--text", "built-in"])
    }

    @Test
    func `a recording is added, linked, played, and removed`() async throws {
        let home = try CravingsHome()
        let bytes = CravingsHome.silence(seconds: 2)
        try home.folder.write(bytes, to: "why.wav")
        let added = try await home(["record", "why.wav", "--title", "Why I started"])
        #expect(added.succeeded().hasPrefix("Added Why I started: audio, 2 s, motivational\n"))
        try await home("record why.wav").refused(65, ["already kept as the recording \"Why I started\""])
        _ = try await home(["log", "--intensity", "5", "--recording", "Why I started", "--no-message"]).succeeded()
        #expect(try await home("history").succeeded().contains("\n         Recording: Why I started\n"))
        let played = try await home(["play", "Why I started"])
        #expect(played.exitCode == 0 && played.outputBytes == bytes)
        let written = try await home(["play", "Why I started", "--output", "again.wav"])
        #expect(written.succeeded().contains("Played 2 times."))
        #expect(try readBytes(home.folder.file("again.wav")) == bytes)
        try await home(["play", "Why I started", "--output", "again.wav"]).refused(65, ["again.wav", "exists"])
        try await home("recordings").fits80Columns()
        let edited = try await home(["recordings", "edit", "Why I started", "--title", "Why I keep going"])
        #expect(edited.succeeded().hasPrefix("Changed Why I keep going: "))
        #expect(
            try await home(["recordings", "remove", "Why I keep going"]).succeeded()
                == """
                Removed Why I keep going.
                cravings undo brings it back with its file for 30 days. To erase it now, use
                cravings history --forget-actions.
                1 craving was linked to it and remains.

                """)
        #expect(try await home("recordings").succeeded() == "No recordings yet.\n")
        #expect(try await home.count() == 1)
    }

    @Test
    func `the length of a file that doesn't state it must be stated`() async throws {
        let home = try CravingsHome()
        try home.folder.write("no container", to: "voice.bin")
        try await home("record voice.bin").refused(64, ["--kind", "video or audio"])
        try await home("record voice.bin --kind audio").refused(64, ["--length", "seconds"])
        let added = try await home("record voice.bin --kind audio --length 20")
        #expect(added.succeeded().contains("audio, 20 s") && added.output.contains("The length is the stated one"))
    }

    @Test
    func `an export of Loop Habit Tracker is imported once`() async throws {
        let home = try CravingsHome()
        let table = "Date,Smoked,No smoking,Reading,\n2026-01-02,2,0,2,\n2026-01-01,0,2,0,\n"
        try home.folder.write(table, to: "Checkmarks.csv")
        let line = ["import", "Checkmarks.csv", "--uses", "Smoked=joints:1", "--days-without", "No smoking"]
        let planned = try await home(line + ["--dry-run"])
        planned.fits80Columns()
        #expect(
            planned.output
                == """
                Would import 0 cravings, 1 use, 1 day with nothing to report.

                Left out:
                  Smoked: 1 day marked no
                  No smoking: 1 day marked no
                  Reading: 1 mark, no meaning is stated

                """)
        #expect(try await home.count() == 0)
        #expect(try await home(line).succeeded().hasPrefix("Imported 0 cravings, 1 use, 1 day "))
        #expect(try await home(line).succeeded().contains("2 marks were imported before."))
        let history = try await home("history --from 2026-01-01").succeeded()
        #expect(history.contains("2026-01-02\nno time  use, Joints, 1 joint ["))
        #expect(history.contains("\n2026-01-01, nothing to report\n"))
        try await home("import Checkmarks.csv").refused(64, ["--uses, --cravings, or --days-without"])
        try await home("import Checkmarks.csv --days-without Running").refused(64, ["\"Smoked\"", "\"Running\""])
    }
}
