// SPDX-License-Identifier: Apache-2.0

/// What a run may use besides its input: the clock, a seed, progress, cancellation.
///
/// Nothing of this is ever read from a global, so a run can be repeated exactly.
public struct Context: Sendable {
    private let clock: WallClock
    private let allowed: Effects
    /// The seed of every random choice in the run.
    public var seed: UInt64
    private let onProgress: (@Sendable (Progress) -> Void)?

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - clock: what time it is.
    ///   - seed: the seed of random choices.
    ///   - onProgress: is told how far long work has come; may be called from any thread.
    public init(
        clock: WallClock = .system, seed: UInt64 = 0, onProgress: (@Sendable (Progress) -> Void)? = nil
    ) {
        self.init(clock: clock, seed: seed, allowed: [.clock, .storage, .network], onProgress: onProgress)
    }

    private init(
        clock: WallClock, seed: UInt64, allowed: Effects, onProgress: (@Sendable (Progress) -> Void)?
    ) {
        self.clock = clock
        self.seed = seed
        self.allowed = allowed
        self.onProgress = onProgress
    }

    /// The present moment.
    ///
    /// - Throws: a ``Failure`` when the computation's manifest does not declare ``Effects/clock``, since its
    ///   results would be taken for repeatable.
    public func now() throws(Failure) -> Timestamp {
        guard allowed.contains(.clock) else {
            throw Failure(
                .internalFault,
                "A computation read the clock although its manifest does not declare that effect.")
        }
        return clock.now()
    }

    /// A generator of random numbers that gives the same sequence for the same seed.
    public var randomNumbers: SeededGenerator { SeededGenerator(seed: seed) }

    /// Tells whoever waits how far the work has come.
    public func report(_ progress: Progress) { onProgress?(progress) }

    /// Ends the run if the caller cancelled it.
    ///
    /// - Throws: `CancellationError`.
    public func checkCancellation() throws { try Task.checkCancellation() }

    /// The same context with no more than the declared effects.
    @usableFromInline
    func limited(to effects: Effects) -> Context {
        Context(clock: clock, seed: seed, allowed: effects, onProgress: onProgress)
    }
}

/// How far long work has come.
public struct Progress: Sendable, Hashable {
    /// How many steps are done.
    public var completed: Int
    /// How many steps there are, when known.
    public var total: Int?

    /// Makes a report.
    public init(completed: Int, total: Int? = nil) {
        self.completed = completed
        self.total = total
    }
}

/// A reproducible source of random numbers: SplitMix64 (Steele, Lea, Flood 2014, "Fast splittable pseudorandom
/// number generators", OOPSLA, figure 17).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts the sequence of a seed.
    public init(seed: UInt64) { state = seed }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
