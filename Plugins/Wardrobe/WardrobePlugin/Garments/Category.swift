// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The category of a garment.
@Schema("wardrobe.Category")
public enum Category: String, CaseIterable, SchemaProviding, CodingKeyRepresentable {
    /// A shirt with buttons.
    case shirt
    /// A blouse.
    case blouse
    /// A T-shirt, a polo shirt or a top.
    case tshirt
    /// A sweater or pullover.
    case sweater
    /// A hoodie or sweatshirt.
    case hoodie
    /// An outdoor jacket, from summer to down.
    case jacket
    /// A coat or parka.
    case coat
    /// A blazer or suit jacket.
    case blazer
    /// A cardigan.
    case cardigan
    /// Trousers.
    case pants
    /// Jeans.
    case jeans
    /// Shorts.
    case shorts
    /// A skirt.
    case skirt
    /// Leggings or tights.
    case leggings
    /// A dress.
    case dress
    /// A jumpsuit or overalls.
    case jumpsuit
    /// Closed shoes.
    case shoes
    /// Boots.
    case boots
    /// Sneakers or running shoes.
    case sneakers
    /// Sandals.
    case sandals
    /// Shoes with heels.
    case heels
    /// Anything else that is worn, including gloves.
    case accessories
    /// A scarf.
    case scarf
    /// A hat or cap.
    case hat
    /// A belt.
    case belt
    /// Jewelry or a watch.
    case jewelry
    /// A bag.
    case bag

    /// Whether it can be taken off during the day and carried.
    public var isRemovableLayer: Bool {
        switch self {
        case .sweater, .hoodie, .jacket, .coat, .blazer, .cardigan: true
        default: false
        }
    }
}

extension Category {
    /// The word in a sentence.
    var inWords: String { self == .tshirt ? "T-shirt" : rawValue }
}
