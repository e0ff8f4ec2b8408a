// SPDX-License-Identifier: Apache-2.0

/// An item, or an empty slot, as far as other items are concerned: what the search compares in place of items.
struct Companion: Hashable, Sendable {
    /// What a jacket or layer is, in the slot over the mid layer.
    let slot: Slot
    let isEmpty: Bool
    let category: Category?
    let traits: GarmentTraits
    /// The set it belongs to, where that set is whole.
    let set: Int?
    /// Whether it could be a top as well as a mid layer.
    let isTopToo: Bool
    /// Whether it is black; asked of shoes and belts only.
    let isBlack: Bool
    /// Whether it is formal enough for evening clothes, or a dress for an interview; asked of shoes and dresses only.
    let isFormal: Bool
    /// Formality, as far as the rules tell apart: below 5, 5 and 6, more.
    let isDressy: Bool

    /// What the rules look at.
    private static let asked: GarmentTraits = [
        .dinner, .tail, .suit, .gown, .collar, .sport, .open, .necktie, .bowTie, .beltless, .bareLegs, .hosiery,
        .thermal,
        .sporty, .waistcoat, .opensInFront, .bulky, .sleeveless, .white, .snow, .insulated,
    ]

    init(_ item: ItemReading, in sets: WardrobeSets) {
        slot = item.slot
        isEmpty = false
        category = [.secondMid, .mid, .shoes, .bottom, .top, .onePiece].contains(slot) ? item.item.category : nil
        traits = item.traits.intersection(Self.asked)
        set = item.set.flatMap { sets.isWhole($0) ? $0 : nil }
        isTopToo = slot == .mid && item.slots.contains(.top)
        isBlack = [.shoes, .waist].contains(slot) && item.isBlack
        isFormal = slot == .shoes && item.formality >= 6 || slot == .onePiece && item.formality >= 7
        isDressy = item.formality >= 5 && [.mid, .secondMid, .shoes, .outer, .bottom, .head].contains(slot)
    }

    init(empty slot: Slot) {
        self.slot = slot
        isEmpty = true
        category = nil
        traits = []
        set = nil
        isTopToo = false
        isBlack = false
        isFormal = false
        isDressy = false
    }

    /// Whether it is a tailored jacket: a blazer, or the jacket of a suit or dinner suit.
    var isTailored: Bool {
        slot == .secondMid && !isEmpty
            && (category == .blazer || !traits.isDisjoint(with: [.suit, .dinner, .tail]))
    }
    var isEvening: Bool { !traits.isDisjoint(with: [.dinner, .tail]) }
}
