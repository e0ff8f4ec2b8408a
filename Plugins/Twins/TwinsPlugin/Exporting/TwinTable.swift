// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Tables

/// The CSV format of exports.
///
/// The column `record` tells what a row is: a `place`, a `thing` with its first item, or a `copy`, which is a further
/// item of the thing of the same `id`. Columns that begin with `item.` are those of the item, and with `place.` those of
/// the place. Pictures and documents aren't in a table.
package enum TwinTable {
    /// The first columns, by which an import recognizes the format.
    static let firstColumns = ["record", "id", "kind"]

    static let omittedOfTwin: Set = [
        "id", "details", "items", "primaryImage", "warrantyDocument", "manual",
    ]
    static let omittedOfItem: Set = ["id", "twin", "photos"]

    /// Returns the rows of places and things as CSV.
    package static func csv(_ twins: [Twin], _ places: [Location]) -> String {
        var rows = places.map(cells(of:))
        for twin in twins { rows += cells(of: twin) }
        let used = rows.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        let heading = firstColumns + allColumns.filter(used.contains)
        return DelimitedText.csv(heading: heading, rows: rows.lazy.map { row in heading.map { row[$0] ?? "" } })
    }

    /// All columns after the first ones, each once, in the order of the schemas.
    static let allColumns: [String] = {
        var columns: [String] = []
        var seen = Set(firstColumns)
        func add(_ names: [String]) { columns += names.filter { seen.insert($0).inserted } }
        add(["name", "title", "product"])
        for kind in TwinKind.allCases { add(TableCells.columns(of: TwinAttributes.list(of: kind))) }
        add(TableCells.columns(of: Twin.schema.erased.fields, without: omittedOfTwin))
        add(["item.id"])
        add(TableCells.columns(of: InventoryItem.schema.erased.fields, under: "item.", without: omittedOfItem))
        add(TableCells.columns(of: Location.schema.erased.fields, under: "place.", without: ["id"]))
        return columns
    }()

    private static func cells(of place: Location) -> [String: String] {
        var cells = ["record": "place", "id": place.id]
        if let json = Location.schema.json(of: place).object {
            TableCells.add(json, Location.schema.erased.fields, under: "place.", without: ["id"], to: &cells)
        }
        return cells
    }

    private static func cells(of twin: Twin) -> [[String: String]] {
        let json = Twin.schema.json(of: twin)
        var cells = ["record": "thing", "id": twin.id, "kind": twin.kind.rawValue]
        if let details = json["details"]?.object {
            TableCells.add(details, TwinAttributes.list(of: twin.kind), to: &cells)
        }
        if let own = json.object {
            TableCells.add(own, Twin.schema.erased.fields, without: omittedOfTwin, to: &cells)
        }
        var rows: [[String: String]] = []
        for item in json["items"]?.array ?? [] {
            if !rows.isEmpty { cells = ["record": "copy", "id": twin.id, "kind": twin.kind.rawValue] }
            cells["item.id"] = item["id"]?.string
            if let own = item.object {
                TableCells.add(
                    own, InventoryItem.schema.erased.fields, under: "item.", without: omittedOfItem, to: &cells)
            }
            rows.append(cells)
        }
        return rows.isEmpty ? [cells] : rows
    }
}
