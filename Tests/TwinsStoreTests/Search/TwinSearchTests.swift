// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct TwinSearchTests {
    private let bench: TransferBench

    init() throws {
        bench = try TransferBench()
        try add("1", book("The Idiot", by: "Fyodor Dostoyevsky"))
        try add("2", book("Злочин і кара", by: "Федір Достоєвський"))
        try add("3", book("Преступление и наказание", by: "Фёдор Достоевский"))
        try add("4", book("Les Frères Karamazov", by: "Fiodor Dostoïevski"))
        try add("5", book("Кобзар", by: "Тарас Шевченко"))
        try add("6", book("Grande Sertão", by: "João Guimarães Rosa"))
        var drill = ToolDetails(name: "Cordless drill")
        (drill.brand, drill.model) = ("Bosch", "GSR 18V-55")
        try add("7", .tools(drill)) { item in
            item.serialNumber = "3601-JH5-202"
            item.tags = ["workshop"]
            item.notes = "борошно в коробці"
            item.spot = "Blue cabinet"
        }
    }

    private func book(_ title: String, by author: String) -> TwinDetails {
        var book = BookDetails(title: title)
        book.author = author
        return .book(book)
    }

    private func add(_ id: String, _ details: TwinDetails, _ change: (inout InventoryItem) -> Void = { _ in }) throws {
        var item = InventoryItem(id: "\(id)-1", twin: id)
        change(&item)
        _ = try bench.records.write {
            try $0.twins.insert([Twin(id: id, details: details, items: [item])])
        }
    }

    @Test(arguments: [
        "dostoevsky", "Dostoyevsky", "DOSTOEVSKII", "Достоєвський", "достоевский", "Dostojewski", "Dostoïevski",
        "Dostoevskij", "dostoevs",
    ])
    func `each spelling of a name finds the books under every other one`(query: String) throws {
        #expect(
            Set(try bench.find(query)) == [
                "The Idiot", "Злочин і кара", "Преступление и наказание", "Les Frères Karamazov",
            ])
    }

    @Test func `words are found by their beginning, in any case, and without accents`() throws {
        #expect(try bench.find("sert") == ["Grande Sertão"])
        #expect(try bench.find("joao guimaraes") == ["Grande Sertão"])
        #expect(try bench.find("freres") == ["Les Frères Karamazov"])
        #expect(try bench.find("kobz") == ["Кобзар"])
        #expect(try bench.find("КОБ") == ["Кобзар"])
    }

    @Test func `every word has to match`() throws {
        #expect(try bench.find("taras dostoevsky").isEmpty)
        #expect(try bench.find("shevchenko kobzar") == ["Кобзар"])
    }

    @Test func `brands, models, serial numbers, tags, notes, and spots are found`() throws {
        for query in [
            "bosch", "gsr", "GSR 18V-55", "18v55", "3601-JH5-202", "3601JH5", "workshop", "boroshno", "борошно",
            "cabinet",
        ] {
            #expect(try bench.find(query) == ["Cordless drill"], "\(query)")
        }
    }

    @Test func `unrelated and empty queries find nothing`() throws {
        for query in ["tolstoy", "gogol", "hammer", "", "  ", "!?", "\"", "*", "NEAR(", "{title}:x", "a OR b", "AND"] {
            #expect(try bench.find(query).isEmpty, "\(query)")
        }
    }

    @Test func `matches in titles come before matches in notes`() throws {
        try add("8", .unknown(OtherDetails(name: "Box"))) { $0.notes = "holds the hammer" }
        try add("9", .tools(ToolDetails(name: "Hammer")))
        #expect(try bench.find("hammer") == ["Hammer", "Box"])
    }

    @Test func `a changed twin is found by its new words only`() throws {
        _ = try bench.records.write { try $0.twins.update("7") { $0.items[0].notes = "sold soon" } }
        #expect(try bench.find("boroshno").isEmpty)
        #expect(try bench.find("sold") == ["Cordless drill"])
    }

    @Test func `removed and replaced words leave no trace in any file of the store`() async throws {
        let home = try TestHome()
        let word = "zqxjkvmarker"
        let store = try PluginStore.open(TwinRecords.migrations, in: home.home)
        let records = TwinRecords(store, clock: Moments.clock)
        try records.write { transaction in
            let twins = transaction.twins
            for number in 1...300 {
                try twins.insert([Twin(id: "\(number)", details: .unknown(OtherDetails(name: "Thing \(number)")))])
            }
            try twins.insert([Twin(id: "gone", details: .unknown(OtherDetails(name: word)))])
            var edited = OtherDetails(name: "Edited")
            edited.summary = word
            try twins.insert([Twin(id: "edited", details: .unknown(edited))])
        }
        #expect(!(try home.files(with: word)).isEmpty)
        let engine = try Engine([StoredTwinsPlugin(LazyRecords(records))], context: Context(clock: Moments.clock))
        _ = try await engine(Twins.remove, RemoveTwinInput(twin: "gone"))
        _ = try await engine(ActionKeys(plugin: "twins").forgetActions, ForgetActionsInput())
        _ = try records.write {
            try $0.twins.update("edited") { $0.details = .unknown(OtherDetails(name: "Edited")) }
        }
        try store.close()
        #expect(try home.files(with: word).isEmpty)
        #expect(try home.files(with: NameKey.keys(of: word).first ?? "?").isEmpty)
    }
}
