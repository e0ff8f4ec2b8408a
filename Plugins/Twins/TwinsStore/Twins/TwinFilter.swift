// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The filters of a list in SQL.
struct TwinFilter {
    private(set) var condition = "TRUE"
    private(set) var arguments: StatementArguments = []

    init(_ input: MyTwinsInput, _ tree: PlaceTree, today: CalendarDay) throws {
        if !input.kinds.isEmpty {
            add("kind IN (SELECT value FROM json_each(?))", [input.kinds.map(\.rawValue).asList])
        }
        if let location = input.location { try add(place: location, nested: input.includesNested, tree) }
        if let tag = input.tag { add("id IN (SELECT twin FROM tag WHERE tag = ?)", [tag.lowercased()]) }
        if let condition = input.condition {
            add("id IN (SELECT twin FROM item WHERE condition = ?)", [condition.rawValue])
        }
        if let isLent = input.isLent {
            let lent = "SELECT twin FROM item JOIN loan ON loan.item = item.id WHERE returned IS NULL"
            add("id \(isLent ? "IN" : "NOT IN") (\(lent))", [])
        }
        if let freshness = input.freshness { add(freshness, today: today) }
        if input.favoritesOnly { add("isFavorite", []) }
    }

    /// A filter for the things in a place and below it.
    init(place: String?, _ tree: PlaceTree) throws {
        if let place { try add(place: place, nested: true, tree) }
    }

    mutating func add(_ term: String, _ values: StatementArguments) {
        condition += " AND \(term)"
        arguments += values
    }

    /// A filter for the things with these keys.
    mutating func add(keys: [String]) { add("id IN (SELECT value FROM json_each(?))", [keys.asList]) }

    private mutating func add(place: String, nested: Bool, _ tree: PlaceTree) throws {
        let key = try tree.key(place, at: "location")
        add(
            "id IN (SELECT twin FROM item WHERE location IN (SELECT value FROM json_each(?)))",
            [(nested ? tree.subtree(of: key) : [key]).asList])
    }

    /// Narrows the filter to food that can have a freshness.
    private mutating func add(_ freshness: FreshnessStatus, today: CalendarDay) {
        func day(_ days: Int) -> String { today.adding(days: days).description }
        add("kind = 'food' AND EXISTS (SELECT 1 FROM lot WHERE lot.twin = twin.id)", [])
        switch freshness {
        case .fresh: add("(due IS NULL OR due > ?)", [day(7)])
        case .useSoon: add("due BETWEEN ? AND ?", [day(3), day(7)])
        case .useToday: add("due BETWEEN ? AND ?", [day(0), day(2)])
        case .pastBest, .expired: add("due < ?", [day(0)])
        case .recalled: break
        }
    }
}
