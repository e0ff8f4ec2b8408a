// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension TwinList {
    /// The things as a table, with the value that sorts them.
    func text(for input: MyTwinsInput, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !twins.isEmpty else {
            lines.add(all == 0 ? "No things yet." : "No things match.")
            return lines.text
        }
        let order = input.sort ?? .name
        var columns: [(String, TextTable.Alignment)] = [
            ("Name", .left), ("Kind", .leftWhole), ("Place", .left), ("", .left),
        ]
        if let heading = order.heading { columns.insert((heading, order == .value ? .right : .leftWhole), at: 2) }
        var table = TextTable(columns)
        for entry in twins {
            var cells = [
                entry.twin.nameAndMaker, entry.twin.kind.rawValue, entry.placeWords,
                entry.stateWords,
            ]
            if order.heading != nil { cells.insert(order.text(of: entry.twin), at: 2) }
            table.add(cells)
        }
        lines.add(table)
        lines.addGap()
        lines.add(
            twins.count < total ? "\(twins.count.grouped) of \(total.counted("thing"))" : total.counted("thing"),
            lines.style.quiet)
        return lines.text
    }

    /// A row for each thing.
    var table: String {
        DelimitedText.csv(
            heading: ["id", "name", "kind", "maker", "gtin", "places", "items", "freshness", "recall", "borrower"],
            rows: twins.map { entry in
                [
                    entry.twin.id, entry.twin.name, entry.twin.kind.rawValue, entry.twin.details.maker ?? "",
                    entry.twin.details.gtin ?? "", entry.places.map { $0 ?? "" }.joined(separator: "; "),
                    "\(entry.twin.items.count)", entry.freshness?.rawValue ?? "",
                    entry.recalls.map(\.mark).joined(separator: "; "), entry.borrower ?? "",
                ]
            })
    }
}

extension Twin {
    /// The name with the author of a book.
    fileprivate var nameAndMaker: String {
        guard case .book(let book) = details, let author = book.author else { return name }
        return "\(name), \(author)"
    }
}

extension TwinEntry {
    /// The places of its items, each once.
    fileprivate var placeWords: String {
        var seen: [String] = []
        for case let place? in places where !seen.contains(place) { seen.append(place) }
        return seen.joined(separator: "; ")
    }

    /// A few words about its state.
    fileprivate var stateWords: String {
        var words: [String] = []
        words += recalls.map(\.mark)
        if let freshness, freshness != .fresh, freshness != .recalled {
            words.append(freshness.words(freshnessReason ?? .printed))
        }
        if let borrower { words.append("lent to \(borrower)") }
        if case .book(let book) = twin.details, book.readingStatus == .reading { words.append("reading") }
        if twin.items.contains(where: { $0.condition == .broken }) { words.append("broken") }
        if twin.items.count > 1 { words.append(twin.items.count.counted("item")) }
        return words.joined(separator: ", ")
    }
}

extension TwinOrder {
    /// The heading of the column with the value that sorts; `nil` for the name.
    fileprivate var heading: String? {
        switch self {
        case .created: "Added"
        case .updated: "Changed"
        case .purchased: "Bought"
        case .value: "Value"
        case .name: nil
        }
    }

    /// Returns the value by which a thing is sorted.
    fileprivate func text(of twin: Twin) -> String {
        switch self {
        case .created: twin.created.map { "\(CalendarDay(secondsSince1970: $0.wholeSeconds))" } ?? ""
        case .updated: twin.updated.map { "\(CalendarDay(secondsSince1970: $0.wholeSeconds))" } ?? ""
        case .purchased: twin.items.compactMap { $0.purchase?.date }.max()?.description ?? ""
        case .value:
            twin.items.compactMap { $0.currentValue ?? $0.purchase?.price }.map(\.words).joined(separator: " + ")
        case .name: ""
        }
    }
}
