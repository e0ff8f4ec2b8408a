// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// The purchase of an item.
public struct Purchase: SchemaProviding, Hashable {
    /// The date of purchase.
    public var date: CalendarDay?
    /// The price paid for it.
    public var price: Money?
    /// The shop where it was bought.
    public var store: String?

    /// Creates a purchase.
    public init(date: CalendarDay? = nil, price: Money? = nil, store: String? = nil) {
        self.date = date
        self.price = price
        self.store = store
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Purchase", "The purchase of an item.") {
        field("date", \.date, "The date of purchase.")
        field("price", \.price, "The price paid for it.")
        field("store", \.store, "The shop where it was bought.", .text(1...200, example: "the shop on the corner"))
    }
}
