// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

/// The forms of an export as `HabitsCSVExporter.kt` in the sources of Loop Habit Tracker writes them: names in the header
/// of Checkmarks.csv aren't quoted, those in Habits.csv are, and a ZIP file has a folder of each habit, with its notes.
@Suite struct LoopHeaderTests {
    private static let habits = """
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,Smoked,YES_NO,,,1,1,#fff,,,,false
        002,"Running, 5 km",YES_NO,,,1,1,#fff,,,,false
        003,"Say ""no"", thanks",YES_NO,,,1,1,#fff,,,,false
        004,Pulls,NUMERICAL,,,1,1,#fff,pulls,AT_MOST,5,false

        """

    private static let marks = """
        Date,Smoked,Running, 5 km,Say "no", thanks,Pulls,
        2026-11-10,NO,YES_MANUAL,SKIP,12000,
        2026-11-09,YES_MANUAL,NO,UNKNOWN,3000,
        2026-11-08,YES_MANUAL,NO,YES_AUTO,0,

        """

    private static let meanings = [
        HabitMeaning(habit: "Smoked", meaning: .use, method: .joints, amount: 1),
        HabitMeaning(habit: "Pulls", meaning: .use, method: .vape),
    ]

    private static func input(
        _ marks: String, _ habits: String?, _ meanings: [HabitMeaning] = meanings
    ) -> ImportEntriesInput {
        ImportEntriesInput(
            file: Blob(Array(marks.utf8)), habitsFile: habits.map { Blob(Array($0.utf8)) }, habits: meanings)
    }

