// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct RecordTests {
    @Test func `every attribute round-trips`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        let blazer = try Samples.fullItem()
        try records.add([blazer, Samples.item("shirt"), Samples.item("trousers", .pants)])
        #expect(try records.item("blazer") == blazer.saved)
        #expect(try records.items() == [blazer, Samples.item("shirt"), Samples.item("trousers", .pants)].map(\.saved))
        let outfit = try Samples.fullOutfit()
        try records.add(outfit)
        #expect(try records.outfits() == [outfit.saved])
        let wear = try Samples.fullWear()
        #expect(try records.log(wear) == wear.saved)
        #expect(try records.wears() == [wear.saved])
        let wish = try Samples.fullWish()
        try records.add(wish)
        #expect(try records.wishes() == [wish.saved])
        #expect(try records.profile() == UserProfile())
        try records.save(Samples.fullProfile())
        #expect(try records.profile() == Samples.fullProfile())
        try records.save(Samples.chart)
        #expect(try records.sizeCharts() == [Samples.chart])
    }

    @Test func `omitted attributes stay omitted`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(Samples.item("a"))
        #expect(try records.item("a") == Samples.item("a").saved)
        let outfit = Outfit(id: "o", name: "O", items: ["a"])
        try records.add(outfit)
        #expect(try records.outfit("o") == outfit.saved)
        let wear = WearEvent(id: "w", date: try day("2026-11-21"), items: ["a"])
        try records.log(wear)
        #expect(try records.wear("w") == wear.saved)
        let wish = WishlistItem(id: "x", name: "X", category: .hat)
        try records.add(wish)
        #expect(try records.wish("x") == wish.saved)
    }

    @Test func `an empty key becomes a UUID that sorts by time`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        let first = try records.add(Samples.item("", name: "One"))
        let later = WardrobeRecords(records.store, clock: Moments.later(seconds: 1))
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

    @Test func `records are found by key, name, and key prefix`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add([
            Samples.item("abc1", name: "Navy blazer"), Samples.item("abd2", name: "White shirt"),
            Samples.item("white shirt", name: "Other"), Samples.item("e", name: "Twin"),
            Samples.item("f", name: "twin"),
        ])
        #expect(try records.item("abc1").id == "abc1")
        #expect(try records.item("NAVY BLAZER").id == "abc1")
        #expect(try records.item("abd").id == "abd2")
        #expect(try records.item("white shirt").id == "white shirt", "a complete key takes precedence over a name")
        #expect(try records.item("White Shirt").id == "abd2")
        #expect(refusedPaths { try records.item("ab") } == ["item"])
        #expect(refusedPaths { try records.item("") } == ["item"])
        #expect(try records.item("Twin").id == "e" && records.item("twin").id == "f")
        let twins = #expect(throws: ComputationError.self) { try records.item("TWIN") }
        #expect(
            twins?.description
                == "item: expected one item, got \"TWIN\", which matches 2 "
                + "(use the key of one of them: Twin (e), twin (f))")
        let typo = #expect(throws: ComputationError.self) { try records.item("Navy blaser") }
        #expect(typo?.issues.first?.recoverySuggestion == "did you mean \"Navy blazer\"?")
    }

    @Test func `if any item breaks a rule, all are refused`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        var bad = Samples.item("bad", name: "")
        bad.lastWorn = try day("2027-01-01")
        #expect(refusedPaths { try records.add([Samples.item("good"), bad]) } == ["[1].name", "[1].lastWorn"])
        #expect(try records.items().isEmpty)
        try records.add(Samples.item("good"))
        #expect(refusedPaths { try records.add(Samples.item("good")) } == ["id"])
        #expect(refusedPaths { try records.add([Samples.item("new"), Samples.item("good")]) } == ["[1].id"])
        #expect(try records.items().count == 1)
        var photo = Samples.item("photo")
        photo.photo = String(repeating: "0", count: 64)
        #expect(refusedPaths { try records.add(photo) } == ["photo"])
        #expect(refusedPaths { try records.update(item: "good") { $0.formality = 11 } } == ["formality"])
    }

    @Test func `text that SQLite would truncate is refused`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        var bad = Samples.item("bad", name: "cut\0short")
        bad.tags = ["fine", "\0"]
        #expect(refusedPaths { try records.add(bad) } == ["name", "tags[1]"])
        try records.add(Samples.item("a"))
        #expect(refusedPaths { try records.update(item: "a") { $0.notes = "\0" } } == ["notes"])
        var wear = WearEvent(id: "", date: try day("2026-11-20"), items: ["a"])
        wear.location = "here\0there"
        #expect(refusedPaths { try records.log(wear) } == ["location"])
    }

    @Test func `keys of other records must exist`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(Samples.item("a"))
        #expect(refusedPaths { try records.add(Outfit(id: "o", name: "O", items: ["a", "b"])) } == ["items[1]"])
        #expect(try records.outfits().isEmpty)
        let date = try day("2026-11-21")
        #expect(refusedPaths { try records.log(WearEvent(id: "", date: date, outfit: "o")) } == ["outfit"])
        #expect(refusedPaths { try records.log(WearEvent(id: "", date: date, items: ["b"])) } == ["items[0]"])
        #expect(try records.wears().isEmpty)
        var wish = WishlistItem(id: "w", name: "W", category: .hat)
        wish.goesWith = ["b"]
        #expect(refusedPaths { try records.add(wish) } == ["goesWith[0]"])
        #expect(try records.wishes().isEmpty)
    }

    @Test func `a day isn't in the future once it has started anywhere`() throws {
        // At 2026-11-21T08:00Z, it's 22:00 on that day at UTC+14; from 10:00Z on, it's the 22nd there.
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        #expect(records.today == (try day("2026-11-21")))
        #expect(WardrobeRecords(records.store, clock: Moments.later(seconds: 7_200)).today == (try day("2026-11-22")))
        try records.add(Samples.item("a"))
        #expect(
            refusedPaths { try records.log(WearEvent(id: "", date: try day("2026-11-22"), items: ["a"])) } == ["date"])
    }

    @Test func `items are filtered and searched`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        var summer = Samples.item("tee", .tshirt, name: "Café tee")
        summer.primaryColor = SRGBColor(red: 255, green: 255, blue: 255)
        summer.season = [.summer]
        summer.occasion = [.casual]
        summer.tags = ["Linen blend"]
        summer.laundry = .dirty
        try records.add([try Samples.fullItem(), summer])
        func found(_ change: (inout MyItemsInput) -> Void) throws -> [String] {
            var filter = MyItemsInput()
            change(&filter)
            return try records.items(filter).map(\.id)
        }
        #expect(try found { $0.categories = [.tshirt, .coat] } == ["tee"])
        #expect(try found { $0.season = .summer } == ["tee"])
        #expect(try found { $0.occasion = .work } == ["blazer"])
        #expect(try found { $0.tag = "LINEN BLEND" } == ["tee"])
        #expect(try found { $0.color = .white } == ["tee"])
        #expect(try found { $0.laundry = .dirty } == ["tee"])
        #expect(try found { $0.favoritesOnly = true } == ["blazer"])
        #expect(try found { $0.text = "cafe" } == ["tee"], "accents don't matter")
        #expect(try found { $0.text = "aran bla" } == ["blazer"], "each word is a prefix, in any column")
        #expect(try found { $0.text = "linen" } == ["tee"], "tags")
        #expect(try found { $0.text = "button" } == ["blazer"], "notes")
        #expect(try found { $0.text = "nothing" } == [])
        #expect(try found { $0.text = "\"OR* tee AND (" } == [], "operators are words")
        #expect(try found { $0.text = " - " } == ["blazer", "tee"])
        try records.update(item: "tee") { $0.name = "Plain top" }
        #expect(try found { $0.text = "cafe" } == [])
        #expect(try found { $0.text = "plain" } == ["tee"])
        try records.remove(item: "tee")
        #expect(try found { $0.text = "plain" } == [])
    }

    @Test func `an unreadable item is named`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(Samples.item("a"))
        try records.store.write { try $0.execute(sql: "UPDATE item SET fabric = 'spandex'") }
        let error = #expect(throws: StoreError.self) { try records.items() }
        #expect(error?.code == .corrupt)
        #expect(error?.message.contains("\"spandex\" in column fabric of item") == true)
    }
}
