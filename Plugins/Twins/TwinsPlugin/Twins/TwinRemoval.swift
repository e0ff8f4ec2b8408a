// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A removed twin or item, with the records that were removed with it.
@Schema("twins.TwinRemoval")
public struct TwinRemoval: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// Whether the twin was removed, and not only one of its items.
    public var removedTwin: Bool
    /// The number of removed items.
    @Field(.tally) public var items: Int
    /// The number of removed photos and documents.
    @Field(.tally) public var photos: Int
    /// The number of removed loans.
    @Field(.tally) public var loans: Int
    /// The number of removed notifications.
    @Field(.tally) public var notifications: Int
    /// The number of removed lots.
    @Field(.tally) public var lots: Int
    /// The number of removed recalls of only this twin.
    @Field(.tally) public var recalls: Int
    /// The number of removed places that were items; their contents moved to the parent place.
    @Field(.tally) public var places: Int
    /// The number of entries of the recognition log that stay without the key.
    @Field(.tally) public var logEntries: Int
    /// Whether nothing was removed.
    public var dryRun: Bool
}
