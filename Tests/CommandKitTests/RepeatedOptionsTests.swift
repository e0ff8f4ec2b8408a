// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Testing

@Suite struct RepeatedOptionsTests {
    private struct Log: ParsableCommand {
        @Option(name: [.customShort("n"), .long]) var note: String?
        @Option var tag: [String] = []
        @Option var warmth: Int?
        @Option(name: [.customLong("temp"), .customLong("temperature")]) var temperature: Int?
        @Option(name: [.customLong("houses"), .customLong("house-system")]) var houses: String?
        @Option(name: [.customLong("limit"), .customLong("count")]) var limit: Int?
        @Flag var quiet = false
        @Argument var rest: [String] = []
    }

    @Test(arguments: [
        ("--note a --note b", "--note"), ("--note a -n b", "--note"), ("-n a -n b", "--note"),
        ("--note=a --tag x --note=b", "--note"), ("--warmth=-1 --warmth 2", "--warmth"),
        ("--temp 1 --temperature 2", "--temperature"), ("--houses a --house-system b", "--house-system"),
        ("--limit 1 --count 2", "--limit"),
    ])
    func `a second value is refused`(line: String, option: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        _ = try Log.parse(arguments)
        let error = #expect(throws: ComputationError.self) { try RepeatedOptions.refuse(in: arguments, of: Log.self) }
        #expect(error?.message == "\(option): expected one value, got the option more than once")
    }

    @Test(arguments: [
        "--note a --tag x --tag y", "--quiet --quiet", "-n a -- -n -n", "--warmth -1 -- x", "a -5 -5", "",
    ])
    func `lists, flags, and what isn't an option can occur again`(line: String) throws {
        try RepeatedOptions.refuse(in: line.split(separator: " ").map(String.init), of: Log.self)
    }
}
