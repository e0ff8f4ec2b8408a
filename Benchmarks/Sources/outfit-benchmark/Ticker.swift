// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import WardrobePlugin

/// Measures the delay of a 5 ms ticker during packing searches.
enum Ticker {
    /// Runs the searches concurrently, and prints the longest delay.
    static func run(_ input: PackOutfitsInput, searches: Int, executor: EngineExecutor, named name: String) async throws
    {
        let engine = try Engine([WardrobePlugin()], executor: executor)
        let start = ContinuousClock.now
        let ticker = Task {
            var longest = Duration.zero
            while !Task.isCancelled {
                let before = ContinuousClock.now
                try? await Task.sleep(for: .milliseconds(5))
                longest = max(longest, ContinuousClock.now - before - .milliseconds(5))
            }
            return longest
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<searches { group.addTask { _ = try await engine(Wardrobe.packOutfits, input) } }
            try await group.waitForAll()
        }
        ticker.cancel()
        let longest = await ticker.value
        let line: JSONValue = [
            "benchmark": "ticker", "executor": .string(name), "searches": .integer(Int64(searches)),
            "seconds": .number((ContinuousClock.now - start) / .seconds(1)),
            "longestWaitMilliseconds": .number(longest / .milliseconds(1)),
        ]
        print(line.text())
    }
}
