// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a wishlist item; omitted fields keep their values.
public struct EditWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String
    /// The product's name.
    public var name: String?
    /// What it is.
    public var category: Category?
    /// Who makes it.
    public var brand: String?
    /// The color that shows most.
    public var primaryColor: SRGBColor?
    /// Where it is sold.
    public var retailer: String?
    /// The URL of its product page.
    public var productURL: String?
    /// The address of a picture of it.
    public var imageURL: String?
    /// The size to buy, and how far that can be trusted.
    public var recommendedSize: SizeRecommendation?
    /// All items that it goes with: keys, names or parts of them, or beginnings of keys.
    public var goesWith: [String]?
    /// Whether it was tried on.
    public var triedOn: Bool?
    /// The day on which it was wished for.
    public var addedOn: DayReference?
    /// Anything else.
    public var notes: String?
    /// What to forget of it.
    public var clear: [Part]

    /// A change that is set afterwards.
    public init(wish: String) {
        self.wish = wish
        clear = []
    }

    /// A part of a wish that can be forgotten.
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

        /// The parts and what they are.
        public static let schema = Schema<Self>.enumeration("wardrobe.WishPart", "A part of a wish.") {
            switch $0 {
            case .brand: "Who makes it."
            case .primaryColor: "The color that shows most."
            case .retailer: "Where it is sold."
            case .productURL: "The URL of its product page."
            case .imageURL: "The address of a picture of it."
            case .recommendedSize: "The size to buy."
            case .triedOnPhoto: "The photo from trying it on."
            case .prices: "What it cost on which day."
            case .purchase: "That it was bought, when, and which item it became, which stays."
            case .notes: "Anything else."
            }
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.EditWishInput", "Changes to a wishlist item; omitted fields keep their values."
    ) {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("name", \.name, "The product's name.", .text(1...200, example: "Rain coat"))
        field("category", \.category, "What it is.")
        field("brand", \.brand, "Who makes it.", .text(1...200, example: "Aran Mills"))
        field("primaryColor", \.primaryColor, "The color that shows most.")
        field("retailer", \.retailer, "Where it is sold.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The URL of its product page.", .webAddress)
        field("imageURL", \.imageURL, "The address of a picture of it.", .webAddress)
        field("recommendedSize", \.recommendedSize, "The size to buy, and how far that can be trusted.")
        field(
            "goesWith", \.goesWith, "All items that it goes with: keys, names or parts of them, or beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...1_000))
        field("triedOn", \.triedOn, "Whether it was tried on.", .boolean)
        field("addedOn", \.addedOn, "The day on which it was wished for.")
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "wait for the sale"))
        field("clear", \.clear, "What to forget of it.", .list(of: .nested, count: 0...10), default: [])
    }
}
