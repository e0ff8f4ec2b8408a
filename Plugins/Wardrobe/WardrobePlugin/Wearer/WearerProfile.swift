// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A request for the profile; has no fields.
public struct MyProfileInput: SchemaProviding, Hashable {
    /// Asks for the profile.
    public init() {}

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyProfileInput", "A request for the profile; has no fields."
    ) {}
}

/// What suggestions know of the wearer.
public struct WearerProfile: SchemaProviding, Hashable {
    /// The profile, with defaults for values that aren't set.
    public var profile: UserProfile
    /// Whether any of it was ever stated.
    public var isStated: Bool
    /// Whether encrypted body measurements are stored.
    public var hasMeasurements: Bool
    /// When it was saved first.
    public var created: Timestamp?
    /// When it was last changed.
    public var updated: Timestamp?

    /// A profile.
    package init(
        _ profile: UserProfile, isStated: Bool, hasMeasurements: Bool, created: Timestamp?, updated: Timestamp?
    ) {
        self.profile = profile
        self.isStated = isStated
        self.hasMeasurements = hasMeasurements
        self.created = created
        self.updated = updated
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WearerProfile", "What suggestions know of the wearer.") {
        field("profile", \.profile, "The profile, with defaults for values that aren't set.")
        field("isStated", \.isStated, "Whether any of it was ever stated.", .boolean)
        field("hasMeasurements", \.hasMeasurements, "Whether encrypted body measurements are stored.", .boolean)
        field("created", \.created, "When it was saved first.")
        field("updated", \.updated, "When it was last changed.")
    }
}

extension UserProfile {
    /// The profile of a wearer who has stated nothing, in °F.
    package static var unstated: UserProfile {
        var profile = UserProfile()
        profile.temperatureUnit = .fahrenheit
        return profile
    }
}
