// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Tables
import Testing
import TwinsPlugin

// Columns and traps: backend/internal/core/services/reporting/io_row.go and import.go of sysadminsmedia/homebox.
@Suite struct HomeboxTests {
    @Test func `every column of an item is read`() throws {
        let file = try ImportFixture.read("homebox.csv")
        #expect(file.format == .homebox)
        #expect(file.sentences.isEmpty)
        #expect(file.count == 5)
        let drill = try file.twin("Cordless drill")
        #expect(drill.twin.kind == .tools)
        #expect(drill.twin.tool?.brand == "Bosch")
        #expect(drill.twin.tool?.model == "GSR 18V-55")
        #expect(drill.twin.tool?.warrantyExpires == (try CalendarDay("2026-11-24")))
        #expect(drill.places == [["Home", "Garage", "Workbench"]])
        let item = try #require(drill.twin.items.first)
        #expect(item.purchase?.date == (try CalendarDay("2023-11-24")))
        #expect(item.purchase?.price == Money(amount: "189.9", currency: "EUR"))
        #expect(item.purchase?.store == "Hardware store")
        #expect(item.serialNumber == "3601JH5202")
        #expect(item.tags == ["Tools", "Insured items", "insured"])
        #expect(item.notes == "18 V drill with two speeds\n\nKeep the \"soft\" case")
        #expect(drill.twin.customFields["Voltage"] == "18 V")
        #expect(drill.twin.customFields["Color"] == "blue")
        #expect(drill.twin.customFields["HB.asset_id"] == "000-002")
    }

