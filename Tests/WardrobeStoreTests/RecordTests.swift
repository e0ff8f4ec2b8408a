// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct RecordTests {
    @Test func `every attribute comes back as it was saved`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        let blazer = try Samples.fullItem()
        try closet.add([blazer, Samples.item("shirt"), Samples.item("trousers", .pants)])
        #expect(try closet.item("blazer") == blazer)
        #expect(try closet.items() == [blazer, Samples.item("shirt"), Samples.item("trousers", .pants)])
        let outfit = try Samples.fullOutfit()
        try closet.add(outfit)
        #expect(try closet.outfits() == [outfit])
        let wear = try Samples.fullWear()
        #expect(try closet.log(wear) == wear)
        #expect(try closet.wears() == [wear])
        let wish = try Samples.fullWish()
        try closet.add(wish)
        #expect(try closet.wishes() == [wish])
        #expect(try closet.profile() == UserProfile())
        try closet.save(Samples.fullProfile())
        #expect(try closet.profile() == Samples.fullProfile())
        try closet.save(Samples.chart)
        #expect(try closet.sizeCharts() == [Samples.chart])
    }

    @Test func `every attribute left out comes back as left out`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(Samples.item("a"))
        #expect(try closet.item("a") == Samples.item("a"))
        let outfit = Outfit(id: "o", name: "O", items: ["a"])
        try closet.add(outfit)
        #expect(try closet.outfit("o") == outfit)
        let wear = WearEvent(id: "w", date: try day("2026-11-21"), items: ["a"])
        try closet.log(wear)
        #expect(try closet.wear("w") == wear)
        let wish = WishlistItem(id: "x", name: "X", category: .hat)
        try closet.add(wish)
        #expect(try closet.wish("x") == wish)
    }

    @Test func `an empty key becomes a UUID that sorts by time`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        let first = try closet.add(Samples.item("", name: "One"))
        let later = Closet(closet.store, clock: Moments.later(seconds: 1))
        let second = try later.add(Samples.item("", name: "Two"))
        // RFC 9562: 48 bits of milliseconds since 1970, then version 7. 1795248000000 = 0x1a1fd7d8800.
        #expect(first.id.hasPrefix(Self.hex(1_795_248_000_000) + "-7"))
        #expect(first.id.utf8.count == 36)
        #expect(first.id < second.id)
    }

    private static func hex(_ milliseconds: Int) -> String {
        let digits = String(milliseconds, radix: 16)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return "\(padded.prefix(8))-\(padded.suffix(4))"
    }

    @Test func `records are found by key, name and beginning of a key`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add([
            Samples.item("abc1", name: "Navy blazer"), Samples.item("abd2", name: "White shirt"),
            Samples.item("white shirt", name: "Other"), Samples.item("e", name: "Twin"),
            Samples.item("f", name: "twin"),
        ])
        #expect(try closet.item("abc1").id == "abc1")
        #expect(try closet.item("NAVY BLAZER").id == "abc1")
        #expect(try closet.item("abd").id == "abd2")
        #expect(try closet.item("white shirt").id == "white shirt", "a whole key comes before a name")
        #expect(try closet.item("White Shirt").id == "abd2")
        #expect(refusedPaths { try closet.item("ab") } == ["item"])
        #expect(refusedPaths { try closet.item("") } == ["item"])
        let twins = #expect(throws: Failure.self) { try closet.item("Twin") }
        #expect(
            twins?.description
                == "item: expected one piece, got \"Twin\", which 2 have (say which by its key: Twin (e), twin (f))")
        let typo = #expect(throws: Failure.self) { try closet.item("Navy blaser") }
        #expect(typo?.issues.first?.hint == "did you mean \"Navy blazer\"?")
    }

    @Test func `pieces that break a rule are refused, all of them`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        var bad = Samples.item("bad", name: "")
        bad.lastWorn = try day("2027-01-01")
        #expect(refusedPaths { try closet.add([Samples.item("good"), bad]) } == ["[1].name", "[1].lastWorn"])
        #expect(try closet.items().isEmpty)
        try closet.add(Samples.item("good"))
        #expect(refusedPaths { try closet.add(Samples.item("good")) } == ["id"])
        #expect(refusedPaths { try closet.add([Samples.item("new"), Samples.item("good")]) } == ["[1].id"])
        #expect(try closet.items().count == 1)
        var photo = Samples.item("photo")
        photo.photo = String(repeating: "0", count: 64)
        #expect(refusedPaths { try closet.add(photo) } == ["photo"])
        #expect(refusedPaths { try closet.update(item: "good") { $0.formality = 11 } } == ["formality"])
    }

    @Test func `text that SQLite would cut short is refused`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        var bad = Samples.item("bad", name: "cut\0short")
        bad.tags = ["fine", "\0"]
        #expect(refusedPaths { try closet.add(bad) } == ["name", "tags[1]"])
        try closet.add(Samples.item("a"))
        #expect(refusedPaths { try closet.update(item: "a") { $0.notes = "\0" } } == ["notes"])
        var wear = WearEvent(id: "", date: try day("2026-11-20"), items: ["a"])
        wear.location = "here\0there"
        #expect(refusedPaths { try closet.log(wear) } == ["location"])
    }

    @Test func `keys of other records must be known`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(Samples.item("a"))
        #expect(refusedPaths { try closet.add(Outfit(id: "o", name: "O", items: ["a", "b"])) } == ["items[1]"])
        #expect(try closet.outfits().isEmpty)
        let date = try day("2026-11-21")
        #expect(refusedPaths { try closet.log(WearEvent(id: "", date: date, outfit: "o")) } == ["outfit"])
        #expect(refusedPaths { try closet.log(WearEvent(id: "", date: date, items: ["b"])) } == ["items[0]"])
        #expect(try closet.wears().isEmpty)
        var wish = WishlistItem(id: "w", name: "W", category: .hat)
        wish.goesWith = ["b"]
        #expect(refusedPaths { try closet.add(wish) } == ["goesWith[0]"])
        #expect(try closet.wishes().isEmpty)
    }

    @Test func `a day counts as past once it has begun anywhere`() throws {
        // 2026-11-21T08:00Z: at UTC+14 it is 22:00 of that day; from 10:00Z on it is the 22nd there.
        let closet = try Closet.inMemory(clock: Moments.clock)
        #expect(closet.today == (try day("2026-11-21")))
        #expect(Closet(closet.store, clock: Moments.later(seconds: 7_200)).today == (try day("2026-11-22")))
        try closet.add(Samples.item("a"))
        #expect(
            refusedPaths { try closet.log(WearEvent(id: "", date: try day("2026-11-22"), items: ["a"])) } == ["date"])
    }

    @Test func `pieces are filtered and searched`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        var summer = Samples.item("tee", .tshirt, name: "Café tee")
        summer.primaryColor = SRGBColour(red: 255, green: 255, blue: 255)
        summer.season = [.summer]
        summer.occasion = [.casual]
        summer.tags = ["Linen blend"]
        summer.laundry = .dirty
        try closet.add([try Samples.fullItem(), summer])
        func found(_ change: (inout ItemFilter) -> Void) throws -> [String] {
            var filter = ItemFilter()
            change(&filter)
            return try closet.items(filter).map(\.id)
        }
        #expect(try found { $0.categories = [.tshirt, .coat] } == ["tee"])
        #expect(try found { $0.season = .summer } == ["tee"])
        #expect(try found { $0.occasion = .work } == ["blazer"])
        #expect(try found { $0.tag = "LINEN BLEND" } == ["tee"])
        #expect(try found { $0.colour = .white } == ["tee"])
        #expect(try found { $0.laundry = .dirty } == ["tee"])
        #expect(try found { $0.favoritesOnly = true } == ["blazer"])
        #expect(try found { $0.text = "cafe" } == ["tee"], "accents do not matter")
        #expect(try found { $0.text = "aran bla" } == ["blazer"], "each word as a beginning, in any column")
        #expect(try found { $0.text = "linen" } == ["tee"], "tags")
        #expect(try found { $0.text = "button" } == ["blazer"], "notes")
        #expect(try found { $0.text = "nothing" } == [])
        #expect(try found { $0.text = "\"OR* tee AND (" } == [], "operators are words")
        #expect(try found { $0.text = " - " } == ["blazer", "tee"])
        try closet.update(item: "tee") { $0.name = "Plain top" }
        #expect(try found { $0.text = "cafe" } == [])
        #expect(try found { $0.text = "plain" } == ["tee"])
        try closet.remove(item: "tee")
        #expect(try found { $0.text = "plain" } == [])
    }

    @Test func `a piece that the program cannot read is named`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(Samples.item("a"))
        try closet.store.write { try $0.execute(sql: "UPDATE item SET fabric = 'spandex'") }
        let error = #expect(throws: StoreError.self) { try closet.items() }
        #expect(error?.code == .corrupt)
        #expect(error?.message.contains("\"spandex\" as fabric of item") == true)
    }
}
