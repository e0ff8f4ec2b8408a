// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
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
    @Test(arguments: [UInt64(1), 2, 3, 20_261_123]) func `no text is too strange`(number: UInt64) {
        let seed = FuzzRounds.seed(number)
        var numbers = SeededGenerator(seed: seed)
        var read = 0
        for _ in FuzzRounds.upTo(5_000) {
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
    @Test(arguments: [UInt64(7), 8]) func `a changed digit of a GTIN is found`(number: UInt64) throws {
        let seed = FuzzRounds.seed(number)
        var numbers = SeededGenerator(seed: seed)
        let code = Array("010950600013435217261231310300125010ABC".utf8)
        for _ in FuzzRounds.upTo(2_000) {
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

    private static let readable = [
        "(01)09506000134352(17)271231(10)ABC123", "010950600013435217261231310300125010ABC",
        "https://example.com/01/09506000134352/10/ABC?17=271231", "https://id.gs1.org/01/9506000134352/21/12345",
        "]C101095060001343521095\u{1D}21123", "9780306406157", "0-306-40615-2", "04252614",
    ]

    /// Damage is refused or read within the schema, and a batch or serial number is always a part of the text.
    @Test func `damaged codes are read as what they say`() {
        let seed = FuzzRounds.seed(0x6510_0001)
        var numbers = SeededGenerator(seed: seed)
        for round in FuzzRounds.upTo(5_000) {
            var code = Array(Self.readable[round % Self.readable.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) where !code.isEmpty {
                let place = Int.random(in: 0..<code.count, using: &numbers)
                switch Int.random(in: 0..<5, using: &numbers) {
                case 0: code[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: code[place] = UInt8.random(in: 0x30...0x39, using: &numbers)
                case 2: code.remove(at: place)
                case 3: code.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
                default: code.removeSubrange(place...)
                }
            }
            let text = String(decoding: code, as: UTF8.self)
            do {
                let result = try Identify.reading(of: IdentifyInput(code: text), today: .test(2026, 11, 23))
                #expect(IdentifiedCode.schema.issues(of: result).isEmpty, "seed \(seed), \(text.debugDescription)")
                // An escape of an address stands for another character.
                guard !text.contains("%"), !text.contains("\\") else { continue }
                for part in [result.batch, result.serial].compactMap(\.self) {
                    #expect(text.contains(part), "seed \(seed), \(text.debugDescription): \(part)")
                }
            } catch {
                #expect(error.code == .refused, "seed \(seed), \(text.debugDescription)")
            }
        }
    }
}
