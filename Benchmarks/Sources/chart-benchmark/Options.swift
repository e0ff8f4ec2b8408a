// SPDX-License-Identifier: AGPL-3.0-or-later

import Measuring

/// The command-line options.
struct Options {
    /// The kind of call to measure.
    enum Mode: String {
        /// The typed call through the engine.
        case typed
        /// The computation itself, `NatalChart(sources: .swissEphemeris).chart(_:)`, without the engine's checks.
        case direct
        /// The call through the engine from JSON text to JSON text.
        case erased
        /// Each part of a chart separately.
        case stages
        /// None: prints the births as lines of JSON for `almanac batch`.
        case births
    }

    var mode = Mode.typed
    var count = 20_000
    var sorted = false
    var seed: UInt64 = 1

    static let usage = """
        usage: chart-benchmark [--direct | --erased | --stages | --births] [--sorted] [--count N] [--seed N]
          (no mode)   typed charts through the engine
          --direct    the same without the engine's checks
          --erased    from JSON text to JSON text
          --stages    each part of a chart separately
          --births    print the births as NDJSON for almanac batch, without measuring
        """

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--direct": mode = .direct
            case "--erased": mode = .erased
            case "--stages": mode = .stages
            case "--births": mode = .births
            case "--sorted": sorted = true
            case "--count": count = try rest.number(after: option, least: 1)
            case "--seed": seed = try rest.number(after: option, least: 0)
            default: throw UsageError(message: "unknown option \(option)\n\(Self.usage)")
            }
        }
    }
}
