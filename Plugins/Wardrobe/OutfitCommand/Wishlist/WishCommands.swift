// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand
import TerminalKit
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
        let closet = try Closet.ofUser()
        let id = try closet.wishID(wish)
        let wish = try closet.wish(id)
        guard let brand = wish.brand else {
            throw Failure(.badInput, "The brand of \(wish.name) is not known, so no chart fits it.")
        }
        guard try closet.sizeChart(brand: brand, category: wish.category) != nil else {
            throw Failure(
                .badInput, "There is no size chart of \(brand) for this. Read one: outfit wishlist chart FILE.json")
        }
        guard try closet.hasMeasurements() else {
            throw Failure(.badInput, "Your measurements are not known. Save some: outfit profile measure chest=96")
        }
        try closet.vault.unlock(passphrase: try passphrase.known("Passphrase: "))
        guard let size = try closet.recommendSize(of: id) else {
            throw Failure(.badInput, "The chart of \(brand) asks for measures that are not known.")
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
        let closet = try Closet.ofUser()
        let picture = try photo.map(Picture.init(photo:))
        let wish = try closet.setTriedOn(picture, ofWish: try closet.wishID(wish))
        try OutputStream.standardOutput.print("\(wish.name): tried on.")
    }
}

struct BoughtCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bought", abstract: "Note that you bought a wish; it joins your wardrobe.",
        discussion: """
            EXAMPLES
              outfit wishlist bought "Rain coat" --colour olive
            """)

    @Argument(help: "The wish, by its name or a part of it.")
    var wish: String

    @Option(
        name: [.customLong("colour"), .customLong("color")],
        help: ArgumentHelp("Its colour, where the wish has none.", valueName: "colour"))
    var colour: String?

    func run() async throws {
        let closet = try Closet.ofUser()
        let id = try closet.wishID(wish)
        let wish = try closet.wish(id)
        guard !wish.purchased else { throw Failure(.badInput, "\(wish.name) was bought already.") }
        var item = try wish.piece(colour: colour)
        item.id = ""
        item.purchaseDate = .today()
        let saved = try closet.add(item)
        try closet.update(wish: id) { $0.purchased = true }
        try OutputStream.standardOutput.print("Added \(saved.name): \(saved.summary).")
    }
}

extension WishlistItem {
    /// The wish as a piece, in the colour typed or its own.
    /// - Throws: ``Failure`` when neither is known.
    func piece(colour typed: String?) throws(Failure) -> WardrobeItem {
        var wish = self
        if let typed { wish.primaryColor = try SRGBColour(typed: typed, for: "--colour") }
        guard let piece = wish.asPiece else {
            throw Failure(.badInput, "The colour of \(name) is not known; say it with --colour.")
        }
        return piece
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
        let closet = try Closet.ofUser()
        let removed = try closet.remove(wish: try closet.wishID(wish))
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

    func run() async throws {
        let output = OutputStream.standardOutput
        guard let file else {
            let charts = try Closet.existing()?.sizeCharts() ?? []
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
            json = try JSONValue(parsing: try readFile(file))
        } catch let failure as FileFailure {
            throw failure
        } catch {
            throw Failure.badData("\(file): \(error)")
        }
        let chart = try SizeChart(json: json)
        try Closet.ofUser().save(chart)
        try output.print("Kept the chart of \(chart.brand), sizes \(chart.sizes.map(\.label).joined(separator: ", ")).")
    }
}
