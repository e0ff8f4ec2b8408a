// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacStore
import ComputationKit
import CravingsPlugin
import CravingsStore
import Measuring

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Measures a diary of ten years on disk, through the engine; prints one line of JSON with medians in milliseconds and
/// sizes in bytes.
///
/// With `--fill`, it only logs the entries, ten a day. Without, it measures the diary in the home, which can be sealed if
/// its key is remembered.
@main
struct CravingsBenchmark {
    static let usage = "usage: cravings-benchmark --home FOLDER [--fill N] [--rounds N]\n"

    static func main() async {
        do {
            let benchmark = try CravingsBenchmark(CommandLine.arguments.dropFirst())
            print(try await (benchmark.entries > 0 ? benchmark.filling() : benchmark.figures()).text())
        } catch {
            let text = Array("cravings-benchmark: \((error as? UsageError)?.message ?? "\(error)")\n\(usage)".utf8)
            write(2, text, text.count)
            exit(64)
        }
    }

    private var home = ""
    private var entries = 0
    private var rounds = 30

    private init(_ arguments: ArraySlice<String>) throws(UsageError) {
        var rest = arguments
        while let option = rest.popFirst() {
            switch option {
            case "--home": home = rest.popFirst() ?? ""
            case "--fill": entries = try rest.number(after: option, least: 1)
            case "--rounds": rounds = try rest.number(after: option, least: 1)
            default: throw UsageError(message: "unknown option \(option)")
            }
        }
        guard !home.isEmpty else { throw UsageError(message: "--home: expected a folder") }
    }

    private func engine() throws -> Engine { try Engine([StoredCravingsPlugin(in: Home(path: home))]) }

    private var folder: Folder { Folder("\(home)/cravings") }

    /// Logs ten entries a day, the last one an hour ago: six cravings and four uses, with triggers, places, and notes.
    private func filling() async throws -> JSONValue {
        let engine = try engine()
        let last = Timestamp(secondsSince1970: WallClock.system.now().secondsSince1970.rounded() - 3_600)
        let places: [PlaceKind] = [.home, .work, .social, .outside, .car]
        let time = try await WallTime.of {
            for number in 0..<entries {
                let moment = EntryMoment(
                    instant: Timestamp(
                        secondsSince1970: last.secondsSince1970 - Double((entries - 1 - number) * 8_640)))
                let triggers = [
                    Trigger.allCases[number % Trigger.allCases.count],
                    Trigger.allCases[number / 3 % Trigger.allCases.count],
                ]
                let place = Place(places[number / 5 % places.count])
                if number % 10 < 6 {
                    var input = LogCravingInput(intensity: (number * 7 + number / 31) % 10 + 1)
                    (input.triggers, input.place, input.time) = (Array(Set(triggers)), place, moment)
                    input.notes = number.isMultiple(of: 4) ? "After the call, number \(number)." : nil
                    input.offersMessage = false
                    _ = try await engine(Cravings.logCraving, input)
                } else {
                    var input = LogUseInput(method: number.isMultiple(of: 3) ? .joints : .vape, amount: 1)
                    (input.triggers, input.place, input.time) = ([triggers[0]], place, moment)
                    input.offersMessage = false
                    _ = try await engine(Cravings.logUse, input)
                }
            }
        }
        return ["entries": .integer(Int64(entries)), "filling": .number(time)]
    }

    private func figures() async throws -> JSONValue {
        let summary = MySummaryInput(period: StatedPeriod(days: 90))
        let patterns = MyPatternsInput()
        let opening = try await WallTime.of(max(1, rounds / 5)) { _ in
            try await self.engine()(Cravings.mySummary, summary)
        }
        let engine = try engine()
        let page = try await engine(Cravings.myEntries, MyEntriesInput())
        let summaries = try await WallTime.of(rounds) { _ in try await engine(Cravings.mySummary, summary) }
        let maps = try await WallTime.of(rounds) { _ in try await engine(Cravings.myPatterns, patterns) }
        let lists = try await WallTime.of(rounds) { _ in try await engine(Cravings.myEntries, MyEntriesInput()) }
        let trends = try await WallTime.of(max(1, rounds / 10)) { _ in
            try await engine(Cravings.myTrend, MyTrendInput())
        }
        let logs = try await WallTime.of(rounds) { _ in
            try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, triggers: [.anxious]))
        }
        return [
            "entries": .integer(Int64(page.total)), "opening": .number(opening.median),
            "summary": .number(summaries.median), "patterns": .number(maps.median), "list": .number(lists.median),
            "trend": .number(trends.median), "logging": .number(logs.median), "bytes": .integer(Int64(folder.bytes())),
            "peakKilobytes": .integer(Int64(ProcessorTime.peakKilobytes)),
        ]
    }
}
