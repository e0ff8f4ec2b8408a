// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A place in an outfit.
public enum Slot: String, Codable, Sendable, CaseIterable {
    case top
    case bottom
    case onePiece
    case shoes
    case base
    case legs
    case mid
    case secondMid
    case outer
    case head
    case neck
    case hands
    case tie
    case waist
    case jewelry
    case bag
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

extension Slot: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Slot", "A place in an outfit.") {
        switch $0 {
        case .top: "Shirt, blouse, T-shirt, or thin sweater."
        case .bottom: "Trousers, jeans, shorts, skirt, or leggings."
        case .onePiece: "Dress or jumpsuit, in place of top and bottom."
        case .shoes: "Shoes of any kind."
        case .base: "Thermal top under the top; optional."
        case .legs: "Tights, stockings, or long johns; optional."
        case .mid: "Sweater, hoodie, or waistcoat; optional."
        case .secondMid: "Blazer, suit jacket, cardigan, fleece, or gilet, over the mid layer; optional."
        case .outer: "Jacket or coat; optional."
        case .head: "Hat or cap; optional."
        case .neck: "Scarf; optional."
        case .hands: "Gloves; optional."
        case .tie: "Tie or bow tie; optional."
        case .waist: "Belt or cummerbund; optional."
        case .jewelry: "Watch or jewelry; optional."
        case .bag: "Bag; optional."
        case .accessory: "Umbrella or anything else; optional."
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
    public var slots: [Slot] { slots(as: kind) }

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
