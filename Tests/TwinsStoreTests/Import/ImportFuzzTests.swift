// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import TestTiers
import Testing
import TwinsPlugin

@testable import TwinsStore

/// A damaged export is imported as things that follow every rule, or nothing of it is.
@Suite struct ImportFuzzTests {
    private static let words: [[UInt8]] = [
        Array("\"".utf8), Array(",".utf8), Array("\r".utf8), Array("\n".utf8), [0], [0xFF], [0xEF, 0xBB, 0xBF],
        Array("null".utf8), Array("{}".utf8), Array("[]".utf8), Array("1e400".utf8), Array("-1".utf8),
        Array("99999999999999999999".utf8), Array("\\ud800".utf8), Array("\u{202E}".utf8), Array("\"kind\":".utf8),
        Array("2026-02-30".utf8), Array("Home / Home".utf8), Array("'=".utf8),
    ]

    private static func damage(_ bytes: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            let end = min(bytes.count, place + Int.random(in: 1...120, using: &numbers))
            switch Int.random(in: 0..<7, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &numbers)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &numbers))
            case 4: bytes.insert(contentsOf: words.randomElement(using: &numbers) ?? [], at: place)
            case 5: bytes.replaceSubrange(place..<end, with: words.randomElement(using: &numbers) ?? [])
            default: if Int.random(in: 0..<4, using: &numbers) == 0 { bytes.removeSubrange(place...) }
            }
        }
        return bytes
    }

    @Test(.slow, arguments: ExportFormat.allCases)
    func `a damaged export is imported by the rules or not at all`(format: ExportFormat) async throws {
        let desk = try Desk()
        try await Samples.fill(desk)
        let original = try await desk.engine(Twins.exportTwins, ExportTwinsInput(format: format)).content
            .bytes(limit: .max)
        let seed = FuzzRounds.seed(format == .csv ? 0x7419_0001 : 0x7419_0002)
        var numbers = SeededGenerator(seed: seed)
        var (imported, refused) = (0, 0)
        for round in FuzzRounds.upTo(150) {
            let bench = try TransferBench()
            var input = ImportTwinsInput(file: Blob(Self.damage(original, &numbers)))
            input.unread = try #require(UnreadPolicy.allCases.randomElement(using: &numbers))
            do {
                let report = try await bench.engine(Twins.importTwins, input)
                imported += 1
                #expect(TwinImportReport.schema.issues(of: report).isEmpty, "seed \(seed), round \(round)")
            } catch {
                refused += 1
                #expect([.refused, .invalidInput].contains(error.code), "seed \(seed), round \(round): \(error)")
                #expect(!"\(error)".isEmpty)
                let rows = try bench.records.read {
                    try Int.fetchOne($0.db, sql: "SELECT (SELECT count(*) FROM twin) + (SELECT count(*) FROM location)")
                }
                #expect(rows == 0, "seed \(seed), round \(round)")
            }
            #expect(
                try TwinRecords.migrations.rowProblems(bench.records.store) == [], "seed \(seed), round \(round)")
        }
        #expect(imported > 0 && refused > 0, "\(imported) imported, \(refused) refused")
    }
}
