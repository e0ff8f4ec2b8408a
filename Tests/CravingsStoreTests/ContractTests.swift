// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import ComputationTesting
import CravingsPlugin
import StoreTesting
import TestTiers
import Testing

@testable import CravingsStore

@Suite struct ContractTests {
    @Test(.slow, arguments: [true, false]) func `every computation follows the contract`(isFresh: Bool) async throws {
        let withoutRecords = Set(CravingsPlugin().computations.map(\.manifest.id))
        let template = try CravingsRecords.inMemory(clock: Moments.clock, keys: RecordKeys(SeededGenerator(seed: 7)))
        if !isFresh { try await Samples.fill(template) }
        let problems = await ComputationConformance.problems(
            ofEach: {
                let book = try CravingsRecords.inMemory(
                    clock: Moments.clock, keys: RecordKeys(SeededGenerator(seed: 7)))
                try template.copy(to: book)
                return StoredCravingsPlugin(LazyCravingsRecords(book))
            },
            // The tests of CravingsPlugin check those that need no records.
            where: { !withoutRecords.contains($0.id) }, context: Samples.context(hours: 1))
        for problem in problems { Testing.Issue.record("\(problem)") }
    }

    @Test func `the schema follows the rules of stores`() {
        #expect(CravingsRecords.migrations.problems() == [])
        #expect(
            CravingsRecords.migrations.isPrivate && StoredCravingsPlugin(LazyCravingsRecords.none).manifest.isPrivate)
    }

    @Test func `listing computations opens nothing`() {
        let ids = StoredCravingsPlugin(LazyCravingsRecords.none).computations.map(\.manifest.id)
        let own = ids.dropFirst(CravingsPlugin().computations.count).map { $0.dropFirst("cravings.".count) }
        #expect(
            own == [
                "log-craving", "log-use", "edit-entry", "remove-entry", "set-day-status", "add-recording",
                "play-recording", "edit-recording", "remove-recording", "add-message", "edit-message",
                "remove-message", "take-message", "import-entries", "set-help-lines", "my-entries", "my-recordings",
                "my-messages", "my-help-lines", "my-summary", "my-trend", "my-lag", "my-patterns",
                "my-habit-strength", "undo", "redo", "my-actions", "forget-actions",
            ])
        #expect(Set(ids).count == ids.count)
    }

    @Test func `no computation declares the network`() {
        let plugin = StoredCravingsPlugin(LazyCravingsRecords.none)
        #expect(plugin.computations.count >= 30)
        for computation in plugin.computations {
            #expect(!computation.manifest.effects.contains(.network), "\(computation.manifest.id)")
        }
    }

    @Test func `every computation has a text`() {
        let plugin = StoredCravingsPlugin(LazyCravingsRecords.none)
        let texts = Set(plugin.presenters.filter { $0.format == .text }.map(\.id))
        for computation in plugin.computations {
            #expect(texts.contains(computation.manifest.id), "\(computation.manifest.id)")
        }
    }

    /// The sources as they lie in the package: `#filePath` is inside of it.
    @Test func `no source of the plugin imports what could use the network`() throws {
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
            .joined(separator: "/")
        let allowed: Set<String> = [
            "AlmanacStore", "ArgumentParser", "CCravingsData", "CivilTime", "CommandKit", "ComputationKit",
            "ComputationMacros",
            "CravingsPlugin", "GRDB", "Presentation", "Tables",
        ]
        var sources = 0
        for folder in ["CravingsPlugin", "CravingsStore", "CravingsCommand", "CCravingsData"] {
            let files = allFiles("\(package)/Plugins/Cravings/\(folder)")
            for file in files where file.hasSuffix(".swift") {
                sources += 1
                let text = String(decoding: try readFile(file), as: UTF8.self)
                for line in text.split(separator: "\n") {
                    let words = line.split(separator: " ")
                    guard let index = words.firstIndex(of: "import"), index <= 1, words.count == index + 2 else {
                        continue
                    }
                    let module = String(words[index + 1])
                    // Mathematical functions, and running the program that makes thumbnails, are in the C library.
                    let usesLibrary = file.contains("/Thumbnails/") || file.hasSuffix("/Mathematics.swift")
                    let isLibrary = usesLibrary && ["Glibc", "Musl", "Darwin"].contains(module)
                    #expect(allowed.contains(module) || isLibrary, "\(file): \(line)")
                }
                for word in ["socket(", " connect(", "URLSession", "getaddrinfo", "NWConnection"] {
                    #expect(!text.contains(word), "\(file): \(word)")
                }
            }
        }
        #expect(sources > 80)
    }

    @Test func `reading changes no byte and creates no store`() async throws {
        let test = try TestHome()
        let home = test.home
        let engine = try Engine([StoredCravingsPlugin(in: home)], context: Samples.context())
        func readAll() async throws {
            _ = try await engine(Cravings.myEntries, MyEntriesInput())
            _ = try await engine(Cravings.myRecordings, MyRecordingsInput())
            _ = try await engine(Cravings.myMessages, MyMessagesInput())
            _ = try await engine(Cravings.myHelpLines, MyHelpLinesInput())
            _ = try await engine(Cravings.mySummary, MySummaryInput())
            _ = try await engine(Cravings.myTrend, MyTrendInput())
            _ = try await engine(Cravings.myLag, MyLagInput(resamples: 999))
            _ = try await engine(Cravings.myPatterns, MyPatternsInput())
            _ = try await engine(Cravings.myHabitStrength, MyHabitStrengthInput())
        }
        try await readAll()
        #expect(try test.files().keys.filter { $0.hasSuffix(".sqlite") } == [])
        let book = try CravingsRecords.open(in: home, RecordSources(clock: Moments.clock))
        try await Samples.fill(book)
        try book.store.close()
        func contents() throws -> [String: [UInt8]] {
            try test.files().filter {
                !$0.key.hasSuffix("-shm") && !$0.key.hasSuffix("-wal") && !$0.key.contains("lock")
            }
        }
        let before = try contents()
        let fresh = try Engine([StoredCravingsPlugin(in: home)], context: Samples.context(hours: 1))
        _ = try await fresh(Cravings.myEntries, MyEntriesInput())
        try await readAll()
        #expect(try contents() == before)
    }
}

extension LazyRecords where Records == CravingsRecords {
    /// Records that can't be opened.
    static var none: LazyCravingsRecords { LazyCravingsRecords { _ in throw StoreError(.corrupt, "opened") } }
}

extension CravingsRecords {
    /// Copies all rows and attachments to an empty store.
    func copy(to other: CravingsRecords) throws {
        let hashes = try store.read { db in
            try Recording.all(db).flatMap { [$0.contentHash] + [$0.thumbnail].compactMap(\.self) }
        }
        let attachments = try hashes.compactMap { try store.attachment($0) }
        try other.store.write { target in
            for attachment in attachments {
                _ = try other.store.attach(attachment.bytes, mediaType: attachment.mediaType, in: target)
            }
            try store.read { db in try Self.copyRows(from: db, to: target) }
        }
    }
}
