// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import StoreTesting
import TwinsPlugin

@testable import TwinsStore

/// Records of every kind.
enum Samples {
    /// A minimal PNG file of 640 by 480 pixels, followed by some text.
    static func picture(_ text: String) -> Blob {
        Blob(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 2, 0x80, 0, 0, 1, 0xE0] + Array(text.utf8))
    }

    /// Adds things of every kind with places, photos, a loan, recalls, and log entries.
    static func fill(_ desk: Desk) async throws {
        let engine = desk.engine
        try await desk.place("Home")
        try await desk.place("Kitchen", in: "Home")
        try await desk.place("Cellar", in: "Home")
        try await addKinds(desk)
        _ = try await engine(
            Twins.addPhoto, AddPhotoInput(twin: "Cordless drill", photo: picture("drill"), caption: "Front"))
        _ = try await engine(Twins.lend, LendInput(twin: "Laptop", borrower: "Ana", due: .date(day("2026-12-01"))))
        _ = try await engine(
            Twins.addLocation, AddLocationInput(kind: .furniture, twin: "Bookshelf"))
        var edit = EditTwinInput(twin: "Laptop")
        edit.primaryImage = picture("laptop")
        edit.manual = Blob(Array("%PDF-1.7 manual".utf8))
        edit.warrantyDocument = Blob(Array("Two years of warranty.".utf8))
        edit.customFields = ["shelf label": "B7"]
        _ = try await engine(Twins.edit, edit)
        _ = try await engine(
            Twins.addRecall,
            AddRecallInput(
                twin: "Cordless drill",
                notices: [
                    RecallNotice(
                        title: "Battery fire", url: "https://example.org/recall/7", published: day("2026-11-01"))
                ]))
        _ = try await engine(
            Twins.addRecall, AddRecallInput(notices: [RecallNotice(gtin: "4006381333931", batch: "L2207")]))
        var settings = SetSettingsInput()
        settings.firstWarningDays = 4
        _ = try await engine(Twins.setSettings, settings)
    }

    private static func addKinds(_ desk: Desk) async throws {
        var item = ItemFields()
        item.location = "Kitchen"
        item.spot = "Top shelf"
        item.notes = "from the market"
        item.conditionNotes = "a scratch"
        item.tags = ["insured"]
        _ = try await desk.engine(
            Twins.add,
            AddTwinInput(name: "The Left Hand of Darkness", code: "978-0-441-47812-5", item: item))
        try await desk.addFood("Oat milk", quantity: 3, expiry: "2026-12-01") { food in
            food.daysAfterOpening = 5
            food.lots[0].batch = "L1"
        }
        try await desk.addFood("Bread", expiry: "2026-11-23") { food in
            food.daysAfterFreezing = 90
            food.daysAfterThawing = 2
        }
        var furniture = FurnitureDetails(name: "Bookshelf")
        furniture.maintenanceDays = 180
        furniture.lastCleaned = try day("2026-09-01")
        try await desk.add(.furniture(furniture), item)
        var laptop = ElectronicsDetails(name: "Laptop")
        laptop.warrantyExpires = try day("2027-01-15")
        laptop.specifications = ["memory": "16 GB"]
        var bought = ItemFields()
        bought.purchased = .date(try day("2025-01-15"))
        bought.price = StatedPrice(amount: "1200", currency: "EUR")
        bought.depreciation = DepreciationPlan(method: .linear, lifeMonths: 60)
        bought.sustainabilityNotes = "repairable"
        try await desk.add(.electronics(laptop), bought)
        let coat = ClothingDetails(name: "Wool coat")
        try await desk.add(.clothing(coat))
        let game = GameDetails(title: "Harbor Masters")
        try await desk.add(.games(game))
        try await desk.add(.named(tool: "Cordless drill"), bought)
        var plant = PlantDetails(name: "Monstera")
        plant.wateringDays = 7
        try await desk.add(.plants(plant))
        let other = OtherDetails(name: "Box of cables")
        try await desk.add(.unknown(other))
    }
}
