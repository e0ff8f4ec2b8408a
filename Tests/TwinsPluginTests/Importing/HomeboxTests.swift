// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
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
        #expect(days == ["2023-11-24", "2021-03-15", "2020-02-29", "2019-05-02", nil])
    }

    @Test func `a quantity up to 20 becomes items, and a larger one a custom field with a remark`() throws {
        let file = try ImportFixture.read("homebox.csv")
        #expect(try file.twin("Drill case").twin.items.count == 2)
        let screws = try file.twin("Screws 4 × 40")
        #expect(screws.twin.items.count == 1)
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
        #expect(try file.twin("Projector").twin.items[0].tags == ["Electronics", "archived"])
        #expect(try file.twin("Sofa").twin.customFields["HB.lifetime_warranty"] == "yes")
        #expect(try file.twin("Sofa").twin.items[0].tags == ["Furniture"])
        // Homebox itself reads yes as false.
        let text = "HB.location,HB.name,HB.insured\nHome,Lamp,yes\n"
        #expect(try ImportFixture.read(text: text).twins[0].twin.items[0].tags == ["insured"])
    }

    @Test func `what was sold keeps its date, buyer, and price`() throws {
        let fields = try ImportFixture.read("homebox.csv").twin("Projector").twin.customFields
        #expect(fields["HB.sold_date"] == "2024-02-01")
        #expect(fields["HB.sold_to"] == "Ana")
        #expect(fields["HB.sold_price"] == "150")
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
