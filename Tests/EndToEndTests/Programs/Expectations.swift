// SPDX-License-Identifier: AGPL-3.0-or-later

import CommandKit
import ComputationKit
import Presentation
import Testing

extension Finished {
    /// Expects success without errors other than warnings, and returns the standard output.
    func succeeded(_ location: SourceLocation = #_sourceLocation) -> String {
        #expect(exitCode == 0 && signal == nil, "\(ending): \(errors)", sourceLocation: location)
        return output
    }

    /// The JSON on standard output.
    func json(_ location: SourceLocation = #_sourceLocation) throws -> JSONValue {
        try #require(exitCode == 0, "\(ending): \(errors)", sourceLocation: location)
        return try JSONValue(parsing: outputBytes)
    }

    /// Expects one clear sentence on standard error, nothing on standard output, and this exit code.
    ///
    /// - Parameters:
    ///   - code: The exit code.
    ///   - words: The words that the sentence must contain.
    func refused(_ code: Int32, _ words: [String] = [], _ location: SourceLocation = #_sourceLocation) {
        #expect(exitCode == code, "\(ending): \(errors)", sourceLocation: location)
        #expect(output == "", "nothing belongs on standard output", sourceLocation: location)
        let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.last == "", "expected one line, got:\n\(errors)", sourceLocation: location)
        #expect(errors.hasPrefix("error: "), "\(errors)", sourceLocation: location)
        #expect(errors.utf8.count < 1000, "\(errors.utf8.count) bytes", sourceLocation: location)
        for word in words { #expect(errors.contains(word), "\(word) is not in: \(errors)", sourceLocation: location) }
        expectNoTrace(location)
    }

    /// Expects that the output has no internals of the program.
    func expectNoTrace(_ location: SourceLocation = #_sourceLocation) {
        let traces = [
            "Fatal error", "Illegal instruction", "Backtrace", "Stack dump", ".swift:", "DecodingError", "Optional(",
        ]
        for trace in traces { #expect(!errors.contains(trace), "\(errors)", sourceLocation: location) }
        #expect(signal == nil, "\(ending)", sourceLocation: location)
    }

    /// Expects lines of at most 80 columns without escape sequences.
    func fits80Columns(_ location: SourceLocation = #_sourceLocation) {
        #expect(exitCode == 0, "\(ending): \(errors)", sourceLocation: location)
        #expect(!output.isEmpty, sourceLocation: location)
        for line in lines {
            #expect(line.terminalWidth <= 80, "\(line.terminalWidth) columns: \(line)", sourceLocation: location)
            #expect(!line.hasSuffix(" "), "ends with a space: \"\(line)\"", sourceLocation: location)
        }
        #expect(!output.contains("\u{1B}"), "escape sequences off a terminal", sourceLocation: location)
    }

    private var ending: String { signal.map { "signal \($0)" } ?? "exit code \(exitCode ?? -1)" }
}

/// A birth in Kyiv, whose positions are published below.
let kyiv = ["chart", "--date", "1990-05-15T14:30", "--lat", "50.45", "--lon", "30.52"]
