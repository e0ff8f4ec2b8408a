// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How many days to look ahead.
@Schema("twins.MyDueInput")
public struct MyDueInput: SchemaProviding, Hashable {
    /// The number of days to look ahead.
    @Field(.integer(0...3_650, .days)) public var days: Int = 7
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The kinds of dates; all if omitted.
    @Field(count: 1...7) public var kinds: [DueKind]?
    /// The place, with its subplaces: its key, its name, or its path; all if omitted.
    @Field(.recordName("Kitchen")) public var location: String?
}
