// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A source of the keys of new records; see ``RecordID``.
///
/// Seed it, and fix the clock, for a test in which new records have the same keys every time:
///
/// ```swift
/// let context = Context(
///     clock: .fixed(try Timestamp("2026-11-21T09:00:00Z")), keys: RecordKeys(SeededGenerator(seed: 7)))
/// ```
public final class RecordKeys: Sendable {
    private let random: Shared
    private let clock: WallClock?

    private final class Shared: Sendable {
        let generator: Mutex<any RandomNumberGenerator & Sendable>
        init(_ generator: any RandomNumberGenerator & Sendable) { self.generator = Mutex(generator) }
    }

    /// Creates keys from random numbers; seed them for reproducible keys.
    public init(_ random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
        self.random = Shared(random)
        clock = nil
    }

    private init(_ random: Shared, _ clock: WallClock) {
        self.random = random
        self.clock = clock
    }

    /// Returns the same keys with a separate clock.
    func timed(by clock: WallClock) -> RecordKeys { RecordKeys(random, clock) }

    /// Returns a key for a record created now, by the keys' clock if they have one.
    ///
    /// A key's time isn't part of an output, so creating a key doesn't count as reading the clock.
    package func next(by records: WallClock) -> String { next(at: (clock ?? records).now()) }

    /// Returns a key for a record created at an instant.
    public func next(at instant: Timestamp) -> String {
        let milliseconds = Int64(max(0, instant.wholeSeconds * 1_000 + instant.nanosecond / 1_000_000))
        return random.generator.withLock { generator in RecordID.make(milliseconds: milliseconds, using: &generator) }
    }
}
