// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension LocationTree {
    /// The tree with the number of items in each place.
    func text(_ style: PresentationStyle) -> String {
        guard !locations.isEmpty || unplaced > 0 else { return "No places yet.\n" }
        let look = TextStyle(style)
        return rows.map { row in
            let count = row.count.isEmpty ? "" : "  \(row.count)"
            let room = max(10, style.width - row.stem.terminalWidth - count.count)
            let name = row.name.onOneLine.cut(toTerminalWidth: room)
            return row.stem + (row.kind == nil ? name : look.heading(name)) + look.quiet(count) + "\n"
        }.joined()
    }

    /// A line of a tree.
    struct TreeRow {
        /// The lines that lead to it, with a width of three for each level.
        let stem: String
        let name: String
        /// The number of items; empty for a thing.
        let count: String
        let depth: Int
        /// The kind of the place; `nil` for a thing.
        let kind: LocationKind?
    }

    /// The lines of the tree: each place with the things in it, then the places in it.
    var rows: [TreeRow] {
        let top = locations.map(\.depth).min() ?? 0
        let marks = Dictionary(grouping: recalls, by: \.twin.id).mapValues { $0.map(\.mark) }
        func marked(_ thing: NamedRecord) -> String {
            ([thing.name] + (marks[thing.id] ?? [])).joined(separator: ", ")
        }
        var rows: [TreeRow] = []
        // Whether a level has another place below the current line.
        var continues: [Bool] = []
        for (index, node) in locations.enumerated() {
            let depth = node.depth - top
            let isLast = !hasSibling(after: index)
            continues = Array(continues.prefix(depth)) + [!isLast]
            rows.append(
                TreeRow(
                    stem: Self.stem(continues, depth, isLast: isLast), name: node.location.name,
                    count: node.allItems == 0 ? "" : node.allItems.counted("item"), depth: depth,
                    kind: node.location.kind))
            let hasPlaces = index + 1 < locations.count && locations[index + 1].depth > node.depth
            for (number, thing) in node.things.enumerated() {
                let isLast = number == node.things.count - 1 && !hasPlaces
                let stem = Self.stem(continues + [true], depth + 1, isLast: isLast)
                rows.append(TreeRow(stem: stem, name: marked(thing), count: "", depth: depth + 1, kind: nil))
            }
        }
        if unplaced > 0 {
            rows.append(
                TreeRow(stem: "", name: "No place", count: unplaced.counted("item"), depth: 0, kind: .other))
            for (number, thing) in unplacedThings.enumerated() {
                let isLast = number == unplacedThings.count - 1
                rows.append(
                    TreeRow(
                        stem: Self.stem([false, !isLast], 1, isLast: isLast), name: marked(thing), count: "", depth: 1,
                        kind: nil))
            }
        }
        return rows
    }

    /// Returns whether another place follows in the same one.
    private func hasSibling(after index: Int) -> Bool {
        let depth = locations[index].depth
        for next in locations[(index + 1)...] where next.depth <= depth { return next.depth == depth }
        return false
    }

    private static func stem(_ continues: [Bool], _ depth: Int, isLast: Bool) -> String {
        guard depth > 0 else { return "" }
        let above = continues.prefix(depth).dropFirst().map { $0 ? "│  " : "   " }.joined()
        return above + (isLast ? "└─ " : "├─ ")
    }
}

extension SavedLocation {
    /// A confirmation that the place was added.
    func addedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Added \(path).", hanging: 2)
        return lines.text
    }

    /// A confirmation of a change.
    func editedText(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Changed the place; it is now \(path).", hanging: 2)
        return lines.text
    }
}

extension LocationRemoval {
    /// Where the content is now.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("Removed \(location.name).", hanging: 2)
        let moved = [
            movedItems > 0 ? movedItems.counted("item") : nil,
            movedLocations > 0 ? movedLocations.counted("place") : nil,
        ].compactMap(\.self)
        if !moved.isEmpty {
            let subject = moved.joined(separator: " and ")
            let isOne = movedItems + movedLocations == 1
            lines.add(
                parent.map { "\(subject) \(isOne ? "is" : "are") in \($0.name) now." }
                    ?? "\(subject) \(isOne ? "has" : "have") no place now.", hanging: 2)
        }
        return lines.text
    }
}
