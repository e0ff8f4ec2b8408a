// SPDX-License-Identifier: Apache-2.0

import Presentation
import Testing

@testable import CommandKit

@Suite struct ErrorTextTests {
    private let sentences =
        "--limit: expected a whole number from 1 to 100,000, got \"many\"\nAnother\u{1B}[31m sentence."

    @Test func `without a terminal, each sentence is one line`() {
        #expect(
            ErrorText.lines(sentences, style: .plain, width: nil) == [
                "error: --limit: expected a whole number from 1 to 100,000, got \"many\"",
                #"error: Another\u{1B}[31m sentence."#,
            ])
    }

    @Test func `on a terminal, sentences wrap at words`() {
        #expect(
            ErrorText.lines(sentences, style: .plain, width: 40) == [
                "error: --limit: expected a whole number", "  from 1 to 100,000, got \"many\"",
                #"error: Another\u{1B}[31m sentence."#,
            ])
    }

    @Test func `a long word is broken to fit`() {
        let lines = ErrorText.lines(String(repeating: "x", count: 3_000_000), style: .plain, width: 60)
        #expect(lines.count < 25 && lines.allSatisfy { $0.count <= 60 })
        #expect(lines.last?.hasSuffix("…") == true)
    }
}
