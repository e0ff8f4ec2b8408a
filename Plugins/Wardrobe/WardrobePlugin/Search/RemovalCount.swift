// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How many pieces a slot was offered, and how many each filter took, in the order in which filters ran.
public struct RemovalCount: Described, Hashable {
    /// How many pieces there were.
    public var offered: Int
    /// What took pieces away; each piece is counted once, for the first reason that met it.
    public var reasons: [Removal]

    /// How many are left.
    public var left: Int { offered - reasons.reduce(0) { $0 + $1.count } }

    /// Counts of a slot to which nothing was offered yet, unless given.
    public init(offered: Int = 0, reasons: [Removal] = []) {
        self.offered = offered
        self.reasons = reasons
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("RemovalCount", "What filters left of the pieces of a slot.") {
        field("offered", \.offered, "How many pieces there were.", .integer(0...Int.max))
        field("reasons", \.reasons, "What took pieces away, each piece counted once.")
    }

    /// Keeps the pieces that pass a rule and counts the others under its reason.
    /// - Parameters:
    ///   - pieces: What is left of the pieces offered.
    ///   - reason: Why a piece goes, in words such as `in the wash`.
    ///   - passes: The rule.
    mutating func filter<Piece>(_ pieces: inout [Piece], _ reason: String, keeping passes: (Piece) -> Bool) {
        let before = pieces.count
        pieces.removeAll { !passes($0) }
        guard pieces.count < before else { return }
        if let known = reasons.firstIndex(where: { $0.reason == reason }) {
            reasons[known].count += before - pieces.count
        } else {
            reasons.append(Removal(reason: reason, count: before - pieces.count))
        }
    }
}

/// How many pieces one filter took.
public struct Removal: Described, Hashable {
    /// Why, such as `in the wash`.
    public var reason: String
    /// How many pieces.
    public var count: Int

    /// A count of pieces taken for a reason.
    public init(reason: String, count: Int) {
        self.reason = reason
        self.count = count
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("Removal", "How many pieces one filter took.") {
        field("reason", \.reason, "Why, such as \"in the wash\".", .text(example: "in the wash"))
        field("count", \.count, "How many pieces.", .integer(0...Int.max))
    }
}

/// A slot that must be filled and cannot be.
public struct SlotShortage: Described, Hashable {
    /// The template that the slot belongs to.
    public var template: String
    /// The slot.
    public var slot: String
    /// How many pieces it was offered and what took them away.
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
    public static let shape = Shape<Self>.object("SlotShortage", "A slot that must be filled and cannot be.") {
        field("template", \.template, "The kind of outfit that the slot belongs to.", .text(example: "separates"))
        field("slot", \.slot, "The slot.", .text(example: "shoes"))
        field("removals", \.removals, "How many pieces it was offered and what took them away.")
    }
}
