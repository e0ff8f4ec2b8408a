// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Tables
import Testing

@testable import CravingsStore

@Suite struct ImportTests {
    private static let folder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        + "/Fixtures"

    private static func file(_ name: String) throws -> [UInt8] { try readFile("\(folder)/\(name)") }

    private static func archive(_ name: String) throws -> [UInt8] {
        let text = String(decoding: try file(name), as: UTF8.self)
        let json = JSONValue.string(text)
        return try JSONValueDecoder().decode(Blob.self, from: json).bytes(limit: 1_000_000)
    }

    private static let habits = [
        HabitMeaning(habit: "Smoked", meaning: .use, method: .joints, amount: 0.5),
        HabitMeaning(habit: "Pulls", meaning: .use, method: .vape),
        HabitMeaning(habit: "No use", meaning: .dayWithoutUse),
    ]

    /// The expected result, counted by hand from the fixtures.
    ///
    /// Smoked has checks on two days (one more row has no valid date); Pulls has 3 on November 5, 1 on November 2, and 20 on
    /// November 1, which are two entries of 10, while 2.5 is between the steps; No use has November 3, and November 1 has
    /// an entry.
    private static func check(_ result: ImportedEntries, isDryRun: Bool = false) {
        #expect(result.uses == 6 && result.cravings == 0 && result.days == 1 && result.unchanged == 0)
        #expect(result.divided == 1)
        #expect(result.leftOut == ["Reading"] && result.dryRun == isDryRun)
        let places = result.problems.map { "\($0.row) \($0.column)" }
        #expect(Set(places) == ["5 Smoked", "6 Date", "3 Pulls", "7 No use"] && places.count == 4)
        #expect(result.problems.contains { $0.message.text.contains("1 to 10 pulls in steps of 1, got \"2.5\"") })
    }

