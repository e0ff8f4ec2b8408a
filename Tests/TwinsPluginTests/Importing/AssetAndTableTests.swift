// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Tables
import Testing
import TwinsPlugin

@Suite struct AssetAndTableTests {
    @Test func `the columns of Snipe-IT are read`() throws {
        let file = try ImportFixture.read("snipe-it.csv", ImportOptions(currency: "USD"))
        #expect(file.format == .snipeIT)
        #expect(file.sentences.isEmpty)
        let laptop = try file.twin("Work laptop")
        #expect(laptop.twin.id == "snipe-it-sn-1001")
        #expect(laptop.twin.device?.category == .laptop)
        #expect(laptop.twin.device?.brand == "Lenovo")
        #expect(laptop.twin.device?.model == "ThinkPad X1")
        // 36 months after January 31, 2023.
        #expect(laptop.twin.device?.warrantyExpires == (try CalendarDay("2026-01-31")))
        let item = try #require(laptop.twin.items.first)
        #expect(item.serialNumber == "PF2ABC12")
        #expect(item.purchase?.price == Money(amount: "1450.00", currency: "USD"))
        #expect(item.currentValue == Money(amount: "725.00", currency: "USD"))
        #expect(item.loans.first?.borrower == "Dana Kovalenko")
        #expect(item.loans.first?.due == (try CalendarDay("2026-12-01")))
        #expect(laptop.places == [["Office"]])
        // An asset without a name has that of its model.
        let headset = try file.twin("HD 450BT")
        #expect(headset.twin.device?.category == .audio)
        #expect(headset.twin.items[0].purchase?.date == (try CalendarDay("2024-05-17")))
    }

    @Test func `a table is read by names, synonyms, and a map of columns`() throws {
        let options = ImportOptions(columns: ["what=name", "shade=color"])
        let file = try ImportFixture.read("table.csv", options)
        #expect(file.format == .table)
        #expect(file.sentences.isEmpty)
        let lamp = try file.twin("Desk lamp")
        #expect(lamp.twin.kind == .electronics)
        #expect(lamp.places == [["Home", "Office"]])
        #expect(lamp.twin.items[0].purchase?.price == Money(amount: "39.90", currency: "EUR"))
        // Electronics have no color, so that it is kept.
        #expect(lamp.twin.customFields["shade"] == "green")
        let table = try file.twin("Oak table")
        #expect(table.twin.items[0].purchase?.price == Money(amount: "1250.50", currency: "EUR"))
        #expect(table.twin.items[0].purchase?.date == (try CalendarDay("2019-05-17")))
        #expect(table.twin.items[0].condition == .fair)
        let milk = try #require(file.twin("Oat milk").twin.food)
        #expect(milk.lots.map(\.quantity) == [3])
        #expect(milk.lots.first?.expiry == (try CalendarDay("2026-12-01")))
        #expect(try file.twin("Plain mugs").twin.items.count == 4)
    }

    @Test func `an unknown column becomes custom fields, with a remark and a guess`() throws {
        let file = try ImportFixture.read(text: "name,condision\nLamp,good\n")
        #expect(file.twins[0].twin.customFields == ["condision": "good"])
        #expect(file.remarks.map(\.path) == ["line 1, column 2"])
        #expect(file.remarks[0].recoverySuggestion == "or did you mean \"condition\"?")
    }

