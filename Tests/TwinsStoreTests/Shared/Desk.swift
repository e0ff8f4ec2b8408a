// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import Synchronization
import TwinsPlugin

@testable import TwinsStore

/// The computations over one store, with a clock that a test moves; it starts at 10:00 on 2026-11-21 in UTC+2.
final class Desk: Sendable {
    let records: TwinRecords
    let engine: Engine
    private let moment: MovingMoment

    private final class MovingMoment: Sendable {
        let now = Mutex(Moments.now)
    }

    convenience init() throws { try self.init(TwinRecords.inMemory()) }

    init(_ records: TwinRecords, seed: UInt64 = 7, pictures: PictureScaler = .none) throws {
        let moment = MovingMoment()
        self.moment = moment
        self.records = records
        engine = try Engine(
            [StoredTwinsPlugin(LazyTwinRecords(records), pictures: pictures)],
            context: Context(
                clock: WallClock { moment.now.withLock(\.self) }, zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5,
                keys: RecordKeys(SeededGenerator(seed: seed))))
    }

    /// Moves the clock.
    func advance(days: Int = 0, hours: Int = 0) {
        moment.now.withLock { now in
            now = Timestamp(secondsSince1970: now.secondsSince1970 + Double(days * 86_400 + hours * 3_600))
        }
    }

    /// Adds a thing.
    @discardableResult
    func add(_ details: TwinDetails, _ item: ItemFields = ItemFields()) async throws -> Twin {
        try await engine(Twins.add, AddTwinInput(details: Patch(details), item: item)).twin
    }

    /// Adds food with a lot that has a printed date.
    @discardableResult
    func addFood(
        _ product: String, quantity: Double = 1, expiry: String?, _ change: (inout FoodDetails) -> Void = { _ in }
    ) async throws -> Twin {
        var food = FoodDetails(product: product)
        food.lots = [FoodLot(quantity: quantity, expiry: try expiry.map(day))]
        change(&food)
        return try await add(.food(food))
    }

    /// Adds a place.
    @discardableResult
    func place(_ name: String, in parent: String? = nil) async throws -> Location {
        try await engine(Twins.addLocation, AddLocationInput(name: name, parent: parent)).location
    }

    func twin(_ name: String) async throws -> Twin { try await engine(Twins.myTwin, MyTwinInput(twin: name)).twin }

    func count(_ table: String) throws -> Int {
        try records.store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }
}

extension TwinRecords {
    /// Changes rows directly.
    func change(_ sql: String) throws { try store.write { db in try db.execute(sql: sql) } }
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

extension TwinDetails {
    static func named(book title: String) -> TwinDetails { .book(BookDetails(title: title)) }

    static func named(tool name: String) -> TwinDetails { .tools(ToolDetails(name: name)) }

    static func named(plant name: String) -> TwinDetails { .plants(PlantDetails(name: name)) }
}
