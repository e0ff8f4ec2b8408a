// SPDX-License-Identifier: Apache-2.0

import CommandKit
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
}
