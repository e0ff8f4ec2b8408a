// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The number of items offered for a slot, and the number removed by each filter, in the order in which filters ran.
public struct RemovalCount: SchemaProviding, Hashable {
    /// The number of items offered.
    public var offered: Int
    /// The reasons why items were removed; each item is counted once, for the first reason that applies.
    public var reasons: [Removal]

    /// The number of items left.
    public var left: Int { offered - reasons.reduce(0) { $0 + $1.count } }

    /// Creates the counts of a slot, empty by default.
    public init(offered: Int = 0, reasons: [Removal] = []) {
        self.offered = offered
        self.reasons = reasons
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.RemovalCount", "The number of items offered for a slot, and the number removed by each filter."
    ) {
        field("offered", \.offered, "The number of items offered.", .integer(0...Int.max))
        field(
            "reasons", \.reasons,
            "The reasons why items were removed; each item is counted once, for the first reason that applies.")
    }

    /// Keeps the items that pass a rule and counts the others under its reason.
    /// - Parameters:
    ///   - items: The items left.
    ///   - reason: Why an item is removed, in words such as `in the wash`.
    ///   - passes: The rule.
    mutating func filter<Item>(_ items: inout [Item], _ reason: String, keeping passes: (Item) -> Bool) {
        let before = items.count
        items.removeAll { !passes($0) }
        guard items.count < before else { return }
        if let known = reasons.firstIndex(where: { $0.reason == reason }) {
            reasons[known].count += before - items.count
        } else {
            reasons.append(Removal(reason: reason, count: before - items.count))
        }
    }
}

/// The number of items removed by a filter.
public struct Removal: SchemaProviding, Hashable {
    /// The reason, such as "in the wash".
    public var reason: String
    /// The number of items.
    public var count: Int

    /// Creates a count of items removed for a reason.
    public init(reason: String, count: Int) {
        self.reason = reason
        self.count = count
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.Removal", "The number of items removed by a filter.") {
        field("reason", \.reason, "The reason, such as \"in the wash\".", .text(example: "in the wash"))
        field("count", \.count, "The number of items.", .integer(0...Int.max))
    }
}

/// A required slot that can't be filled.
public struct SlotShortage: SchemaProviding, Hashable {
    /// The kind of outfit of the slot: its template.
    public var template: String
    /// The slot.
    public var slot: String
    /// The number of items offered for it, and the reasons why they were removed.
    public var removals: RemovalCount

    /// Creates a shortage in a slot of a template.
    public init(template: String, slot: String, removals: RemovalCount) {
        self.template = template
        self.slot = slot
        self.removals = removals
    }

    /// The shortage in words, such as `no shoes fit: 0 of 12 (9 too informal, 3 in the wash)`.
    public var sentence: String {
        guard removals.offered > 0 else { return "there are no \(slot) at all" }
        let reasons = removals.reasons.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
        return "no \(slot) fit: 0 of \(removals.offered)" + (reasons.isEmpty ? "" : " (\(reasons))")
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.SlotShortage", "A required slot that can't be filled.") {
        field("template", \.template, "The kind of outfit of the slot: its template.", .text(example: "separates"))
        field("slot", \.slot, "The slot.", .text(example: "shoes"))
        field("removals", \.removals, "The number of items offered for it, and the reasons why they were removed.")
    }
}
