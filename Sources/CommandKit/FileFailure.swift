// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// An error of reading or writing a file.
public struct FileFailure: Error, Sendable, CustomStringConvertible {
    /// The action that failed, such as `write`.
    public let action: String
    /// The file.
    public let path: String
    /// The system's reason.
    public let reason: String
    /// The engine's error code for the system's error number.
    public let code: ComputationError.Code

    init(_ action: String, _ path: String) {
        let number = errno
        self.action = action
        self.path = path
        reason = String(cString: strerror(number))
        code =
            switch number {
            case ENOENT, ENOTDIR, EISDIR: action == "read" ? .notFound : .io
            case EEXIST: .conflict
            case EACCES, EPERM, EROFS: .permission
            case ENOSPC, EDQUOT, EFBIG: .storageFull
            default: .io
            }
    }

    init(notRegular path: String) {
        action = "read"
        self.path = path
        reason = "it is a pipe, a device, or a socket, not a regular file"
        code = .refused
    }

    /// Refuses to write a file.
    init(refusing path: String, because reason: String) {
        action = "write"
        self.path = path
        self.reason = reason
        code = .refused
    }

    /// One sentence.
    public var description: String { "Can't \(action) \(path): \(reason)." }
}
