// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension DraftTwin {
    /// Adds tags to the item, each once.
    mutating func addTags(_ tags: [String], from cell: Cell) {
        var all = item["tags"]?.array?.compactMap(\.string) ?? []
        for tag in tags where !all.contains(tag) { all.append(tag) }
        guard !all.isEmpty else { return }
        setItem("tags", .array(all.map(JSONValue.string)), from: cell)
    }

    /// The maximum number of items that a quantity becomes.
    private static var mostCopies: Int { 20 }

    /// Sets the number of items; a larger or broken quantity becomes a custom field of one item.
    mutating func setCopies(_ quantity: Double, from cell: Cell) {
        if let whole = Int(exactly: quantity), (1...Self.mostCopies).contains(whole) {
            copies = whole
        } else {
            keep(cell)
            remark(cell, "kept as a custom field of one item")
        }
    }

    /// Adds the item to a place named by a column.
    mutating func setPlace(_ cell: Cell) { place = AppTable.path(cell.text) }
}
