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

    /// Whether another item here makes another outfit, when variety is asked for.
    public var isMain: Bool {
        switch self {
        case .top, .bottom, .onePiece, .shoes, .mid, .secondMid, .outer: true
        default: false
        }
    }

    /// Whether what fills it is an accessory: it adds no insulation that a whole-body figure sees.
    var isAccessory: Bool {
        switch self {
        case .head, .neck, .hands, .tie, .waist, .jewelry, .bag, .accessory: true
        default: false
        }
    }

    /// What fills it, in words after "no": `no shoes fit`.
    var plural: String {
        switch self {
        case .top: "tops"
        case .bottom: "trousers, shorts or skirts"
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
    /// The slots and what fills them.
    public static let schema = Schema<Self>.enumeration("wardrobe.Slot", "A place in an outfit.") {
        switch $0 {
        case .top: "Shirt, blouse or T-shirt, or a thin sweater."
        case .bottom: "Trousers, jeans, shorts, skirt or leggings."
        case .onePiece: "Dress or jumpsuit, in place of top and bottom."
        case .shoes: "Shoes of any kind."
        case .base: "Thermal top under the top; may stay empty."
        case .legs: "Tights, stockings or long johns; may stay empty."
        case .mid: "Sweater, hoodie or waistcoat; may stay empty."
        case .secondMid: "Blazer, suit jacket, cardigan, fleece or gilet, over the mid layer; may stay empty."
        case .outer: "Jacket or coat; may stay empty."
        case .head: "Hat or cap; may stay empty."
        case .neck: "Scarf; may stay empty."
        case .hands: "Gloves; may stay empty."
        case .tie: "Tie or bow tie; may stay empty."
        case .waist: "Belt or cummerbund; may stay empty."
        case .jewelry: "Watch or jewelry; may stay empty."
        case .bag: "Bag; may stay empty."
        case .accessory: "Umbrella or anything else; may stay empty."
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
    /// A sweater that is thin, or that its owner calls a turtleneck, fine, merino or cashmere, may be worn on the skin as
    /// a top. What an accessory is (tie, gloves, umbrella) is read from its subcategory and name.
    public var slots: [Slot] { slots(as: kind) }

    func slots(as kind: GarmentKind) -> [Slot] {
        (category == .sweater || category == .hoodie) && weight == .thin && kind.slots == [.mid]
            ? [.mid, .top] : kind.slots
    }

    /// Whether it can come off during the day.
    ///
    /// What may be a top never counts as such, whatever slot it fills: so an item adds the same to an outfit in each of
    /// its slots, which the exact search needs.
    public var isRemovable: Bool { Self.isRemovable(slots) }

    static func isRemovable(_ slots: [Slot]) -> Bool {
        !slots.contains(.top) && [.mid, .secondMid, .outer].contains(slots[0])
    }
}
