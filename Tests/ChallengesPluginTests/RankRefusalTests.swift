// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import Testing

@Suite struct RankRefusalTests {
    private func ranking(_ ids: [String]) async throws -> JSONValue {
        let engine = try Engine([ChallengesPlugin()])
        let challenges = ids.map { id -> JSONValue in
            ["id": .string(id), "title": "Go", "traits": ["category": "creative"]]
        }
        return try await engine.run(
            "challenges.rank",
            ["situation": ["day": "2026-11-21", "hour": 9], "challenges": .array(challenges)])
    }

    @Test func `keys that differ only in code points are distinct`() async throws {
        #expect(try await ranking(["caf\u{E9}", "cafe\u{301}"])["candidates"] == 2)
    }

    @Test func `repeated keys are rejected and quoted on one line`() async {
        let error = await #expect(throws: ComputationError.self) { try await ranking(["a\n\u{202E}", "a\n\u{202E}"]) }
        #expect(error?.description == #"challenges[1].id: expected a unique key, got "a\n\u{202E}" again"#)
    }
}
