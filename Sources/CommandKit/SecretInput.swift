// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads a secret from the terminal or a file, because other users can see the arguments of a process.
public enum SecretInput {
    /// Prompts for a line on the terminal without echoing it.
    ///
    /// - Parameter prompt: The prompt, which is written to standard error.
    /// - Throws: `ComputationError` if standard input isn't a terminal, ends, or isn't valid UTF-8.
    public static func ask(_ prompt: String) throws -> String {
        guard tcgetattr(0, &shownTerminal) == 0 else {
            throw ComputationError(.invalidInput, "expected a terminal for the prompt, got none")
        }
        var hidden = shownTerminal
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // A signal that ends the prompt restores the terminal first.
        let former = endings.map { ending in
            (
                ending,
                signal(ending) { ending in
                    tcsetattr(0, TCSANOW, &shownTerminal)
                    signal(ending, SIG_DFL)
                    raise(ending)
                }
            )
        }
        tcsetattr(0, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(0, TCSANOW, &shownTerminal)
            for (ending, handler) in former { signal(ending, handler) }
        }
        try OutputStream.standardError.write(prompt.utf8)
        let bytes = try typedLine()
        try OutputStream.standardError.print("")
        guard let bytes else { throw ComputationError(.invalidInput, "expected a line, got the end of the input") }
        return try text(of: bytes, place: "the terminal")
    }

    /// The signals from a terminal or another process that end a process by default.
    private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Returns the bytes of a line without its line break, or `nil` at the end of the input.
    private static func typedLine() throws(FileFailure) -> [UInt8]? {
        var line: [UInt8] = []
        while true {
            var byte: UInt8 = 0
            switch read(0, &byte, 1) {
            case 1 where byte == 0x0A: return line
            case 1: line.append(byte)
            case 0: return line.isEmpty ? nil : line
            default: if errno != EINTR { throw FileFailure("read", "the terminal") }
            }
        }
    }

    /// Returns the text of a secret, without repairing invalid UTF-8, which would change the secret.
    private static func text(of bytes: some Sequence<UInt8>, place: String) throws(ComputationError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ComputationError(.invalidInput, "\(place): expected text in UTF-8, got other bytes")
        }
        return text
    }

    /// Returns the first line of a file, or of standard input for `-`.
    ///
    /// A notice on standard error says if other users can read the file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - noun: A description of the line for the error, such as `a passphrase`.
    /// - Throws: ``FileFailure`` if the file can't be read, `ComputationError` if the file exceeds 64 KiB, or the
    ///   line is empty or invalid UTF-8.
    public static func firstLine(of path: String, as noun: String = "a passphrase") throws -> String {
        let place = path == "-" ? "standard input" : path
        var bytes = try readFile(path, from: .fileOrPipe, limit: 1 << 16).prefix { $0 != 0x0A }
        // Editors on Windows begin a file with a byte order mark, which isn't part of the text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        let text = try text(of: bytes.last == 0x0D ? bytes.dropLast() : bytes, place: place)
        guard !text.isEmpty else {
            throw ComputationError(.invalidInput, "\(place): expected \(noun), got an empty line")
        }
        if path != "-", isReadableByOthers(path) {
            try OutputStream.standardError.print(
                notice: "Other users can read \(path), which holds \(noun). Make it yours alone: chmod 600 \(path)")
        }
        return text
    }
}

/// The settings of the terminal before the prompt, which a signal handler restores.
// Safe although unchecked: only `ask` writes it, before it sets the handler that reads it, and commands show one
// prompt at a time. A signal handler can't use a lock.
nonisolated(unsafe) private var shownTerminal = termios()
