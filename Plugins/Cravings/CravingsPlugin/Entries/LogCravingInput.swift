// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A craving to log.
@Schema("cravings.LogCravingInput")
public struct LogCravingInput: SchemaProviding, Hashable {
    /// The intensity, from mild at 1 to overwhelming at 10.
    @Field(.intensity) public var intensity: Int
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
    /// The recording to link, by its key, its title, or the beginning of its key.
    @Field(.recordName) public var recording: String?
    /// Whether to choose a message.
    public var offersMessage: Bool = true
    /// Whether to pick any fitting message with a probability of 0.1, so that its effect can be estimated.
    public var explores: Bool = false
}
