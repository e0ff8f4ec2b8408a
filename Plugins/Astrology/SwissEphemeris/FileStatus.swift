// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The status of a file in the file system.
struct FileStatus {
    /// The attributes that change if a file is replaced or modified.
    struct Stamp: Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    let stamp: Stamp
    let isRegularFile: Bool

    /// Creates the status of a file or of the target of a link; `nil` if there is none.
    init?(_ path: UnsafePointer<CChar>) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        stamp = Stamp(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: modified.tv_sec,
            nanoseconds: modified.tv_nsec)
        isRegularFile = status.st_mode & S_IFMT == S_IFREG
    }
}

/// Returns whether the permissions of a file allow reading.
func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

/// A failure of the operating system.
struct SystemError: Error {
    let number: Int32

    /// Whether the process has exhausted a limited resource, such as open files.
    var isShortage: Bool { [EMFILE, ENFILE, ENOMEM].contains(number) }

    /// The system's message, such as "Too many open files".
    var text: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let base = buffer.baseAddress, strerror_r(number, base, buffer.count) == 0 else {
                return "error \(number)"
            }
            return String(cString: base)
        }
    }
}

/// Reads a regular file.
func contentOfFile(_ path: String) throws(SystemError) -> [UInt8] {
    // Otherwise, opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw SystemError(number: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SystemError(number: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(file, &chunk, chunk.count)
        if count == 0 { return bytes }
        if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw SystemError(number: errno) }
    }
}

/// Returns the reason why a file can't be opened, or `nil` if it can.
func openingError(_ path: String) -> SystemError? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return SystemError(number: errno) }
    close(file)
    return nil
}
