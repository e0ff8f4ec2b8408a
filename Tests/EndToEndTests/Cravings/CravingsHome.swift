// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

/// A separate diary for one test, in the folder in which the program runs.
///
/// Unless a line has `--now`, it is 12:00 on 12 March 2026, UTC.
struct CravingsHome: RecordsHome {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs `cravings` with this home and with arguments in one line, separated by spaces.
    func callAsFunction(_ line: String, input: String = "") async throws -> Finished {
        try await self(line.split(separator: " ").map(String.init), input: input)
    }

    /// Runs `cravings` with this home.
    func callAsFunction(_ arguments: [String], input: String = "") async throws -> Finished {
        let moment = arguments.contains("--now") ? [] : ["--now", "2026-03-12T12:00:00Z"]
        return try await BuiltProgram.cravings(
            arguments + moment, input: input, environment: environment, in: folder.path)
    }

    /// The number of entries.
    func count() async throws -> Int? { try await self("history --format json").json()["total"]?.int }

    /// A WAV file of silence, at 100 samples a second of 8 bits (RIFF, Microsoft 1991).
    static func silence(seconds: Int) -> [UInt8] {
        func number(_ value: Int, bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) } }
        let samples = [UInt8](repeating: 0x80, count: 100 * seconds)
        let format =
            number(1, bytes: 2) + number(1, bytes: 2) + number(100, bytes: 4) + number(100, bytes: 4)
            + number(1, bytes: 2) + number(8, bytes: 2)
        let chunks =
            Array("WAVEfmt ".utf8) + number(16, bytes: 4) + format + Array("data".utf8)
            + number(samples.count, bytes: 4) + samples
        return Array("RIFF".utf8) + number(chunks.count, bytes: 4) + chunks
    }
}
