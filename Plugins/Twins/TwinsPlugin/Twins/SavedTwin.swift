// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The saved twin.
@Schema("twins.SavedTwin")
public struct SavedTwin: SchemaProviding, Hashable {
    /// The twin.
    public var twin: Twin
    /// The key of the inventory item that was added or changed.
    @Field(.recordKey) public var item: String?
    /// Notes about it, such as the data from the code.
    public var notes: [Message] = []
    /// Its open recalls.
    public var recalls: [RecallMatch] = []
}
