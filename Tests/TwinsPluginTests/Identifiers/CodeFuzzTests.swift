// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct CodeFuzzTests {
    private static let pieces = [
        "01", "09506000134352", "10", "17", "261231", "260200", "21", "3103", "001250", "\u{1D}", "]C1", "]d2", "(",
        ")",
        "\\(", "^", "{GS}", "https://", "example.com", "/", "?", "&", "=", "%2F", "%", "+", "-", " ", "9780306406157",
        "X",
        "é", "\u{0}", "\u{202E}", "𝟙", "999999999999", "8003", "7003", "(01)", "(10)", "\r\n", ";", "#", "]",
    ]

    /// No text ends the program or gives an output that breaks its schema.
    @Test(arguments: [UInt64(1), 2, 3, 20_261_123]) func `no text is too strange`(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var read = 0
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...12, using: &numbers)
            let code = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &numbers) }.joined()
            let kind =
                Int.random(in: 0..<4, using: &numbers) == 0 ? CodeKind.allCases.randomElement(using: &numbers) : nil
            let input = IdentifyInput(code: code, kind: kind, isPartial: .random(using: &numbers))
            do {
                let result = try Identify.reading(of: input, today: .test(2026, 11, 23))
                read += 1
                #expect(IdentifiedCode.schema.issues(of: result).isEmpty, "seed \(seed), \(code.debugDescription)")
            } catch {
                #expect(error.code == .refused, "seed \(seed), \(code.debugDescription)")
                #expect(error.issues.allSatisfy { $0.path == "code" && !$0.expected.isEmpty })
            }
        }
        #expect(read > 0, "seed \(seed)")
    }

    /// A valid code with one byte changed is read or refused, and never read as the same product with another digit.
    @Test(arguments: [UInt64(7), 8]) func `a changed digit of a GTIN is found`(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let code = Array("010950600013435217261231310300125010ABC".utf8)
        for _ in 0..<2_000 {
            var changed = code
            let place = Int.random(in: 2..<16, using: &numbers)
            let digit = UInt8.random(in: 0x30...0x39, using: &numbers)
            guard changed[place] != digit else { continue }
            changed[place] = digit
            let text = String(decoding: changed, as: UTF8.self)
            #expect(throws: ComputationError.self, "seed \(seed), \(text)") {
                try Identify.reading(of: IdentifyInput(code: text), today: .test(2026, 11, 23))
            }
        }
    }
}
