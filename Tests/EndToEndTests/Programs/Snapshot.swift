// SPDX-License-Identifier: AGPL-3.0-or-later

import Glibc
import Testing

/// Reviewed texts, stored as files in `Snapshots`.
enum Snapshot {
    /// Expects a text to equal its snapshot.
    ///
    /// A text without a snapshot is recorded and the test fails, so that the text is reviewed. If the environment has
    /// RECORD_SNAPSHOTS, every text is recorded.
    static func expect(_ text: String, named name: String, _ location: SourceLocation = #_sourceLocation) {
        let path = "\(repository)/Tests/EndToEndTests/Snapshots/\(name).txt"
        guard getenv("RECORD_SNAPSHOTS") == nil, let recorded = try? readText(path) else {
            do {
                try writeBytes(Array(text.utf8), to: path)
            } catch {
                Issue.record(error, sourceLocation: location)
            }
            Issue.record("recorded \(path); review it, then run the test again", sourceLocation: location)
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
