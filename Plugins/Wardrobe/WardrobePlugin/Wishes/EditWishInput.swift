// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a wishlist item; omitted fields keep their values.
public struct EditWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    public var wish: String
    /// The product's name.
    public var name: String?
    /// The product's category.
    public var category: Category?
    /// The brand.
    public var brand: String?
    /// The main color.
    public var primaryColor: SRGBColor?
    /// The shop that sells it.
    public var retailer: String?
    /// The URL of its product page.
    public var productURL: String?
    /// The address of a picture of it.
    public var imageURL: String?
    /// The recommended size, with its confidence.
    public var recommendedSize: SizeRecommendation?
    /// All items it goes with: keys, names or parts of names, or the beginnings of keys.
    public var goesWith: [String]?
    /// Whether it was tried on.
    public var triedOn: Bool?
    /// The day it was added to the wishlist.
    public var addedOn: DayReference?
    /// Notes.
    public var notes: String?
    /// The parts to clear.
    public var clear: [Part]

    /// Creates an empty change.
    public init(wish: String) {
        self.wish = wish
        clear = []
    }

    /// A part of a wish that can be cleared.
    public enum Part: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case brand
        case primaryColor
        case retailer
        case productURL
        case imageURL
        case recommendedSize
        case triedOnPhoto
        case prices
        case purchase
        case notes

        /// The values and their meanings.
        public static let schema = Schema<Self>.enumeration("wardrobe.WishPart", "A part of a wish.") {
            switch $0 {
            case .brand: "The brand."
            case .primaryColor: "The main color."
            case .retailer: "The shop that sells it."
            case .productURL: "The URL of its product page."
            case .imageURL: "The address of a picture of it."
            case .recommendedSize: "The size to buy."
            case .triedOnPhoto: "The photo from trying it on."
            case .prices: "The price history."
            case .purchase: "The purchase: the day and the link to the item, which is kept."
            case .notes: "Notes."
            }
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.EditWishInput", "Changes to a wishlist item; omitted fields keep their values."
    ) {
        field(
            "wish", \.wish, "The wish: its key, its name or part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("name", \.name, "The product's name.", .text(1...200, example: "Rain coat"))
        field("category", \.category, "The product's category.")
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field("primaryColor", \.primaryColor, "The main color.")
        field("retailer", \.retailer, "The shop that sells it.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The URL of its product page.", .webAddress)
        field("imageURL", \.imageURL, "The address of a picture of it.", .webAddress)
        field("recommendedSize", \.recommendedSize, "The recommended size, with its confidence.")
        field(
            "goesWith", \.goesWith, "All items it goes with: keys, names or parts of names, or the beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...1_000))
        field("triedOn", \.triedOn, "Whether it was tried on.", .boolean)
        field("addedOn", \.addedOn, "The day it was added to the wishlist.")
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "wait for the sale"))
        field("clear", \.clear, "The parts to clear.", .list(of: .nested, count: 0...10), default: [])
    }
}
