// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Standard output or standard error, without buffering.
public enum OutputStream: Int32, Sendable {
    /// Results.
    case standardOutput = 1
    /// Warnings, errors, and progress.
    case standardError = 2

    /// Whether the stream is a terminal.
    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The number of columns of the terminal; `nil` if the stream isn't a terminal, or its width is unknown.
    var columns: Int? {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether the stream is redirected to a regular file.
    public var isRegularFile: Bool {
        var status = stat()
        return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether standard input is a terminal, where a command that waits for data would seem to hang.
    public static var standardInputIsTerminal: Bool { isatty(0) == 1 }

    /// Writes all bytes.
    ///
    /// If the stream is a closed pipe, SIGPIPE ends the process, as is usual for commands.
    ///
    /// - Throws: ``FileFailure`` if writing fails, such as on a full disk.
    public func write(_ bytes: some Collection<UInt8>) throws(FileFailure) {
        try writeAll(Array(bytes), to: rawValue, path: self == .standardOutput ? "standard output" : "standard error")
    }

    /// Writes a text and a line break.
    ///
    /// - Throws: ``FileFailure`` if writing fails.
    public func print(_ text: String) throws(FileFailure) { try write((text + "\n").utf8) }

    /// Writes a notice of several lines, followed by an empty line.
    ///
    /// - Throws: ``FileFailure`` if writing fails.
    func print(notice: String) throws(FileFailure) {
        for line in notice.split(separator: "\n", omittingEmptySubsequences: false) {
            try print(String(line).shown(escapesASCII: true))
        }
        try print("")
    }
}