    @Test(arguments: ["\n", "\r\n"]) func `names with commas don't shift the columns`(_ lineBreak: String) async throws
    {
        let engine = try Desk().engine()
        let marks = Self.marks.split(separator: "\n").joined(separator: lineBreak) + lineBreak
        let result = try await engine(Cravings.importEntries, Self.input(marks, Self.habits))
        let uses = try await engine(Cravings.myEntries, MyEntriesInput()).entries.compactMap(\.asUse)
        #expect(
            Set(uses.map { "\($0.local.day) \($0.method.rawValue) \($0.amount)" }) == [
                "2026-11-09 Joints 1.0", "2026-11-08 Joints 1.0", "2026-11-10 Vape 10.0", "2026-11-10 Vape 2.0",
                "2026-11-09 Vape 3.0",
            ])
        #expect(result.problems == [] && result.divided == 1)
        #expect(result.leftOut == ["Running, 5 km", "Say \"no\", thanks"])
    }

    @Test func `without Habits_csv such a header is refused, and nothing is saved`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let error = await failure { try await engine(Cravings.importEntries, Self.input(Self.marks, nil)) }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["file"])
        #expect(error?.issues.first?.recoverySuggestion == "if a name has a comma, add Habits.csv as `habitsFile`")
        // Names that don't fit, and names that fit in two ways, are refused as well.
        for habits in [
            Self.habits.replacing("Running, 5 km", with: "Walking, 5 km"),
            Self.habits.replacing(
                "002,\"Running, 5 km\"", with: "002,Running,YES_NO,,,1,1,#fff,,,,false\n005,\" 5 km\""),
        ] {
            let other = await failure { try await engine(Cravings.importEntries, Self.input(Self.marks, habits)) }
            #expect(other?.issues.map(\.path) == ["file"])
        }
        #expect(try Samples.rows(desk.book) == [])
    }

    @Test func `a name that can be read in two ways is refused`() async throws {
        let engine = try Desk().engine()
        let habits = "Position,Name,Type\n1,\"a,b\",YES_NO\n2,c,YES_NO\n3,a,YES_NO\n4,\"b,c\",YES_NO\n"
        let error = await failure {
            try await engine(
                Cravings.importEntries,
                Self.input(
                    "Date,a,b,c,\n2026-11-10,YES_MANUAL,NO,\n", habits,
                    [HabitMeaning(habit: "a", meaning: .craving, intensity: 3)]))
        }
        #expect(error?.issues.map(\.path) == ["file"])
    }

    @Test func `amounts need Habits_csv, and without it nothing is saved`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let marks = "Date,Pulls,\"No smoking\",\n2026-11-10,7000,NO,\n2026-11-09,0,YES_MANUAL,\n2026-11-08,2000,NO,\n"
        let meanings = [Self.meanings[1], HabitMeaning(habit: "No smoking", meaning: .dayWithoutUse)]
        let error = await failure { try await engine(Cravings.importEntries, Self.input(marks, nil, meanings)) }
        #expect(error?.issues.map(\.path) == ["habitsFile"])
        #expect(error?.issues.first?.recoverySuggestion == "add Habits.csv as `habitsFile`")
        #expect(try Samples.rows(desk.book) == [])
        let habits = "Position,Name,Type,Unit\n1,Pulls,NUMERICAL,pulls\n2,No smoking,YES_NO,\n"
        let result = try await engine(Cravings.importEntries, Self.input(marks, habits, meanings))
        #expect(result.uses == 2 && result.days == 1)
    }

    @Test func `a row with another number of values is reported, and the others are imported`() async throws {
        let engine = try Desk().engine()
        let result = try await engine(
            Cravings.importEntries,
            Self.input(
                "Date,Smoked,Other,\n2026-11-10,YES_MANUAL,NO,\n2026-11-09,YES_MANUAL,\n2026-11-08,YES_MANUAL,NO,NO,\n",
                nil,
                [Self.meanings[0]]))
        #expect(result.uses == 1 && result.problems.map(\.row) == [3, 4])
        #expect(result.problems.first?.message.text.contains("expected 2 values, got \"1 value\"") == true)
    }

    @Test func `what is left out is counted, for every kind of value`() async throws {
        let engine = try Desk().engine()
        let marks = """
            Date,Smoked,Reading,
            2026-11-10,YES_MANUAL,YES_MANUAL,
            2026-11-09,NO,2,
            2026-11-08,SKIP,NO,
            2026-11-07,UNKNOWN,UNKNOWN,
            2026-11-06,YES_AUTO,SKIP,
            2026-11-05,0,x,

            """
        let input = Self.input(marks, nil, [Self.meanings[0]])
        let result = try await engine(Cravings.importEntries, input)
        #expect(
            result.omissions.map { "\($0.habit) \($0.kind.rawValue) \($0.count)" } == [
                "Smoked no 2", "Smoked unknown 1", "Smoked skipped 1", "Smoked covered 1", "Reading mark 3",
            ])
        var dryRun = input
        dryRun.dryRun = true
        let text = try await engine.present(
            Cravings.importEntries, dryRun, as: .text, style: PresentationStyle(width: 200)
        ).text
        #expect(
            text.hasSuffix(
                """

                Left out:
                  Smoked: 2 days marked no, 1 day unknown, 1 day skipped, 1 day covered by the frequency
                  Reading: 3 marks, no meaning is stated

                """))
    }

    @Test func `an absurd amount is a problem, not a thousand entries`() async throws {
        let engine = try Desk().engine()
        let marks =
            "Date,Smoked,Pulls,\n2026-11-10,YES_MANUAL,900000000,\n2026-11-09,NO,200000,\n2026-11-08,NO,201000,\n"
        let habits = "Position,Name,Type\n1,Smoked,YES_NO\n2,Pulls,NUMERICAL\n"
        let result = try await engine(Cravings.importEntries, Self.input(marks, habits))
        // 200 pulls are the most: 20 entries of 10.
        #expect(result.uses == 21 && result.problems.map(\.row) == [2, 4])
    }

    // MARK: Notes

    private static func archive() -> [UInt8] {
        StoredArchive.bytes([
            ("Habits.csv", habits), ("Checkmarks.csv", marks),
            (
                "001 Smoked/Checkmarks.csv",
                "Date,Value,Notes\n2026-11-10,NO,a quiet day\n2026-11-09,YES_MANUAL,\"after lunch, alone\"\n"
                    + "2026-11-08,YES_MANUAL,\(String(repeating: "a", count: 501))\n"
            ),
            ("002 Running 5 km/Checkmarks.csv", "Date,Value,Notes\n2026-11-10,YES_MANUAL,fast\n"),
            ("004 Pulls/Checkmarks.csv", "Date,Value,Notes\n2026-11-10,12000,a long evening\n2026-11-09,3000,\n"),
        ])
    }

    @Test func `notes come with their entries, and the others are counted`() async throws {
        let engine = try Desk().engine()
        let input = ImportEntriesInput(file: Blob(Self.archive()), habits: Self.meanings)
        let result = try await engine(Cravings.importEntries, input)
        let uses = try await engine(Cravings.myEntries, MyEntriesInput()).entries.compactMap(\.asUse)
        #expect(
            Set(uses.compactMap { use in use.notes.map { "\(use.local.day) \(use.amount) \($0)" } })
                == ["2026-11-09 1.0 after lunch, alone", "2026-11-10 10.0 a long evening"])
        #expect(result.notes == 2)
        let notes = result.omissions.filter { $0.kind == .note }.map { "\($0.habit) \($0.count)" }
        #expect(notes == ["Smoked 2", "Running, 5 km 1"])
        let again = try await engine(Cravings.importEntries, input)
        #expect(again.uses == 0 && again.notes == 0)
    }
}

/// A ZIP archive of stored files (PKWARE APPNOTE 6.3.10).
private enum StoredArchive {
    static func bytes(_ files: [(name: String, text: String)]) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var (content, directory): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let (name, text) = (Array(file.name.utf8), Array(file.text.utf8))
            let common =
                little(20, 2) + little(0, 8) + little(checksum(text), 4) + little(text.count, 4) + little(text.count, 4)
                + little(name.count, 2) + little(0, 2)
            directory +=
                little(0x0201_4B50, 4) + little(20, 2) + common + little(0, 10) + little(content.count, 4) + name
            content += little(0x0403_4B50, 4) + common + name + text
        }
        return content + directory + little(0x0605_4B50, 4) + little(0, 4) + little(files.count, 2)
            + little(files.count, 2) + little(directory.count, 4) + little(content.count, 4) + little(0, 2)
    }

    /// CRC-32 (ISO 3309).
    private static func checksum(_ bytes: [UInt8]) -> Int {
        var value = ~UInt32(0)
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return Int(~value)
    }
}
