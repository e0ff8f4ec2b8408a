// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A twin with all its details.
@Schema("twins.TwinProfile")
public struct TwinProfile: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// The path of the place of each item.
    @Field(.list(of: .optional(.text(example: "Home / Kitchen")))) public var places: [String?]
    /// The freshness, for food.
    public var freshness: FreshnessStatus?
    /// The reason for the freshness.
    public var freshnessReason: LotDue.Reason?
    /// Its notifications, by the time they are due.
    public var notifications: [NotificationSchedule]
    /// Its open recalls.
    public var recalls: [Recall]
    /// The units for lengths and weights.
    public var units: UnitSystem = .metric
    /// Its pictures and documents by their content hashes, if requested.
    @Field(.dictionary(of: .blob(maximumBytes: 50_000_000), keys: .contentHash))
    public var attachments: [String: Blob] = [:]
}
