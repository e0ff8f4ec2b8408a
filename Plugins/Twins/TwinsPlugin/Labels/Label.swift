// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The content of a label.
@Schema("twins.Label")
public struct Label: SchemaProviding, Hashable {
    /// The name of the thing or the place.
    @Field(.text(1...500, example: "Box of cables")) public var title: String
    /// Lines below the name.
    @Field(.list(of: .text(1...5_000, example: "Home / Cellar"), count: 0...10)) public var details: [String] = []
    /// The text of the QR code.
    @Field(.text(1...2_000, example: "almanac:twins/item/0198c3a0-0000-7000-8000-000000000001")) public var code: String
}

/// The labels to lay out.
@Schema("twins.LabelsInput")
public struct LabelsInput: SchemaProviding, Hashable {
    /// The labels, in order.
    @Field(count: 1...100_000) public var labels: [Label]
    /// The layout of the labels on sheets.
    public var printing: LabelPrinting = LabelPrinting()
}
