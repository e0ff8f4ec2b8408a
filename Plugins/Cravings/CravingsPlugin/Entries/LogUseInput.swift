// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A use to log.
@Schema("cravings.LogUseInput")
public struct LogUseInput: SchemaProviding, Hashable {
    /// The method.
    public var method: UseMethod
    /// The amount in the method's unit.
    @Field(.number(0...1_000)) public var amount: Double
    /// The triggers.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// Where it happened.
    public var place: Place?
    /// Whether to keep coordinates as stated; otherwise they are rounded to 0.01° (about 1 km).
    public var exactCoordinates: Bool = false
    /// When it happened; now by default.
    public var time: EntryMoment = EntryMoment()
    /// A note.
    @Field(.notes) public var notes: String?
    /// Whether to choose a message.
    public var offersMessage: Bool = true
}
