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

    func save(_ bytes: [UInt8], as hash: String) throws {
        let file = path(of: hash)
        if try Disk.kind(file) == .file, try ContentHash.of(Disk.read(file)) == hash { return }
        try Disk.makeFolder(Disk.parent(of: file))
        try Disk.write(bytes, to: file)
    }

    func load(_ hash: String) throws -> [UInt8]? {
        guard ContentHash.isHash(hash) else { return nil }
        let file = path(of: hash)
        return try Disk.kind(file) == .file ? Disk.read(file) : nil
    }

    func keepOnly(_ hashes: Set<String>) throws {
        for group in try Disk.names(in: path) {
            let folder = "\(path)/\(group)"
            guard try Disk.kind(folder) == .folder else {
                try Disk.erase(folder)
                continue
            }
            let names = try Disk.names(in: folder)
            let removed = names.filter { !hashes.contains($0) }
            for name in removed { try Disk.removeTree("\(folder)/\(name)") }
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
