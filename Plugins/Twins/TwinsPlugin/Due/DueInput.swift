// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Things with dates, and the days to look ahead.
@Schema("twins.DueInput")
public struct DueInput: SchemaProviding, Hashable {
    /// The things.
    @Field(count: 0...1_000_000) public var twins: [Twin]
    /// The places, which name where a thing is.
    @Field(count: 0...100_000) public var locations: [Location] = []
    /// The recalls; closed ones are ignored.
    @Field(count: 0...100_000) public var recalls: [Recall] = []
    /// The first day; today if omitted.
    public var day: DayReference?
    /// The number of days to look ahead.
    @Field(.integer(0...3_650, .days)) public var days: Int = 7
    /// The kinds of dates; all if omitted.
    @Field(count: 1...7) public var kinds: [DueKind]?
}

/// A kind of due date.
@Schema("twins.DueKind")
public enum DueKind: String, CaseIterable, SchemaProviding {
    /// A recalled thing.
    case recall
    /// Food to use.
    case expiry
    /// A loan due back.
    case loan
    /// A plant that needs water.
    case watering
    /// A plant that needs fertilizer.
    case fertilizing
    /// A thing that needs maintenance or cleaning.
    case maintenance
    /// A warranty that ends.
    case warranty
}
