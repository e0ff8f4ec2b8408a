// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Where the bytes of attachments are, each under the SHA-256 of its content.
protocol AttachmentFiles: Sendable {
    /// Keeps bytes for good, unless they are kept already.
    func save(_ bytes: [UInt8], as hash: String) throws
    /// The bytes, or nil when there are none under this hash.
    func load(_ hash: String) throws -> [UInt8]?
    /// Removes everything that is not under one of these hashes.
    func keepOnly(_ hashes: Set<String>) throws
}

/// Attachments as files in a folder.
struct AttachmentFolder: AttachmentFiles {
    let path: String

    /// A folder of thousands of files is slow to list on some file systems: 256 folders it is.
    func path(of hash: String) -> String { "\(path)/\(hash.prefix(2))/\(hash)" }

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
                try Disk.remove(folder)
                continue
            }
            for name in try Disk.names(in: folder) where !hashes.contains(name) {
                try Disk.removeTree("\(folder)/\(name)")
            }
            if try Disk.names(in: folder).isEmpty { try Disk.removeTree(folder) }
        }
    }
}

/// Attachments that are only read, for a copy of a store in memory.
struct AttachmentReader: AttachmentFiles {
    let folder: AttachmentFolder

    func save(_ bytes: [UInt8], as hash: String) throws {
        throw StoreError(.notWritable, "A copy for reading takes no attachments.")
    }
    func load(_ hash: String) throws -> [UInt8]? { try folder.load(hash) }
    /// Leaves the files alone: they belong to the store that was copied.
    func keepOnly(_ hashes: Set<String>) {}
}

/// The attachments of a store in memory.
final class AttachmentMemory: AttachmentFiles {
    private let content = Mutex<[String: [UInt8]]>([:])

    func save(_ bytes: [UInt8], as hash: String) { content.withLock { $0[hash] = bytes } }
    func load(_ hash: String) -> [UInt8]? { content.withLock { $0[hash] } }
    func keepOnly(_ hashes: Set<String>) { content.withLock { $0 = $0.filter { hashes.contains($0.key) } } }
}
