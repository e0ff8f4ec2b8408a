// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacStore
import ComputationKit
import Currencies
import WardrobePlugin
import WardrobeStore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Measures saving a wardrobe to disk and reading it through the engine; prints one line of JSON with medians in
/// milliseconds.
///
/// Each item has every attribute set, which is the slowest case.
@main
struct StoreBenchmark {
    static let usage = "usage: store-benchmark [--items N] [--rounds N]\n"

    static func main() async {
        do {
            let (items, rounds) = try options(Array(CommandLine.arguments.dropFirst()))
            print(try await figures(items: items, rounds: rounds).text())
        } catch {
            let text = Array("store-benchmark: \(error)\n\(usage)".utf8)
            write(2, text, text.count)
            exit(65)
        }
    }

    private static func options(_ arguments: [String]) throws -> (items: Int, rounds: Int) {
        var numbers = ["--items": 2_000, "--rounds": 30]
        for index in stride(from: 0, to: arguments.count, by: 2) {
            guard numbers[arguments[index]] != nil, index + 1 < arguments.count, let number = Int(arguments[index + 1]),
                number > 0
            else { throw ComputationError(.refused, "expected an option and a number, got \(arguments[index])") }
            numbers[arguments[index]] = number
        }
        return (numbers["--items"] ?? 0, numbers["--rounds"] ?? 0)
    }

    private static func figures(items count: Int, rounds: Int) async throws -> JSONValue {
        var template = Array("/tmp/store-benchmark-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ComputationError(.invalidData, "no folder in /tmp") }
        let home = Home(path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        defer { _ = try? Stores(of: [StoredWardrobePlugin(in: home)], in: home).erase() }
        let engine = try Engine([StoredWardrobePlugin(in: home)])
        let items = try (0..<count).map(item)
        let list = JSONValue.array(items.map { WardrobeItem.schema.json(of: $0) })
        let saving = try await time {
            try await engine.run("wardrobe.import-items", ["text": .string(list.text())])
        }
        let first = try CalendarDay("2025-01-01")
        let logging = try await time {
            for number in 0..<count {
                let worn = (0..<4).map { JSONValue.string("item-\((number + $0 * 97) % count)") }
                let day = first.adding(days: number % 600)
                _ = try await engine.run(
                    "wardrobe.wear",
                    ["items": .array(worn), "date": .string("\(day)"), "rating": .integer(Int64(number % 5 + 1))])
            }
        }
        let loading = try await times(rounds) {
            let all = try await engine(Wardrobe.myItems, MyItemsInput(limit: count))
            guard all.items.count == count else { throw ComputationError(.invalidData, "lost") }
        }
        let loadingLog = try await times(rounds) { try await engine(Wardrobe.myStatistics, MyStatisticsInput()) }
        let opening = try await times(rounds) {
            let fresh = try Engine([StoredWardrobePlugin(in: home)])
            let all = try await fresh(Wardrobe.myItems, MyItemsInput(limit: count))
            guard all.items.count == count else { throw ComputationError(.invalidData, "lost") }
        }
        return [
            "items": .integer(Int64(count)), "rounds": .integer(Int64(rounds)), "importing": .number(saving),
            "logging": .number(logging), "listing": .number(median(loading)),
            "listingMost": .number(loading.max() ?? 0),
            "statistics": .number(median(loadingLog)), "openingAndListing": .number(median(opening)),
        ]
    }

    private static func times(_ rounds: Int, _ work: () async throws -> some Any) async throws -> [Double] {
        var all: [Double] = []
        for _ in 0..<rounds { all.append(try await time(work)) }
        return all
    }

    /// Returns the time that work takes, in milliseconds.
    private static func time(_ work: () async throws -> some Any) async rethrows -> Double {
        let start = ContinuousClock.now
        _ = try await work()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func item(_ number: Int) throws -> WardrobeItem {
        var item = WardrobeItem(
            id: "item-\(number)", name: "Item number \(number) of the wardrobe",
            category: Category.allCases[number % Category.allCases.count],
            primaryColor: SRGBColor(red: UInt8(number % 256), green: UInt8(number / 7 % 256), blue: 90))
        item.subcategory = "double-breasted"
        item.brand = "Aran Mills \(number % 40)"
        item.size = "48"
        item.secondaryColor = SRGBColor(red: 10, green: 20, blue: 30)
        item.pattern = .herringbone
        item.fabric = .wool
        item.purchaseDate = try CalendarDay("2024-02-29")
        item.price = Money(amount: "\(number).90", currency: "EUR")
        item.retailer = "the shop on the corner"
        item.productURL = "https://example.org/item/\(number)"
        item.timesWorn = number % 50
        item.firstWorn = try CalendarDay("2024-03-01")
        item.lastWorn = try CalendarDay("2024-12-24")
        item.season = [.fall, .winter]
        item.occasion = [.work, .workPresentation]
        item.tags = ["classic", "gold buttons"]
        item.notes = "the left sleeve has a loose button, number \(number)"
        item.warmth = 0.44
        item.formality = number % 10 + 1
        item.waterproof = false
        item.windproof = true
        return item
    }
}
