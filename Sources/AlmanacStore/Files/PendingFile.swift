// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that is written under a private temporary name and replaces another one when it is complete.
///
/// Unless ``commit()`` is called, the temporary file is removed when the object is released. A killed process leaves
/// it, and the next one that opens the store removes it.
final class PendingFile {
    /// The end of every temporary name.
    static let suffix = ".part"

    private static let prefix = ".almanac-"

    /// Returns whether a file has a temporary name.
    static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

    let path: String
    let temporary: String
    let file: OpenFile
    private var isFinished = false

    /// Creates the temporary file, which only its owner can read, beside its final path.
    ///
    /// - Parameter path: The path to replace. It isn't followed if it is a symbolic link.
    /// - Throws: ``StoreError``.
    init(for path: String) throws {
        self.path = path
        var generator = SystemRandomNumberGenerator()
        let word = hexadecimal((0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) })
        temporary = "\(Disk.parent(of: path))/\(Self.prefix)\(word)\(Self.suffix)"
        do {
            file = try OpenFile(creating: temporary)
        } catch let error as StoreError {
            // The user knows the final name only.
            throw StoreError(error.code, error.message.replacing(temporary, with: path))
        }
    }

    /// Makes the file durable and gives it its final name.
    func commit() throws {
        try file.synchronize()
        try Disk.rename(temporary, path)
        isFinished = true
    }

    /// Makes files durable together and gives them their final names, which is faster than one by one.
    static func commit(_ files: [PendingFile]) throws {
        // What other programs wrote to the file system is synchronized too, so few files aren't worth it.
        guard files.count >= Self.manyFiles, files[0].file.synchronizeFileSystem() else {
            for file in files { try file.commit() }
            return
        }
        for file in files {
            try Disk.renameWithoutFolder(file.temporary, file.path)
            file.isFinished = true
        }
        for folder in Set(files.map { Disk.parent(of: $0.path) }).sorted() { try Disk.synchronizeFolder(folder) }
    }

    private static let manyFiles = 32

    deinit {
        if !isFinished { try? Disk.erase(temporary) }
    }
}
