// SPDX-License-Identifier: Apache-2.0

internal import CAlmanacStore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// An open file, which is closed when the object is released.
final class OpenFile {
    let path: String
    private let descriptor: Int32

    /// Opens a regular file for reading.
    ///
    /// - Throws: ``StoreError``, also if it is a pipe, a device, or a socket, which could block.
    init(reading path: String) throws {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw StoreError.system("read", path) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw StoreError.system("read", path) }
        guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            throw StoreError(
                .badArchive, "Can't read \(path): it is a pipe, a device, or a socket, not a regular file.")
        }
    }

    /// Creates a file that only its owner can read.
    ///
    /// - Throws: ``StoreError``, also if something has that name; a symbolic link is never followed.
    init(creating path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StoreError.system("write", path) }
    }

    /// Opens a file for overwriting it in place.
    init(overwriting path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw StoreError.system("write", path) }
    }

    private init(standardOutput: Int32) {
        path = "standard output"
        descriptor = standardOutput
    }

    /// The standard output of the process.
    static func standardOutput() throws -> OpenFile {
        let descriptor = dup(STDOUT_FILENO)
        guard descriptor >= 0 else { throw StoreError.system("write", "standard output") }
        return OpenFile(standardOutput: descriptor)
    }

    deinit { close(descriptor) }

    var size: Int {
        get throws {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw StoreError.system("examine", path) }
            return Int(status.st_size)
        }
    }

    func write(_ bytes: some Collection<UInt8>) throws {
        let whole: Void? = try bytes.withContiguousStorageIfAvailable { try writeAll(UnsafeRawBufferPointer($0)) }
        if whole == nil { try Array(bytes).withUnsafeBytes(writeAll) }
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
        var written = 0
        while written < bytes.count {
            #if canImport(Glibc)
                let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            #else
                let count = Darwin.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            #endif
            if count < 0 {
                if errno == EINTR { continue }
                throw StoreError.system("write", path)
            }
            written += count
        }
    }

    /// Reads a number of bytes, or fewer at the end of the file.
    func read(count: Int, at offset: Int) throws -> [UInt8] {
        var failure: StoreError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = 0
            while initialized < count {
                let part = pread(
                    descriptor, buffer.baseAddress?.advanced(by: initialized), count - initialized, offset + initialized
                )
                if part < 0 {
                    if errno == EINTR { continue }
                    failure = .system("read", path)
                    return
                }
                if part == 0 { return }
                initialized += part
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Ensures that the content survives a power failure.
    ///
    /// Pipes and devices have nothing to synchronize.
    func synchronize() throws {
        guard fsync(descriptor) == 0 || errno == EINVAL else {
            throw StoreError.system("write", path)
        }
    }

    /// Ensures that everything on the file system of the file survives a power failure.
    ///
    /// - Returns: Whether the system can and did.
    func synchronizeFileSystem() -> Bool { store_synchronize_all(descriptor) == 0 }
}
