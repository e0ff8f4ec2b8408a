// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import StoreCommand
import WardrobePlugin
import WardrobeStore

struct SizeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "size", abstract: "Find the size of a wish by your measurements and its brand's chart.",
        discussion: """
            It takes measurements (outfit profile measure) and a chart of the brand (outfit wishlist chart).

            EXAMPLES
              outfit wishlist size "Rain coat" --passphrase-file pass.txt
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @OptionGroup var passphrase: PassphraseOptions

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let id = try records.wishID(wish)
        let wish = try records.wish(id)
        guard let brand = wish.brand else {
            throw ComputationError(.invalidInput, "The brand of \(wish.name) is not known, so no chart fits it.")
        }
        guard try records.sizeChart(brand: brand, category: wish.category) != nil else {
            throw ComputationError(
                .invalidInput, "There is no size chart of \(brand) for this. Read one: outfit wishlist chart FILE.json")
        }
        guard try records.hasMeasurements() else {
            throw ComputationError(
                .invalidInput, "Your measurements are not known. Save some: outfit profile measure chest=96")
        }
        try records.vault.unlock(passphrase: try passphrase.known("Passphrase: "))
        guard let size = try records.recommendSize(of: id) else {
            throw ComputationError(.invalidInput, "The chart of \(brand) asks for measures that are not known.")
        }
        let reason = size.reason.map { ": \($0)" } ?? ""
        let text = "Size \(size.size), \(Int((size.confidence * 100).rounded())) % sure\(reason)."
        for line in text.wrapped(toTerminalWidth: 80) { try OutputStream.standardOutput.print(line) }
    }
}

struct TriedOnCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tried", abstract: "Note that you tried a wish on.",
        discussion: """
            EXAMPLES
              outfit wishlist tried "Rain coat"
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(help: ArgumentHelp("A photo of you in it.", valueName: "file"), completion: .file())
    var photo: String?

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let picture = try photo.map(Picture.init(photo:))
        let wish = try records.setTriedOn(picture, ofWish: try records.wishID(wish))
        try OutputStream.standardOutput.print("\(wish.name): tried on.")
    }
}

struct BoughtCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bought", abstract: "Note that you bought a wish; it joins your wardrobe.",
        discussion: """
            EXAMPLES
              outfit wishlist bought "Rain coat" --color olive
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(
        help: ArgumentHelp("Its color, where the wish has none.", valueName: "color"))
    var color: String?

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let id = try records.wishID(wish)
        let wish = try records.wish(id)
        guard !wish.purchased else { throw ComputationError(.invalidInput, "\(wish.name) was bought already.") }
        var item = try wish.item(color: color)
        item.id = ""
        item.purchaseDate = .today()
        let saved = try records.add(item)
        try records.update(wish: id) { $0.purchased = true }
        try OutputStream.standardOutput.print("Added \(saved.name): \(saved.summary).")
    }
}

extension WishlistItem {
    /// The wish as an item, in the color typed or its own.
    /// - Throws: ``ComputationError`` when neither is known.
    func item(color typed: String?) throws(ComputationError) -> WardrobeItem {
        var wish = self
        if let typed { wish.primaryColor = try SRGBColor(typed: typed, for: "--color") }
        guard let item = wish.asItem else {
            throw ComputationError(.invalidInput, "The color of \(name) is not known; say it with --color.")
        }
        return item
    }
}

struct RemoveWishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a wish off the list.",
        discussion: """
            EXAMPLES
              outfit wishlist remove "Green scarf"
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let removed = try records.remove(wish: try records.wishID(wish))
        try OutputStream.standardOutput.print("Removed \(removed.name).")
    }
}

struct SizeChartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chart", abstract: "Read a brand's size chart, or list those that are kept.",
        discussion: """
            A chart is JSON: {"brand": "…", "categories": ["coat"], "sizes": [{"label": "M", "body": {"chest": \
            {"minimum": 94, "maximum": 98}}}]}, in cm and from the smallest size on.

            EXAMPLES
              outfit wishlist chart chart.json
              outfit wishlist chart
            """)

    @Argument(help: "The chart, or - for standard input.", completion: .file(extensions: ["json"]))
    var file: String?

    @OptionGroup
    var limit: InputLimit

    func run() async throws {
        let output = OutputStream.standardOutput
        guard let file else {
            let charts = try WardrobeRecords.existing()?.sizeCharts() ?? []
            for chart in charts {
                let kinds = chart.categories.isEmpty ? "all" : chart.categories.map(\.rawValue).joined(separator: ", ")
                let sizes = chart.sizes.map(\.label).joined(separator: ", ")
                for line in "\(chart.brand), \(kinds): \(sizes)".wrapped(toTerminalWidth: 80, indent: "  ") {
                    try output.print(line)
                }
            }
            if charts.isEmpty { try output.print("No size chart is kept.") }
            return
        }
        let json: JSONValue
        do {
            json = try JSONValue(parsing: try limit.read(file))
        } catch let error as JSONSyntaxError {
            throw ComputationError.invalidData("\(file): \(error)")
        }
        let chart = try SizeChart(json: json)
        try WardrobeRecords.ofUser().save(chart)
        try output.print("Kept the chart of \(chart.brand), sizes \(chart.sizes.map(\.label).joined(separator: ", ")).")
    }
}
