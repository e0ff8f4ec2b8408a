// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// A product on a wishlist.
@Schema("wardrobe.WishlistItem")
public struct WishlistItem: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the wish.
    @Field(.text(1...100, example: "rain-coat")) public var id: String
    /// The product's name.
    @Field(.text(1...200, example: "Rain coat")) public var name: String
    /// The product's category.
    public var category: Category
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String?
    /// The main color.
    public var primaryColor: SRGBColor?
    /// The owner's word for the main color.
    @Field(.text(1...60, example: "light wash")) public var colorName: String?
    /// The shop that sells it.
    @Field(.text(1...200, example: "the shop on the corner")) public var retailer: String?
    /// The URL of its product page.
    @Field(.webAddress) public var productURL: String?
    /// The address of a picture of it.
    @Field(.webAddress) public var imageURL: String?
    /// The price history, oldest first.
    ///
    /// The last is today's price.
    @Field(count: 0...10_000) public var prices: [PricePoint] = []
    /// The size to buy.
    public var recommendedSize: SizeRecommendation?
    /// The keys of the items it goes with in the wardrobe.
    @Field(.list(of: .text(1...100, example: "navy-blazer"), count: 0...1_000)) public var goesWith: [String] = []
    /// Whether it was tried on.
    public var triedOn: Bool = false
    /// The content hash of a photo from trying it on.
    @Field(.contentHash) public var triedOnPhoto: String?
    /// Whether it was bought.
    public var purchased: Bool = false
    /// The purchase date.
    public var boughtOn: CalendarDay?
    /// The key of the item added for it.
    ///
    /// Nil before it's bought and after the item is removed.
    @Field(.text(1...100, example: "rain-coat")) public var boughtItem: String?
    /// The day it was added to the wishlist.
    public var addedOn: CalendarDay?
    /// Notes.
    @Field(.text(0...10_000, example: "wait for the sale")) public var notes: String?
    /// The time it was first saved, set by the store.
    ///
    /// Nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    ///
    /// Nil if unknown.
    public var updated: Timestamp?

    /// Today's price, if known.
    public var price: Money? { prices.last?.price }
}

/// A price on a day.
@Schema("wardrobe.PricePoint")
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
                    path: "purchased", expected: "true, because `boughtOn` or `boughtItem` is set", got: "false",
                    naming: ["boughtOn", "boughtItem"]))
        }
        if triedOnPhoto != nil, !triedOn {
            issues.append(
                ValidationIssue(
                    path: "triedOn", expected: "true, because `triedOnPhoto` is set", got: "false",
                    naming: ["triedOnPhoto"]))
        }
        return issues
    }
}
