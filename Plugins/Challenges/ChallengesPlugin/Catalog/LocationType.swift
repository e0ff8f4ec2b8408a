// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where a challenge is done.
public enum LocationType: String, Codable, Sendable, CaseIterable {
    case home
    case outdoor
    case `public`
    case specific
    case anywhere
}

extension LocationType {
    /// The position among all cases, written out since it is asked for each of thousands of candidates.
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
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.LocationType", "Where a challenge is done.") {
        switch $0 {
        case .home: "At home."
        case .outdoor: "Under the sky."
        case .public: "Where people are: a street, a library, a shop."
        case .specific: "In one kind of place, such as a museum or a pool."
        case .anywhere: "Wherever one is."
        }
    }
}
