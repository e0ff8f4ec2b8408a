// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Standard output or standard error, written without buffering in between.
public enum OutputStream: Int32, Sendable {
    /// Results.
    case standardOutput = 1
    /// Everything else: warnings, errors, progress.
    case standardError = 2

    /// Whether a person looks at it.
    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// How many columns its terminal has; nil when it isn't a terminal, or one that doesn't say.
    var columns: Int? {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Whether it goes into a file on disk.
    public var isRegularFile: Bool {
        var status = stat()
        return fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether standard input is a terminal, where waiting for data would look like hanging.
    public static var standardInputIsTerminal: Bool { isatty(0) == 1 }

    /// Writes all of the bytes.
    ///
    /// A reader who has gone away (a closed pipe) ends the process by SIGPIPE, as is usual for commands.
    ///
    /// - Throws: ``FileFailure`` when the device refuses them, such as a full disk.
    public func write(_ bytes: some Collection<UInt8>) throws(FileFailure) {
        try writeAll(Array(bytes), to: rawValue, path: self == .standardOutput ? "standard output" : "standard error")
    }

    /// Writes the text and a line break.
    ///
    /// - Throws: ``FileFailure`` when the device refuses it.
    public func print(_ text: String) throws(FileFailure) { try write((text + "\n").utf8) }
}
