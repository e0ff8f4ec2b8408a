// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Something that its owner may buy.
public struct WishlistItem: SchemaProviding, Hashable, Identifiable {
    /// A key that no other wish has.
    public var id: String
    /// The product's name.
    public var name: String
    /// What it is.
    public var category: Category
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
    /// What it cost on which day, the oldest first; the last is today's price.
    public var prices: [PricePoint]
    /// The size to buy.
    public var recommendedSize: SizeRecommendation?
    /// The keys of the items that it goes with in the wardrobe.
    public var goesWith: [String]
    /// Whether it was tried on.
    public var triedOn: Bool
    /// The content hash of a photo from trying it on.
    public var triedOnPhoto: String?
    /// Whether it was bought.
    public var purchased: Bool
    /// The day on which it was bought.
    public var boughtOn: CalendarDay?
    /// The key of the item that it became.
    ///
    /// Nil before it was bought, and after the item was removed.
    public var boughtItem: String?
    /// The day on which it was wished for.
    public var addedOn: CalendarDay?
    /// Anything else.
    public var notes: String?
    /// When it was saved first, by the store; nil when not known.
    public var created: Timestamp?
    /// When it was last changed, by the store; nil when not known.
    public var updated: Timestamp?

    /// A wish for a product; all else is set afterwards.
    public init(id: String, name: String, category: Category) {
        self.id = id
        self.name = name
        self.category = category
        prices = []
        goesWith = []
        triedOn = false
        purchased = false
    }

    /// Today's price, as far as it is known.
    public var price: Money? { prices.last?.price }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WishlistItem", "Something that its owner may buy.") {
        field("id", \.id, "A key that no other wish has.", .text(1...100, example: "rain-coat"))
        field("name", \.name, "The product's name.", .text(1...200, example: "Rain coat"))
        field("category", \.category, "What it is.")
        field("brand", \.brand, "Who makes it.", .text(1...200, example: "Aran Mills"))
        field("primaryColor", \.primaryColor, "The color that shows most.")
        field("retailer", \.retailer, "Where it is sold.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The URL of its product page.", .webAddress)
        field("imageURL", \.imageURL, "The address of a picture of it.", .webAddress)
        field(
            "prices", \.prices, "What it cost on which day, the oldest first.",
            .list(of: .nested, count: 0...10_000),
            default: [])
        field("recommendedSize", \.recommendedSize, "The size to buy.")
        field(
            "goesWith", \.goesWith, "The keys of the items that it goes with.",
            .list(of: .text(1...100, example: "navy-blazer"), count: 0...1_000), default: [])
        field("triedOn", \.triedOn, "Whether it was tried on.", .boolean, default: false)
        field("triedOnPhoto", \.triedOnPhoto, "The content hash of a photo from trying it on.", .contentHash)
        field("purchased", \.purchased, "Whether it was bought.", .boolean, default: false)
        field("boughtOn", \.boughtOn, "The day on which it was bought.")
        field("boughtItem", \.boughtItem, "The key of the item that it became.", .text(1...100, example: "rain-coat"))
        field("addedOn", \.addedOn, "The day on which it was wished for.")
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "wait for the sale"))
        field("created", \.created, "When it was saved first, by the store.")
        field("updated", \.updated, "When it was last changed, by the store.")
    }
}

/// What something cost on a day.
public struct PricePoint: SchemaProviding, Hashable {
    /// The day.
    public var date: CalendarDay
    /// The price.
    public var price: Money

    /// A price on a day.
    public init(_ date: CalendarDay, _ price: Money) {
        self.date = date
        self.price = price
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.PricePoint", "What something cost on a day.") {
        field("date", \.date, "The day.")
        field("price", \.price, "The price.")
    }
}

extension WishlistItem: ValidatedRecord {
    /// Prices are in one currency and in the order of their days, one a day, none in the future; a photo from trying on
    /// means that it was tried on.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        for (index, point) in prices.enumerated() {
            issues.refuseFuture(point.date, at: "prices[\(index)].date", today: today)
            guard index > 0 else { continue }
            if point.date <= prices[index - 1].date {
                issues.append(
                    ValidationIssue(
                        path: "prices[\(index)].date",
                        expected: "a day after the one before, \(prices[index - 1].date)",
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
                ValidationIssue(path: "purchased", expected: "true, since it was bought", got: "false"))
        }
        if triedOnPhoto != nil, !triedOn {
            issues.append(
                ValidationIssue(path: "triedOn", expected: "true, since there is a photo of it", got: "false"))
        }
        return issues
    }
}
