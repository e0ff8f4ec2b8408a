// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import GRDB
import StoreTesting
import SwissEphemeris
import Synchronization

@testable import AstrologyStore

/// The computations over one store, with a clock that a test moves; it starts at 10:00 on 2026-11-21 in UTC+2.
final class Desk: Sendable {
    let records: AstrologyRecords
    let engine: Engine
    private let now: MovingMoment

    private final class MovingMoment: Sendable {
        let now = Mutex(Moments.now)
    }

    init(_ records: AstrologyRecords? = nil, seed: UInt64 = 7) throws {
        let moment = MovingMoment()
        now = moment
        self.records = try records ?? .inMemory()
        engine = try Engine(
            [StoredAstrologyPlugin(LazyAstrologyRecords(self.records), sources: .swissEphemeris)],
            context: Context(
                clock: WallClock { moment.now.withLock(\.self) }, zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5,
                keys: RecordKeys(SeededGenerator(seed: seed))))
    }

    /// Moves the clock.
    func advance(seconds: Double) {
        now.now.withLock { $0 = Timestamp(secondsSince1970: $0.secondsSince1970 + seconds) }
    }

    /// Saves a chart.
    @discardableResult
    func save(_ name: String, _ birth: Birth, _ change: (inout SaveChartInput) -> Void = { _ in }) async throws
        -> SavedChart
    {
        var input = SaveChartInput(name: name, request: ChartRequest(birth: birth))
        change(&input)
        return try await engine(Astrology.saveChart, input)
    }

    func chart(_ name: String) async throws -> SavedChart {
        try await engine(Astrology.myChart, MyChartInput(chart: name))
    }

    /// The names of the listed charts.
    func names(_ input: MyChartsInput = MyChartsInput()) async throws -> [String] {
        try await engine(Astrology.myCharts, input).charts.map(\.name)
    }

    func count(_ table: String) throws -> Int {
        try records.store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// The bytes of the pages of the database that aren't free.
    func usedBytes() throws -> Int {
        try records.store.read { db in
            let sizes = try ["page_count", "freelist_count", "page_size"].map { pragma in
                try Int.fetchOne(db, sql: "PRAGMA \(pragma)") ?? 0
            }
            return (sizes[0] - sizes[1]) * sizes[2]
        }
    }

    /// Changes rows directly.
    func change(_ sql: String) throws { try records.store.write { db in try db.execute(sql: sql) } }
}

extension Birth {
    static let kyiv = Birth(date: "1990-05-15T14:30", place: "Kyiv")
    static let ulm = Birth(date: "1879-03-14T11:30", place: "Ulm")
}

/// Returns the error that some work throws.
func failure(_ work: () async throws -> some Any) async -> ComputationError? {
    do {
        _ = try await work()
        return nil
    } catch {
        return error as? ComputationError ?? ComputationError(.internalError, "\(error)")
    }
}
