// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The manifest of an archive: its member `manifest.json`.
struct ArchiveManifest: Sendable {
    static let fileName = "manifest.json"
    static let checksumName = "manifest.sha256"
    /// The largest manifest in bytes, enough for 500,000 attachments.
    ///
    /// An export never writes a larger one.
    static let largest = 128 << 20
    /// The largest member in bytes: 1 GiB, because a member is read at once.
    static let largestMember = 1 << 30
    static let readmeName = "README.txt"
    static let format = "almanac-archive"
    static let formatVersion = 1

    /// A file in the archive.
    struct Member: Sendable, Hashable {
        let name: String
        let size: Int
        /// SHA-256 of the content.
        let checksum: String
    }

    /// A table and its number of rows.
    struct Table: Sendable, Hashable {
        let name: String
        let rows: Int
    }

    /// One plugin's part of the archive.
    struct Part: Sendable, Hashable {
        let plugin: String
        let history: [AppliedMigration]
        /// Whether sealed values are unencrypted.
        let isClear: Bool
        let tables: [Table]

        func tableFile(_ table: String) -> String { "\(plugin)/tables/\(table).ndjson" }
        /// Whether the records are sealed as a whole.
        var isSealed: Bool { tables.contains { $0.name == SealedImage.table } }
        var attachmentPrefix: String { "\(plugin)/attachments/" }
    }

    let parts: [Part]
    let members: [Member]
}

extension ArchiveManifest {
    var json: JSONValue {
        [
            "format": .string(Self.format),
            "formatVersion": .integer(Int64(Self.formatVersion)),
            "plugins": .array(parts.map(\.json)),
            "members": .array(
                members.map { member in
                    [
                        "name": .string(member.name), "size": .integer(Int64(member.size)),
                        "sha256": .string(member.checksum),
                    ]
                }),
        ]
    }

    /// Parses a manifest.
    init(_ json: JSONValue) throws {
        guard json["format"]?.string == Self.format, let version = json["formatVersion"]?.int else {
            throw StoreError(.badArchive, "It isn't an archive of Almanac.")
        }
        guard version == Self.formatVersion else {
            throw StoreError(
                .newerVersion,
                "It has format \(version) of a newer version of this program, which supports formats up to \(Self.formatVersion)."
            )
        }
        let malformed = StoreError(.badArchive, "\(Self.fileName) isn't in the format of an export.")
        guard let parts = json["plugins"]?.array, let members = json["members"]?.array else { throw malformed }
        self.parts = try parts.map { part in
            guard let plugin = part["plugin"]?.string, StoreMigrations.isName(plugin),
                let tables = part["tables"]?.array,
                let migrations = part["migrations"]?.array, let sealed = part["sealedValues"]?.string
            else { throw malformed }
            return Part(
                plugin: plugin,
                history: try migrations.map { step in
                    guard let identifier = step["identifier"]?.string, let checksum = step["sha256"]?.string else {
                        throw malformed
                    }
                    return AppliedMigration(identifier: identifier, checksum: checksum)
                },
                isClear: sealed == "clear",
                tables: try tables.map { table in
                    guard let name = table["name"]?.string, let rows = table["rows"]?.int else { throw malformed }
                    return Table(name: name, rows: rows)
                })
        }
        guard Set(self.parts.map(\.plugin)).count == self.parts.count else { throw malformed }
        self.members = try members.map { member in
            guard let name = member["name"]?.string, let size = member["size"]?.int,
                let checksum = member["sha256"]?.string
            else { throw malformed }
            return Member(name: name, size: size, checksum: checksum)
        }
    }
}

extension ArchiveManifest.Part {
    fileprivate var json: JSONValue {
        [
            "plugin": .string(plugin),
            "version": .integer(Int64(history.count)),
            "migrations": .array(
                history.map { ["identifier": .string($0.identifier), "sha256": .string($0.checksum)] }),
            "sealedValues": isClear ? "clear" : "sealed",
            "tables": .array(
                tables.map { table in
                    [
                        "name": .string(table.name), "rows": .integer(Int64(table.rows)),
                        "file": .string(tableFile(table.name)),
                    ]
                }),
        ]
    }
}
