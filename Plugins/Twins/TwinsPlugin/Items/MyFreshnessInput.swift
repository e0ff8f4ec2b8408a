// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which food to judge.
@Schema("twins.MyFreshnessInput")
public struct MyFreshnessInput: SchemaProviding, Hashable {
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
    /// The day; today if omitted.
    public var day: DayReference?
}
