// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import CommandKit

@Suite struct ErrorPathsTests {
    private func named(_ path: String, _ expected: String, _ fields: String...) -> String {
        ComputationError.refused(path: path, expected: expected, got: "none", naming: fields)
            .naming(["item.firstWorn": "--first", "item": "<item>"]).description
    }

    @Test func `a path is the option of its field, or of the nearest enclosing one`() {
        #expect(named("item.firstWorn", "a day") == "--first: expected a day, got none")
        #expect(named("item.tags[2].word", "a word") == "<item>: expected a word, got none")
        #expect(named("other", "a word") == "other: expected a word, got none")
    }

    @Test func `a named field is its option, and other words in backquotes remain`() {
        #expect(
            named("item", "at least `item.firstWorn`, not `item` or firstWorn", "item.firstWorn")
                == "<item>: expected at least --first, not `item` or firstWorn, got none")
        #expect(named("item", "`firstWorn`", "firstWorn") == "<item>: expected --first, got none")
        #expect(named("item", "`lastWorn`", "lastWorn") == "<item>: expected `lastWorn`, got none")
    }
}
