// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import StoreTesting

@testable import ChallengesStore

/// The computations over one store, with a clock two hours ahead of UTC.
struct Desk {
    let book: ChallengeRecords
    private let access: LazyChallengeRecords
    private let keys: RecordKeys

    private let packs: PackDownloader

    init(packs: PackDownloader = .none, seed: UInt64 = 7) throws {
        book = try Samples.book(seed: seed)
        access = LazyChallengeRecords(book)
        self.packs = packs
        keys = RecordKeys(SeededGenerator(seed: seed + 2))
    }

    /// An engine some time after ten o'clock on 2026-11-21.
    func engine(days: Int = 0, hours: Double = 0) throws -> Engine {
        try Engine(
            [StoredChallengesPlugin(access, packs: packs)],
            context: Context(
                clock: Moments.later(seconds: Double(days) * 86_400 + hours * 3_600),
                zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5, keys: keys))
    }
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
