// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Testing

@Suite struct TypedArgumentsTests {
    @Test(arguments: [
        ("add --warmth -1 x", ["add", "--warmth=-1", "x"]), ("--lat -.5", ["--lat=-.5"]),
        ("--color=", ["--color", ""]),
        ("--color= --warmth=-1", ["--color", "", "--warmth=-1"]), ("--from -h", ["--from", "-h"]),
        ("--quiet --loud", ["--quiet", "--loud"]), ("-5", ["-5"]), ("--a=b -5", ["--a=b", "-5"]),
        ("--a=b=", ["--a=b="]), ("-- --warmth -1 --color=", ["--", "--warmth", "-1", "--color="]),
        ("--warmth -1 -- -2", ["--warmth=-1", "--", "-2"]), ("--token-file -", ["--token-file", "-"]),
    ])
    func `negative numbers and empty values aren't parsed as options`(line: String, arguments: [String]) {
        #expect(TypedArguments.unambiguous(line.split(separator: " ").map(String.init)) == arguments)
    }

    @Test func `arguments that aren't UTF-8 are refused by their position`() throws {
        func check(_ texts: [[UInt8]]) throws {
            var pointers = texts.map { text -> UnsafeMutablePointer<CChar>? in
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
                for (index, byte) in (text + [0]).enumerated() { copy[index] = CChar(bitPattern: byte) }
                return copy
            }
            defer { for pointer in pointers { pointer?.deallocate() } }
            try pointers.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                try TypedArguments.refuseInvalidText(start, count: buffer.count)
            }
        }
        try check([Array("cravings".utf8), Array("Київ".utf8)])
        for invalid: [UInt8] in [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] {
            let error = #expect(throws: ComputationError.self) { try check([Array("cravings".utf8), invalid]) }
            #expect(
                error?.code == .invalidInput
                    && error?.description.hasPrefix("Argument 1: expected text in UTF-8") == true)
        }
    }
}
