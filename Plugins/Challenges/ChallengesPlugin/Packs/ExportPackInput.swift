// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The pack to write.
public struct ExportPackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title or the beginning of its key; the key to give when isOwn.
    public var pack: String
    /// Whether the user's own challenges are written, as a pack.
    public var isOwn: Bool
    /// With isOwn: what the pack is called; its key unless given.
    public var title: String?
    /// With isOwn: an SPDX identifier; CC0-1.0 unless given.
    public var license: String?
    /// The version to give it; the pack's own unless given, and 1 with isOwn.
    public var version: Int?

    /// A pack of the catalog, as it is.
    public init(pack: String, isOwn: Bool = false, title: String? = nil, license: String? = nil, version: Int? = nil) {
        self.pack = pack
        self.isOwn = isOwn
        self.title = title
        self.license = license
        self.version = version
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ExportPackInput", "The pack to write.") {
        field(
            "pack", \.pack, "The pack, by its key, its title or the beginning of its key; the key to give when isOwn.",
            .text(1...200, example: "almanac"))
        field("isOwn", \.isOwn, "Whether the user's own challenges are written, as a pack.", .boolean, default: false)
        field(
            "title", \.title, "With isOwn: what the pack is called; its key unless given.",
            .text(1...200, example: "My days"))
        field(
            "license", \.license, "With isOwn: an SPDX identifier; CC0-1.0 unless given.",
            .text(1...200, example: "CC0-1.0"))
        field(
            "version", \.version, "The version to give it; the pack's own unless given, and 1 with isOwn.",
            .integer(1...Int.max))
    }
}
