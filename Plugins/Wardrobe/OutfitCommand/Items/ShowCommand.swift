// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show all that is known of an item.",
        discussion: """
            EXAMPLES
              outfit show "Navy blazer"
              outfit show navy --format json
            """)

    @Argument(help: "The item, by its name, a part of it, or the beginning of its key.")
    var item: String

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: ItemsCommand.Format = .text

    func run() async throws {
        let source = try SuggestionSource.current()
        let id = try source.finder.id(of: item, for: "item")
        guard let item = source.items.first(where: { $0.id == id }) else { return }
        let output = OutputStream.standardOutput
        guard format == .text else {
            return try output.print(WardrobeItem.schema.json(of: item).text(pretty: output.isTerminal))
        }
        let style = TextStyle.suited(to: output)
        try output.print(style.heading(item.name) + (source.isSample ? style.quiet("  (of the sample wardrobe)") : ""))
        for (name, text) in item.facts {
            let start = "  " + name.padded(toTerminalWidth: 14)
            for line in (start + text).wrappedKeepingStart(width: 80, indent: 16) { try output.print(line) }
        }
    }
}

extension WardrobeItem {
    /// What is known, by what it is called; and what follows from the tables, said to.
    fileprivate var facts: [(String, String)] {
        let clo = insulation.effectiveClo.fixed(decimals: 2)
        var facts: [(String, String?)] = [
            ("kind", category.rawValue + (subcategory.map { ", \($0)" } ?? "")),
            ("taken for", kindInWords), ("worn as", slots.map(\.rawValue.spacedWord).joined(separator: " or ")),
            ("set", self.set),
            (
                "color",
                "\(colorWords) (\(([primaryColor] + [secondaryColor].compactMap(\.self)).map(\.hex).joined(separator: ", ")))"
            ),
            ("fabric", fabric.map { "\($0.rawValue), \(weight.rawValue)" }), ("brand", brand), ("size", size),
            ("warmth", "\(clo) clo, \(warmth == nil ? "by the table" : "as you stated")"),
            ("formality", "\(effectiveFormality) of 10, \(formality == nil ? "by the table" : "as you stated")"),
            ("rain and wind", Self.words(waterproof, "rain") + ", " + Self.words(windproof, "wind")),
            ("seasons", season.isEmpty ? "all" : season.map(\.rawValue.spacedWord).joined(separator: ", ")),
            (
                "occasions",
                occasion.isEmpty ? "any that suits" : occasion.map(\.rawValue.spacedWord).joined(separator: ", ")
            ),
            ("tags", tags.isEmpty ? nil : tags.joined(separator: ", ")),
            ("state", "\(condition.rawValue), \(laundry.rawValue.spacedWord)\(needsRepair ? ", to repair" : "")"),
            ("favorite", isFavorite ? "yes" : nil),
        ]
        facts += [
            ("price", price?.inWords), ("bought", purchaseDate?.description), ("at", retailer), ("address", productURL),
            ("3D model", modelURL), ("worn", wornWords), ("notes", notes),
            ("photo", photo.map { "kept, \($0.prefix(12))…" }), ("key", id),
        ]
        return facts.compactMap { name, text in text.map { (name, $0) } }
    }

    private var wornWords: String {
        guard timesWorn > 0 else { return "never" }
        let last = lastWorn.map { ", last on \($0)" } ?? ""
        return "\(timesWorn) \(timesWorn == 1 ? "time" : "times")\(last)"
    }

    private static func words(_ keepsOut: Bool?, _ what: String) -> String {
        switch keepsOut {
        case true?: "keeps \(what) out"
        case false?: "lets \(what) in"
        case nil: "\(what) not known"
        }
    }
}
