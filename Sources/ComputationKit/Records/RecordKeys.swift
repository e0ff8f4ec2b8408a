// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Where the keys of new records come from; see ``RecordID``.
public final class RecordKeys: Sendable {
    private let random: Mutex<any RandomNumberGenerator & Sendable>

    /// Creates keys from random numbers; seed them to get the same keys again.
    public init(_ random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
        self.random = Mutex(random)
    }

    /// Returns a key for a record created at an instant.
    public func next(at instant: Timestamp) -> String {
        let milliseconds = Int64(min(max((instant.secondsSince1970 * 1_000).rounded(.down), 0), 281_474_976_710_655))
        return random.withLock { generator in RecordID.make(milliseconds: milliseconds, using: &generator) }
    }
}
