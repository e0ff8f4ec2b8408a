// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import Currencies
import StoreTesting
import SwissEphemeris
import Testing

@testable import AstrologyStore

@Suite struct KeptReportTests {
    private func made(
        _ desk: Desk, _ area: ReportArea = .career, _ language: ReportLanguage = .english
    ) async throws -> SavedReport {
        try await desk.engine(
            Astrology.makeReport, MakeReportInput(chart: "Olena", area: area, language: language))
    }

    private func report(_ desk: Desk, _ name: String) async throws -> SavedReport {
        try await desk.engine(Astrology.myReport, MyReportInput(report: name))
    }

    @Test func `a revision has one report in each area and language`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        let first = try await made(desk)
        desk.advance(seconds: 60)
        #expect(try await made(desk) == first)
        let ukrainian = try await made(desk, .career, .ukrainian)
        #expect(ukrainian.summary.id != first.summary.id)
        #expect(try desk.count("report") == 2)
        #expect(try await report(desk, "Olena career en") == first)
        let composed = try await desk.engine(
            Astrology.report, ReportRequest(chart: ChartRequest(name: "Olena", birth: .kyiv), area: .career))
        #expect(first.report == composed)
        let list = try await desk.engine(Astrology.myReports, MyReportsInput(chart: "Olena", language: .ukrainian))
        #expect(list.reports == [ukrainian.summary] && list.total == 1)
    }

    @Test func `a report keeps its revision and its text when the chart changes`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        let first = try await made(desk)
        _ = try await desk.engine(
            Astrology.editChart, EditChartInput(chart: "Olena", request: ["birth": ["date": "1990-05-15T05:30"]]))
        #expect(try desk.count("chartRevision") == 2)
        let second = try await made(desk)
        #expect(second.summary.revision == 2 && second.report != first.report)
        #expect(try await report(desk, "Olena career en 1") == first)
        #expect(try await report(desk, "Olena career en") == second)
        _ = try await desk.engine(Astrology.removeReport, RemoveReportInput(report: "Olena career en 1"))
        #expect(try desk.count("chartRevision") == 1)
    }

    @Test func `a text from elsewhere is marked, and doesn't replace a report`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        var input = AddReportInput(chart: "Olena", area: .health, text: "You like long walks.", source: "Iryna")
        let added = try await desk.engine(Astrology.addReport, input)
        #expect(added.summary.isFromElsewhere && added.summary.words == 4 && added.summary.minutes == 1)
        #expect(added.report == nil && added.text == "You like long walks.")
        input.text = "Another one."
        let error = await failure { try await desk.engine(Astrology.addReport, input) }
        #expect(error?.code == .conflict)
        #expect(try await report(desk, "Olena health en") == added)
    }

    @Test func `a removed chart takes its reports and purchases with it, and says what they cost`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        _ = try await made(desk)
        for (area, amount, id) in [(ReportArea.career, "6.99", "T-1"), (.general, "9.99", "T-2")] {
            _ = try await desk.engine(
                Astrology.addPurchase,
                AddPurchaseInput(
                    chart: "Olena", area: area, transactionID: id, price: Money(amount: amount, currency: "USD")))
        }
        let removal = try await desk.engine(Astrology.removeChart, RemoveChartInput(chart: "Olena"))
        #expect(removal.reports == 1 && removal.purchases == 2)
        #expect(removal.paid == [Money(amount: "16.98", currency: "USD")])
        #expect(try desk.count("report") == 0 && desk.count("purchase") == 0)
        _ = try await desk.engine(ActionKeys(plugin: "astrology").undo, UndoInput())
        #expect(try desk.count("report") == 1 && desk.count("purchase") == 2)
    }

    @Test func `an area is bought once, whatever the language and revision`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        let report = try await made(desk)
        let purchase = try await desk.engine(
            Astrology.addPurchase, AddPurchaseInput(chart: "Olena", area: .career, transactionID: "T-1"))
        // The list price of the specification.
        #expect(purchase.price == Money(amount: "6.99", currency: "USD") && purchase.report == report.summary.id)
        let again = await failure {
            try await desk.engine(
                Astrology.addPurchase, AddPurchaseInput(chart: "Olena", area: .career, transactionID: "T-2"))
        }
        #expect(again?.code == .conflict && again?.issues.first?.path == "area")
        let same = await failure {
            try await desk.engine(
                Astrology.addPurchase, AddPurchaseInput(chart: "Olena", area: .health, transactionID: "T-1"))
        }
        #expect(same?.code == .conflict && same?.issues.first?.path == "transactionID")
        let status = try await desk.engine(
            Astrology.myPurchaseStatus, MyPurchaseStatusInput(chart: "Olena", area: .health))
        #expect(!status.isPurchased && status.listPrice?.price.amount == "5.99")
        let bought = try await desk.engine(
            Astrology.myPurchaseStatus, MyPurchaseStatusInput(chart: "Olena", area: .career))
        #expect(bought.purchase == purchase)
        let list = try await desk.engine(Astrology.myPurchases, MyPurchasesInput())
        #expect(list.paid == [purchase.price] && list.purchases == [purchase])
    }

    @Test func `ten charts and twenty reports take at most 300 KB`() async throws {
        let home = try TestHome()
        let desk = try Desk(AstrologyRecords.open(in: home.home))
        for number in 0..<10 {
            let name = "Person \(number)"
            try await desk.save(
                name, Birth(date: "19\(50 + number)-0\(1 + number % 9)-1\(number)T1\(number):30", place: "Kyiv"))
            for language in ReportLanguage.allCases {
                _ = try await desk.engine(
                    Astrology.makeReport,
                    MakeReportInput(chart: name, area: ReportArea.allCases[number % 5], language: language))
            }
        }
        // The undo history of 30 days takes as much again.
        _ = try await desk.engine(ActionKeys(plugin: "astrology").forgetActions, ForgetActionsInput())
        let bytes = try desk.usedBytes()
        #expect(bytes > 50_000 && bytes <= 300_000, "\(bytes)")
    }
}
