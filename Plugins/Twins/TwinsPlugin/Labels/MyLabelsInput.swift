// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The things and places to label.
@Schema("twins.MyLabelsInput")
public struct MyLabelsInput: SchemaProviding, Hashable {
    /// The things: each by its key, its name or part of it, or the beginning of its key.
    @Field(.list(of: .recordName("Box of cables"), count: 0...1_000)) public var twins: [String] = []
    /// The places: each by its key, its name, its path, or the beginning of its key.
    @Field(.list(of: .recordName("Cellar"), count: 0...1_000)) public var places: [String] = []
    /// The place whose things to label, with its subplaces.
    @Field(.recordName("Cellar")) public var location: String?
    /// The kinds of things to label in addition, or in that place only.
    @Field(count: 0...9) public var kinds: [TwinKind] = []
    /// The tag of things to label in addition, or in that place only.
    @Field(.text(1...50, example: "insured")) public var tag: String?
    /// Whether to label every place.
    public var everyPlace: Bool = false
    /// The content of the codes of things.
    public var codes: LabelCodes = .key
    /// The layout of the labels on sheets.
    public var printing: LabelPrinting = LabelPrinting()

    /// Whether a filter selects things.
    var hasFilter: Bool { location != nil || !kinds.isEmpty || tag != nil }
}

/// The content of the QR code on the label of a thing.
@Schema("twins.LabelCodes")
public enum LabelCodes: String, CaseIterable, SchemaProviding {
    /// The key of the item, such as `almanac:twins/item/0198c3a0-0000-7000-8000-000000000001`.
    case key
    /// The GS1 Digital Link of the product, such as `https://id.gs1.org/01/09780441478125`; without a GTIN, the key.
    case digitalLink
}
