// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore

/// Challenges that are opened when they are first used, and then stay open.
public typealias ChallengesAccess = RecordAccess<ChallengeBook>

extension RecordAccess where Book == ChallengeBook {
    /// The challenges in the user's home for Almanac, with the pack that is part of the program.
    public static var standard: ChallengesAccess {
        ChallengesAccess {
            let book = try ChallengeBook.open(in: .standard())
            try book.installShippedPack()
            return book
        }
    }
}
