// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import TwinsPlugin

@testable import TwinsStore

/// An engine over records in memory, for imports and exports.
struct TransferBench {
    let records: TwinRecords
    let engine: Engine

    init() throws {
        records = try TwinRecords.inMemory(clock: Moments.clock)
        engine = try Engine([StoredTwinsPlugin(LazyRecords(records))], context: Context(clock: Moments.clock))
    }

    func twins() throws -> [Twin] { try records.read { try $0.twins.all() } }

    func places() throws -> PlaceTree { try records.read { try $0.places.tree() } }

    func find(_ query: String) throws -> [String] {
        try records.read { try $0.twins.twins($0.search.matches(query)).map(\.name) }
    }

    /// The code of the error of an import and its issues.
    func refusal(_ input: ImportTwinsInput) async -> [String] {
        do {
            _ = try await engine(Twins.importTwins, input)
            return []
        } catch {
            return [error.code.rawValue] + error.issues.map { "\($0)" }
        }
    }
}
