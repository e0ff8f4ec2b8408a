// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which place to remove.
@Schema("twins.RemoveLocationInput")
public struct RemoveLocationInput: SchemaProviding, Hashable {
    /// The place: its key, its whole name, its path, or at least 8 characters of its key.
    @Field(.recordName("Kitchen")) public var location: String
}
