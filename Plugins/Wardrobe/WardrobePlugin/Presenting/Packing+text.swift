// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// A packing list as text: the items to take, the outfit of each day, and the proof.
struct PackingText {
    let items: [PackedItem]
    let days: [PackedDay]
    let search: PackingCertificate
    let requests: [OutfitRequest]
    let known: [String: WardrobeItem]
    let unit: TemperatureUnit

    /// Creates the list of the user's own wardrobe.
    init(_ list: WardrobePackingList, _ style: PresentationStyle) {
        items = list.items
        days = list.days
        search = list.search
        requests = list.requests
        known = list.details.byKey
        unit = list.basis.unit(for: style)
    }

    /// Creates the list of the items in the input.
    init(_ input: PackOutfitsInput, _ list: PackingList, _ style: PresentationStyle) {
        items = list.items
        days = list.days
        search = list.search
        requests = input.days
        known = input.items.byKey
        unit = style.temperatureUnit ?? input.profile.temperatureUnit
    }

    /// Returns the complete text.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        for (danger, days) in dangers {
            let which = OutfitScorer.list(days.map { "\($0)" })
            lines.add("\(days.count == 1 ? "Day" : "Days") \(which): \(danger)", lines.style.warning)
            lines.addGap()
        }
        lines.add(
            "\(items.count.counted("item")) for \(requests.count.counted("day"))", lines.style.heading)
        var table = TextTable([("", .leftWhole), ("", .left), ("", .left), ("", .left)])
        for item in items {
            table.add([
                item.slot.rawValue.spacedWord, item.name.onOneLine, known[item.id]?.colorWords ?? "",
                "day \(item.days.map { "\($0)" }.joined(separator: ", "))",
            ])
        }
        lines.add(table, indent: 2)
        for day in days { add(day, to: &lines) }
        lines.addGap()
        let proof =
            search.isSmallest
            ? "Proven: no smaller set covers the trip."
            : "At least \(search.leastPossible) items are needed; a smaller set may exist."
        lines.add(proof, lines.style.quiet)
        return lines.text
    }

    /// The dangers, each with its days.
    private var dangers: [(sentence: String, days: [Int])] {
        days.reduce(into: []) { dangers, day in
            guard let danger = day.danger else { return }
            if let known = dangers.firstIndex(where: { $0.sentence == danger.sentence }) {
                dangers[known].days.append(day.day)
            } else {
                dangers.append((danger.sentence, [day.day]))
            }
        }
    }

    private func add(_ day: PackedDay, to lines: inout TextLines) {
        let request = requests.indices.contains(day.day - 1) ? requests[day.day - 1] : nil
        let date = request?.date.map { ", \($0)" } ?? ""
        lines.addGap()
        lines.add(
            "Day \(day.day)\(date)\(request.map { ": \($0.title(in: unit))" } ?? "")", lines.style.heading
        )
        let short = day.best - day.outfit.total
        let note =
            short < 0.05
            ? "the best possible" : "\(short.fixed(decimals: 1)) below the best of your wardrobe"
        let names = day.outfit.items.map(\.name).joined(separator: ", ")
        lines.add("\(names) (\(day.outfit.total.fixed(decimals: 1)) of 100, \(note))", indent: 2)
        if let layers = day.outfit.layers { lines.add(layers.explanation.sentenceCase, indent: 2) }
    }
}
