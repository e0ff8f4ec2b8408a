// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What an input can be read from, other than standard input.
enum InputSource: Sendable {
    /// Only regular files: opening or reading anything else can block or never end.
    case regularFile
    /// Also pipes, such as the ones in which a shell passes a secret.
    case fileOrPipe
}

/// Opens a file for reading.
///
/// The type is examined on the open file, so that a file that is replaced meanwhile can't block. Opening never waits.
///
/// - Throws: ``FileFailure`` if the file can't be opened or isn't of an accepted type.
func openForReading(_ path: String, as source: InputSource = .regularFile) throws(FileFailure) -> Int32 {
    if source == .fileOrPipe {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure("read", path) }
        return descriptor
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
        // A socket can't be opened at all.
        throw errno == ENXIO ? FileFailure(notRegular: path) : FileFailure("read", path)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
        let failure = FileFailure("read", path)
        close(descriptor)
        throw failure
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return descriptor
    case S_IFDIR:
        close(descriptor)
        errno = EISDIR
        throw FileFailure("read", path)
    default:
        close(descriptor)
        throw FileFailure(notRegular: path)
    }
}
