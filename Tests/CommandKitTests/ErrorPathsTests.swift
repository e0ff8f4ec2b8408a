// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CommandKit

@Suite struct ErrorPathsTests {
    private func named(_ path: String, _ expected: String) -> String {
        ComputationError.refused([ValidationIssue(path: path, expected: expected, got: "none")])
            .naming(["item.firstWorn": "--first", "item": "<item>"]).description
    }

    @Test func `a path is the option of its field, or of the nearest enclosing one`() {
        #expect(named("item.firstWorn", "a day") == "--first: expected a day, got none")
        #expect(named("item.tags[2].word", "a word") == "<item>: expected a word, got none")
        #expect(named("other", "a word") == "other: expected a word, got none")
    }

    @Test func `a field in backquotes is its option, and another word remains`() {
        #expect(
            named("item", "at least `item.firstWorn`, not firstWorn")
                == "<item>: expected at least --first, not firstWorn, got none")
        #expect(named("item", "`firstWorn`, or blackTie") == "<item>: expected --first, or blackTie, got none")
        #expect(named("item", "a day after `lastWorn`") == "<item>: expected a day after lastWorn, got none")
    }
}
