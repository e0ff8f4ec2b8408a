// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The record of a purchase of reports about a chart in one area, for an app that sells them.
///
/// It covers every language and every later revision of the chart.
@Schema("astrology.ReportPurchase")
public struct ReportPurchase: SchemaProviding, Hashable {
    /// The record's key.
    @Field(.text(example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var id: String
    /// The chart.
    public var chart: NamedChart
    /// The area of life.
    public var area: ReportArea
    /// The key of the report that was paid for; `nil` if it isn't kept.
    @Field(.text(1...200, example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var report: String?
    /// The price.
    public var price: Money
    /// The id of the transaction, which no other purchase has.
    @Field(.text(1...200, example: "2000000812345678")) public var transactionID: String
    /// The product in the app's store.
    @Field(.text(1...200, example: "report.career")) public var product: String?
    /// The time of the purchase.
    public var date: Timestamp
}

/// The list price of reports in an area.
@Schema("astrology.ReportPrice")
public struct ReportPrice: SchemaProviding, Hashable {
    /// The area of life.
    public var area: ReportArea
    /// The price.
    public var price: Money
    /// The product in the app's store.
    @Field(.text(1...200, example: "report.career")) public var product: String?

    /// The list prices of Almanac, in US dollars; an app passes its own to the plugin.
    public static let standard: [ReportPrice] = [
        (.general, "9.99"), (.finances, "6.99"), (.career, "6.99"), (.relationships, "5.99"), (.health, "5.99"),
    ].map { ReportPrice(area: $0, price: Money(amount: $1, currency: "USD")) }
}

/// A purchase to record.
@Schema("astrology.AddPurchaseInput")
public struct AddPurchaseInput: SchemaProviding, Hashable {
    /// The chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String
    /// The area of life.
    public var area: ReportArea
    /// The id of the transaction, which no other purchase has.
    @Field(.text(1...200, example: "2000000812345678")) public var transactionID: String
    /// The report that was paid for: its key, the beginning of it, or its chart, area, and language.
    ///
    /// The latest one of the area if omitted.
    @Field(.text(1...200, example: "Olena career en")) public var report: String?
    /// The price; the list price if omitted.
    public var price: Money?
    /// The product in the app's store; that of the list price if omitted.
    @Field(.text(1...200, example: "report.career")) public var product: String?
    /// The time of the purchase; now if omitted.
    public var date: Timestamp?
}

/// Which purchase to remove.
@Schema("astrology.RemovePurchaseInput")
public struct RemovePurchaseInput: SchemaProviding, Hashable {
    /// The id of the transaction.
    @Field(.text(1...200, example: "2000000812345678")) public var transactionID: String
}

/// A removed purchase.
@Schema("astrology.PurchaseRemoval")
public struct PurchaseRemoval: SchemaProviding, Hashable {
    /// The purchase.
    public var purchase: ReportPurchase
}

/// Which purchases to list; omitted fields match every purchase.
@Schema("astrology.MyPurchasesInput")
public struct MyPurchasesInput: SchemaProviding, Hashable {
    /// A chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String?
    /// An area of life.
    public var area: ReportArea?
    /// The maximum number of purchases.
    @Field(.integer(1...100_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// Purchases, newest first.
@Schema("astrology.PurchaseList")
public struct PurchaseList: SchemaProviding, Hashable {
    /// The purchases.
    public var purchases: [ReportPurchase]
    /// The number of matching purchases, including those beyond the limit.
    @Field(.integer(0...Int.max)) public var total: Int
    /// What all matching purchases cost, by currency.
    public var paid: [Money]
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}

/// The chart and area whose purchase to look up.
@Schema("astrology.MyPurchaseStatusInput")
public struct MyPurchaseStatusInput: SchemaProviding, Hashable {
    /// The chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String
    /// The area of life.
    public var area: ReportArea
}

/// Whether reports about a chart in an area were bought.
@Schema("astrology.PurchaseStatus")
public struct PurchaseStatus: SchemaProviding, Hashable {
    /// The chart.
    public var chart: NamedChart
    /// The area of life.
    public var area: ReportArea
    /// Whether they were bought.
    public var isPurchased: Bool
    /// The purchase.
    public var purchase: ReportPurchase?
    /// The list price; `nil` if the app has none for the area.
    public var listPrice: ReportPrice?
}

extension Astrology {
    /// Records a purchase of reports about a chart in an area.
    public static let addPurchase = ComputationKey<AddPurchaseInput, ReportPurchase>("astrology.add-purchase")
    /// Removes the record of a purchase.
    public static let removePurchase = ComputationKey<RemovePurchaseInput, PurchaseRemoval>("astrology.remove-purchase")
    /// Lists the purchases.
    public static let myPurchases = ComputationKey<MyPurchasesInput, PurchaseList>("astrology.my-purchases")
    /// Tells whether reports about a chart in an area were bought.
    public static let myPurchaseStatus = ComputationKey<MyPurchaseStatusInput, PurchaseStatus>(
        "astrology.my-purchase-status")
}

extension [Money] {
    /// The sums by currency, in the order of the codes.
    package var sums: [Money] {
        Dictionary(grouping: self, by: \.currency).sorted { $0.key < $1.key }.map { currency, amounts in
            amounts.reduce(ExactAmount.zero) { $0 + ExactAmount($1) }.money(currency)
        }
    }
}
