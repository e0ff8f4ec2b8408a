// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The pack to export.
@Schema("challenges.ExportPackInput")
public struct ExportPackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title, or the beginning of its key; for a new pack, its key.
    @Field(.text(1...200, example: "almanac")) public var pack: String
    /// Whether to export the user's own challenges as a new pack.
    public var isOwn: Bool = false
    /// The title of a new pack; its key by default.
    @Field(.text(1...200, example: "My days")) public var title: String?
    /// The SPDX license identifier of a new pack; CC0-1.0 by default.
    @Field(.text(1...200, example: "CC0-1.0")) public var license: String?
    /// The version of the file, higher for each change; the pack's version, or 1 for a new pack by default.
    @Field(.integer(1...Int.max)) public var version: Int?
}
