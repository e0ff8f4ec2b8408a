// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How many items a slot was offered, and how many each filter took, in the order in which filters ran.
public struct RemovalCount: SchemaProviding, Hashable {
    /// How many items there were.
    public var offered: Int
    /// What took items away, each item counted once, for the first reason that met it.
    public var reasons: [Removal]

    /// How many are left.
    public var left: Int { offered - reasons.reduce(0) { $0 + $1.count } }

    /// Counts of a slot to which nothing was offered yet, unless given.
    public init(offered: Int = 0, reasons: [Removal] = []) {
        self.offered = offered
        self.reasons = reasons
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.RemovalCount", "What filters left of the items of a slot.")
    {
        field("offered", \.offered, "How many items there were.", .integer(0...Int.max))
        field("reasons", \.reasons, "What took items away, each item counted once.")
    }

    /// Keeps the items that pass a rule and counts the others under its reason.
    /// - Parameters:
    ///   - items: What is left of the items offered.
    ///   - reason: Why an item goes, in words such as `in the wash`.
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

/// How many items one filter took.
public struct Removal: SchemaProviding, Hashable {
    /// Why, such as "in the wash".
    public var reason: String
    /// How many items.
    public var count: Int

    /// A count of items taken for a reason.
    public init(reason: String, count: Int) {
        self.reason = reason
        self.count = count
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.Removal", "How many items one filter took.") {
        field("reason", \.reason, "Why, such as \"in the wash\".", .text(example: "in the wash"))
        field("count", \.count, "How many items.", .integer(0...Int.max))
    }
}

/// A slot that must be filled and cannot be.
public struct SlotShortage: SchemaProviding, Hashable {
    /// The kind of outfit that the slot belongs to: its template.
    public var template: String
    /// The slot.
    public var slot: String
    /// How many items it was offered and what took them away.
    public var removals: RemovalCount

    /// A shortage in a slot of a template.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.SlotShortage", "A slot that must be filled and cannot be.")
    {
        field("template", \.template, "The kind of outfit that the slot belongs to.", .text(example: "separates"))
        field("slot", \.slot, "The slot.", .text(example: "shoes"))
        field("removals", \.removals, "How many items it was offered and what took them away.")
    }
}
