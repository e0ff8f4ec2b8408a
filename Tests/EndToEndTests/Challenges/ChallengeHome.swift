// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Challenges of its own for one test, in a folder where the program also runs.
///
/// Days lie in March 2026, before any clock that runs these tests, so that no day is one that is yet to come.
struct ChallengeHome: RecordsHome {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs `challenge` over this home with arguments that stand in one line, separated by spaces.
    func callAsFunction(_ line: String, input: String = "") async throws -> Finished {
        try await self(line.split(separator: " ").map(String.init), input: input)
    }

    /// Runs `challenge` over this home.
    func callAsFunction(_ arguments: [String], input: String = "") async throws -> Finished {
        try await BuiltProgram.challenge(arguments, input: input, environment: environment, in: folder.path)
    }

    /// The key of the challenge of a day.
    func assigned(_ date: String) async throws -> String {
        let day = try await self("today --date \(date) --hour 9 --format json").json()
        return try #require(day["challenge"]?["id"]?.string)
    }

    /// Brings in three days: one done, one skipped, one swapped and done.
    func fill() async throws {
        _ = try await assigned("2026-03-02")
        _ = try await self("done --date 2026-03-02 --rating 5 --mood 4 --minutes 20").succeeded()
        _ = try await assigned("2026-03-03")
        _ = try await self("skip --date 2026-03-03").succeeded()
        _ = try await assigned("2026-03-04")
        _ = try await self("swap --date 2026-03-04").succeeded()
        _ = try await self("done --date 2026-03-04 --rating 2").succeeded()
    }
}
