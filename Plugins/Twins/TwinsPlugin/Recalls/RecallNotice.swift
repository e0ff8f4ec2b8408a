// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The notice of a recall.
public struct RecallNotice: SchemaProviding, Hashable {
    /// What the notice says.
    public var title: String?
    /// The address of the notice.
    public var url: String?
    /// The day of publication.
    public var published: CalendarDay?
    /// The GTIN of the product.
    public var gtin: String?
    /// The batch that is recalled; absent for every batch.
    public var batch: String?

    /// Creates a notice.
    public init(
        title: String? = nil, url: String? = nil, published: CalendarDay? = nil, gtin: String? = nil,
        batch: String? = nil
    ) {
        self.title = title
        self.url = url
        self.published = published
        self.gtin = gtin
        self.batch = batch
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RecallNotice", "The notice of a recall.") {
        field("title", \.title, "What the notice says.", .text(1...1_000, example: "Glass in jars"))
        field("url", \.url, "The address of the notice.", .webAddress)
        field("published", \.published, "The day of publication.")
        field("gtin", \.gtin, "The GTIN of the product.", .barcode)
        field("batch", \.batch, "The batch that is recalled; absent for every batch.", .text(1...50, example: "L2207"))
    }
}
