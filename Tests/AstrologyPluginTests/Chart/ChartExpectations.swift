// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Expects the same changes as a brute-force search, each within a second.
func expectChanges(_ changes: [PlacementChange], _ expected: [JSONValue], _ title: String) {
    var rest = expected
    for change in changes {
        let match = rest.firstIndex {
            $0.text("kind") == change.kind.rawValue && $0.text("subject") == change.subject
                && $0.text("from") == change.from && $0.text("to") == change.to
                && abs($0.number("second") - change.minutes * 60) <= 1
        }
        if let match {
            rest.remove(at: match)
        } else {
            Issue.record("\(title): \(change) is not among \(expected)")
        }
    }
    #expect(rest.isEmpty, "\(title): not found")
    #expect(changes.map(\.minutes) == changes.map(\.minutes).sorted(), "\(title)")
}

/// Runs a computation on an input with one problem, and checks the issue.
func expectIssue(
    _ input: JSONValue, computation: String = "astrology.natal-chart", path: String, saying words: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    do {
        _ = try await ChartFixture.engine().run(computation, input)
        Issue.record("\(input) was taken", sourceLocation: sourceLocation)
    } catch let failure as ComputationError {
        #expect(failure.issues.map(\.path) == [path], "\(failure)", sourceLocation: sourceLocation)
        #expect([.invalidInput, .refused].contains(failure.code), "\(failure)", sourceLocation: sourceLocation)
        #expect(failure.exitCode == 64, sourceLocation: sourceLocation)
        #expect(failure.computation ?? computation == computation, sourceLocation: sourceLocation)
        let sentence = failure.description
        #expect(!sentence.contains("\n"), "\(sentence)", sourceLocation: sourceLocation)
        for word in words + ["expected", "got"] {
            #expect(sentence.contains(word), "\(sentence)", sourceLocation: sourceLocation)
        }
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}
