// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A request for the profile; has no fields.
public struct MyProfileInput: SchemaProviding, Hashable {
    /// Creates a request for the profile.
    public init() {}

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyProfileInput", "A request for the profile; has no fields."
    ) {}
}

/// The wearer's profile, as used by suggestions.
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WearerProfile", "The wearer's profile, as used by suggestions."
    ) {
        field("profile", \.profile, "The profile, with defaults for values that aren't set.")
        field("isStated", \.isStated, "Whether a profile has been saved.", .boolean)
        field("hasMeasurements", \.hasMeasurements, "Whether encrypted body measurements are stored.", .boolean)
        field("created", \.created, "The time it was first saved.")
        field("updated", \.updated, "The time it was last changed.")
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
