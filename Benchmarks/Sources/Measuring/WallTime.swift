// SPDX-License-Identifier: AGPL-3.0-or-later

/// Wall-clock times in milliseconds, of work that waits for the disk.
public enum WallTime {
    /// Returns the time that work takes.
    public static func of(_ work: () async throws -> some Any) async rethrows -> Double {
        let start = ContinuousClock.now
        _ = try await work()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// Returns the time of each of several rounds of work, which is given the number of the round.
    public static func of(_ rounds: Int, _ work: (Int) async throws -> some Any) async rethrows -> [Double] {
        var all: [Double] = []
        for round in 0..<rounds { all.append(try await of { try await work(round) }) }
        return all
    }
}

extension [Double] {
    /// The median; 0 of none.
    public var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