    @Test func `an export is imported as entries without times and days`() async throws {
        let engine = try Desk().engine()
        let input = ImportEntriesInput(
            file: Blob(try Self.file("Checkmarks.csv")), habitsFile: Blob(try Self.file("Habits.csv")),
            habits: Self.habits)
        Self.check(try await engine(Cravings.importEntries, input))
        let page = try await engine(Cravings.myEntries, MyEntriesInput())
        let uses = page.entries.compactMap(\.asUse)
        #expect(uses.count == 6 && uses.allSatisfy { !$0.isTimeKnown && $0.offset.seconds == 7_200 })
        #expect(
            Set(uses.map { "\($0.local.day) \($0.method.rawValue) \($0.amount)" }) == [
                "2026-11-05 Joints 0.5", "2026-11-05 Vape 3.0", "2026-11-02 Vape 1.0", "2026-11-01 Joints 0.5",
                "2026-11-01 Vape 10.0",
            ])
        #expect(uses.count { $0.amount == 10 } == 2)
        #expect(try page.days == [DiaryDay(day: day("2026-11-03"), status: .nothing)])
        let again = try await engine(Cravings.importEntries, input)
        #expect(again.uses == 0 && again.days == 0 && again.unchanged == 6)
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).total == 6)
    }

    @Test func `a ZIP file is read too`() async throws {
        let engine = try Desk().engine()
        let input = ImportEntriesInput(file: Blob(try Self.archive("loop.base64")), habits: Self.habits)
        Self.check(try await engine(Cravings.importEntries, input))
    }

    @Test func `a dry run reports the same and saves nothing`() async throws {
        let desk = try Desk()
        let input = ImportEntriesInput(
            file: Blob(try Self.archive("loop.base64")), habits: Self.habits, dryRun: true)
        Self.check(try await desk.engine()(Cravings.importEntries, input), isDryRun: true)
        #expect(try Samples.rows(desk.book) == [])
    }

    @Test func `words of newer exports are read, and days in the future reported`() async throws {
        let engine = try Desk().engine()
        let text = "Date,Wanted\n2026-11-22,YES_MANUAL\n2026-11-21,YES_MANUAL\n2026-11-20,YES_AUTO\n2026-11-19,SKIP\n"
        let result = try await engine(
            Cravings.importEntries,
            ImportEntriesInput(
                file: Blob(Array(text.utf8)), habits: [HabitMeaning(habit: "Wanted", meaning: .craving, intensity: 6)]))
        #expect(result.cravings == 1 && result.problems.map { "\($0.row) \($0.column)" } == ["2 Wanted"])
        let page = try await engine(Cravings.myEntries, MyEntriesInput())
        #expect(page.entries.first?.asCraving?.intensity == 6)
    }

    @Test func `an import needs a meaning that fits`() async throws {
        let engine = try Desk().engine()
        let file = Blob(try Self.file("Checkmarks.csv"))
        let smoked = "Smoked"
        for (meaning, path) in [
            (HabitMeaning(habit: smoked, meaning: .use), "habits[0].method"),
            (HabitMeaning(habit: smoked, meaning: .use, method: .joints, amount: 0.3), "habits[0].amount"),
            (HabitMeaning(habit: smoked, meaning: .craving), "habits[0].intensity"),
            (HabitMeaning(habit: smoked, meaning: .dayWithoutUse, intensity: 3), "habits[0].intensity"),
            (HabitMeaning(habit: "Smoking", meaning: .dayWithoutUse), "habits[0].habit"),
        ] {
            let error = await failure {
                try await engine(Cravings.importEntries, ImportEntriesInput(file: file, habits: [meaning]))
            }
            #expect(error?.code == .refused && error?.issues.map(\.path) == [path])
        }
        let twice = await failure {
            try await engine(
                Cravings.importEntries, ImportEntriesInput(file: file, habits: [Self.habits[0], Self.habits[0]]))
        }
        #expect(twice?.issues.map(\.path) == ["habits[1]"])
    }

    @Test func `other files are refused`() async throws {
        let engine = try Desk().engine()
        var cut = try Self.archive("loop.base64")
        cut.removeLast(30)
        for bytes in [[], Array("a,b\n1,2\n".utf8), cut, try Self.archive("archive.base64")] {
            let error = await failure {
                try await engine(
                    Cravings.importEntries, ImportEntriesInput(file: Blob(bytes), habits: [Self.habits[0]]))
            }
            #expect(error?.code == .refused && error?.issues.map(\.path) == ["file"])
        }
    }

    // The hash is of the text from which Python's zipfile wrote the archive.
    @Test func `stored and deflated files are unpacked`() throws {
        let archive = try ZipArchive(try Self.archive("archive.base64"))
        let long = try #require(try archive.content(of: "long.txt", limit: 10_000))
        #expect(ContentHash.of(long) == "d65f742b07b910bbb0472e112577d8f5b72296987e570ce19c131898c62d272c")
        #expect(try archive.content(of: "stored.txt", limit: 100) == Array("stored as it is".utf8))
        #expect(try archive.content(of: "none.txt", limit: 100) == nil)
        #expect(throws: ValidationIssue.self) { try archive.content(of: "long.txt", limit: 5_999) }
    }

    @Test func `a damaged archive is refused without a trap`() throws {
        let bytes = try Self.archive("archive.base64")
        var (refused, trials) = (0, 0)
        for place in stride(from: 0, to: bytes.count, by: 5) {
            for bit in [0, 3, 7] {
                var damaged = bytes
                damaged[place] ^= 1 << bit
                trials += 1
                do throws(ValidationIssue) {
                    let archive = try ZipArchive(damaged)
                    let long = try archive.content(of: "long.txt", limit: 10_000)
                    #expect(
                        long == nil
                            || ContentHash.of(long ?? [])
                                == "d65f742b07b910bbb0472e112577d8f5b72296987e570ce19c131898c62d272c"
                    )
                } catch {
                    refused += 1
                }
            }
        }
        #expect(refused > trials / 2)
    }

    @Test(arguments: ["Date,Wanted\n2026-11-20,x\n", "Date,Wanted\n2026-11-20,0\n", "Date,Wanted\n"], [true, false])
    func `an export without anything to import is refused`(_ text: String, isDryRun: Bool) async throws {
        let desk = try Desk()
        let input = ImportEntriesInput(
            file: Blob(Array(text.utf8)), habits: [HabitMeaning(habit: "Wanted", meaning: .craving, intensity: 6)],
            dryRun: isDryRun)
        let engine = try desk.engine()
        let error = await failure { try await engine(Cravings.importEntries, input) }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["file"])
        #expect(error?.description.contains("row 2") == text.contains("x"), "the first problem is named")
        #expect(try Samples.rows(desk.book) == [])
    }

    @Test func `a file of another size than its archive states is refused`() throws {
        let bytes = try Self.archive("archive.base64")
        // The directory states the size of each file at offset 24 of its entry (APPNOTE 6.3.10, 4.3.12).
        let entries = bytes.indices.dropLast(28).filter { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) }
        #expect(entries.count >= 2)
        for (name, limit) in [("long.txt", 10_000), ("stored.txt", 100)] {
            for change in [-1, 1] {
                var forged = bytes
                for entry in entries { forged[entry + 24] = UInt8(truncatingIfNeeded: Int(bytes[entry + 24]) + change) }
                let error = #expect(throws: ValidationIssue.self) {
                    try ZipArchive(forged).content(of: name, limit: limit)
                }
                #expect(error?.got.contains("stated") == true)
            }
        }
    }
}
