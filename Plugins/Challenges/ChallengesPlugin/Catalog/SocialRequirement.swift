// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The company a challenge needs.
@Schema("challenges.SocialRequirement")
public enum SocialRequirement: String, CaseIterable, SchemaProviding {
    /// Alone.
    case solo
    /// With strangers.
    case strangers
    /// With one or more friends.
    case friends
    /// With family.
    case family
    /// In a group.
    case group

    /// The least social comfort, 1 to 5, at which it is offered: alone 1, friends and family 2, a group 3, strangers 4.
    public var leastComfort: Int {
        switch self {
        case .solo: 1
        case .friends, .family: 2
        case .group: 3
        case .strangers: 4
        }
    }
}

extension SocialRequirement {
    /// The index among all cases, as a switch because ranking reads it for thousands of candidates.
    var place: Int {
        switch self {
        case .solo: 0
        case .strangers: 1
        case .friends: 2
        case .family: 3
        case .group: 4
        }
    }
}
