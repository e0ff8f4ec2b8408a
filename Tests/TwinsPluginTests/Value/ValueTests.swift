// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing

@testable import TwinsPlugin

@Suite struct ValueTests {
    private let day = CalendarDay.test(2026, 11, 23)

    private func euros(_ amount: String) -> Money { Money(amount: amount, currency: "EUR") }

    private var places: [Location] {
        [
            Location(id: "home", name: "Home", kind: .home),
            Location(id: "study", name: "Study", kind: .room, parent: "home"),
            Location(id: "shelf", name: "Shelf", kind: .furniture, parent: "study"),
            Location(id: "garage", name: "Garage", kind: .other),
        ]
    }

    private var things: [Twin] {
        var desk = InventoryItem(id: "desk-1", twin: "desk")
        desk.location = "study"
        desk.purchase = Purchase(date: .test(2024, 11, 23), price: euros("480"))
        desk.depreciation = DepreciationPlan(method: .linear, lifeMonths: 48)
        desk.replacementPrice = euros("520.10")
        var camera = InventoryItem(id: "camera-1", twin: "camera")
        camera.location = "shelf"
        camera.currentValue = Money(amount: "350", currency: "USD")
        camera.purchase = Purchase(price: euros("999.90"))
        camera.photos = [
            ItemPhoto(
                id: "p", hash: String(repeating: "a", count: 64), mediaType: "image/png", byteCount: 4,
                added: Timestamp(secondsSince1970: 0)),
            ItemPhoto(
                id: "q", hash: String(repeating: "b", count: 64), mediaType: "image/png", byteCount: 4,
                added: Timestamp(secondsSince1970: 0)),
        ]
        var drill = InventoryItem(id: "drill-1", twin: "drill")
        drill.location = "garage"
        drill.purchase = Purchase(price: Money(amount: "100", currency: "USD"))
        let gift = InventoryItem(id: "gift-1", twin: "gift")
        return [
            Twin(id: "desk", details: .furniture(FurnitureDetails(name: "Desk")), items: [desk]),
            Twin(id: "camera", details: .electronics(ElectronicsDetails(name: "Camera <1>")), items: [camera]),
            Twin(id: "drill", details: .tools(ToolDetails(name: "Drill")), items: [drill]),
            Twin(id: "gift", details: .book(BookDetails(title: "Gift")), items: [gift]),
        ]
    }

    private func summary(photos: [String: Blob] = [:]) -> ValueSummary {
        SummarizeValue.reading(of: ValueSummaryInput(twins: things, locations: places, photos: photos), day: day)
    }

    /// The desk is worth 480 x 24 / 48 = 240 EUR; the camera 350 USD by estimate; the drill its price.
    @Test func `currencies are never added`() {
        let totals = summary().totals
        #expect(totals.map(\.currency) == ["EUR", "USD"])
        #expect(totals.map(\.value.amount) == ["240.00", "450.00"])
        #expect(totals.map(\.valued) == [1, 2])
        #expect(totals.map(\.purchase.amount) == ["1479.90", "100.00"])
        #expect(totals.map(\.replacement.amount) == ["520.10", "0.00"])
        #expect(summary().withoutValue == 1)
    }

    @Test func `items belong to their room, or to the topmost place`() {
        #expect(summary().rooms.map(\.room) == ["Garage", "Home / Study", nil])
        #expect(summary().rooms.map(\.items) == [1, 2, 1])
        #expect(summary().kinds.map(\.kind) == [.book, .furniture, .electronics, .tools])
    }

    @Test func `each value says where it is from`() {
        let list = summary().list
        #expect(list.map(\.item) == ["drill-1", "camera-1", "desk-1", "gift-1"])
        #expect(list.map(\.basis) == [.purchase, .estimate, .depreciation, .unknown])
        #expect(
            list[2].explanation.text
                == "Straight-line depreciation over 48 months from 2024-11-23, to 2026-11-23; 480 EUR at the start.")
        #expect(list[3].value == nil)
    }

    /// PNG files begin with 89 50 4E 47 (RFC 2083).
    @Test func `the report has pictures and escapes text`() {
        let photo = Blob([0x89, 0x50, 0x4E, 0x47])
        let summary = summary(photos: [String(repeating: "a", count: 64): photo])
        #expect(summary.list[1].photos == [photo])
        #expect(summary.list[1].photoCount == 2)
        let html = InsuranceReport(summary, PresentationStyle()).html
        #expect(html.contains("<img src=\"data:image/png;base64,iVBORw==\" alt=\"Photo 1 of Camera &lt;1&gt;\">"))
        #expect(html.contains("1 photo not included."))
        #expect(!html.contains("<1>"))
        #expect(html.contains("<dd>350 USD</dd>"))
    }

    @Test func `a place in itself ends`() {
        let circle = [
            Location(id: "a", name: "A", parent: "b"), Location(id: "b", name: "B", parent: "a"),
        ]
        #expect(PlacePaths(circle).path(to: "a") == "B / A")
    }
}
