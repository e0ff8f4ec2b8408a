// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The notice of a recall.
@Schema("twins.RecallNotice")
public struct RecallNotice: SchemaProviding, Hashable {
    /// The title of the notice.
    @Field(.text(1...1_000, example: "Glass in jars")) public var title: String?
    /// The URL of the notice.
    @Field(.webAddress) public var url: String?
    /// The day of publication.
    public var published: CalendarDay?
    /// The GTIN of the product.
    @Field(.barcode) public var gtin: String?
    /// The recalled batch; absent for all batches.
    @Field(.text(1...50, example: "L2207")) public var batch: String?
}
