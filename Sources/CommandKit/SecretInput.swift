// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads a secret from the terminal or a file, since other users can see a process's arguments.
public enum SecretInput {
    /// Asks for a line on the terminal without showing what is typed.
    ///
    /// - Parameter prompt: the question, written to standard error.
    /// - Throws: ``ComputationError`` when standard input ends, is no terminal, or gives no UTF-8.
    public static func ask(_ prompt: String) throws -> String {
        guard tcgetattr(0, &shownTerminal) == 0 else {
            throw ComputationError(.invalidInput, "expected a terminal to ask on, got none")
        }
        var hidden = shownTerminal
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // Whoever ends the question gets the terminal back as it was.
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

    /// The signals that end a process unless it handles them, and that a terminal or another process sends.
    private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// The bytes of a line without its break; nil when the input ends before it begins.
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

    /// A secret's characters are never repaired, since another program would take other bytes for the same secret.
    private static func text(of bytes: some Sequence<UInt8>, place: String) throws(ComputationError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ComputationError(.invalidInput, "\(place): expected text in UTF-8, got other bytes")
        }
        return text
    }

    /// The first line of a file, or of standard input for `-`.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - noun: what the line is, such as `a passphrase`.
    /// - Throws: ``FileFailure`` when it cannot be read, ``ComputationError`` when it is empty, too long or no UTF-8.
    public static func firstLine(of path: String, as noun: String = "a passphrase") throws -> String {
        let place = path == "-" ? "standard input" : path
        let bytes = try readFile(path, limit: 1 << 16).prefix { $0 != 0x0A }
        let text = try text(of: bytes.last == 0x0D ? bytes.dropLast() : bytes, place: place)
        guard !text.isEmpty else {
            throw ComputationError(.invalidInput, "\(place): expected \(noun), got an empty line")
        }
        return text
    }
}

/// The terminal as it was before the question; a signal may need it at any moment.
// Safe although unchecked: only `ask` writes it, before it sets the handler that reads it, and commands ask one
// question at a time. A lock is no way out, since a signal handler must not take one.
nonisolated(unsafe) private var shownTerminal = termios()
