// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Things, their places, and the day of their value.
public struct ValueSummaryInput: SchemaProviding, Hashable {
    /// The things.
    public var twins: [Twin]
    /// The places.
    public var locations: [Location]
    /// The recalls; closed ones are ignored.
    public var recalls: [Recall]
    /// The day whose values are computed; today if omitted.
    public var day: DayReference?
    /// Whether to list every item with its photos, as an insurer wants it.
    public var listsItems: Bool
    /// The photos, by the content hash that items have.
    public var photos: [String: Blob]

    /// Creates an input.
    public init(
        twins: [Twin], locations: [Location] = [], recalls: [Recall] = [], day: DayReference? = nil,
        listsItems: Bool = true, photos: [String: Blob] = [:]
    ) {
        self.twins = twins
        self.locations = locations
        self.recalls = recalls
        self.day = day
        self.listsItems = listsItems
        self.photos = photos
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.ValueSummaryInput", "Things, their places, and the day of their value."
    ) {
        field("twins", \.twins, "The things.", .list(of: .nested, count: 0...1_000_000))
        field("locations", \.locations, "The places.", .list(of: .nested, count: 0...100_000), default: [])
        field(
            "recalls", \.recalls, "The recalls; closed ones are ignored.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("day", \.day, "The day whose values are computed; today if omitted.")
        field(
            "listsItems", \.listsItems, "Whether to list every item with its photos, as an insurer wants it.", .boolean,
            default: true)
        field(
            "photos", \.photos, "The photos, by the content hash that items have.",
            .dictionary(of: .photo, keys: .contentHash), default: [:])
    }
}
