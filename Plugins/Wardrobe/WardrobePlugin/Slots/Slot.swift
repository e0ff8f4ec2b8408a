// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A place in an outfit.
@Schema("wardrobe.Slot")
public enum Slot: String, CaseIterable, SchemaProviding {
    /// Shirt, blouse, T-shirt, or thin sweater.
    case top
    /// Trousers, jeans, shorts, skirt, or leggings.
    case bottom
    /// Dress or jumpsuit, in place of top and bottom.
    case onePiece
    /// Shoes of any kind.
    case shoes
    /// Thermal top under the top; optional.
    case base
    /// Tights, stockings, or long johns; optional.
    case legs
    /// Sweater, hoodie, or waistcoat; optional.
    case mid
    /// Blazer, suit jacket, cardigan, fleece, or gilet, over the mid layer; optional.
    case secondMid
    /// Jacket or coat; optional.
    case outer
    /// Hat or cap; optional.
    case head
    /// Scarf; optional.
    case neck
    /// Gloves; optional.
    case hands
    /// Tie or bow tie; optional.
    case tie
    /// Belt or cummerbund; optional.
    case waist
    /// Watch or jewelry; optional.
    case jewelry
    /// Bag; optional.
    case bag
    /// Umbrella or anything else; optional.
    case accessory

    /// Whether a different item in this slot makes a different outfit for variety.
    public var isMain: Bool {
        switch self {
        case .top, .bottom, .onePiece, .shoes, .mid, .secondMid, .outer: true
        default: false
        }
    }

    /// Whether its items are accessories, which add no insulation to a whole-body value.
    var isAccessory: Bool {
        switch self {
        case .head, .neck, .hands, .tie, .waist, .jewelry, .bag, .accessory: true
        default: false
        }
    }

    /// Its items, in words that follow "no": `no shoes fit`.
    var plural: String {
        switch self {
        case .top: "tops"
        case .bottom: "trousers, shorts, or skirts"
        case .onePiece: "dresses or jumpsuits"
        case .shoes: "shoes"
        case .base: "thermal tops"
        case .legs: "tights or long johns"
        case .mid: "sweaters"
        case .secondMid: "blazers or cardigans"
        case .outer: "jackets or coats"
        case .head: "hats"
        case .neck: "scarves"
        case .hands: "gloves"
        case .tie: "ties"
        case .waist: "belts"
        case .jewelry: "jewelry"
        case .bag: "bags"
        case .accessory: "accessories"
        }
    }
}

extension Category {
    /// The slot that this kind of garment usually fills.
    public var slot: Slot { GarmentKind.usual(self).slots[0] }
}

extension WardrobeItem {
    /// The slots that it can fill, its usual one first.
    ///
    /// A sweater that is thin, or that its owner calls a turtleneck, fine, merino, or cashmere, can be worn next to the
    /// skin as a top. The kind of an accessory (tie, gloves, umbrella) is derived from its subcategory and name.
    public var slots: [Slot] {
        let words = GarmentWords(self)
        return words.item.slots(as: words.kind)
    }

    func slots(as kind: GarmentKind) -> [Slot] {
        (category == .sweater || category == .hoodie) && weight == .thin && kind.slots == [.mid]
            ? [.mid, .top] : kind.slots
    }

    /// Whether it can come off during the day.
    ///
    /// Items that can be tops never count as removable, whatever slot they fill, so that an item adds the same to an
    /// outfit in each of its slots, as the exact search requires.
    public var isRemovable: Bool { Self.isRemovable(slots) }

    static func isRemovable(_ slots: [Slot]) -> Bool {
        !slots.contains(.top) && [.mid, .secondMid, .outer].contains(slots[0])
    }
}
