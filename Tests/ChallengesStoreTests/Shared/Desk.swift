// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting

@testable import ChallengesStore

/// The computations over one book, where clocks are two hours ahead of UTC.
struct Desk {
    let book: ChallengeRecords
    private let access: LazyChallengeRecords
    private let keys = RecordKeys(SeededGenerator(seed: 9))

    init() throws {
        book = try Samples.book()
        access = LazyChallengeRecords(book)
    }

    /// An engine some time after ten o'clock on 2026-11-21.
    func engine(days: Int = 0, hours: Double = 0) throws -> Engine {
        try Engine(
            [StoredChallengesPlugin(access)],
            context: Context(
                clock: Moments.later(seconds: Double(days) * 86_400 + hours * 3_600),
                zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5, keys: keys))
    }
}

/// The error that some work ends with.
func failure(_ work: () async throws -> some Any) async -> ComputationError? {
    do {
        _ = try await work()
        return nil
    } catch {
        return error as? ComputationError ?? ComputationError(.internalError, "\(error)")
    }
}
