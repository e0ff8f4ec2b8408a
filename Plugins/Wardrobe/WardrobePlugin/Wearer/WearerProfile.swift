// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A request for the profile; has no fields.
@Schema("wardrobe.MyProfileInput")
public struct MyProfileInput: SchemaProviding, Hashable {
}

/// The wearer's profile, as used by suggestions.
@Schema("wardrobe.WearerProfile")
public struct WearerProfile: SchemaProviding, Hashable {
    /// The profile, with defaults for values that aren't set.
    public var profile: UserProfile
    /// Whether a profile has been saved.
    public var isStated: Bool
    /// Whether encrypted body measurements are stored.
    public var hasMeasurements: Bool
    /// The time it was first saved.
    public var created: Timestamp?
    /// The time it was last changed.
    public var updated: Timestamp?

    /// Creates a profile.
    package init(
        _ profile: UserProfile, isStated: Bool, hasMeasurements: Bool, created: Timestamp?, updated: Timestamp?
    ) {
        self.profile = profile
        self.isStated = isStated
        self.hasMeasurements = hasMeasurements
        self.created = created
        self.updated = updated
    }
}

extension UserProfile {
    /// The profile of a wearer who hasn't saved one, in °F.
    package static var unstated: UserProfile {
        var profile = UserProfile()
        profile.temperatureUnit = .fahrenheit
        return profile
    }
}
