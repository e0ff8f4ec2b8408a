// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A place in an outfit.
public enum Slot: String, Codable, Sendable, CaseIterable {
    case top
    case bottom
    case onePiece
    case shoes
    case mid
    case outer
    case accessory

    /// Whether another piece here makes another outfit, when variety is asked for.
    public var isMain: Bool { self != .mid && self != .accessory }

    /// What fills it, in words after "no": `no shoes fit`.
    var plural: String {
        switch self {
        case .top: "tops"
        case .bottom: "trousers, shorts or skirts"
        case .onePiece: "dresses or jumpsuits"
        case .shoes: "shoes"
        case .mid: "mid layers"
        case .outer: "jackets or coats"
        case .accessory: "accessories"
        }
    }
}

extension Slot: Described {
    /// The slots and what fills them.
    public static let shape = Shape<Self>.enumeration("Slot", "A place in an outfit.") {
        switch $0 {
        case .top: "Shirt, blouse or T-shirt, or a thin sweater."
        case .bottom: "Trousers, jeans, shorts, skirt or leggings."
        case .onePiece: "Dress or jumpsuit, in place of top and bottom."
        case .shoes: "Shoes of any kind."
        case .mid: "Sweater, hoodie, cardigan or blazer; may stay empty."
        case .outer: "Jacket or coat; may stay empty."
        case .accessory: "Scarf, hat, belt, jewellery, bag or another; may stay empty."
        }
    }
}

extension Category {
    /// The slot that this kind of garment fills.
    public var slot: Slot {
        switch self {
        case .shirt, .blouse, .tshirt: .top
        case .sweater, .hoodie, .cardigan, .blazer: .mid
        case .jacket, .coat: .outer
        case .pants, .jeans, .shorts, .skirt, .leggings: .bottom
        case .dress, .jumpsuit: .onePiece
        case .shoes, .boots, .sneakers, .sandals, .heels: .shoes
        case .accessories, .scarf, .hat, .belt, .jewelry, .bag: .accessory
        }
    }
}

extension WardrobeItem {
    /// The slots that it can fill, its usual one first.
    ///
    /// A sweater or hoodie that is thin, or that its owner calls a turtleneck, may be worn on the skin as a top.
    public var slots: [Slot] { isWornOnSkinToo ? [.mid, .top] : [category.slot] }

    /// Whether it can come off during the day.
    ///
    /// What may be a top never counts as such, whatever slot it fills: so a piece adds the same to an outfit in each
    /// of its slots, which the exact search needs.
    public var isRemovable: Bool { category.isRemovableLayer && !isWornOnSkinToo }

    private var isWornOnSkinToo: Bool {
        (category == .sweater || category == .hoodie)
            && (weight == .thin || subcategory?.lowercased().contains("turtleneck") == true)
    }
}
