// SPDX-License-Identifier: Apache-2.0

/// A pack as it was written out.
public struct ExportedPack: Sendable, Hashable {
    /// Its key.
    public let id: String
    /// Its version.
    public let version: Int
    /// The SHA-256 of its content.
    public let contentHash: String
    /// How many challenges it has.
    public let challenges: Int
    /// Whether this version came with other content, which the user changed.
    public let isAltered: Bool
    /// The file's content.
    public let bytes: [UInt8]
}
