// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore

/// Challenges that are opened when they are first used, and then stay open.
public typealias LazyChallengeRecords = LazyRecords<ChallengeRecords>

extension LazyRecords where Book == ChallengeRecords {
    /// The challenges in the user's home for Almanac, with the pack that is part of the program.
    public static var standard: LazyChallengeRecords {
        LazyChallengeRecords(absent: {
            guard try !Home.standard().hasRecords(of: ChallengeRecords.migrations.plugin) else { return nil }
            let book = try ChallengeRecords.inMemory()
            try book.installShippedPack()
            return book
        }) {
            let book = try ChallengeRecords.open(in: .standard())
            try book.installShippedPack()
            return book
        }
    }
}
