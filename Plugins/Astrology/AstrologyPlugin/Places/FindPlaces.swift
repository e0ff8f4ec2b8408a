// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

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
@Schema("astrology.PlacesRequest")
public struct PlacesRequest: SchemaProviding, Hashable {
    /// The name, optionally followed by a comma and the region or country.
    @Field(.text(1...200, example: "Paris, US")) public var name: String
    /// The maximum number of places to list.
    @Field(.integer(1...1000)) public var limit: Int = 20
}

/// Places with the same name.
@Schema("astrology.PlaceList")
public struct PlaceList: SchemaProviding, Equatable {
    /// The places, most populous first.
    public var places: [Place]
}
