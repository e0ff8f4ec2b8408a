// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing

@testable import TwinsPlugin

/// Columns that people name as they speak are read, or said to be kept.
@Suite struct OwnTableTests {
    private static func lot(_ file: ImportedFile, _ index: Int = 0) -> FoodLot? {
        guard file.twins.indices.contains(index), case .food(let food) = file.twins[index].twin.details else {
            return nil
        }
        return food.lots.first
    }

    private static func remarks(_ file: ImportedFile) -> [String] { file.remarks.map { "\($0.path): \($0.expected)" } }

    @Test func `a column of currencies is that of the prices`() throws {
        let file = try ImportFixture.read(
            text: "name,price,currency\nLamp,\"1,234.50\",USD\nDesk,20,\nCup,3 CHF,usd\nBed,5,dollars\n")
        #expect(
            file.twins.map { $0.twin.items[0].purchase?.price } == [
                Money(amount: "1234.50", currency: "USD"), Money(amount: "20", currency: "EUR"),
                Money(amount: "3", currency: "CHF"),
            ])
        #expect(file.problems.map(\.path) == ["line 5, currency"])
    }

    @Test(arguments: ["use by", "Use-by", "use_by", "Use by date"])
    func `a use-by date is one, also beside a best-before date`(heading: String) throws {
        let file = try ImportFixture.read(
            text: "name,kind,\(heading),best before\nHam,food,2026-12-01,2026-12-05\nRice,food,,2027-01-01\n")
        #expect(Self.lot(file)?.expiry == CalendarDay.test(2026, 12, 1) && Self.lot(file)?.dateMeaning == .useBy)
        #expect(Self.lot(file, 1)?.expiry == CalendarDay.test(2027, 1, 1))
        #expect(Self.lot(file, 1)?.dateMeaning == .bestBefore)
        #expect(
            Self.remarks(file) == ["line 2, best before: kept as a custom field, because the use-by date counts"])
        #expect(file.twins[0].twin.customFields == ["best before": "2026-12-05"])
    }

    @Test func `a date that can be a use-by date is said to be read as best before`() throws {
        let text = "name,kind,expires\nHam,food,2026-12-01\nEggs,food,2026-12-02\n"
        let file = try ImportFixture.read(text: text)
        #expect(Self.remarks(file) == ["expires: read as best-before dates, not as use-by dates"])
        let stated = try ImportFixture.read(text: text.replacing("expires", with: "best before"))
        #expect(stated.remarks.isEmpty)
    }

    @Test func `a quantity that can't be read keeps the other columns`() throws {
        let table = "name,kind,unit,quantity,best before\nHoney,food,g,-1,2027-01-01\nRice,food,g,250 g,2027-02-01\n"
        let refused = try ImportFixture.read(text: table)
        #expect(refused.problems.map(\.path) == ["line 2, quantity", "line 3, quantity"])
        let kept = try ImportFixture.read(text: table, ImportOptions(unread: .keep))
        #expect(Self.lot(kept)?.expiry == CalendarDay.test(2027, 1, 1))
        #expect(Self.lot(kept, 1)?.expiry == CalendarDay.test(2027, 2, 1))
        #expect(kept.twins.map { $0.twin.customFields["quantity"] } == ["-1", "250 g"])
        #expect(Self.remarks(kept).count { $0.contains("quantity: kept as a custom field and counted as 1") } == 2)
    }

    @Test func `a quantity that a table doesn't have is said to be 1`() throws {
        let file = try ImportFixture.read(
            text: "name,kind,unit,quantity,best before\nHoney,food,g,,2027-01-01\nRice,food,g,500,2027-01-01\n")
        #expect(Self.remarks(file) == ["line 2, unit: taken for a quantity of 1, because the table has none"])
    }

    @Test(arguments: ["lent to", "borrower"])
    func `a borrower without a day is kept and said`(heading: String) throws {
        let file = try ImportFixture.read(text: "name,kind,\(heading),due\nSaw,tools,Ana,someday\n")
        #expect(file.twins[0].twin.customFields == [heading: "Ana", "due": "someday"])
        #expect(
            Self.remarks(file) == [
                "line 2, \(heading): kept as a custom field, because no column has the day of the loan"
            ])
    }

    @Test func `a loan is read from the words of a household`() throws {
        let file = try ImportFixture.read(
            text: "name,kind,lent to,lent on,due back\nSaw,tools,Ana,2026-10-01,2026-12-01\n")
        let loan = file.twins[0].twin.items[0].loans.first
        #expect(loan?.borrower == "Ana" && loan?.lent == CalendarDay.test(2026, 10, 1))
        #expect(loan?.due == CalendarDay.test(2026, 12, 1) && file.remarks.isEmpty)
    }
}
