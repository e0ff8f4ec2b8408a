// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Measuring
import WardrobePlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Measures the search for the ten best outfits of random wardrobes, typed and through the engine; prints one line of
/// JSON per size.
@main
struct OutfitBenchmark {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            // Off the main actor, or every call would switch threads twice.
            try await run(options)
        } catch let error as UsageError {
            stop(64, error.message)
        } catch {
            stop(65, "\(error)")
        }
    }

    private static func stop(_ code: Int32, _ message: String) -> Never {
        let text = Array("outfit-benchmark: \(message)\n".utf8)
        write(2, text, text.count)
        exit(code)
    }

    private static func journey(_ options: Options) -> PackOutfitsInput {
        let occasions: [Occasion] = [.work, .casual, .work, .casual, .work]
        return PackOutfitsInput(
            items: RandomCloset.items(options.items, options.closet, seed: options.seed),
            days: occasions.map { OutfitRequest(coldest: 4, warmest: 21, occasion: $0) })
    }

    private static func pack(_ options: Options, _ engine: Engine) async throws {
        let input = journey(options)
        let start = ProcessorTime.seconds
        let list = try await engine(Wardrobe.packOutfits, input)
        let line: JSONValue = [
            "benchmark": "pack", "owned": .integer(Int64(options.items)), "days": 5,
            "items": .integer(Int64(list.items.count)), "leastPossible": .integer(Int64(list.search.leastPossible)),
            "cpuMilliseconds": .number((ProcessorTime.seconds - start) * 1000),
        ]
        print(line.text())
    }

    @concurrent
    private static func run(_ options: Options) async throws {
        if options.prints {
            let items = RandomCloset.items(options.items, options.closet, seed: options.seed)
            return print(JSONValue.array(items.map(WardrobeItem.schema.json)).text())
        }
        let engine = try Engine([WardrobePlugin()])
        if options.ticks {
            let input = journey(options)
            try await Ticker.run(input, searches: 8, executor: .caller, named: "caller")
            return try await Ticker.run(input, searches: 8, executor: .pool(width: 2), named: "pool of two")
        }
        if options.packs { return try await pack(options, engine) }
        let days = try RandomCloset.days().filter { options.day == nil || $0.name == options.day }
        guard !days.isEmpty else { throw UsageError(message: "no day is called \(options.day ?? "")") }
        // The first call builds tables and isn't measured.
        _ = try await engine(
            Wardrobe.suggestOutfits,
            SuggestOutfitsInput(items: SampleWardrobe.menswear.items, request: days[0].request))
        var measured: [(milliseconds: Double, day: String)] = []
        var (visited, proven, checksum, combinations) = (0, 0, 0.0, 0.0)
        for number in 0..<options.wardrobes {
            let items = RandomCloset.items(options.items, options.closet, seed: options.seed + UInt64(number))
            for day in days {
                let input = SuggestOutfitsInput(
                    items: items, request: day.request, profile: day.profile, count: options.count,
                    variety: options.variety)
                let start = ProcessorTime.seconds
                let answer = try await engine(Wardrobe.suggestOutfits, input)
                measured.append(((ProcessorTime.seconds - start) * 1000, day.name))
                visited += answer.search.visited
                proven += answer.search.optimal ? 1 : 0
                combinations = max(combinations, answer.search.combinations)
                checksum += answer.outfits.reduce(0) { $0 + $1.total }
            }
        }
        measured.sort { $0.milliseconds < $1.milliseconds }
        let cases = measured.count
        let median = (measured[(cases - 1) / 2].milliseconds + measured[cases / 2].milliseconds) / 2
        let line: JSONValue = [
            "benchmark": "outfits", "items": .integer(Int64(options.items)), "count": .integer(Int64(options.count)),
            "cases": .integer(Int64(cases)), "cpuMillisecondsMedian": .number(median),
            "cpuMillisecondsWorst": .number(measured[cases - 1].milliseconds),
            "worstDay": .string(measured[cases - 1].day), "combinations": .number(combinations),
            "visited": .integer(Int64(visited)), "proven": .integer(Int64(proven)), "checksum": .number(checksum),
            "peakKilobytes": .integer(Int64(ProcessorTime.peakKilobytes)),
        ]
        print(line.text())
    }
}
