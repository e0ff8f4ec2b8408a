// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The pack to export.
public struct ExportPackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title, or the beginning of its key; if isOwn, the key of the new pack.
    public var pack: String
    /// Whether to export the user's own challenges as a pack.
    public var isOwn: Bool
    /// With isOwn: the title of the pack; its key by default.
    public var title: String?
    /// With isOwn: an SPDX license identifier; CC0-1.0 by default.
    public var license: String?
    /// The version of the file; the pack's version by default, and 1 with isOwn.
    public var version: Int?

    /// Creates an input for a pack of the catalog.
    public init(pack: String, isOwn: Bool = false, title: String? = nil, license: String? = nil, version: Int? = nil) {
        self.pack = pack
        self.isOwn = isOwn
        self.title = title
        self.license = license
        self.version = version
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ExportPackInput", "The pack to export.") {
        field(
            "pack", \.pack,
            "The pack, by its key, its title, or the beginning of its key; if isOwn, the key of the new pack.",
            .text(1...200, example: "almanac"))
        field("isOwn", \.isOwn, "Whether to export the user's own challenges as a pack.", .boolean, default: false)
        field(
            "title", \.title, "With isOwn: the title of the pack; its key by default.",
            .text(1...200, example: "My days"))
        field(
            "license", \.license, "With isOwn: an SPDX license identifier; CC0-1.0 by default.",
            .text(1...200, example: "CC0-1.0"))
        field(
            "version", \.version, "The version of the file; the pack's version by default, and 1 with isOwn.",
            .integer(1...Int.max))
    }
}
