// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The things and places to label.
public struct MyLabelsInput: SchemaProviding, Hashable {
    /// The things: each by its key, its name or part of it, or the beginning of its key.
    public var twins: [String]
    /// The places: each by its key, its name, its path, or the beginning of its key.
    public var places: [String]
    /// The place whose things are labeled, with those in places below it.
    public var location: String?
    /// The kinds of things to label in addition, or in that place only.
    public var kinds: [TwinKind]
    /// The tag of things to label in addition, or in that place only.
    public var tag: String?
    /// Whether to label every place.
    public var everyPlace: Bool
    /// What the codes of things hold.
    public var codes: LabelCodes
    /// How the labels are put on sheets.
    public var printing: LabelPrinting

    /// Creates an input for things.
    public init(twins: [String] = [], places: [String] = []) {
        self.twins = twins
        self.places = places
        kinds = []
        everyPlace = false
        codes = .key
        printing = LabelPrinting()
    }

    /// Whether a filter selects things.
    var hasFilter: Bool { location != nil || !kinds.isEmpty || tag != nil }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyLabelsInput", "The things and places to label.") {
        field(
            "twins", \.twins, "The things: each by its key, its name or part of it, or the beginning of its key.",
            .list(of: .recordName("Box of cables"), count: 0...1_000), default: [])
        field(
            "places", \.places, "The places: each by its key, its name, its path, or the beginning of its key.",
            .list(of: .recordName("Cellar"), count: 0...1_000), default: [])
        field(
            "location", \.location, "The place whose things are labeled, with those in places below it.",
            .recordName("Cellar"))
        field(
            "kinds", \.kinds, "The kinds of things to label in addition, or in that place only.",
            .list(of: .nested, count: 0...9), default: [])
        field(
            "tag", \.tag, "The tag of things to label in addition, or in that place only.",
            .text(1...50, example: "insured"))
        field("everyPlace", \.everyPlace, "Whether to label every place.", .boolean, default: false)
        field("codes", \.codes, "What the codes of things hold.", default: .key)
        field("printing", \.printing, "How the labels are put on sheets.", default: LabelPrinting())
    }
}

/// What the QR code on the label of a thing holds.
public enum LabelCodes: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// The key of the item, such as `almanac:twins/item/0198c3a0-0000-7000-8000-000000000001`.
    case key
    /// The GS1 Digital Link of the product, such as `https://id.gs1.org/01/09780441478125`; without a GTIN, the key.
    case digitalLink

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "twins.LabelCodes", "What the QR code on the label of a thing holds."
    ) {
        switch $0 {
        case .key: "The key of the item, such as `almanac:twins/item/0198c3a0-0000-7000-8000-000000000001`."
        case .digitalLink:
            "The GS1 Digital Link of the product, such as `https://id.gs1.org/01/09780441478125`; without a GTIN, the key."
        }
    }
}