    @Test func `a table without a name, and a map to nothing, are refused`() throws {
        #expect(throws: ComputationError.self) { try ImportFixture.read(text: "kind,price\nbook,3\n") }
        #expect(throws: ComputationError.self) {
            try ImportFixture.read(text: "name\nLamp\n", ImportOptions(columns: ["nmae=name"]))
        }
        #expect(throws: ComputationError.self) {
            try ImportFixture.read(text: "what\nLamp\n", ImportOptions(columns: ["what=neme"]))
        }
    }

    @Test(arguments: [
        ("12,50", "12.50"), ("1.234,50 €", "1234.50"), ("EUR 1,234.50", "1234.50"), ("1 234,5", "1234.5"),
        ("1,234,567", "1234567"), ("0.5", "0.5"), ("89.9000", "89.90"), ("7", "7"),
    ])
    func `amounts are read with the separators of several countries`(text: String, amount: String) throws {
        let file = try ImportFixture.read(text: "name;price\nLamp;\(text)\n")
        #expect(file.sentences.isEmpty)
        #expect(file.twins.first?.twin.items[0].purchase?.price == Money(amount: amount, currency: "EUR"))
    }

    @Test(arguments: [
        ("CHF 20.-", "20", "CHF"), ("20.– Fr.", "20", "CHF"), ("20,— €", "20", "EUR"),
        ("US$1,234.00", "1234.00", "USD"),
        ("A$5.50", "5.50", "AUD"), ("R$ 9,90", "9.90", "BRL"),
    ])
    func `amounts are read as they are printed`(text: String, amount: String, currency: String) throws {
        let file = try ImportFixture.read(text: "name;price\nLamp;\(text)\n")
        #expect(file.twins.first?.twin.items[0].purchase?.price == Money(amount: amount, currency: currency))
        #expect(file.remarks.isEmpty)
    }

    @Test func `a dollar sign is US dollars with a remark, or the dollar of the import`() throws {
        let text = "name;price\nLamp;$14.90\nDesk;$5\n"
        let file = try ImportFixture.read(text: text)
        #expect(file.twins.map { $0.twin.items[0].purchase?.price?.currency } == ["USD", "USD"])
        #expect(file.remarks.map { "\($0.path): \($0.got)" } == ["price: 2 amounts with $"])
        let canada = try ImportFixture.read(text: text, ImportOptions(currency: "CAD"))
        #expect(canada.twins.map { $0.twin.items[0].purchase?.price?.currency } == ["CAD", "CAD"])
        #expect(canada.remarks.isEmpty)
    }

    @Test(arguments: [
        ("10/23/2022", "03/04/2022", "2022-03-04"), ("23-10-2022", "03-04-2022", "2022-04-03"),
        ("23/10/2022", "3/4/2022", "2022-04-03"),
    ])
    func `dates have the order that another date of the column shows`(other: String, text: String, day: String) throws {
        let file = try ImportFixture.read(text: "name,bought\nLamp,\(other)\nDesk,\(text)\n")
        #expect(file.twins.last?.twin.items[0].purchase?.date == (try CalendarDay(day)))
        #expect(file.remarks.map(\.path) == ["bought"])
    }

    @Test func `a column that doesn't show the order of its dates needs it`() throws {
        let text = "name,bought\nLamp,05/06/2024\n"
        let file = try ImportFixture.read(text: text)
        #expect(file.problems.map(\.path) == ["line 2, bought"])
        #expect(
            file.choices.map { "\($0)" } == [
                "dateOrder: expected day-first or month-first, because no date of \"bought\" shows which, got none"
            ])
        let stated = try ImportFixture.read(text: text, ImportOptions(dateOrder: .monthFirst))
        #expect(stated.twins[0].twin.items[0].purchase?.date == (try CalendarDay("2024-05-06")))
        #expect(stated.choices.isEmpty)
    }

    @Test(arguments: ["1,234", "1.049", "-5", "12 XYZ", "5 apples", "1.2.3", "12,50,1", "20-"])
    func `an amount that could be another is refused`(text: String) throws {
        let file = try ImportFixture.read(text: "name;price\nLamp;\(text)\n")
        #expect(file.twins.isEmpty)
        #expect(file.problems.map(\.path) == ["line 2, price"])
    }

    @Test(arguments: [
        ("2024-02-29", "2024-02-29"), ("17.5.2024", "2024-05-17"), ("25/12/2023", "2023-12-25"),
        ("12/25/2023", "2023-12-25"), ("05/05/2024", "2024-05-05"), ("May 17, 2024", "2024-05-17"),
        ("17 May 2024", "2024-05-17"), ("2024-05-17T08:00:00Z", "2024-05-17"), ("2024-05-17 08:00:00", "2024-05-17"),
    ])
    func `dates are read in unambiguous formats`(text: String, day: String) throws {
        let file = try ImportFixture.read(text: "name;bought\nLamp;\(text)\n")
        #expect(file.sentences.isEmpty)
        #expect(file.twins.first?.twin.items[0].purchase?.date == (try CalendarDay(day)))
    }

    @Test(arguments: ["05/06/2024", "2023-02-29", "17-May", "soon", "2024", "24-05-06", "2024-13-01", "5.6.24"])
    func `a date that could be another, or is none, is refused`(text: String) throws {
        let file = try ImportFixture.read(text: "name;bought\nLamp;\(text)\n")
        #expect(file.twins.isEmpty)
        #expect(file.problems.map(\.path) == ["line 2, bought"])
    }

    @Test func `equal rows are several things, and keys are the same each time`() throws {
        let text = "name,place\nChair,Kitchen\nChair,Kitchen\nStool,Kitchen\n"
        let first = try ImportFixture.read(text: text).twins.map(\.twin.id)
        #expect(Set(first).count == 3)
        #expect(try ImportFixture.read(text: text).twins.map(\.twin.id) == first)
        // Another row doesn't change the keys of the others.
        #expect(try ImportFixture.read(text: text + "Bench,Garden\n").twins.map(\.twin.id).prefix(3) == first[...])
    }
}
