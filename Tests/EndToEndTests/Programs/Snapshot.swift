// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Reviewed texts, stored as files in `Snapshots`.
enum Snapshot {
    private static let folder = "\(repository)/Tests/EndToEndTests/Snapshots"

    /// The names of the files, without their extension.
    static let names = filesIn(folder).filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }

    /// Expects a text to equal its snapshot.
    static func expect(_ text: String, named name: String, _ location: SourceLocation = #_sourceLocation) {
        let path = "\(folder)/\(name).txt"
        guard let recorded = try? readText(path) else {
            Issue.record("\(path) can't be read; run: make derived", sourceLocation: location)
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
