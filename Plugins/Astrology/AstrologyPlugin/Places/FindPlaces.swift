// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds places by name.
public struct FindPlaces: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Astrology.places.id,
        summary: "Finds places by name, offline: coordinates, time zone, population.",
        discussion: """
            Cities of 15,000 people or more by any name that GeoNames has, in any script, the most populous first. The \
            region or the country may follow after a comma.
            """,
        examples: [
            Example("A city", ["name": "Kyiv"]), Example("In its own script", ["name": "Київ"]),
            Example("One of several", ["name": "Springfield, Illinois", "limit": 3]),
        ])

    /// Creates the computation.
    public init() {}

    /// Finds the places.
    /// - Throws: ``ComputationKit/ComputationError`` of code `not-found` if no place has the name.
    public func run(_ input: PlacesRequest, in context: Context) async throws -> PlaceList {
        let table = PlaceTable.shipped
        let places = table.matches(input.name, limit: input.limit)
        guard places.isEmpty else { return PlaceList(places: places) }
        let near = table.suggestions(for: input.name)
        let hint =
            near.isEmpty
            ? "The table has cities of 15,000 people or more."
            : "Did you mean \(near.prefix(5).joined(separator: ", "))?"
        throw ComputationError(.notFound, "No place is called \(input.name.quoted()). \(hint)")
    }
}

/// Which places to find.
public struct PlacesRequest: SchemaProviding, Hashable {
    /// The name, and after a comma the region or the country.
    public var name: String
    /// How many places to list at most.
    public var limit: Int

    /// Creates a request.
    public init(name: String, limit: Int = 20) {
        self.name = name
        self.limit = limit
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.PlacesRequest", "Which places to find.") {
        field(
            "name", \.name, "The name, and after a comma the region or the country.",
            .text(1...200, example: "Paris, US"))
        field("limit", \.limit, "How many places to list at most.", .integer(1...1000), default: 20)
    }
}

/// Places of one name.
public struct PlaceList: SchemaProviding, Equatable {
    /// The places, the most populous first.
    public var places: [Place]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.PlaceList", "Places of one name.") {
        field("places", \.places, "The places, the most populous first.")
    }
}
