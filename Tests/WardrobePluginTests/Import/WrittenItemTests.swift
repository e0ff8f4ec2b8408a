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
        #expect(items.map(\.primaryColor.hex) == ["#FFFFFF", "#000000", "#01153E", "#653700", "#F5F2E8"])
        #expect(items.map(\.colorName) == ["White", "Black", "Navy Blue", "Brown", "Off White"])
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

    @Test func `headings of other lists are known, and unknown columns are kept in the notes`() throws {
        let read = try Self.read(
            "Navy blazer,,slim,4,wool 60 %,7.50", "Sudadera roja,Hoodies,,,horsehair,",
            heading: "Item,Type,Fit,Rating,Material,Cost per wear")
        #expect(read.problems.isEmpty, "\(read.problems)")
        #expect(read.items.map(\.category) == [.blazer, .hoodie])
        #expect(read.items.map(\.colorName) == ["navy", "roja"])
        #expect(read.items.map(\.fabric) == [.wool, nil])
        #expect(read.items.map(\.notes) == ["Fit: slim\nRating: 4", "fabric: horsehair"])
        #expect(
            read.remarks == [
                "line 1: Fit, Rating: no attributes of an item, so put in the notes", "line 1: Cost per wear: left out",
                "line 2, fabric: \"wool 60 %\" was read as wool",
                "line 2, category: read as blazer, because of the name \"Navy blazer\"",
                "line 3, fabric: \"horsehair\" isn't known, so it was put in the notes",
            ])
    }

    @Test func `dates show their order, or it is asked for once`() throws {
        let heading = "name,category,primaryColor,purchaseDate"
        let american = try Self.read("Tee,tshirt,white,03/04/2024", "Coat,coat,navy,03/15/2024", heading: heading)
        #expect(american.items.map { $0.purchaseDate?.description } == ["2024-03-04", "2024-03-15"])
        #expect(american.remarks == ["dates were read with the month first, as 03/15/2024 shows"])
        let european = try Self.read("Tee,tshirt,white,03/04/2024", "Coat,coat,navy,15/03/2024", heading: heading)
        #expect(european.items.map { $0.purchaseDate?.description } == ["2024-04-03", "2024-03-15"])
        let open = #expect(throws: ComputationError.self) {
            try Self.read("Tee,tshirt,white,03/04/2024", "Coat,coat,navy,05/04/2024", heading: heading)
        }
        #expect(
            open?.issues.map(\.path) == ["dateOrder"] && open?.issues.first?.got == "03/04/2024 on line 2 and 1 more")
        let stated = try ItemImport(
            csv: Array("\(heading)\nTee,tshirt,white,03/04/2024\n".utf8), columns: ColumnMap(for: .items),
            dateOrder: .dayFirst)
        #expect(stated.items.first?.purchaseDate?.description == "2024-04-03" && stated.remarks.isEmpty)
    }

    @Test(arguments: ["03/04/24", "25/12/23", "25.12.23", "3-4-24"])
    func `a year of two digits is refused`(date: String) throws {
        let read = try Self.read("Tee,tshirt,white,\(date)", heading: "name,category,primaryColor,purchaseDate")
        #expect(read.items.isEmpty && read.problems.first?.path == "line 2, purchaseDate")
    }

    @Test func `unknown words for colors are kept, and JSON is read like a table`() throws {
        let read = try Self.read("Shirt,shirt,zorbish")
        #expect(read.items.map(\.colorName) == ["zorbish"] && read.items.map(\.primaryColor.hex) == ["#808080"])
        #expect(read.remarks == ["line 2, primaryColor: \"zorbish\" isn't known, so #808080 was used"])
        let list = try ItemImport(
            json: Array(
                #"[{"name": "Navy blazer"}, {"name": "Tee", "category": "T-Shirts", "primaryColor": "Off-white"}]"#.utf8
            ))
        #expect(list.problems.isEmpty && list.items.map(\.category) == [.blazer, .tshirt])
        #expect(list.items.map(\.colorName) == ["navy", "Off-white"])
    }

    @Test func `items without a color are gray, and that is said`() throws {
        let read = try Self.read("Jacket,jacket", "Coat,coat", heading: "name,category")
        #expect(read.items.map(\.primaryColor.hex) == ["#808080", "#808080"])
        #expect(read.remarks == ["2 items have no color, so gray was used"])
    }
}
