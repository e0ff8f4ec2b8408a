// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct RuleTests {
    private func paths(_ details: TwinDetails, _ item: ItemFields = ItemFields()) async throws -> [String] {
        let desk = try Desk()
        let error = await failure { try await desk.add(details, item) }
        #expect(try desk.count("twin") == 0)
        return error?.issues.map(\.path) ?? []
    }

    @Test func `expiry before production is refused`() async throws {
        var food = FoodDetails(product: "Milk")
        food.lots = [with(FoodLot(expiry: try day("2026-11-01"))) { $0.produced = try? day("2026-11-02") }]
        #expect(try await paths(.food(food)) == ["details.lots[0].expiry"])
    }

    @Test func `food can't be thawed before it was frozen`() async throws {
        var food = FoodDetails(product: "Bread")
        food.lots = [
            try with(FoodLot()) {
                $0.frozen = try day("2026-11-10")
                $0.thawed = try day("2026-11-09")
            }
        ]
        #expect(try await paths(.food(food)) == ["details.lots[0].thawed"])
        food.lots[0].frozen = nil
        #expect(try await paths(.food(food)) == ["details.lots[0].frozen"])
    }

    @Test func `the ISBNs of a book are of one book`() async throws {
        var book = BookDetails(title: "Dune")
        book.isbn13 = "9780441478125"
        book.isbn10 = "0306406152"
        #expect(try await paths(.book(book)) == ["details.isbn10"])
        // 979 numbers have no ISBN-10 (ISO 2108).
        book.isbn13 = nil
        book.isbn10 = "9791234567"
        #expect(try await paths(.book(book)) == ["details.isbn10"])
    }

    @Test func `a page is within the book, and days are in order`() async throws {
        var book = BookDetails(title: "Dune")
        book.pages = 100
        book.currentPage = 101
        book.startedReading = try day("2026-11-02")
        book.finishedReading = try day("2026-11-01")
        #expect(try await paths(.book(book)) == ["details.currentPage", "details.finishedReading"])
    }

    @Test func `what has happened isn't in the future`() async throws {
        var plant = PlantDetails(name: "Fern")
        plant.lastWatered = try day("2026-11-22")
        var item = ItemFields()
        item.purchased = .tomorrow
        #expect(try await paths(.plants(plant), item) == ["details.lastWatered", "item.purchased"])
    }

    @Test func `a floor above cost is refused`() async throws {
        var item = ItemFields()
        item.price = StatedPrice(amount: "100", currency: "EUR")
        item.depreciation = DepreciationPlan(
            method: .linear, lifeMonths: 12, floor: Money(amount: "101", currency: "EUR"))
        #expect(try await paths(.named(tool: "Drill"), item) == ["item.depreciation.floor.amount"])
    }

    @Test func `fewer players at most than at least are refused`() async throws {
        var game = GameDetails(title: "Go")
        game.minimumPlayers = 3
        game.maximumPlayers = 2
        #expect(try await paths(.games(game)) == ["details.maximumPlayers"])
    }

    @Test func `control characters are refused`() async throws {
        #expect(try await paths(.named(tool: "Drill\u{1B}[31m")) == ["details.name"])
    }

    @Test func `tags are there once and on one line`() async throws {
        var item = ItemFields()
        item.tags = ["a", "a", "b\nc"]
        #expect(try await paths(.named(tool: "Drill"), item) == ["item.tags[1]", "item.tags[2]"])
    }

    private func refusal(_ work: () async throws -> some Any) async -> [String] {
        await failure(work)?.issues.map(\.description) ?? []
    }

    @Test func `names and other short texts are on one line`() async throws {
        var device = ElectronicsDetails(name: "Bob\n\nerror: fake")
        device.brand = "A\r\nB"
        device.connectivity = ["USB-C", "a\nb"]
        device.specifications = ["memory": "16\nGB"]
        device.recyclingInstructions = "Return it\nto a shop."
        var item = ItemFields()
        item.spot = "Top\nshelf"
        item.store = "the shop\non the corner"
        item.notes = "a gift\nof Ana"
        #expect(
            try await paths(.electronics(device), item) == [
                "details.name", "details.brand", "details.specifications.memory", "details.connectivity[1]",
                "item.spot", "item.store",
            ])
    }

    @Test func `borrowers, places, spots, captions, and recalls are on one line`() async throws {
        let desk = try Desk()
        let engine = desk.engine
        try await desk.add(.named(tool: "Drill"))
        try await desk.place("Cellar")
        let problem = "expected a text on one line, got text with a line break"
        let text = "Bob\n\nerror: fake"
        #expect(
            await refusal { try await engine(Twins.lend, LendInput(twin: "Drill", borrower: text)) }
                == ["borrower: \(problem)"])
        #expect(await refusal { try await desk.place(text) } == ["name: \(problem)"])
        #expect(
            await refusal {
                try await engine(Twins.editLocation, with(EditLocationInput(location: "Cellar")) { $0.name = text })
            } == ["name: \(problem)"])
        #expect(
            await refusal {
                try await engine(Twins.move, with(MoveInput(twin: "Drill", location: "Cellar")) { $0.spot = text })
            } == ["spot: \(problem)"])
        #expect(
            await refusal {
                try await engine(
                    Twins.addPhoto, AddPhotoInput(twin: "Drill", photo: Samples.picture("a"), caption: text))
            } == ["caption: \(problem)"])
        #expect(
            await refusal {
                try await engine(
                    Twins.addRecall, AddRecallInput(twin: "Drill", notices: [RecallNotice(title: text, batch: text)]))
            } == ["notices[0].title: \(problem)", "notices[0].batch: \(problem)"])
        #expect(
            await refusal {
                try await engine(
                    Twins.edit, with(EditTwinInput(twin: "Drill")) { $0.customFields = ["a\nb": "c\nd"] })
            } == ["customFields: \(problem)"])
        #expect(
            await refusal { try await engine(Twins.add, AddTwinInput(name: text, code: "9780441013593")) }
                == ["name: \(problem)"])
    }

    @Test(arguments: [true, false])
    func `an import refuses names and places of several lines, in a dry run too`(isDryRun: Bool) async throws {
        let desk = try Desk()
        var input = ImportTwinsInput(text: "name,kind,place,notes\n\"A\nB\",tools,\"C\nD\",\"E\nF\"\n")
        input.dryRun = isDryRun
        input.unread = .skip
        let report = try await desk.engine(Twins.importTwins, input)
        #expect(
            report.added.isEmpty && report.problems.map(\.expected) == Array(repeating: "a text on one line", count: 2))
        #expect(try desk.count("twin") == 0 && desk.count("location") == 0)
    }
}
