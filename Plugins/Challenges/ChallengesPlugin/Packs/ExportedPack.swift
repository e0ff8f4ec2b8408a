// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack as a file.
public struct ExportedPack: SchemaProviding, Hashable {
    /// Its key.
    public var id: String
    /// Its version.
    public var version: Int
    /// The SHA-256 of its content.
    public var contentHash: String
    /// How many challenges it has.
    public var challenges: Int
    /// Whether this version came with other content, which the user changed.
    public var isAltered: Bool
    /// The file's content.
    public var content: Blob

    /// A file.
    package init(id: String, version: Int, contentHash: String, challenges: Int, isAltered: Bool, content: Blob) {
        self.id = id
        self.version = version
        self.contentHash = contentHash
        self.challenges = challenges
        self.isAltered = isAltered
        self.content = content
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ExportedPack", "A pack as a file.") {
        field("id", \.id, "Its key.", .text(1...100, example: "almanac"))
        field("version", \.version, "Its version.", .integer(1...Int.max))
        field("contentHash", \.contentHash, "The SHA-256 of its content.", .packHash)
        field("challenges", \.challenges, "How many challenges it has.", .integer(0...Int.max))
        field(
            "isAltered", \.isAltered, "Whether this version came with other content, which the user changed.", .boolean)
        field(
            "content", \.content, "The file's content.",
            .blob(["application/json"], maximumBytes: ChallengePack.maximumBytes))
    }
}