    @Test func `dates are read in each format that Homebox accepts`() throws {
        let file = try ImportFixture.read("homebox.csv")
        let days = file.twins.map { $0.twin.items[0].purchase?.date?.description }
        #expect(days == ["2023-11-24", "2021-03-15", "2020-02-29", nil])
        let times = "HB.location,HB.name,HB.purchase_time\nHome,Lamp,2019-05-02T10:30:00Z\n"
        #expect(
            try ImportFixture.read(text: times).twins[0].twin.items[0].purchase?.date == (try CalendarDay("2019-05-02"))
        )
    }

    private func dates(_ texts: [String], _ order: DateOrder? = nil) throws -> ImportedFile {
        let rows = texts.enumerated().map { "Shed,Tool \($0.offset),\($0.element)\n" }.joined()
        return try ImportFixture.read(
            text: "HB.location,HB.name,HB.purchase_time\n" + rows, ImportOptions(dateOrder: order))
    }

    // Homebox reads and writes 01/02/2006 of Go, the month first; people write both.
    @Test func `a date that could be either has the order of its column, with a remark`() throws {
        let shown = try dates(["03/04/2022", "23/10/2022"])
        #expect(shown.twins.map { $0.twin.items[0].purchase?.date?.description } == ["2022-04-03", "2022-10-23"])
        #expect(
            shown.remarks.map { "\($0.path): \($0.got): \($0.expected)" } == [
                "HB.purchase_time: 1 date: read with the day first, as \"23/10/2022\" of this column shows"
            ])
        let alone = try dates(["03/04/2022", "05/06/2022"])
        #expect(alone.twins.map { $0.twin.items[0].purchase?.date?.description } == ["2022-03-04", "2022-05-06"])
        #expect(
            alone.remarks.map { "\($0.path): \($0.got): \($0.expected)" } == [
                "HB.purchase_time: 2 dates: read with the month first, as Homebox does, although they could be swapped"
            ])
        let stated = try dates(["03/04/2022"], .dayFirst)
        #expect(stated.twins[0].twin.items[0].purchase?.date == (try CalendarDay("2022-04-03")))
        #expect(stated.remarks.isEmpty)
        let mixed = try dates(["03/04/2022", "23/10/2022", "10/23/2022"])
        #expect(mixed.problems.map(\.path) == ["line 2, HB.purchase_time"])
    }

    // Go's zero time in a time zone west of Greenwich.
    @Test func `the year 1 is no date`() throws {
        let file = try dates(["0001-11-08", "0001-01-01T00:00:00Z"])
        #expect(file.sentences.isEmpty)
        #expect(file.twins.map { $0.twin.items[0].purchase?.date } == [nil, nil])
    }

    // generateEntityURL of io_sheet.go: the path of a place is /location/ID, and HB.location has what it is in.
    @Test func `a row of a place is a place`() throws {
        let file = try ImportFixture.read(
            text: "HB.url,HB.location,HB.name\nhttps://h.example/location/7a,Home,Shed\n/location/8b,,Home\n"
                + "/item/9c,Home / Shed,Mower\n")
        #expect(file.sentences.isEmpty)
        #expect(file.placePaths == [["Home", "Shed"], ["Home"]])
        #expect(file.twins.map(\.twin.name) == ["Mower"])
        #expect(file.twins[0].twin.customFields["HB.url"] == "/item/9c")
    }

    @Test func `an unknown column is a remark, and label is one of tags`() throws {
        let file = try ImportFixture.read(
            text: "HB.location,HB.label,HB.name,HB.colour\nShed,\"garden,loud\",Mower,red\n")
        #expect(file.twins[0].twin.items[0].tags == ["garden", "loud"])
        #expect(file.twins[0].twin.customFields == ["HB.colour": "red"])
        #expect(file.remarks.map(\.got) == ["\"HB.colour\""])
    }

    // csv_formula.go: an apostrophe before text that a spreadsheet would take for a formula.
    @Test func `an apostrophe before a formula isn't part of the text`() throws {
        let file = try ImportFixture.read(text: "HB.location,HB.name\nShed,'=SUM(A1)\nShed,''+x\nShed,'tis\n")
        #expect(file.twins.map(\.twin.name) == ["=SUM(A1)", "'+x", "'tis"])
    }

    @Test func `a quantity up to 20 becomes items, and a larger one a custom field with a remark`() throws {
        let file = try ImportFixture.read("homebox.csv")
        #expect(try file.twin("Drill case").twin.items.count == 2)
        let screws = try file.twin("Screws 4 × 40")
        #expect(screws.twin.items.count == 1)
        // One item has the price of all; nothing has the quantity 0.
        let nails = try ImportFixture.read(
            text: "HB.location,HB.name,HB.quantity,HB.purchase_price\nShed,Nails,300,0.05\nShed,Rope,0,12\n")
        #expect(nails.twins.map(\.twin.name) == ["Nails"])
        #expect(nails.twins[0].twin.items[0].purchase?.price == Money(amount: "15.00", currency: "EUR"))
        #expect(nails.leftOut.map(\.what) == ["things with the quantity 0"])
        #expect(screws.twin.customFields["HB.quantity"] == "250")
        #expect(file.remarks.map(\.path) == ["line 6, HB.quantity"])
        #expect(screws.twin.customFields["HB.low_stock_threshold"] == "50")
    }

    @Test func `a price of 0 is none, because Homebox writes it for a price that is not set`() throws {
        let screws = try ImportFixture.read("homebox.csv").twin("Screws 4 × 40")
        #expect(screws.twin.items[0].purchase == nil)
    }

    @Test func `true, t, and yes are true, and false flags leave nothing`() throws {
        let file = try ImportFixture.read("homebox.csv")
        #expect(try file.twin("Sofa").twin.customFields["HB.lifetime_warranty"] == "yes")
        #expect(try file.twin("Sofa").twin.items[0].tags == ["Furniture"])
        // Homebox itself reads yes as false.
        let text = "HB.location,HB.name,HB.insured\nHome,Lamp,yes\n"
        #expect(try ImportFixture.read(text: text).twins[0].twin.items[0].tags == ["insured"])
    }

    @Test func `what was sold or archived isn't owned, and is counted`() throws {
        let file = try ImportFixture.read("homebox.csv")
        #expect(file.leftOut.map { "\($0.what): \($0.count)" } == ["sold things: 1"])
        let text = "HB.location,HB.name,HB.archived,HB.sold_price\nHome,Lamp,true,0\nHome,Sofa,true,20\nHome,Bed,f,0\n"
        let other = try ImportFixture.read(text: text)
        #expect(other.twins.map(\.twin.name) == ["Bed"])
        #expect(other.leftOut.map(\.what) == ["archived things", "sold things"])
    }

    @Test func `an item in another item has the key of that one`() throws {
        let file = try ImportFixture.read("homebox.csv")
        #expect(try file.twin("Drill case").parent == file.twin("Cordless drill").twin.id)
    }

    @Test func `a value that cannot be read is reported by row and column, and its row is left out`() throws {
        let file = try ImportFixture.read("homebox-problems.csv")
        #expect(
            file.sentences == [
                "line 2, HB.purchase_date: expected a date such as 2024-05-17, got \"24 of November\"",
                "line 3, HB.insured: expected yes or no, got \"perhaps\"",
                "line 4, HB.purchase_price: expected an amount such as 89.90 or 89.90 EUR, got \"about 20\"",
                "line 5, HB.quantity: expected a quantity from 0 to 1000000000, got \"several\"",
            ])
        #expect(file.twins.map(\.twin.name) == ["Fan"])
        #expect((file.count, file.skipped) == (5, 4))
    }

    @Test func `unread values are kept as custom fields on request`() throws {
        let file = try ImportFixture.read("homebox-problems.csv", ImportOptions(unread: .keep))
        #expect(file.sentences.isEmpty)
        #expect(file.twins.count == 5)
        #expect(file.remarks.count == 4)
        #expect(try file.twin("Lamp").twin.customFields["HB.purchase_date"] == "24 of November")
        #expect(try file.twin("Lamp").twin.items[0].purchase == nil)
    }

    @Test func `tabs, the old names of columns, and commas between labels are read`() throws {
        let text = "HB.location\tHB.name\tHB.purchase_time\tHB.labels\nAttic\tTent\t2022-06-01\tcamping, summer\n"
        let file = try ImportFixture.read(text: text)
        #expect(file.sentences.isEmpty)
        #expect(file.twins[0].twin.items[0].tags == ["camping", "summer"])
        #expect(file.twins[0].twin.items[0].purchase?.date == (try CalendarDay("2022-06-01")))
    }

    @Test func `a missing required column is refused`() throws {
        #expect(throws: ComputationError.self) { try ImportFixture.read(text: "HB.name,HB.notes\nLamp,x\n") }
    }
}
