// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import GRDB
import StoreTesting

@testable import CravingsStore

/// Records with every attribute set.
enum Samples {
    /// A context some time after 08:00 UTC on 2026-11-21, two hours ahead of UTC.
    static func context(
        days: Int = 0, hours: Double = 0, offset: Int = 7_200, seed: UInt64 = 5,
        _ keys: RecordKeys = RecordKeys(SeededGenerator(seed: 9))
    ) -> Context {
        Context(
            clock: Moments.later(seconds: Double(days) * 86_400 + hours * 3_600),
            zone: LocalZone("Test/East") { _ in offset }, seed: seed, keys: keys)
    }

    /// A WAV file (RIFF, PCM) of 8-bit mono sound at 8 samples a second.
    static func sound(seconds: Int, filler: UInt8 = 0x80) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let samples = [UInt8](repeating: filler, count: seconds * 8)
        return Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
            + number(1, 2) + number(1, 2) + number(8, 4) + number(8, 4) + number(1, 2) + number(8, 2)
            + Array("data".utf8) + number(samples.count, 4) + samples
    }

    /// A PNG file of one gray pixel.
    static let picture: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8,
        0,
        0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0,
        0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]

    /// A file that no reader knows.
    static func unknownFile(_ text: String) -> Blob { Blob(Array("unknown \(text)".utf8)) }

    /// Saves a record of every kind with every attribute, at 10:00 on 2026-11-21.
    static func fill(_ book: CravingsRecords) async throws {
        let engine = try Engine([StoredCravingsPlugin(LazyCravingsRecords(book))], context: context())
        _ = try await engine(
            Cravings.addRecording,
            AddRecordingInput(
                file: unknownFile("video"), purpose: .motivational, kind: .video, duration: 42, title: "Why I started",
                notes: "In the kitchen.", thumbnail: Blob(picture)))
        _ = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(sound(seconds: 3)), purpose: .reflection))
        _ = try await engine(Cravings.playRecording, PlayRecordingInput(recording: "Why I started"))
        _ = try await engine(
            Cravings.editRecording,
            {
                var edit = EditRecordingInput(recording: "Why I started")
                edit.purpose = .milestone
                return edit
            }())
        _ = try await engine(
            Cravings.addMessage,
            AddMessageInput(content: "Call Olena.", category: .anxiety, triggers: [.anxious], priority: 1))
        _ = try await engine(
            Cravings.logUse,
            LogUseInput(
                method: .edible, amount: 15, triggers: [.social], place: Place(.car),
                time: EntryMoment(day: .yesterday, clock: ClockTime("23:30")), notes: "On the way."))
        _ = try await engine(Cravings.setDayStatus, SetDayStatusInput(day: .yesterday, status: .complete))
        _ = try await engine(
            Cravings.setDayStatus, SetDayStatusInput(day: .date(day("2026-11-19")), status: .nothing))
        _ = try await engine(
            Cravings.setHelpLines,
            SetHelpLinesInput(lines: [
                HelpLine(
                    name: "Olena", contact: "+380 44 000 00 00", details: "After work.", country: "UA",
                    checked: day("2026-11-20"))
            ]))
        _ = try await engine(
            Cravings.importEntries,
            ImportEntriesInput(
                file: Blob(Array("Date,Smoked\n2026-11-01,2\n".utf8)),
                habits: [HabitMeaning(habit: "Smoked", meaning: .use, method: .joints, amount: 1)]))
        _ = try await engine(
            Cravings.logCraving,
            LogCravingInput(
                intensity: 10, triggers: [.bored, .anxious], place: Place(latitude: 50.4501, longitude: 30.5234),
                exactCoordinates: true, notes: "After lunch.", recording: "Why I started"))
        var later = EditEntryInput(entry: "last")
        later.laterIntensity = 4
        _ = try await engine(Cravings.editEntry, later)
    }

    /// The rows of every table of the plugin, as text.
    static func rows(_ book: CravingsRecords) throws -> [String] {
        try book.store.read { db in
            try ["entry", "dayStatus", "recording", "message", "helpLine", "storeAttachment"].flatMap { table in
                try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1").map { "\(table) \($0)" }
            }
        }
    }
}
