// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct DeletionTests {
    private let closet: Closet

    init() throws {
        closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add([Samples.item("a"), Samples.item("b", .pants), Samples.item("c", .shoes)])
        try closet.add(Outfit(id: "abc", name: "All", items: ["c", "a", "b"]))
        try closet.add(Outfit(id: "a-only", name: "Alone", items: ["a"]))
        try closet.log([
            WearEvent(id: "all", date: try day("2026-11-10"), outfit: "abc"),
            WearEvent(id: "alone", date: try day("2026-11-11"), items: ["a"]),
            WearEvent(id: "alone in outfit", date: try day("2026-11-12"), outfit: "a-only"),
            WearEvent(id: "others", date: try day("2026-11-13"), items: ["b", "c"]),
        ])
    }

    @Test func `a piece leaves its outfits, and one left empty goes`() throws {
        let removed = try closet.remove(item: "a")
        #expect(removed.item.id == "a")
        #expect(removed.keptOutfits == 1)
        #expect(removed.removedOutfits == ["a-only"])
        #expect(try closet.outfits().map(\.id) == ["abc"])
        #expect(try closet.outfit("abc").items == ["c", "b"])
        #expect(try closet.items().map(\.id) == ["b", "c"])
    }

    @Test func `wears of a piece alone go with it, and shared ones keep their other pieces`() throws {
        let removed = try closet.remove(item: "a")
        #expect(removed.removedWears.sorted() == ["alone", "alone in outfit"])
        let left = try closet.wears()
        #expect(left.map(\.id) == ["all", "others"])
        #expect(left.first?.items == ["c", "b"])
        #expect(left.first?.outfit == "abc")
        #expect(try closet.item("b").timesWorn == 2)
        #expect(try closet.outfit("abc").timesWorn == 1)
    }

    @Test func `a shared wear outlives the outfit that a piece's deletion emptied`() throws {
        // The outfit had two pieces on the day it was worn, and one since.
        try closet.add(Outfit(id: "pair", name: "Pair", items: ["a", "b"]))
        try closet.log(WearEvent(id: "pair worn", date: try day("2026-11-15"), outfit: "pair"))
        try closet.update(outfit: "pair") { $0.items = ["a"] }
        try closet.remove(item: "a")
        #expect(try closet.outfits().map(\.id) == ["abc"])
        let wear = try closet.wear("pair worn")
        #expect(wear.outfit == nil)
        #expect(wear.items == ["b"])
        #expect(try closet.item("b").timesWorn == 3)
    }

    @Test func `an outfit that keeps pieces forgets the wears that went`() throws {
        // Worn as one piece, and two since.
        try closet.update(outfit: "a-only") { $0.items = ["a", "c"] }
        #expect(try closet.outfit("a-only").timesWorn == 1)
        try closet.remove(item: "a")
        #expect(try closet.outfit("a-only").timesWorn == 0)
        #expect(try closet.outfit("a-only").lastWorn == nil)
    }

    @Test func `an outfit takes its wears with it, and its pieces stay`() throws {
        #expect(try closet.remove(outfit: "abc").items == ["c", "a", "b"])
        #expect(try closet.wears().map(\.id) == ["alone", "alone in outfit", "others"])
        #expect(try closet.items().count == 3)
        #expect(try closet.item("a").timesWorn == 2)
        #expect(try closet.item("a").firstWorn == day("2026-11-11"))
        #expect(try closet.item("c").timesWorn == 1)
    }

    @Test func `a wear goes alone`() throws {
        try closet.remove(wear: "all")
        #expect(try closet.outfit("abc").items == ["c", "a", "b"])
        #expect(try closet.items().count == 3)
    }

    @Test func `a piece leaves the wishes that it goes with`() throws {
        var wish = WishlistItem(id: "w", name: "W", category: .hat)
        wish.goesWith = ["b", "a"]
        try closet.add(wish)
        try closet.remove(item: "b")
        #expect(try closet.wish("w").goesWith == ["a"])
    }

    @Test func `photos go with their last owner`() throws {
        let photo = try Samples.picture("shared")
        let first = try closet.setPhoto(photo, thumbnail: Samples.picture("small"), ofItem: "a")
        let hash = try #require(first.photo)
        let small = try #require(first.thumbnail)
        try closet.setPhoto(photo, ofItem: "b")
        try closet.remove(item: "a")
        #expect(try closet.photo(hash) == photo)
        #expect(try closet.photo(small) == nil)
        try closet.setPhoto(nil, ofItem: "b")
        #expect(try closet.photo(hash) == nil)
        let other = try #require(try closet.setPhoto(photo, ofWear: "others").photo)
        try closet.remove(wear: "others")
        #expect(try closet.photo(other) == nil)
    }

    @Test func `what is removed is not to be found in the index either`() throws {
        let test = try TestHome()
        let closet = try test.closet()
        try closet.add([Samples.item("a", name: "zqxjkvmarker"), Samples.item("b")])
        try closet.remove(item: "a")
        try closet.store.close()
        #expect(try test.files(with: "zqxjkvmarker") == [])
        let again = try test.closet()
        #expect(try again.items().map(\.id) == ["b"])
    }
}
