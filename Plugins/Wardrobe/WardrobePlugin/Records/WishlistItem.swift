// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// A product on a wishlist.
public struct WishlistItem: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the wish.
    public var id: String
    /// The product's name.
    public var name: String
    /// The product's category.
    public var category: Category
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
    /// The price history, oldest first; the last is today's price.
    public var prices: [PricePoint]
    /// The size to buy.
    public var recommendedSize: SizeRecommendation?
    /// The keys of the items it goes with in the wardrobe.
    public var goesWith: [String]
    /// Whether it was tried on.
    public var triedOn: Bool
    /// The content hash of a photo from trying it on.
    public var triedOnPhoto: String?
    /// Whether it was bought.
    public var purchased: Bool
    /// The purchase date.
    public var boughtOn: CalendarDay?
    /// The key of the item added for it.
    ///
    /// Nil before it's bought and after the item is removed.
    public var boughtItem: String?
    /// The day it was added to the wishlist.
    public var addedOn: CalendarDay?
    /// Notes.
    public var notes: String?
    /// The time it was first saved, set by the store; nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store; nil if unknown.
    public var updated: Timestamp?

    /// Creates a wish for a product.
    public init(id: String, name: String, category: Category) {
        self.id = id
        self.name = name
        self.category = category
        prices = []
        goesWith = []
        triedOn = false
        purchased = false
    }

    /// Today's price, if known.
    public var price: Money? { prices.last?.price }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WishlistItem", "A product on a wishlist.") {
        field("id", \.id, "The unique key of the wish.", .text(1...100, example: "rain-coat"))
        field("name", \.name, "The product's name.", .text(1...200, example: "Rain coat"))
        field("category", \.category, "The product's category.")
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field("primaryColor", \.primaryColor, "The main color.")
        field("retailer", \.retailer, "The shop that sells it.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The URL of its product page.", .webAddress)
        field("imageURL", \.imageURL, "The address of a picture of it.", .webAddress)
        field(
            "prices", \.prices, "The price history, oldest first.",
            .list(of: .nested, count: 0...10_000),
            default: [])
        field("recommendedSize", \.recommendedSize, "The size to buy.")
        field(
            "goesWith", \.goesWith, "The keys of the items it goes with in the wardrobe.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 0...1_000), default: [])
        field("triedOn", \.triedOn, "Whether it was tried on.", .boolean, default: false)
        field("triedOnPhoto", \.triedOnPhoto, "The content hash of a photo from trying it on.", .contentHash)
        field("purchased", \.purchased, "Whether it was bought.", .boolean, default: false)
        field("boughtOn", \.boughtOn, "The purchase date.")
        field("boughtItem", \.boughtItem, "The key of the item added for it.", .text(1...100, example: "rain-coat"))
        field("addedOn", \.addedOn, "The day it was added to the wishlist.")
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "wait for the sale"))
        field("created", \.created, "The time it was first saved, set by the store.")
        field("updated", \.updated, "The time it was last changed, set by the store.")
    }
}

/// A price on a day.
public struct PricePoint: SchemaProviding, Hashable {
    /// The day.
    public var date: CalendarDay
    /// The price.
    public var price: Money

    /// Creates a price on a day.
    public init(_ date: CalendarDay, _ price: Money) {
        self.date = date
        self.price = price
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.PricePoint", "A price on a day.") {
        field("date", \.date, "The day.")
        field("price", \.price, "The price.")
    }
}

extension WishlistItem: ValidatedRecord {
    /// Checks that prices are in one currency and in order, with one price per day and none in the future, and that a
    /// wish with a try-on photo is marked as tried on.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        for (index, point) in prices.enumerated() {
            issues.refuseFuture(point.date, at: "prices[\(index)].date", today: today)
            guard index > 0 else { continue }
            if point.date <= prices[index - 1].date {
                issues.append(
                    ValidationIssue(
                        path: "prices[\(index)].date",
                        expected: "a day after the previous one, \(prices[index - 1].date)",
                        got: "\(point.date)"))
            }
            if point.price.currency != prices[0].price.currency {
                issues.append(
                    ValidationIssue(
                        path: "prices[\(index)].price.currency",
                        expected: "the currency of the first price, "
                            + prices[0].price.currency, got: point.price.currency))
            }
        }
        issues.refuseRepeats(in: goesWith, at: "goesWith")
        issues.refuseFuture(addedOn, at: "addedOn", today: today)
        issues.refuseFuture(boughtOn, at: "boughtOn", today: today)
        if !purchased, boughtOn != nil || boughtItem != nil {
            issues.append(
                ValidationIssue(
                    path: "purchased", expected: "true, because boughtOn or boughtItem is set", got: "false"))
        }
        if triedOnPhoto != nil, !triedOn {
            issues.append(
                ValidationIssue(path: "triedOn", expected: "true, because triedOnPhoto is set", got: "false"))
        }
        return issues
    }
}
