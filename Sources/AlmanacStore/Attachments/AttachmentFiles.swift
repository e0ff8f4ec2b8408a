// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

/// The storage of attachments, by the SHA-256 of their content.
protocol AttachmentFiles: Sendable {
    /// Saves bytes durably, unless they are already saved, during a transaction of the records.
    func save(_ bytes: [UInt8], as hash: String, in db: Database) throws
    /// Returns the bytes with a hash, or `nil` if there are none.
    func load(_ hash: String) throws -> [UInt8]?
    /// Removes all attachments except those with the given hashes.
    func keepOnly(_ hashes: Set<String>) throws
}

/// Attachments as files in a folder.
struct AttachmentFolder: AttachmentFiles {
    let path: String

    /// A folder of thousands of files is slow to list on some file systems, so there are 256 folders.
    func path(of hash: String) -> String { "\(path)/\(hash.prefix(2))/\(hash)" }

    func save(_ bytes: [UInt8], as hash: String, in db: Database) throws { try save(bytes, as: hash) }

    func save(_ bytes: [UInt8], as hash: String) throws { try newFile(bytes, as: hash)?.commit() }

    /// Saves attachments durably, unless they are already saved, with few requests to the disk.
    func save(_ hashes: [String], content: (String) throws -> [UInt8]) throws {
        // Those that share a folder are together.
        let hashes = hashes.sorted()
        for start in stride(from: 0, to: hashes.count, by: Self.openFiles) {
            let part = hashes[start..<min(start + Self.openFiles, hashes.count)]
            try PendingFile.commit(part.compactMap { hash in try newFile(content(hash), as: hash) })
        }
    }

    /// The number of files that are written before they are synchronized; a process can have 1,024 by default.
    private static let openFiles = 200

    /// Writes a file that isn't committed yet; returns `nil` if it is already saved.
    private func newFile(_ bytes: [UInt8], as hash: String) throws -> PendingFile? {
        let file = path(of: hash)
        if try Disk.kind(file) == .file, try ContentHash.of(Disk.read(file)) == hash { return nil }
        try Disk.makeFolder(Disk.parent(of: file))
        let pending = try PendingFile(for: file)
        try pending.file.write(bytes)
        return pending
    }

    func load(_ hash: String) throws -> [UInt8]? {
        guard ContentHash.isHash(hash) else { return nil }
        let file = path(of: hash)
        return try Disk.kind(file) == .file ? Disk.read(file) : nil
    }

    func keepOnly(_ hashes: Set<String>) throws {
        // The folder, or one in it, can be a link to a folder that has other files too.
        for group in try Disk.names(in: path) where group.utf8.count == 2 {
            let folder = "\(path)/\(group)"
            guard try Disk.kind(folder) == .folder else { continue }
            let names = try Disk.names(in: folder)
            let removed = try names.filter { name in
                let isOwn = ContentHash.isHash(name) && name.hasPrefix(group) || PendingFile.isName(name)
                return try isOwn && !hashes.contains(name) && Disk.kind("\(folder)/\(name)") != .folder
            }
            for name in removed { try Disk.erase("\(folder)/\(name)") }
            if removed.count == names.count {
                try Disk.removeTree(folder)
            } else if !removed.isEmpty {
                try Disk.synchronizeFolder(folder)
            }
        }
    }
}

/// Read-only attachments, for a copy of a store in memory.
struct AttachmentReader: AttachmentFiles {
    let files: any AttachmentFiles

    func save(_ bytes: [UInt8], as hash: String, in db: Database) throws {
        throw StoreError(.notWritable, "A read-only copy can't save attachments.")
    }
    func load(_ hash: String) throws -> [UInt8]? { try files.load(hash) }
    /// Does nothing, because the files belong to the original store.
    func keepOnly(_ hashes: Set<String>) {}
}

/// The attachments of a store in memory.
final class AttachmentMemory: AttachmentFiles {
    private let content = Mutex<[String: [UInt8]]>([:])

    func save(_ bytes: [UInt8], as hash: String, in db: Database) { content.withLock { $0[hash] = bytes } }
    func load(_ hash: String) -> [UInt8]? { content.withLock { $0[hash] } }
    func keepOnly(_ hashes: Set<String>) { content.withLock { $0 = $0.filter { hashes.contains($0.key) } } }
}
