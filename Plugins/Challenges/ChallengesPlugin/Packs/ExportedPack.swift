// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A pack file.
@Schema("challenges.ExportedPack")
public struct ExportedPack: SchemaProviding, Hashable {
    /// The key.
    @Field(.text(1...100, example: "almanac")) public var id: String
    /// The version.
    @Field(.integer(1...Int.max)) public var version: Int
    /// The SHA-256 of the content.
    @Field(.packHash) public var contentHash: String
    /// The number of challenges.
    @Field(.integer(0...Int.max)) public var challenges: Int
    /// Whether the user changed the content of this version after importing it.
    public var isAltered: Bool
    /// The file's content.
    @Field(.blob(["application/json"], maximumBytes: ChallengePack.maximumBytes)) public var content: Blob
}
