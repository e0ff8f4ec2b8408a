// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import Calendars

@Suite("Public holidays")
struct HolidayTableTests {
    /// Days published by governments and calendars.
    @Test(arguments: [
        ("UA", "Independence Day", "2026-08-24"), ("UA", "Easter Sunday (Pascha)", "2026-04-12"),
        ("UA", "Christmas Day", "2026-12-25"), ("US", "Thanksgiving Day", "2026-11-26"),
        ("US", "Martin Luther King Jr. Day", "2027-01-18"), ("US", "Memorial Day", "2026-05-25"),
        ("GB", "Good Friday", "2026-04-03"), ("DE", "German Unity Day", "2026-10-03"),
        ("CA", "Canada Day", "2026-07-01"), ("NZ", "Matariki", "2026-07-10"), ("AU", "ANZAC Day", "2026-04-25"),
        ("JP", "Mountain Day", "2026-08-11"), ("BR", "Tiradentes' Day", "2026-04-21"),
        ("IN", "Republic Day", "2027-01-26"), ("GR", "Easter Monday", "2026-04-13"),
        ("SG", "Chinese New Year", "2027-02-06"),
    ])
    func `published holidays are found`(code: String, name: String, date: String) throws {
        let day = try CalendarDay(date)
        let found = try Country(code).holidays(from: day, through: day)
        #expect(found.contains { $0.name == name }, "\(found.map(\.name))")
    }

    @Test func `every line of the table is read`() {
        var lines = 0
        HolidayTable.shipped.forEachLine { line in
            lines += 1
            #expect(HolidayTable.Row(line) != nil, "\(String(decoding: line, as: UTF8.self))")
            return true
        }
        #expect(Country.all.count > 200)
        #expect(Country.all.reduce(0) { $0 + HolidayTable.shipped.rows(of: $1).count } == lines)
        #expect(Country.all == Country.all.sorted() && Set(Country.all).count == Country.all.count)
    }

    @Test(arguments: [
        "", "UA", "UA\tName", "UA\tName\t", "UA\t\t2026-01-01", "UA\tName\t2026-02-30", "UA\tName\t01-01@2030-2026",
        "UA\tName\t13-01@2026-2027", "UA\tName\t2026-01-01,", "UA\tName\t01-01@2026", "UA\tName\tx",
    ])
    func `malformed lines are rejected`(line: String) { #expect(HolidayTable.Row(Array(line.utf8)[...]) == nil) }

    @Test func `dates are single days or recur in several years`() throws {
        let table = HolidayTable(
            bytes: Array("# x\nAA\tOne\t~2026-03-03,05-06@2027-2029\nAB\tTwo\t01-01@2026-2026\n".utf8))
        let all = table.holidays(
            of: Country(known: "AA"), from: try CalendarDay("2026-03-03"), through: try CalendarDay("2028-05-06"))
        #expect(all.map(\.day.description) == ["2026-03-03", "2027-05-06", "2028-05-06"])
        #expect(all.map(\.isEstimated) == [true, false, false])
        #expect(table.countries.map(\.code) == ["AA", "AB"])
        #expect(table.knows("AB") && !table.knows("AC") && !table.knows("A"))
    }

    @Test func `unknown countries are rejected`() {
        #expect(throws: ValidationIssue.self) { try Country("QQ") }
        #expect(throws: ValidationIssue.self) { try Country("UKR") }
        let british = #expect(throws: ValidationIssue.self) { try Country("UK") }
        #expect(british?.recoverySuggestion == "the United Kingdom is GB")
    }
}
