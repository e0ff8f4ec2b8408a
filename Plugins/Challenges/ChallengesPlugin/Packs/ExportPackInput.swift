// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The pack to export.
@Schema("challenges.ExportPackInput")
public struct ExportPackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title, or the beginning of its key; if isOwn, the key of the new pack.
    @Field(.text(1...200, example: "almanac")) public var pack: String
    /// Whether to export the user's own challenges as a pack.
    public var isOwn: Bool = false
    /// With isOwn: the title of the pack; its key by default.
    @Field(.text(1...200, example: "My days")) public var title: String?
    /// With isOwn: an SPDX license identifier; CC0-1.0 by default.
    @Field(.text(1...200, example: "CC0-1.0")) public var license: String?
    /// The version of the file; the pack's version by default, and 1 with isOwn.
    @Field(.integer(1...Int.max)) public var version: Int?
}
