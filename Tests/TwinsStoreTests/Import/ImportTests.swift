// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct ImportTests {
    private static let table = """
        name,kind,place,price
        Desk lamp,electronics,Home / Office,39.90 EUR
        Oak table,furniture,Home / Kitchen,250 USD
        Chair,furniture,Home / Kitchen,

        """

    @Test func `a table is added with its places`() async throws {
        let bench = try TransferBench()
        let report = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: Self.table))
        #expect(report.format == .table)
        #expect(report.count == 3)
        #expect(report.added.map(\.name) == ["Desk lamp", "Oak table", "Chair"])
        #expect(report.places == ["Home", "Home / Office", "Home / Kitchen"])
        let tree = try bench.places()
        let places = try bench.twins().compactMap { $0.items[0].location }.map(tree.path(to:))
        #expect(places == ["Home / Office", "Home / Kitchen", "Home / Kitchen"])
        #expect(try bench.find("oak") == ["Oak table"])
        #expect(try bench.find("kitchen") == ["Oak table", "Chair"])
    }

    @Test func `a place is found in another case, in any script`() async throws {
        let bench = try TransferBench()
        for place in ["Кухня / Полиця", "КУХНЯ / полиця", "кухня"] {
            let table = "name,kind,place\nЧайник \(place.count),tools,\(place)\n"
            let report = try await bench.engine(
                Twins.importTwins, ImportTwinsInput(text: table + "\(place),tools,\(place)\n"))
            #expect(report.count == 2)
        }
        #expect(try bench.places().places.count == 2)
    }

    @Test func `a dry run reports the same and adds nothing`() async throws {
        let bench = try TransferBench()
        var input = ImportTwinsInput(text: Self.table)
        input.dryRun = true
        let trial = try await bench.engine(Twins.importTwins, input)
        #expect(try bench.twins().isEmpty)
        #expect(try bench.places().places.isEmpty)
        input.dryRun = false
        var report = try await bench.engine(Twins.importTwins, input)
        report.dryRun = true
        #expect(report == trial)
    }

    @Test func `places with more than 20 levels are refused, however many`() async throws {
        let bench = try TransferBench()
        func table(_ levels: Int) -> String {
            "name,place\nLamp,\((1...levels).map { "L\($0)" }.joined(separator: " / "))\nSaw,Cellar\n"
        }
        for levels in [21, 3_000] {
            let error = await #expect(throws: ComputationError.self) {
                try await bench.engine(Twins.importTwins, ImportTwinsInput(text: table(levels)))
            }
            // What follows says how to leave the row out.
            #expect(error?.issues.map(\.path) == ["line 2, place", "unread"])
            #expect(error?.issues.first?.expected == "at most 20 levels of places")
        }
        var input = ImportTwinsInput(text: table(3_000))
        input.unread = .skip
        let report = try await bench.engine(Twins.importTwins, input)
        #expect(report.added.map(\.name) == ["Saw"] && report.places == ["Cellar"])
        let deep = (1...3_000).map { level in
            Location(id: "l\(level)", name: "L\(level)", parent: level == 1 ? nil : "l\(level - 1)")
        }
        let lines = TwinLines.heading + deep.flatMap { TwinLines.line($0) }
        let error = await #expect(throws: ComputationError.self) {
            try await bench.engine(Twins.importTwins, ImportTwinsInput(file: Blob(lines)))
        }
        #expect(error?.issues.map(\.path) == ["place"])
        #expect(try bench.places().places.count == 1)
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: table(20)))
        #expect(try bench.places().places.count == 21)
    }

    @Test func `a file that is imported again adds nothing and reports duplicates`() async throws {
        let bench = try TransferBench()
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: Self.table))
        let before = try bench.twins()
        let report = try await bench.engine(
            Twins.importTwins, ImportTwinsInput(text: Self.table + "Stool,furniture,,\n"))
        #expect(report.added.map(\.name) == ["Stool"])
        #expect(report.duplicates.map(\.name) == ["Desk lamp", "Oak table", "Chair"])
        #expect(report.duplicates.map(\.row) == ["line 2", "line 3", "line 4"])
        #expect(report.places.isEmpty)
        #expect(try bench.twins().prefix(3) == before[...])
    }

    @Test func `a problem refuses the whole file, and skips or keeps on request`() async throws {
        let bench = try TransferBench()
        let text = "name,bought,price\nLamp,someday,5\nTable,2024-01-02,5\n"
        var input = ImportTwinsInput(text: text)
        #expect(
            await bench.refusal(input) == [
                "refused", "line 2, bought: expected a date such as 2024-05-17, got \"someday\"",
                "unread: expected skip to leave such rows out, or keep to keep such values as custom fields, got refuse",
            ])
        #expect(try bench.twins().isEmpty)
        input.unread = .skip
        let skipped = try await bench.engine(Twins.importTwins, input)
        #expect((skipped.added.count, skipped.skipped, skipped.problems.count) == (1, 1, 1))
        input.unread = .keep
        let kept = try await bench.engine(Twins.importTwins, input)
        #expect(kept.added.map(\.name) == ["Lamp"])
        #expect(try bench.twins().last?.customFields == ["bought": "someday"])
    }

    @Test func `a rule across attributes is a problem of its row`() async throws {
        let bench = try TransferBench()
        // Bought after today.
        let text = "name,bought\nLamp,2031-01-01\n"
        let refusal = await bench.refusal(ImportTwinsInput(text: text))
        #expect(refusal.count == 3)
        #expect(refusal[1].hasPrefix("line 2, "))
    }

    @Test func `a price without a currency has that of the settings, or the stated one`() async throws {
        let bench = try TransferBench()
        var settings = SetSettingsInput()
        settings.defaultCurrency = "UAH"
        _ = try await bench.engine(Twins.setSettings, settings)
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: "name,price\nLamp,100\n"))
        var input = ImportTwinsInput(text: "name,price\nTable,100\n")
        input.currency = "PLN"
        _ = try await bench.engine(Twins.importTwins, input)
        #expect(try bench.twins().compactMap { $0.items[0].purchase?.price?.currency } == ["UAH", "PLN"])
    }

    @Test func `a thing in another thing of a Homebox file is in the place of that name`() async throws {
        let bench = try TransferBench()
        let text = """
            HB.location,HB.name,HB.import_ref,HB.parent_import_ref
            Garage,Toolbox,box,
            Garage,Hammer,hammer,box

            """
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: text))
        let tree = try bench.places()
        #expect(
            try bench.twins().compactMap { $0.items[0].location }.map(tree.path(to:)) == ["Garage", "Garage / Toolbox"])
        // The toolbox is that place, so what is in it moves with it.
        _ = try await bench.engine(Twins.addLocation, AddLocationInput(name: "Attic"))
        _ = try await bench.engine(Twins.move, MoveInput(twin: "Toolbox", location: "Attic"))
        let moved = try bench.places()
        #expect(
            try bench.twins().compactMap { $0.items[0].location }.map(moved.path(to:)) == ["Attic", "Attic / Toolbox"])
        // A later export: the toolbox is there already.
        let report = try await bench.engine(
            Twins.importTwins, ImportTwinsInput(text: text + "Garage,Saw,saw,box\n"))
        #expect(report.added.map(\.name) == ["Saw"])
        #expect(try bench.twins().last?.items[0].location.map(bench.places().path(to:)) == "Attic / Toolbox")
    }

    @Test func `nested things of Homebox are in each other's places, in any order of the rows`() async throws {
        let bench = try TransferBench()
        let text = """
            HB.location,HB.name,HB.import_ref,HB.parent_import_ref
            Garage,Bit,bit,case
            Garage,Case,case,box
            Garage,Toolbox,box,

            """
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: text))
        let tree = try bench.places()
        #expect(
            try bench.twins().compactMap { $0.items[0].location }.map(tree.path(to:)) == [
                "Garage / Toolbox / Case", "Garage / Toolbox", "Garage",
            ])
    }

    @Test func `a reference in a circle or to nothing is a remark`() async throws {
        let bench = try TransferBench()
        let text = """
            HB.location,HB.name,HB.import_ref,HB.parent_import_ref
            Shed,One,1,2
            Shed,Two,2,1
            Shed,Three,3,3
            Shed,Four,4,99
            Shed,Five,5,1

            """
        let report = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: text))
        #expect(
            report.remarks.map { "\($0.place) \($0.got)" } == [
                "line 2 \"2\"", "line 3 \"1\"", "line 4 \"3\"", "line 5 \"99\"",
            ])
        let tree = try bench.places()
        #expect(
            try bench.twins().compactMap { $0.items[0].location }.map(tree.path(to:)) == [
                "Shed", "Shed", "Shed", "Shed", "Shed / One",
            ])
    }

    @Test func `a place of Homebox without things is added as well`() async throws {
        let bench = try TransferBench()
        let text = "HB.url,HB.location,HB.name\n/location/1,Home,Attic\n/item/2,Home,Lamp\n"
        let report = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: text))
        #expect(report.places == ["Home", "Home / Attic"])
        #expect((report.count, report.added.count) == (1, 1))
        let tree = try bench.places()
        #expect(tree.places.keys.map(tree.path(to:)).sorted() == ["Home", "Home / Attic"])
    }

    @Test func `a place is found by the end of its path`() async throws {
        let bench = try TransferBench()
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: Self.table))
        let text = "name,place\nKettle,kitchen\n"
        let report = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: text))
        #expect(report.places.isEmpty)
        let tree = try bench.places()
        #expect(try bench.twins().last?.items[0].location.map(tree.path(to:)) == "Home / Kitchen")
    }

    @Test func `a book with the ISBN of another one is added with a remark`() async throws {
        let bench = try TransferBench()
        let goodreads = "Book Id,Title,ISBN13,Exclusive Shelf\n1,Darkness,9780441478125,read\n"
        let storygraph = "Title,ISBN/UID,Read Status,Star Rating\nDarkness,9780441478125,read,5\n"
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: goodreads))
        let report = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: storygraph))
        #expect(report.added.count == 1)
        #expect(report.remarks.map(\.expected) == ["added, although Darkness has the same code"])
    }

    @Test func `neither and both of text and file are refused`() async throws {
        let bench = try TransferBench()
        var input = ImportTwinsInput(text: "x")
        input.file = Blob([0x78])
        #expect(await bench.refusal(input).first == "refused")
        input.text = nil
        input.file = nil
        #expect(await bench.refusal(input).first == "refused")
    }

    @Test func `5000 rows are imported`() async throws {
        let bench = try TransferBench()
        var text = "name,kind,place,price,bought,notes\n"
        for number in 1...5_000 {
            text +=
                "Thing \(number),electronics,Home / Room \(number % 40),\(number % 500).50,2024-01-02,Note \(number)\n"
        }
        let report = try await bench.engine(Twins.importTwins, ImportTwinsInput(text: text))
        #expect(report.added.count == 5_000)
        #expect(try bench.find("thing 4711") == ["Thing 4711"])
    }
}
