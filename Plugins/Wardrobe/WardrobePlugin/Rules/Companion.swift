// SPDX-License-Identifier: Apache-2.0

/// The properties of an item or an empty slot that matter to other items; the search compares these instead of items.
struct Companion: Hashable, Sendable {
    /// The kind of a jacket or layer in the slot over the mid layer.
    let slot: Slot
    let isEmpty: Bool
    let category: Category?
    let traits: GarmentTraits
    /// The set it belongs to, if that set is complete.
    let set: Int?
    /// Whether it can be a top as well as a mid layer.
    let isTopToo: Bool
    /// Whether it is black; used only for shoes and belts.
    let isBlack: Bool
    /// Whether it is formal enough for evening clothes, or a dress for an interview; used only for shoes and dresses.
    let isFormal: Bool
    /// The formality as distinguished by the rules: below 5, 5 and 6, above 6.
    let isDressy: Bool

    /// The properties that the rules use.
    private static let asked: GarmentTraits = [
        .dinner, .tail, .suit, .gown, .collar, .sport, .open, .necktie, .bowTie, .beltless, .bareLegs, .hosiery,
        .thermal,
        .sporty, .waistcoat, .opensInFront, .bulky, .sleeveless, .white, .snow, .insulated, .ceremony, .rubber,
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

    /// Whether it is footwear that holds on snow and ice.
    var grips: Bool { slot == .shoes && (category == .boots && !traits.contains(.rubber) || traits.contains(.snow)) }

    /// Whether it is a tailored jacket: a blazer, or the jacket of a suit or dinner suit.
    var isTailored: Bool {
        slot == .secondMid && !isEmpty
            && (category == .blazer || !traits.isDisjoint(with: [.suit, .dinner, .tail]))
    }
    /// Whether it is lined clothing that can replace what the occasion calls for.
    var protectsFromCold: Bool {
        [.bottom, .onePiece, .shoes, .outer].contains(slot) && !traits.isDisjoint(with: [.insulated, .snow])
    }
    var isEvening: Bool { !traits.isDisjoint(with: [.dinner, .tail]) }
}
