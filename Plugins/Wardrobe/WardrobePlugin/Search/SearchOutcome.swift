// SPDX-License-Identifier: Apache-2.0

/// The outfits that a search found, and its proof.
struct SearchOutcome: Sendable, Equatable {
    /// The best outfits, best first.
    var outfits: [FoundOutfit]
    /// The proof.
    var certificate: SearchCertificate
    /// The slots that can't be filled, for each template without outfits.
    var shortages: [SlotShortage]
    /// Mandatory items that no template can combine with the others, or that aren't among the items.
    var unplaced: [String]
    /// The equivalent items of items that represent others with the same scores, by position.
    var equals: [Int: [Int]] = [:]
}

/// An outfit as positions in the problem.
struct FoundOutfit: Sendable, Equatable {
    /// The template's position.
    var template: Int
    /// The item's position for each slot of the template, or nil if the slot is empty.
    var items: [Int?]
    /// The total, equal to the sum of its parts to the unit.
    var total: Points
}
