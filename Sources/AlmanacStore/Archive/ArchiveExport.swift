// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

/// The form of sealed values in an archive.
public enum SealedExport: Sendable {
    /// Encrypted, as in the store, with the wrapped key. The passphrase opens them after an import.
    case asStored
    /// Unencrypted, readable by anyone who has the archive. The passphrase opens them for the export.
    case inClear(passphrase: String)
}

/// The number of records and attachments of a plugin that were exported, imported, or erased.
public struct StoreCount: Sendable, Hashable {
    /// The plugin.
    public let plugin: String
    /// The version of the records.
    public let version: Int
    /// The number of rows in the plugin's tables.
    public let records: Int
    /// The number of attachments.
    public let attachments: Int
    /// Whether the records are sealed as a whole, so that their number isn't known.
    public var isSealed = false
    /// Whether the records and attachments could be counted; otherwise, both numbers are 0.
    public var isCounted = true
}

/// Writes stores to an archive.
struct ArchiveExport {
    private var writer: TarWriter
    private var parts: [ArchiveManifest.Part] = []
    private(set) var counts: [StoreCount] = []

    init(_ file: OpenFile) throws {
        writer = TarWriter(file)
        try writer.add(ArchiveManifest.readmeName, Array(Self.readme.utf8))
    }

    /// Adds a store in a consistent state.
    ///
    /// Other writers wait, so that no attachment is removed while it is being read.
    mutating func add(_ store: PluginStore, sealed: SealedExport) throws {
        let vault = try Self.vault(of: store, sealed)
        try translatingErrors(of: store.place) {
            try store.database.write { db in
                if let folder = store.folder { try StoreInspection.check(db, folder) }
                try add(store, db, vault: vault)
            }
        }
    }

    private static func vault(of store: PluginStore, _ sealed: SealedExport) throws -> Vault? {
        guard case .inClear(let passphrase) = sealed, try store.vault.isSet() else { return nil }
        try store.vault.unlock(passphrase: passphrase)
        return store.vault
    }

    private mutating func add(_ store: PluginStore, _ db: Database, vault: Vault?) throws {
        let isClear = vault != nil
        let schema = store.schema
        var tables: [ArchiveManifest.Table] = []
        var part = ArchiveManifest.Part(plugin: schema.plugin, history: schema.history, isClear: isClear, tables: [])
        var records = 0
        for layout in try TableLayout.all(in: db) where layout.holdsRecords {
            var content: [UInt8] = []
            var rows = 0
            // Unencrypted values don't need the wrapped key.
            if !(isClear && layout.name == StoreTables.keySlot) {
                let text = RowText(layout, schema: schema)
                let cursor = try Row.fetchCursor(db, sql: text.query)
                while let row = try cursor.next() {
                    content += try text.line(row, clearWith: vault)
                    rows += 1
                }
            }
            try writer.add(part.tableFile(layout.name), content)
            tables.append(.init(name: layout.name, rows: rows))
            if !layout.isOwn { records += rows }
        }
        let hashes = try String.fetchAll(db, sql: "SELECT hash FROM storeAttachment ORDER BY hash")
        var problems: [String] = []
        for hash in hashes {
            do {
                try writer.add(part.attachmentPrefix + hash, try store.content(of: hash))
            } catch let error as StoreError where error.code == .attachmentDamaged {
                problems.append(error.message)
            }
        }
        guard problems.isEmpty else {
            throw StoreError(
                .attachmentDamaged, "\(problems.count) attachments of \(schema.plugin) can't be exported.",
                problems: problems)
        }
        part = .init(plugin: part.plugin, history: part.history, isClear: isClear, tables: tables)
        parts.append(part)
        counts.append(
            StoreCount(
                plugin: schema.plugin, version: schema.version, records: records, attachments: hashes.count,
                isSealed: part.isSealed))
    }

    mutating func finish() throws {
        let manifest = ArchiveManifest(parts: parts, members: writer.members).json.utf8(pretty: true) + [0x0A]
        try writer.add(ArchiveManifest.fileName, manifest)
        let checksum = "\(ContentHash.of(manifest))  \(ArchiveManifest.fileName)\n"
        try writer.add(ArchiveManifest.checksumName, Array(checksum.utf8))
        try writer.finish()
    }

    private static let readme = """
        This is an archive of Almanac, with all data of one or more plugins.
        Import it with: almanac import FILE

        manifest.json                 format, plugins, the version of their records,
                                      and size and SHA-256 of each file
        manifest.sha256               the SHA-256 of manifest.json (sha256sum -c)
        PLUGIN/tables/TABLE.ndjson    one row per line, as a JSON object by column
        PLUGIN/attachments/SHA256     photos and documents, named by their content;
                                      storeAttachment.ndjson has their media types

        In a row, {"blob": X} is binary data, {"text": X} is text that isn't UTF-8 or
        has a zero byte, and {"clear": X} is an unencrypted sealed value, each in Base64.
        {"real": X} is a number that JSON can't represent. A sealed value that is
        still sealed is a blob that begins with "ALM1"; storeKeySlot.ndjson has its key,
        wrapped by the passphrase.

        """
}

extension TableLayout {
    /// Whether the table belongs to the store and has no records of the plugin.
    var isOwn: Bool { [StoreTables.attachment, StoreTables.keySlot, SealedImage.table].contains(name) }
}
