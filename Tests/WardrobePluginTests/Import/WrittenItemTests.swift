// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Tables
import Testing

@testable import WardrobePlugin

/// Tables as people keep them.
@Suite struct WrittenItemTests {
    private static func read(_ rows: String..., heading: String = "name,category,primaryColor") throws -> ItemImport {
        try ItemImport(
            csv: Array("\(heading)\n\(rows.joined(separator: "\n"))\n".utf8), columns: ColumnMap(for: .items))
    }

    @Test func `an ordinary list is read`() throws {
        let read = try Self.read(
            #"White tee,T-Shirt,White,M,$14.90,2024-03-15,"Spring, Summer","#,
            #"Black jeans,Jeans,Black,W32 L34,"$89,00",2023-11-02,All,"#,
            #"Rain coat,Outerwear,Navy Blue,M,120 EUR,2022-10-01,"Fall, Winter",hooded"#,
            "Loafers,Shoes,Brown,42,,,,",
            "Linen shirt,Tops,Off White,M,49.99,15/03/2024,Summer,",
            heading: "Name,Category,Primary Color,Size,Price,Purchase Date,Season,Notes")
        #expect(read.problems.isEmpty, "\(read.problems)")
        let items = read.items
        #expect(items.map(\.category) == [.tshirt, .jeans, .coat, .shoes, .shirt])
        #expect(items.map(\.primaryColor.hex) == ["#FFFFFF", "#000000", "#000080", "#A52A2A", "#FFFFE4"])
        #expect(
            items.map(\.price) == [
                Money(amount: "14.90", currency: "USD"), Money(amount: "89.00", currency: "USD"),
                Money(amount: "120", currency: "EUR"), nil, nil,
            ])
        #expect(
            items.map { $0.purchaseDate?.description } == ["2024-03-15", "2023-11-02", "2022-10-01", nil, "2024-03-15"])
        #expect(items.map(\.season) == [[.spring, .summer], [.allSeason], [.fall, .winter], [], [.summer]])
        #expect(
            read.remarks == [
                "line 2, price: $ was read as US dollars (USD)",
                "line 4, category: \"Outerwear\" was read as coat, because of the name",
                "line 4, primaryColor: \"Navy Blue\" was read as navy",
                "line 6, category: \"Tops\" was read as shirt, because of the name",
                "line 6, price: 49.99 has no currency; it was left out, because the other prices don't have one currency",
            ])
    }

    @Test func `a price without a currency has that of the others`() throws {
        let read = try Self.read(
            "Tee,tshirt,white,\"9,90 €\"", "Coat,coat,navy,189.90", heading: "name,category,primaryColor,price")
        #expect(read.items.map(\.price?.currency) == ["EUR", "EUR"])
        #expect(read.remarks == ["line 3, price: 189.90 has no currency; it was read as EUR, like the other prices"])
        let separate = try Self.read(
            "Tee,tshirt,white,\"9,90\",EUR", heading: "name,category,primaryColor,price,currency")
        #expect(separate.items.map(\.price) == [Money(amount: "9.90", currency: "EUR")])
        #expect(separate.remarks.isEmpty)
    }

    @Test(arguments: [
        ("Coats", Category.coat), ("Dresses", .dress), ("T shirt", .tshirt), ("Tee-Shirt", .tshirt),
        ("Trousers", .pants),
        ("Loafers", .shoes), ("Beanie", .hat), ("Outerwear", nil), ("Garment", nil),
    ])
    func `categories are words of the vocabulary`(word: String, category: Category?) throws {
        let read = try Self.read("Blue thing,\(word),navy")
        #expect(read.items.first?.category == category)
        #expect(read.problems.isEmpty == (category != nil))
    }

    @Test func `numbers and words have the spelling of their country or app`() throws {
        let read = try Self.read(
            "Coat,coat,navy,\"0,6\",Wool,Date Night; work,31.12.2025,Yes",
            heading: "name,category,primaryColor,warmth,fabric,occasion,purchaseDate,waterproof")
        #expect(read.problems.isEmpty, "\(read.problems)")
        let item = try #require(read.items.first)
        #expect(item.warmth == 0.6 && item.fabric == .wool && item.occasion == [.dateNight, .work])
        #expect(item.purchaseDate?.description == "2025-12-31" && item.waterproof == true)
    }

    @Test func `a day that could be a month is refused`() throws {
        let read = try Self.read("Coat,coat,navy,03/04/2024", heading: "name,category,primaryColor,purchaseDate")
        #expect(read.items.isEmpty)
        #expect(read.problems.first?.path == "line 2, purchaseDate")
    }
}
