// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The kind of place a challenge needs.
public enum LocationType: String, Codable, Sendable, CaseIterable {
    case home
    case outdoor
    case `public`
    case specific
    case anywhere
}

extension LocationType {
    /// The index among all cases, as a switch because ranking reads it for thousands of candidates.
    var place: Int {
        switch self {
        case .home: 0
        case .outdoor: 1
        case .public: 2
        case .specific: 3
        case .anywhere: 4
        }
    }
}

extension LocationType: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.LocationType", "The kind of place a challenge needs."
    ) {
        switch $0 {
        case .home: "At home."
        case .outdoor: "Outdoors."
        case .public: "In public: a street, a library, a store."
        case .specific: "In one kind of place, such as a museum or a pool."
        case .anywhere: "Anywhere."
        }
    }
}
