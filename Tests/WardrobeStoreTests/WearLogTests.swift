// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct WearLogTests {
    private let records: WardrobeRecords

    init() throws {
        records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add([Samples.item("a"), Samples.item("b", .pants), Samples.item("c", .shoes)])
        try records.add(Outfit(id: "ab", name: "Both", items: ["a", "b"]))
    }

    private func wears(_ id: String) throws -> [String] {
        let item = try records.item(id)
        return ["\(item.timesWorn)", item.firstWorn.map { "\($0)" } ?? "-", item.lastWorn.map { "\($0)" } ?? "-"]
    }

    @Test func `wears count for items and outfits until deleted`() throws {
        let first = try records.log(WearEvent(id: "", date: try day("2026-11-10"), outfit: "ab"))
        #expect(first.items == ["a", "b"], "an outfit's items")
        let second = try records.log(WearEvent(id: "", date: try day("2026-11-05"), items: ["a", "c"]))
        #expect(try wears("a") == ["2", "2026-11-05", "2026-11-10"])
        #expect(try wears("b") == ["1", "2026-11-10", "2026-11-10"])
        #expect(try wears("c") == ["1", "2026-11-05", "2026-11-05"])
        #expect(try records.outfit("ab").timesWorn == 1)
        #expect(try records.outfit("ab").lastWorn == day("2026-11-10"))
        try records.remove(wear: first.id)
        #expect(try wears("a") == ["1", "2026-11-05", "2026-11-05"])
        #expect(try wears("b") == ["0", "-", "-"])
        #expect(try records.outfit("ab").timesWorn == 0)
        #expect(try records.outfit("ab").lastWorn == nil)
        #expect(try records.outfits().count == 1, "deleting an event keeps the outfit")
        try records.remove(wear: second.id)
        #expect(try wears("a") == ["0", "-", "-"])
        #expect(refusedPaths { try records.remove(wear: second.id) } == ["wear"])
    }

    @Test func `stated counts are kept in addition to the log`() throws {
        try records.update(item: "a") {
            $0.timesWorn = 10
            $0.firstWorn = try day("2025-01-01")
            $0.lastWorn = try day("2026-01-01")
        }
        let wear = try records.log(WearEvent(id: "", date: try day("2026-11-10"), items: ["a"]))
        #expect(try wears("a") == ["11", "2025-01-01", "2026-11-10"])
        try records.update(item: "a") { $0.name = "Renamed" }
        try records.remove(wear: wear.id)
        #expect(try wears("a") == ["10", "2025-01-01", "2026-01-01"])
        try records.update(outfit: "ab") { $0.timesWorn = 4 }
        let other = try records.log(WearEvent(id: "", date: try day("2026-11-10"), outfit: "ab"))
        #expect(try records.outfit("ab").timesWorn == 5)
        try records.remove(wear: other.id)
        #expect(try records.outfit("ab").timesWorn == 4)
    }

    @Test func `clearing stated days keeps those in the log`() throws {
        try records.update(item: "a") { $0.firstWorn = try day("2025-01-01") }
        try records.log(WearEvent(id: "", date: try day("2026-11-10"), items: ["a"]))
        #expect(try wears("a") == ["1", "2025-01-01", "2026-11-10"])
        try records.update(item: "a") { $0.firstWorn = nil }
        #expect(try wears("a") == ["1", "2026-11-10", "2026-11-10"])
        #expect(refusedPaths { try records.update(item: "a") { $0.firstWorn = nil } } == ["firstWorn"])
    }

    @Test func `edits can't contradict the log`() throws {
        try records.log(WearEvent(id: "", date: try day("2026-11-10"), items: ["a"]))
        #expect(refusedPaths { try records.update(item: "a") { $0.timesWorn = 0 } } == ["timesWorn"])
        #expect(
            refusedPaths {
                try records.update(item: "a") {
                    $0.firstWorn = try day("2026-11-11")
                    $0.lastWorn = try day("2026-11-11")
                }
            } == ["firstWorn"])
        #expect(
            refusedPaths {
                try records.update(item: "a") {
                    $0.firstWorn = try day("2026-11-09")
                    $0.lastWorn = try day("2026-11-09")
                }
            } == ["lastWorn"])
        #expect(refusedPaths { try records.update(item: "a") { $0.lastWorn = nil } } == ["lastWorn"])
        try records.update(item: "a") {
            $0.timesWorn = 3
            $0.firstWorn = try day("2026-11-01")
        }
        #expect(try wears("a") == ["3", "2026-11-01", "2026-11-10"])
    }

    @Test func `wears are rated and changed`() throws {
        let wear = try records.log(WearEvent(id: "", date: try day("2026-11-10"), items: ["a"]))
        #expect(try records.update(wear: wear.id) { $0.rating = 5 }.rating == 5)
        #expect(try records.wear(wear.id).rating == 5)
        #expect(refusedPaths { try records.update(wear: wear.id) { $0.rating = 6 } } == ["rating"])
        #expect(try records.update(wear: wear.id) { $0.rating = nil }.rating == nil)
        try records.update(wear: wear.id) {
            $0.items = ["b", "c"]
            $0.date = try day("2026-11-12")
        }
        #expect(try wears("a") == ["0", "-", "-"])
        #expect(try wears("b") == ["1", "2026-11-12", "2026-11-12"])
    }

    @Test func `the log can be filtered and includes names`() throws {
        try records.log([
            WearEvent(id: "1", date: try day("2026-11-10"), outfit: "ab", rating: 5),
            WearEvent(id: "2", date: try day("2026-11-12"), items: ["c"], rating: 2),
            WearEvent(id: "3", date: try day("2026-11-14"), items: ["a", "c"]),
        ])
        func found(_ filter: WearFilter) throws -> [String] { try records.wears(filter).map(\.id) }
        #expect(try found(WearFilter(from: .date(day("2026-11-12")))) == ["2", "3"])
        #expect(try found(WearFilter(through: .date(day("2026-11-12")))) == ["1", "2"])
        #expect(try found(WearFilter(from: .date(day("2026-11-11")), item: "The c")) == ["2", "3"])
        #expect(try found(WearFilter(outfit: "both")) == ["1"])
        #expect(refusedPaths { try records.wears(WearFilter(item: "nothing")) } == ["item"])
        let history = try records.history(count: 2)
        #expect(history.total == 3)
        #expect(history.meanRating == 3.5)
        #expect(history.entries.map(\.items) == [["The a", "The c"], ["The c"]])
        #expect(try records.history().entries.last?.outfit == "Both")
    }

    @Test func `several wears are logged all or none`() throws {
        let wears = [
            WearEvent(id: "1", date: try day("2026-11-10"), items: ["a"]),
            WearEvent(id: "2", date: try day("2026-11-10"), items: ["nothing"]),
        ]
        #expect(refusedPaths { try records.log(wears) } == ["items[0]"])
        #expect(try records.wears().isEmpty)
        #expect(try self.wears("a") == ["0", "-", "-"])
    }

    /// Compares the counts in records with a recount of the whole log after random changes.
    @Test(arguments: [1, 2, 3] as [UInt64]) func `counts agree with the log after random changes`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let ids = ["a", "b", "c"]
        for _ in 0..<60 {
            let logged = try records.wears()
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !logged.isEmpty:
                try records.remove(wear: logged[Int.random(in: 0..<logged.count, using: &random)].id)
            case 1 where !logged.isEmpty:
                let id = logged[Int.random(in: 0..<logged.count, using: &random)].id
                let date = try day("2026-10-01").adding(days: Int.random(in: 0..<40, using: &random))
                try records.update(wear: id) { $0.date = date }
            default:
                let items = ids.filter { _ in Bool.random(using: &random) }
                let date = try day("2026-10-01").adding(days: Int.random(in: 0..<40, using: &random))
                try records.log(WearEvent(id: "", date: date, outfit: items.isEmpty ? "ab" : nil, items: items))
            }
            let events = try records.wears()
            for id in ids {
                let own = events.filter { $0.items.contains(id) }
                let item = try records.item(id)
                #expect(item.timesWorn == own.count, "seed \(seed)")
                #expect(item.firstWorn == own.map(\.date).min(), "seed \(seed)")
                #expect(item.lastWorn == own.map(\.date).max(), "seed \(seed)")
            }
            #expect(try records.outfit("ab").timesWorn == events.filter { $0.outfit == "ab" }.count, "seed \(seed)")
        }
    }
}
