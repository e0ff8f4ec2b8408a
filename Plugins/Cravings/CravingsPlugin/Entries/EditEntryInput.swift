// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to an entry; omitted fields keep their values, and null clears one.
@Schema("cravings.EditEntryInput")
public struct EditEntryInput: SchemaProviding, Hashable {
    /// The entry, by its key or the beginning of its key; `last` for the one that was logged last.
    @Field(.entryReference) public var entry: String
    /// When it happened.
    public var time: EntryMoment?
    /// The intensity, only for a craving.
    @Field(.intensity) public var intensity: Int?
    /// The intensity about 15 minutes later, only for a craving.
    @Field(.intensity) public var laterIntensity: Int??
    /// The method, only for a use.
    public var method: UseMethod?
    /// The amount in the method's unit, only for a use.
    @Field(.number(0...1_000)) public var amount: Double?
    /// The triggers, which replace the current ones.
    @Field(.triggers) public var triggers: [Trigger]??
    /// Where it happened.
    public var place: Place??
    /// Whether to keep coordinates as stated; otherwise they are rounded to 0.01° (about 1 km).
    public var exactCoordinates: Bool = false
    /// A note; an empty text removes it.
    @Field(.notes) public var notes: String??
    /// The recording to link, by its key, its title, or the beginning of its key.
    ///
    /// Only for a craving.
    @Field(.recordName) public var recording: String??
}
