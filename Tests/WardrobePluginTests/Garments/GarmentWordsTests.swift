// SPDX-License-Identifier: Apache-2.0

import CWardrobeData
import ComputationKit
import ExpectedTables
import Testing

@testable import WardrobePlugin

/// What owners' words say about their clothes.
@Suite struct GarmentWordsTests {
    @Test func `names in three languages mean their kinds`() throws {
        let rows = try ExpectedTable("names.tsv").rows
        #expect(rows.count == 150)
        for row in rows {
            let category = try #require(Category(rawValue: row.text("category")))
            let kind = named(row.text("name"), category).kind
            #expect(kind.name == row.text("kind"), "\(row.text("name"))")
        }
    }

    /// Every row of the tables names something that exists.
    @Test func `the tables are complete`() {
        let names = Set(GarmentKind.named.map(\.name))
        #expect(GarmentVocabulary.kinds.count == EmbeddedTable.rows(wardrobe_garment_kinds()).count)
        for row in EmbeddedTable.rows(wardrobe_garment_kinds()) {
            #expect(row[8].split(separator: ",").allSatisfy { GarmentTraits.named[String($0)] != nil }, "\(row[0])")
        }
        for row in EmbeddedTable.rows(wardrobe_garment_words()) {
            #expect(PhraseIndex.words(of: row[0].utf8) == PhraseIndex.words(of: String(row[0])), "\(row[0])")
            let meaning = String(row[2])
            let known =
                meaning.hasPrefix("=")
                ? Category(rawValue: String(meaning.dropFirst())) != nil
                : meaning.contains(":") || names.contains(meaning)
            #expect(known, "\(row[0]): \(meaning)")
        }
        for row in EmbeddedTable.rows(wardrobe_garment_brands()) {
            #expect(names.contains(String(row[2])), "\(row[0])")
            #expect(row[1] == "*" || Category(rawValue: String(row[1])) != nil, "\(row[0])")
        }
        #expect(GarmentVocabulary.brands.count >= 150)
    }

    @Test(
        arguments: [
            // A garment filed where it doesn't belong is what its name says, unless a later word says otherwise.
            ("Red silk saree", Category.accessories, "festive saree", Category.dress),
            ("Office saree", .pants, "everyday saree", .dress), ("Kimono print shirt", .shirt, "shirt", .shirt),
            ("Tuxedo", .pants, "evening trousers", .pants),
            ("Navy scrub pants (joggers)", .pants, "scrub pants", .pants),
            ("Дощовик", .jacket, "raincoat", .jacket), ("Bañador negro", .jumpsuit, "swimsuit", .jumpsuit),
        ])
    func `words outrank the category where they can't mean it`(
        name: String, category: Category, kind: String, effective: Category
    ) {
        let words = GarmentWords(named(name, category))
        #expect(words.kind.name == kind)
        #expect(words.item.category == effective)
    }

    @Test func `names fill in what the owner leaves out`() {
        let coat = GarmentWords(named("Heavy tweed winter coat, striped", .coat)).item
        #expect(coat.fabric == .wool && coat.season == [.winter] && coat.pattern == .striped && coat.weight == .thick)
        let stated = GarmentWords(named("Wool coat", .coat, 0x555555, .polyester) { $0.season = [.fall] }).item
        #expect(stated.fabric == .polyester && stated.season == [.fall])
        #expect(GarmentWords(named("Suede boots", .boots)).traits.contains(.spoilsWet))
        #expect(ItemReading(named("Wool hat", .hat)).traits.contains(.insulated))
    }

    @Test func `a brand decides only where the name doesn't`() {
        func kind(_ name: String, _ category: Category, _ brand: String) -> String {
            named(name, category, 0x555555, nil) { $0.brand = brand }.kind.name
        }
        #expect(kind("My favorites", .sandals, "Birkenstock") == "sandals")
        #expect(kind("Old pair", .boots, "Dr. Martens") == "combat boots")
        #expect(kind("Snow boots", .boots, "Dr. Martens") == "snow boots")
    }

    @Test func `a subcategory that names a kind decides`() {
        let item = named("Red silk saree", .dress, 0xB02030, nil) { $0.subcategory = "office saree" }
        #expect(item.kind.name != "festive saree")
    }

    @Test func `what isn't understood is said`() {
        #expect(named("Blue dress", .dress).remarks.isEmpty)
        #expect(
            named("Flurb", .dress).remarks == [
                "\"Flurb\" is unknown, so Flurb was read as plain dress. A subcategory (--as) says what it is."
            ])
        #expect(
            named("Red silk saree", .dress).remarks == [
                "Red silk saree: read as festive saree, for celebrations. A subcategory (--as) changes that."
            ])
        #expect(named("Zorblatt scrub top", .tshirt).remarks.last == "Not understood: \"Zorblatt\".")
    }

    @Test(
        arguments: ["'' zorb shirt", "' zorb ' shirt '", "Чорна ' zorb ’’ сорочка", "ʼ zorb сорочка ''"])
    func `apostrophes between words are no words`(name: String) {
        #expect(GarmentWords.unknown(in: named(name, .shirt)) == ["zorb"])
        #expect(WardrobeItem.category(inName: name) == .shirt)
    }

    @Test(
        arguments: [
            ("Navy blazer", Category.blazer, "navy"), ("Чорні джинси", .jeans, "чорні"),
            ("Light wash jeans", .jeans, "light wash"), ("Dress with belt", .dress, nil), ("Bolsa de playa", .bag, nil),
            ("Black oxfords", .shoes, "black"), ("Blue oxford", .shirt, "blue"), ("Black chelseas", .boots, "black"),
            ("Blue slip-ons", .shoes, "blue"), ("Thing", nil, nil),
        ] as [(String, Category?, String?)])
    func `a name tells the category and the color`(name: String, category: Category?, color: String?) {
        #expect(WardrobeItem.category(inName: name) == category)
        #expect(WardrobeItem.color(inName: name)?.word == color)
    }
}
