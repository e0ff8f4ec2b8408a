// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Presentation

extension WardrobeItem {
    /// Its colors and pattern in words, such as `navy and white, striped`.
    var colorWords: String {
        let colors = [colorInWords] + (secondaryColor.map { [secondaryColorName ?? $0.name] } ?? [])
        let words = colors.count == 2 && colors[0] == colors[1] ? [colors[0]] : colors
        return words.joined(separator: " and ")
            + (pattern == .solid ? "" : ", \(pattern.rawValue.spacedWord)")
    }

    /// A summary on one line: `blazer, navy, wool, 0.36 clo, formality 6 of 10`.
    var summary: String {
        let made = fabric.map { ", \($0.rawValue)" } ?? ""
        return
            "\(category.rawValue), \(colorWords)\(made), \(insulation.effectiveClo.fixed(decimals: 2)) clo, "
            + "formality \(effectiveFormality) of 10"
    }

    /// A few words about its availability and status.
    var stateWords: String {
        var words: [String] = []
        if isFavorite { words.append("favorite") }
        if laundry != .clean { words.append(laundry.rawValue.spacedWord) }
        if !condition.isWearable { words.append("damaged") }
        if needsRepair { words.append("needs repair") }
        return words.joined(separator: ", ")
    }

    /// The attributes by name, including values derived from the tables, which are marked.
    var facts: [(name: String, text: String?)] {
        let clo = insulation.effectiveClo.fixed(decimals: 2)
        let colors = ([primaryColor] + [secondaryColor].compactMap(\.self)).map(\.hex).joined(
            separator: ", ")
        return [
            ("kind", category.rawValue + (subcategory.map { ", \($0)" } ?? "")),
            ("recognized as", kindInWords),
            ("worn as", slots.map(\.rawValue.spacedWord).joined(separator: " or ")),
            ("set", set), ("color", "\(colorWords) (\(colors))"),
            ("fabric", fabric.map { "\($0.rawValue), \(weight.rawValue)" }), ("brand", brand),
            ("size", size),
            ("warmth", "\(clo) clo, \(warmth == nil ? "from the table" : "as you stated")"),
            (
                "formality",
                "\(effectiveFormality) of 10, \(formality == nil ? "from the table" : "as you stated")"
            ),
            ("rain and wind", protectionWords),
            (
                "seasons",
                season.isEmpty ? "all" : season.map(\.rawValue.spacedWord).joined(separator: ", ")
            ),
            (
                "occasions",
                occasion.isEmpty
                    ? "any suitable one" : occasion.map(\.rawValue.spacedWord).joined(separator: ", ")
            ),
            ("tags", tags.joined(separator: ", ")),
            (
                "state",
                "\(condition.rawValue), \(laundry.rawValue.spacedWord)\(needsRepair ? ", needs repair" : "")"
            ),
            ("favorite", isFavorite ? "yes" : nil), ("price", price?.inWords),
            ("bought", purchaseDate?.description),
            ("at", retailer), ("address", productURL), ("3D model", modelURL), ("worn", wornWords),
            ("notes", notes),
            ("photo", photo.map { "kept, \($0.prefix(12))…" }), ("key", id),
        ]
    }

    private var wornWords: String {
        guard timesWorn > 0 else { return "never" }
        let first = firstWorn.map { ", first on \($0)" } ?? ""
        let last = lastWorn.map { ", last on \($0)" } ?? ""
        return timesWorn.counted("time") + first + last
    }

    /// What it keeps out, as stated or by its kind.
    private var protectionWords: String {
        let traits = GarmentWords(self).traits
        func words(_ stated: Bool?, _ trait: GarmentTraits, _ what: String) -> String {
            stated == nil && traits.contains(trait) ? "keeps out \(what) by its kind" : Self.words(stated, what)
        }
        return words(waterproof, .waterproof, "rain") + ", " + words(windproof, .windproof, "wind")
    }

    private static func words(_ keepsOut: Bool?, _ what: String) -> String {
        switch keepsOut {
        case true?: "keeps out \(what)"
        case false?: "doesn't keep out \(what)"
        case nil: "\(what) unknown"
        }
    }
}

extension Money {
    /// The amount in its usual notation.
    var inWords: String { "\(amount) \(currency)" }
}

extension Sequence where Element == NamedRecord {
    /// The names, separated by commas.
    var names: String { map(\.name).joined(separator: ", ") }
}

extension Collection where Element == String {
    /// Returns the shortest unique prefix of a key, at least 8 characters long.
    func shortKey(_ key: String) -> String {
        var length = 8
        while length < key.count, contains(where: { $0 != key && $0.hasPrefix(key.prefix(length)) }) {
            length += 1
        }
        return String(key.prefix(length))
    }
}
