// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacStore
import CivilTime
import ComputationKit
import Measuring
import TwinsPlugin
import TwinsStore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Measures a household of many things on disk, through the engine; prints one line of JSON with medians in
/// milliseconds and sizes in bytes.
///
/// The home is left behind, so that whole programs can be measured with it.
@main
struct TwinsBenchmark {
    static let usage = "usage: twins-benchmark --home FOLDER [--things N] [--more N] [--photos N] [--rounds N]\n"

    static func main() async {
        do {
            print(try await TwinsBenchmark(CommandLine.arguments.dropFirst()).figures().text())
        } catch {
            let text = Array("twins-benchmark: \((error as? UsageError)?.message ?? "\(error)")\n\(usage)".utf8)
            write(2, text, text.count)
            exit(64)
        }
    }

    private var home = ""
    private var things = 5_000
    private var more = 0
    private var photos = 0
    private var rounds = 200

    private init(_ arguments: ArraySlice<String>) throws(UsageError) {
        var rest = arguments
        while let option = rest.popFirst() {
            switch option {
            case "--home": home = rest.popFirst() ?? ""
            case "--things": things = try rest.number(after: option, least: 100)
            case "--more": more = try rest.number(after: option, least: 0)
            case "--photos": photos = try rest.number(after: option, least: 0)
            case "--rounds": rounds = try rest.number(after: option, least: 1)
            default: throw UsageError(message: "unknown option \(option)")
            }
        }
        guard !home.isEmpty else { throw UsageError(message: "--home: expected a folder") }
    }

    /// An engine whose connection closes with it.
    private func engine() throws -> Engine { try Engine([StoredTwinsPlugin(in: Home(path: home))]) }

    private var folder: Folder { Folder("\(home)/twins") }

    private func figures() async throws -> JSONValue {
        let today = CalendarDay(daysSince1970: Int(WallClock.system.now().secondsSince1970) / 86_400)
        let importing = try await add(Things.table(things, today: today), count: things)
        // The connection that imported is closed, and its log is part of the file.
        let bytes = folder.bytes { $0.hasPrefix("twins.sqlite") }
        let engine = try engine()
        let searches = try await WallTime.of(rounds) { round in
            var input = MyTwinsInput()
            input.text = Things.searches[round % Things.searches.count]
            return try await engine(Twins.myTwins, input)
        }
        let places = try await WallTime.of(rounds) { round in
            var input = MyTwinsInput()
            input.location = Things.place(round)
            guard try await engine(Twins.myTwins, input).total >= things / 50 else { throw lost }
        }
        let rooms = try await WallTime.of(rounds) { round in
            var input = MyTwinsInput()
            input.location = "Home / Room \(round % 10)"
            guard try await engine(Twins.myTwins, input).total >= things / 10 else { throw lost }
        }
        let due = try await WallTime.of(rounds) { _ in try await engine(Twins.myDue, MyDueInput(days: 7)) }
        let value = try await WallTime.of(max(1, rounds / 20)) { _ in
            try await engine(Twins.myValueSummary, MyValueSummaryInput())
        }
        let later = more == 0 ? 0 : try await add(Things.table(more, from: things, today: today), count: more)
        let adding = try await addPhotos()
        return [
            "things": .integer(Int64(things)), "importing": .number(importing), "bytes": .integer(Int64(bytes)),
            "searching": .number(searches.median), "searchingMost": .number(searches.max() ?? 0),
            "place": .number(places.median), "room": .number(rooms.median), "due": .number(due.median),
            "value": .number(value.median), "importingMore": .number(later), "addingPhoto": .number(adding.median),
            "photoBytes": .integer(Int64(photos == 0 ? 0 : folder.bytes())),
            "peakKilobytes": .integer(Int64(ProcessorTime.peakKilobytes)),
        ]
    }

    private var lost: ComputationError { ComputationError(.invalidData, "things are missing") }

    /// Imports a table; returns the time.
    private func add(_ table: [UInt8], count: Int) async throws -> Double {
        let engine = try engine()
        return try await WallTime.of {
            let report = try await engine(Twins.importTwins, ImportTwinsInput(file: Blob(table)))
            guard report.added.count == count, report.problems.isEmpty else { throw lost }
        }
    }

    /// Adds photos of about 100 KB, each to another thing; returns the times.
    private func addPhotos() async throws -> [Double] {
        let engine = try engine()
        let pictures = (0..<photos).map(Things.photo)
        var input = MyTwinsInput()
        input.limit = min(1_000, max(1, photos))
        let twins = try await engine(Twins.myTwins, input).twins
        return try await WallTime.of(photos) { number in
            try await engine(
                Twins.addPhoto,
                AddPhotoInput(twin: twins[number % twins.count].twin.id, photo: Blob(pictures[number])))
        }
    }
}
