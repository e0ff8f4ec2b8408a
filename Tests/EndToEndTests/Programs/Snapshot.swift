// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// Texts that a person has read and found good, kept as files in `Snapshots`.
enum Snapshot {
    /// Expects a text to be as recorded.
    ///
    /// A text that was never recorded is written down and the test fails, so that somebody reads it; with
    /// RECORD_SNAPSHOTS in the environment every text is written down.
    static func expect(_ text: String, named name: String, _ location: SourceLocation = #_sourceLocation) {
        let path = "\(repository)/Tests/EndToEndTests/Snapshots/\(name).txt"
        guard getenv("RECORD_SNAPSHOTS") == nil, let recorded = try? readText(path) else {
            do {
                try writeBytes(Array(text.utf8), to: path)
            } catch {
                Issue.record(error, sourceLocation: location)
            }
            Issue.record("recorded \(path); read it, then run again", sourceLocation: location)
            return
        }
        let difference = text.split(separator: "\n", omittingEmptySubsequences: false)
            .difference(from: recorded.split(separator: "\n", omittingEmptySubsequences: false))
        let changes = difference.map { change in
            switch change {
            case .remove(let line, let element, _): "\(line + 1) - \(element)"
            case .insert(let line, let element, _): "\(line + 1) + \(element)"
            }
        }
        #expect(changes.isEmpty, "\(path):\n\(changes.joined(separator: "\n"))", sourceLocation: location)
    }
}
