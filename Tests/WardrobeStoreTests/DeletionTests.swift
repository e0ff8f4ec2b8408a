// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct DeletionTests {
    private let records: WardrobeRecords

    init() throws {
        records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add([Samples.item("a"), Samples.item("b", .pants), Samples.item("c", .shoes)])
        try records.add(Outfit(id: "abc", name: "All", items: ["c", "a", "b"]))
        try records.add(Outfit(id: "a-only", name: "Alone", items: ["a"]))
        try records.log([
            WearEvent(id: "all", date: try day("2026-11-10"), outfit: "abc"),
            WearEvent(id: "alone", date: try day("2026-11-11"), items: ["a"]),
            WearEvent(id: "alone in outfit", date: try day("2026-11-12"), outfit: "a-only"),
            WearEvent(id: "others", date: try day("2026-11-13"), items: ["b", "c"]),
        ])
    }

    @Test func `deleted items are taken out of outfits, and empty outfits are deleted`() throws {
        let removed = try records.remove(item: "a")
        #expect(removed.item.id == "a")
        #expect(removed.keptOutfits == ["abc"])
        #expect(removed.removedOutfits == ["a-only"])
        #expect(try records.outfits().map(\.id) == ["abc"])
        #expect(try records.outfit("abc").items == ["c", "b"])
        #expect(try records.items().map(\.id) == ["b", "c"])
    }

    @Test func `wears with a single item are deleted with it, and shared wears are kept`() throws {
        let removed = try records.remove(item: "a")
        #expect(removed.removedWears.sorted() == ["alone", "alone in outfit"])
        let left = try records.wears()
        #expect(left.map(\.id) == ["all", "others"])
        #expect(left.first?.items == ["c", "b"])
        #expect(left.first?.outfit == "abc")
        #expect(try records.item("b").timesWorn == 2)
        #expect(try records.outfit("abc").timesWorn == 1)
    }

    @Test func `shared wears are kept when their outfit is deleted`() throws {
        // The outfit had two items when it was worn, and has one now.
        try records.add(Outfit(id: "pair", name: "Pair", items: ["a", "b"]))
        try records.log(WearEvent(id: "pair worn", date: try day("2026-11-15"), outfit: "pair"))
        try records.update(outfit: "pair") { $0.items = ["a"] }
        try records.remove(item: "a")
        #expect(try records.outfits().map(\.id) == ["abc"])
        let wear = try records.wear("pair worn")
        #expect(wear.outfit == nil)
        #expect(wear.items == ["b"])
        #expect(try records.item("b").timesWorn == 3)
    }

    @Test func `outfits with remaining items lose deleted wears`() throws {
        // It had one item when it was worn, and has two now.
        try records.update(outfit: "a-only") { $0.items = ["a", "c"] }
        #expect(try records.outfit("a-only").timesWorn == 1)
        try records.remove(item: "a")
        #expect(try records.outfit("a-only").timesWorn == 0)
        #expect(try records.outfit("a-only").lastWorn == nil)
    }

    @Test func `deleting an outfit keeps its wears and items`() throws {
        try records.remove(outfit: "abc")
        let wears = try records.wears()
        #expect(wears.map(\.id).sorted() == ["all", "alone", "alone in outfit", "others"])
        #expect(wears.first { $0.id == "all" }.map { $0.outfit == nil && $0.items == ["c", "a", "b"] } == true)
        #expect(try records.items().count == 3)
        #expect(try records.item("a").timesWorn == 3)
        #expect(try records.item("c").timesWorn == 2)
    }

    @Test func `deleting a wear deletes nothing else`() throws {
        try records.remove(wear: "all")
        #expect(try records.outfit("abc").items == ["c", "a", "b"])
        #expect(try records.items().count == 3)
    }

    @Test func `deleted items are taken out of matching wishes`() throws {
        var wish = WishlistItem(id: "w", name: "W", category: .hat)
        wish.goesWith = ["b", "a"]
        try records.add(wish)
        try records.remove(item: "b")
        #expect(try records.wish("w").goesWith == ["a"])
    }

    @Test func `photos are deleted with their last owner`() throws {
        let photo = try Samples.picture("shared")
        let first = try records.setPhoto(photo, thumbnail: Samples.picture("small"), ofItem: "a")
        let hash = try #require(first.photo)
        let small = try #require(first.thumbnail)
        try records.setPhoto(photo, ofItem: "b")
        try records.remove(item: "a")
        #expect(try records.photo(hash) == photo)
        #expect(try records.photo(small) == nil)
        try records.setPhoto(nil, ofItem: "b")
        #expect(try records.photo(hash) == nil)
        let other = try #require(try records.setPhoto(photo, ofWear: "others").photo)
        try records.remove(wear: "others")
        #expect(try records.photo(other) == nil)
    }

    @Test func `removed text isn't in the search index`() throws {
        let test = try TestHome()
        let records = try test.records()
        try records.add([Samples.item("a", name: "zqxjkvmarker"), Samples.item("b")])
        try records.remove(item: "a")
        try records.store.close()
        #expect(try test.files(with: "zqxjkvmarker") == [])
        let again = try test.records()
        #expect(try again.items().map(\.id) == ["b"])
    }
}
