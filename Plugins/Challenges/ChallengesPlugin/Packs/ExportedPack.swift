// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack file.
public struct ExportedPack: SchemaProviding, Hashable {
    /// The key.
    public var id: String
    /// The version.
    public var version: Int
    /// The SHA-256 of the content.
    public var contentHash: String
    /// The number of challenges.
    public var challenges: Int
    /// Whether the user changed the content of this version after importing it.
    public var isAltered: Bool
    /// The file's content.
    public var content: Blob

    /// Creates an exported pack.
    package init(id: String, version: Int, contentHash: String, challenges: Int, isAltered: Bool, content: Blob) {
        self.id = id
        self.version = version
        self.contentHash = contentHash
        self.challenges = challenges
        self.isAltered = isAltered
        self.content = content
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ExportedPack", "A pack file.") {
        field("id", \.id, "The key.", .text(1...100, example: "almanac"))
        field("version", \.version, "The version.", .integer(1...Int.max))
        field("contentHash", \.contentHash, "The SHA-256 of the content.", .packHash)
        field("challenges", \.challenges, "The number of challenges.", .integer(0...Int.max))
        field(
            "isAltered", \.isAltered, "Whether the user changed the content of this version after importing it.",
            .boolean)
        field(
            "content", \.content, "The file's content.",
            .blob(["application/json"], maximumBytes: ChallengePack.maximumBytes))
    }
}
