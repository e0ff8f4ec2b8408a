// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The category of a garment.
public enum Category: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case shirt
    case blouse
    case tshirt
    case sweater
    case hoodie
    case jacket
    case coat
    case blazer
    case cardigan
    case pants
    case jeans
    case shorts
    case skirt
    case leggings
    case dress
    case jumpsuit
    case shoes
    case boots
    case sneakers
    case sandals
    case heels
    case accessories
    case scarf
    case hat
    case belt
    case jewelry
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

extension Category: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Category", "The category of a garment.") {
        switch $0 {
        case .shirt: "A shirt with buttons."
        case .blouse: "A blouse."
        case .tshirt: "A T-shirt, a polo shirt or a top."
        case .sweater: "A sweater or pullover."
        case .hoodie: "A hoodie or sweatshirt."
        case .jacket: "An outdoor jacket, from summer to down."
        case .coat: "A coat or parka."
        case .blazer: "A blazer or suit jacket."
        case .cardigan: "A cardigan."
        case .pants: "Trousers."
        case .jeans: "Jeans."
        case .shorts: "Shorts."
        case .skirt: "A skirt."
        case .leggings: "Leggings or tights."
        case .dress: "A dress."
        case .jumpsuit: "A jumpsuit or overalls."
        case .shoes: "Closed shoes."
        case .boots: "Boots."
        case .sneakers: "Sneakers or running shoes."
        case .sandals: "Sandals."
        case .heels: "Shoes with heels."
        case .accessories: "Anything else that is worn, including gloves."
        case .scarf: "A scarf."
        case .hat: "A hat or cap."
        case .belt: "A belt."
        case .jewelry: "Jewelry or a watch."
        case .bag: "A bag."
        }
    }
}
