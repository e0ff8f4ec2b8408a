// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The food to list by freshness.
@Schema("twins.MyFreshnessInput")
public struct MyFreshnessInput: SchemaProviding, Hashable {
    /// The place, with its subplaces: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
    /// The day; today if omitted.
    public var day: DayReference?
}
