// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The pack to remove.
@Schema("challenges.RemovePackInput")
public struct RemovePackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "almanac")) public var pack: String
}
