// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import StoreTesting
import Tables
import TestTiers
import Testing

@testable import CravingsStore

/// Damaged exports of Loop Habit Tracker are read or refused, and never read as something else.
@Suite struct LoopFuzzTests {
    private static let folder =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        + "/Fixtures"

    private static func archive(_ name: String) throws -> [UInt8] {
        let json = JSONValue.string(String(decoding: try readFile("\(folder)/\(name)"), as: UTF8.self))
        return try JSONValueDecoder().decode(Blob.self, from: json).bytes(limit: 1_000_000)
    }

    /// Changes one to eight places of some bytes.
    private static func damage(_ bytes: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &numbers) where !bytes.isEmpty {
            // The directory of an archive is at its end.
            let earliest = Bool.random(using: &numbers) ? 0 : max(0, bytes.count - 250)
            let place = Int.random(in: earliest..<bytes.count, using: &numbers)
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
            case 2: bytes[place] = 0xFF
            case 3: bytes.remove(at: place)
            case 4: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
            case 5: bytes.removeSubrange(place...)
            case 6: bytes.removeSubrange(place..<min(bytes.count, place + 30))
            default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
            }
        }
        return bytes
    }

    @Test(arguments: [("loop.base64", "Habits.csv"), ("archive.base64", "long.txt")])
    func `a damaged archive is read as it was or refused`(name: String, file: String) throws {
        let original = try Self.archive(name)
        let content = try #require(try ZipArchive(original).content(of: file, limit: 1_000_000))
        let seed = FuzzRounds.seed(0x100B_0001)
        var numbers = SeededGenerator(seed: seed)
        var refused = 0
        let rounds = FuzzRounds.upTo(2_000)
        for round in rounds {
            let bytes = Self.damage(original, &numbers)
            do throws(ValidationIssue) {
                // A changed name can hide the file.
                guard let read = try ZipArchive(bytes).content(of: file, limit: 1_000_000) else { continue }
                #expect(read == content, "\(name), seed \(seed), round \(round)")
            } catch {
                refused += 1
                #expect(!error.got.isEmpty, "\(name), seed \(seed), round \(round)")
            }
        }
        #expect(refused > rounds.count / 20)
    }

    /// An archive of one file, compressed by DEFLATE, with any bytes in place of the compressed ones.
    private static func archive(of packed: [UInt8], size: Int) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let name = Array("Checkmarks.csv".utf8)
        let common =
            little(20, 2) + little(0, 2) + little(8, 2) + little(0, 8) + little(packed.count, 4) + little(size, 4)
            + little(name.count, 2) + little(0, 2)
        let local = little(0x0403_4B50, 4) + common + name + packed
        let directory = little(0x0201_4B50, 4) + little(20, 2) + common + little(0, 14) + name
        return local + directory + little(0x0605_4B50, 4) + little(0, 4) + little(1, 2) + little(1, 2)
            + little(directory.count, 4) + little(local.count, 4) + little(0, 2)
    }

    /// None of these has the checksum 0, so all are refused.
    @Test func `no compressed bytes trap or take more memory than stated`() throws {
        let seed = FuzzRounds.seed(0x100B_0002)
        var numbers = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(3_000) {
            let count = Int.random(in: 1...300, using: &numbers)
            var packed = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            // The first bits choose the kind of the first block: stored, fixed codes, or codes of its own.
            packed[0] = packed[0] & 0xF8 | [0, 1, 2, 3, 4, 5][round % 6]
            let size = [1, 100, 65_535, Int(UInt32.max)][round % 4]
            let archive = try ZipArchive(Self.archive(of: packed, size: size))
            #expect(throws: ValidationIssue.self, "seed \(seed), round \(round)") {
                try archive.content(of: "Checkmarks.csv", limit: Int(UInt32.max))
            }
        }
    }

    @Test func `damaged tables give marks that are possible, and problems with places`() throws {
        let marks = try readFile("\(Self.folder)/Checkmarks.csv")
        let habits = try readFile("\(Self.folder)/Habits.csv")
        let wanted: Set<String> = ["Smoked", "Pulls", "No use"]
        let seed = FuzzRounds.seed(0x100B_0003)
        var numbers = SeededGenerator(seed: seed)
        var read = 0
        let rounds = FuzzRounds.upTo(2_000)
        for round in rounds {
            // A header that doesn't fit the rows is refused.
            guard
                let export = try? LoopExport(
                    checkmarks: Self.damage(marks, &numbers),
                    habitsFile: Bool.random(using: &numbers) ? Self.damage(habits, &numbers) : habits, wanted: wanted)
            else { continue }
            read += 1
            for value in export.values {
                #expect(wanted.contains(value.habit) && value.row > 1, "seed \(seed), round \(round)")
                if case .amount(let amount) = value.mark {
                    #expect(amount > 0 && amount.isFinite, "seed \(seed), round \(round)")
                }
            }
            for problem in export.problems {
                let issues = ImportedEntries.Problem.schema.issues(of: problem)
                #expect(issues.isEmpty, "seed \(seed), round \(round): \(problem)")
            }
        }
        #expect(read > rounds.count / 2)
    }

    @Test(.slow) func `an import saves entries that follow every rule, or nothing`() async throws {
        let archive = try Self.archive("loop.base64")
        let marks = try readFile("\(Self.folder)/Checkmarks.csv")
        let habits = Blob(try readFile("\(Self.folder)/Habits.csv"))
        let meanings = [
            HabitMeaning(habit: "Smoked", meaning: .use, method: .joints, amount: 0.5),
            HabitMeaning(habit: "Pulls", meaning: .use, method: .vape),
            HabitMeaning(habit: "No use", meaning: .dayWithoutUse),
            HabitMeaning(habit: "Reading", meaning: .craving, intensity: 3),
        ]
        let desk = try Desk()
        let engine = try desk.engine()
        let seed = FuzzRounds.seed(0x100B_0004)
        var numbers = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(150) {
            let isArchive = round.isMultiple(of: 2)
            let input = ImportEntriesInput(
                file: Blob(Self.damage(isArchive ? archive : marks, &numbers)), habitsFile: isArchive ? nil : habits,
                habits: meanings)
            let before = try Samples.rows(desk.book)
            do {
                let result = try await engine(Cravings.importEntries, input)
                #expect(ImportedEntries.schema.issues(of: result).isEmpty, "seed \(seed), round \(round)")
            } catch {
                #expect(error.code == .refused || error.code == .invalidInput, "seed \(seed), round \(round): \(error)")
                #expect(try Samples.rows(desk.book) == before, "seed \(seed), round \(round)")
            }
            #expect(try CravingsRecords.problems(in: desk.book.store) == [], "seed \(seed), round \(round)")
        }
    }
}
