// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a label says.
public struct Label: SchemaProviding, Hashable {
    /// The name of the thing or the place.
    public var title: String
    /// Lines below the name.
    public var details: [String]
    /// The text that the QR code holds.
    public var code: String

    /// Creates a label.
    public init(title: String, details: [String] = [], code: String) {
        self.title = title
        self.details = details
        self.code = code
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Label", "What a label says.") {
        field("title", \.title, "The name of the thing or the place.", .text(1...500, example: "Box of cables"))
        field(
            "details", \.details, "Lines below the name.",
            .list(of: .text(1...5_000, example: "Home / Cellar"), count: 0...10), default: [])
        field(
            "code", \.code, "The text that the QR code holds.",
            .text(1...2_000, example: "almanac:twins/item/0198c3a0-0000-7000-8000-000000000001"))
    }
}

/// The labels to put on sheets.
public struct LabelsInput: SchemaProviding, Hashable {
    /// The labels, in order.
    public var labels: [Label]
    /// How they are put on sheets.
    public var printing: LabelPrinting

    /// Creates an input.
    public init(labels: [Label], printing: LabelPrinting = LabelPrinting()) {
        self.labels = labels
        self.printing = printing
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LabelsInput", "The labels to put on sheets.") {
        field("labels", \.labels, "The labels, in order.", .list(of: .nested, count: 1...100_000))
        field("printing", \.printing, "How they are put on sheets.", default: LabelPrinting())
    }
}
