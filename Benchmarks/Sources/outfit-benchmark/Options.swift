// SPDX-License-Identifier: Apache-2.0

/// What to measure, from the command line.
struct Options {
    var items = 2_000
    var wardrobes = 6
    var count = 10
    var variety = false
    var seed: UInt64 = 1

    static let usage = """
        usage: outfit-benchmark [--items N] [--wardrobes N] [--count N] [--variety] [--seed N]
          random wardrobes times four days; 2000 items, 6 wardrobes and the 10 best outfits unless stated
        """

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--items": items = try Self.number(after: option, &rest, least: 20)
            case "--wardrobes": wardrobes = try Self.number(after: option, &rest, least: 1)
            case "--count": count = try Self.number(after: option, &rest, least: 1)
            case "--variety": variety = true
            case "--seed": seed = try Self.number(after: option, &rest, least: 0)
            default: throw UsageError(message: "unknown option \(option)\n\(Self.usage)")
            }
        }
    }

    private static func number<Number: FixedWidthInteger>(
        after option: String, _ rest: inout ArraySlice<String>, least: Number
    ) throws(UsageError) -> Number {
        let text = rest.popFirst()
        guard let text, let number = Number(text), number >= least else {
            throw UsageError(message: "\(option): expected a whole number from \(least), got \(text ?? "nothing")")
        }
        return number
    }
}

/// A command line that cannot be understood.
struct UsageError: Error {
    let message: String
}
