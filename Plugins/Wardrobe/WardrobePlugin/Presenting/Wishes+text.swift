// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension WishList {
    /// Returns the wishes with their prices.
    func text(of input: MyWishesInput, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !wishes.isEmpty else {
            let isFiltered = input.text != nil || !input.categories.isEmpty || input.droppedOnly
            lines.add(total > 0 ? "No more wishes." : isFiltered ? "No wishes match." : "Your wishlist is empty.")
            return lines.text
        }
        for wish in wishes { wish.add(to: &lines) }
        if wishes.count < total {
            lines.addGap()
            lines.add("\(wishes.count.grouped) of \(total.counted("wish", "wishes"))", lines.style.quiet)
        }
        return lines.text
    }
}

extension WishDetails {
    /// Adds the wish and its attributes.
    fileprivate func add(to lines: inout TextLines) {
        let style = lines.style
        lines.add(wish.name + (wish.price.map { "  \($0.inWords)" } ?? "")) { line in
            line.hasPrefix(wish.name) ? style.heading(wish.name) + line.dropFirst(wish.name.count) : line
        }
        for fact in facts { lines.add(fact, indent: 2) }
        lines.add(storedPhoto)
    }

    private var facts: [String] {
        var facts = [
            [wish.category.rawValue, wish.brand, wish.colorName ?? wish.primaryColor?.name, wish.retailer].compactMap(
                \.self
            )
            .joined(separator: ", ")
        ]
        if let drop {
            facts.append("\(drop.saved.inWords) (\(drop.roundedPercent) %) below its highest price")
        }
        if let size = wish.recommendedSize {
            facts.append("size \(size.size), \(size.confidence.percent) % sure")
        }
        if !goesWith.isEmpty { facts.append("goes with \(goesWith.names)") }
        if wish.triedOn { facts.append("tried on") }
        if wish.purchased {
            let item = boughtItem.map { " as \($0.name)" } ?? ""
            facts.append("bought\(wish.boughtOn.map { " on \($0)" } ?? "")\(item)")
        }
        if let notes = wish.notes { facts.append(notes) }
        return facts
    }

    /// Returns a sentence about the wish.
    func text(_ sentence: String, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(sentence)
        return lines.text
    }

    /// Returns the wish after a change.
    func editedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Changed:")
        add(to: &lines)
        return lines.text
    }
}

extension BoughtWish {
    /// Returns the item that the wish became.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Added \(item.name): \(item.summary).")
        return lines.text
    }
}

extension NotedPrice {
    /// Returns the price, and whether it dropped.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let fall = drop.map {
            ", \($0.saved.inWords) (\($0.roundedPercent) %) less than \($0.from.inWords) before"
        }
        lines.add("\(wish.wish.name): \(price.price.inWords)\(fall ?? "").")
        return lines.text
    }
}

extension PriceDrop {
    fileprivate var roundedPercent: Int { Int(percent.rounded()) }
}

extension WishSize {
    /// Returns the size to buy, and why.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        let reason = recommendation.reason.map { ": \($0)" } ?? ""
        lines.add("Size \(recommendation.size), \(recommendation.confidence.percent) % sure\(reason).")
        return lines.text
    }
}

extension WishMatches {
    /// The notes about the suggestions, and where they are stored.
    var keptNotes: [String] {
        basis.sentences + ["Stored with \(JSONValue.string(String(wish.name.unicodeScalars.prefix(60))).text())."]
    }

    /// Returns the items that the wish goes with, and the best outfits with it.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Items that go with \(wish.name)", lines.style.heading)
        var table = TextTable([("", .leftWhole), ("", .right), ("", .left)])
        for match in items {
            table.add([
                match.name.onOneLine, "\(match.outfits) of \(outfits.count.counted("outfit"))",
                "best \(match.best.fixed(decimals: 1)) of 100",
            ])
        }
        lines.add(table, indent: 2)
        if items.count < found {
            lines.add("\(items.count) of \(found.counted("item"))", indent: 2, lines.style.quiet)
        }
        lines.addGap()
        lines.add("Best outfits with it", lines.style.heading)
        for match in outfits.prefix(3) {
            let start = "  \(match.outfit.total.fixed(decimals: 1))  "
            lines.add(label: start, match.outfit.items.map(\.name).joined(separator: ", "))
            guard requests.indices.contains(match.day - 1) else { continue }
            lines.add(requests[match.day - 1].title(in: basis.unit(for: style)), indent: start.count)
        }
        for shortage in shortages { lines.add(shortage.sentenceCase + ".", lines.style.quiet) }
        return lines.text
    }
}
