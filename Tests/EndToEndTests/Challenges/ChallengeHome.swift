// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// Separate challenges for one test, in the folder in which the program runs.
///
/// Days are in March 2026, so that no day is in the future when these tests run.
struct ChallengeHome: RecordsHome {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A home with files, after calls of `challenge`.
    init(files: [String: [UInt8]], after calls: [[String]]) async throws {
        folder = try await PreparedHomes.shared.folder(of: .challenge, files: files, after: calls)
    }

    /// Runs `challenge` with this home and with arguments in one line, separated by spaces.
    func callAsFunction(_ line: String, input: String = "") async throws -> Finished {
        try await self(line.split(separator: " ").map(String.init), input: input)
    }

    /// Runs `challenge` with this home.
    func callAsFunction(_ arguments: [String], input: String = "") async throws -> Finished {
        try await BuiltProgram.challenge(arguments, input: input, environment: environment, in: folder.path)
    }

    /// The key of the challenge of a day.
    func assigned(_ date: String) async throws -> String {
        let day = try await self("today --date \(date) --hour 9 --format json").json()
        return try #require(day["challenge"]?["id"]?.string)
    }

    /// Adds three days: one completed, one skipped, and one swapped and completed.
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
