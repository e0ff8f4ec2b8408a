// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds places by name.
public struct FindPlaces: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.places.id,
        summary: "Finds places by name, offline, with their coordinates, time zones, and populations.",
        discussion: """
            Searches places of 1,000 people or more, and of 500 or more in Ukraine, by every name GeoNames lists, in any \
            script, and returns the most populous first. The region or the country can follow after a comma.
            """,
        examples: [
            Example("A city", ["name": "Kyiv"]), Example("In its own script", ["name": "Київ"]),
            Example("One of several", ["name": "Springfield, Illinois", "limit": 3]),
        ])

    /// Creates the computation.
    public init() {}

    /// Finds the places.
    /// - Throws: `ComputationError` with code `not-found` if no place has the name.
    public func run(_ input: PlacesRequest, in context: Context) async throws -> PlaceList {
        let table = PlaceTable.shipped
        let places = table.matches(input.name, limit: input.limit)
        guard places.isEmpty else { return PlaceList(places: places) }
        let near = table.suggestions(for: input.name)
        let hint =
            near.isEmpty
            ? "The table contains \(PlaceTable.extent)."
            : "Did you mean \(near.prefix(5).joined(separator: ", "))?"
        throw ComputationError(.notFound, "No place is named \(input.name.quoted()). \(hint)")
    }
}

/// The name of the places to find.
public struct PlacesRequest: SchemaProviding, Hashable {
    /// The name, optionally followed by a comma and the region or country.
    public var name: String
    /// The maximum number of places to list.
    public var limit: Int

    /// Creates a request.
    public init(name: String, limit: Int = 20) {
        self.name = name
        self.limit = limit
    }

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.PlacesRequest", "The name of the places to find.") {
        field(
            "name", \.name, "The name, optionally followed by a comma and the region or country.",
            .text(1...200, example: "Paris, US"))
        field("limit", \.limit, "The maximum number of places to list.", .integer(1...1000), default: 20)
    }
}

/// Places with the same name.
public struct PlaceList: SchemaProviding, Equatable {
    /// The places, most populous first.
    public var places: [Place]

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.PlaceList", "Places with the same name.") {
        field("places", \.places, "The places, most populous first.")
    }
}
