// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The number of items offered for a slot, and the number removed by each filter.
///
/// In the order in which filters ran.
@Schema("wardrobe.RemovalCount")
public struct RemovalCount: SchemaProviding, Hashable {
    /// The number of items offered.
    @Field(.integer(0...Int.max)) public var offered: Int
    /// The reasons why items were removed; each item is counted once, for the first reason that applies.
    public var reasons: [Removal]

    /// The number of items left.
    public var left: Int { offered - reasons.reduce(0) { $0 + $1.count } }

    /// Creates the counts of a slot, empty by default.
    public init(offered: Int = 0, reasons: [Removal] = []) {
        self.offered = offered
        self.reasons = reasons
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
@Schema("wardrobe.Removal")
public struct Removal: SchemaProviding, Hashable {
    /// The reason, such as "in the wash".
    @Field(.text(example: "in the wash")) public var reason: String
    /// The number of items.
    @Field(.integer(0...Int.max)) public var count: Int
}

/// A required slot that can't be filled.
@Schema("wardrobe.SlotShortage")
public struct SlotShortage: SchemaProviding, Hashable {
    /// The kind of outfit of the slot: its template.
    @Field(.text(example: "separates")) public var template: String
    /// The slot.
    @Field(.text(example: "shoes")) public var slot: String
    /// The number of items offered for it, and the reasons why they were removed.
    public var removals: RemovalCount

    /// The shortage in words, such as `no shoes fit: 0 of 12 (9 too informal, 3 in the wash)`.
    public var sentence: String {
        guard removals.offered > 0 else { return "there are no \(slot) at all" }
        let reasons = removals.reasons.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
        return "no \(slot) fit: 0 of \(removals.offered)" + (reasons.isEmpty ? "" : " (\(reasons))")
    }
}
