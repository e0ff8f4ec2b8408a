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
    /// - Throws: ``ComputationError`` when standard input ends, or is no terminal.
    public static func ask(_ prompt: String) throws -> String {
        guard tcgetattr(0, &shownTerminal) == 0 else {
            throw ComputationError(.invalidInput, "expected a terminal to ask on, got none")
        }
        var hidden = shownTerminal
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // Whoever interrupts the question gets the terminal back as it was.
        let former = signal(SIGINT) { _ in
            tcsetattr(0, TCSANOW, &shownTerminal)
            signal(SIGINT, SIG_DFL)
            raise(SIGINT)
        }
        tcsetattr(0, TCSAFLUSH, &hidden)
        defer {
            tcsetattr(0, TCSANOW, &shownTerminal)
            signal(SIGINT, former)
        }
        try OutputStream.standardError.write(prompt.utf8)
        let line = readLine(strippingNewline: true)
        try OutputStream.standardError.print("")
        guard let line else { throw ComputationError(.invalidInput, "expected a line, got the end of the input") }
        return line
    }

    /// The first line of a file, or of standard input for `-`.
    ///
    /// - Throws: ``FileFailure`` when it cannot be read, ``ComputationError`` when it is empty, too long or no UTF-8.
    public static func firstLine(of path: String) throws -> String {
        let place = path == "-" ? "standard input" : path
        let bytes = try readFile(path, limit: 1 << 16).prefix { $0 != 0x0A }
        guard let text = String(validating: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self) else {
            throw ComputationError(.invalidInput, "\(place): expected text in UTF-8, got other bytes")
        }
        guard !text.isEmpty else {
            throw ComputationError(.invalidInput, "\(place): expected a passphrase, got an empty line")
        }
        return text
    }
}

/// The terminal as it was before the question; a signal may need it at any moment.
// Safe although unchecked: only `ask` writes it, before it sets the handler that reads it, and commands ask one
// question at a time. A lock is no way out, since a signal handler must not take one.
nonisolated(unsafe) private var shownTerminal = termios()
