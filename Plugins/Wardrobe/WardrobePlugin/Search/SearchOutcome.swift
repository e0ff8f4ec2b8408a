// SPDX-License-Identifier: Apache-2.0

/// The outfits that a search found, and its proof.
struct SearchOutcome: Sendable, Equatable {
    /// The best outfits, best first.
    var outfits: [FoundOutfit]
    /// The proof.
    var certificate: SearchCertificate
    /// For each template that has no outfit at all, the slots that cannot be filled.
    var shortages: [SlotShortage]
    /// Mandatory items that no template can take together with the others, or that are not among the items.
    var unplaced: [String]
    /// For an item that stands for others which score alike in everything, those others, by position.
    var equals: [Int: [Int]] = [:]
}

/// An outfit by positions in the problem.
struct FoundOutfit: Sendable, Equatable {
    /// The template's position.
    var template: Int
    /// For each slot of the template the item's position, or nil where it is empty.
    var items: [Int?]
    /// The total, equal to the sum of its parts to the unit.
    var total: Points
}
