// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The kind of a place.
public enum PlaceKind: String, Codable, Sendable, CaseIterable {
    case home = "Home"
    case work = "Work"
    case social = "Social"
    case outside = "Outside"
    case car = "Car"
    case coordinates
}

extension PlaceKind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.PlaceKind", "The kind of a place.") {
        switch $0 {
        case .home: "At home."
        case .work: "At work or school."
        case .social: "In a social setting."
        case .outside: "Outdoors."
        case .car: "In a car."
        case .coordinates: "A point on the map."
        }
    } aliases: {
        $0 == .coordinates ? [] : [$0.rawValue.lowercased()]
    }
}
