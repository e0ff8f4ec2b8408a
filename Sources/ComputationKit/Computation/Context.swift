// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// What a run may use besides its input: clock, time zone, seed, record keys, deadline, progress, other computations.
///
/// None of it is ever read from a global, so a run can be repeated exactly.
///
/// ## Topics
///
/// ### Time
/// - ``now()``
/// - ``today()``
/// - ``deadline``
///
/// ### Chance
/// - ``seed``
/// - ``randomNumbers``
/// - ``newRecordKey()``
///
/// ### Other computations
/// - ``call(_:_:)``
/// - ``run(_:_:)``
///
/// ### Long work
/// - ``report(_:)``
/// - ``advance(by:)``
/// - ``checkCancellation()``
/// - ``require(_:)``
public struct Context: Sendable {
    private let clock: WallClock
    private let zone: LocalZone
    private var keys: RecordKeys
    /// The seed of every random choice in the run.
    public var seed: UInt64
    /// When the run must have ended, on the machine's monotonic clock; nil for no limit.
    ///
    /// A fixed ``now()`` doesn't stop it: a deadline bounds effort, never an answer.
    public private(set) var deadline: ContinuousClock.Instant?
    private var onProgress: (@Sendable (RunProgress) -> Void)?
    private var steps: StepCounter?
    private var allowed: Effects = .all
    /// The effects that the running computation declares.
    private var ownEffects: Effects = [.all, .destructive]
    private var caller: String?
    private var catalog: Catalog?

    /// Creates a context, which permits every effect.
    ///
    /// An engine permits each run no more than its manifest declares. Only code that calls ``Computation/run(_:in:)`` itself,
    /// such as a unit test, runs with all effects.
    ///
    /// - Parameters:
    ///   - clock: what time it is.
    ///   - zone: the time zone that says which day it is.
    ///   - seed: the seed of random choices.
    ///   - keys: where the keys of new records come from.
    ///   - deadline: when a run must have ended, such as `.now + .seconds(2)`; time spent waiting for a slot counts.
    ///   - onProgress: receives progress; may be called from any thread.
    public init(
        clock: WallClock = .system, zone: LocalZone = .utc, seed: UInt64 = 0, keys: RecordKeys = RecordKeys(),
        deadline: ContinuousClock.Instant? = nil, onProgress: (@Sendable (RunProgress) -> Void)? = nil
    ) {
        self.clock = clock
        self.zone = zone
        self.seed = seed
        self.keys = keys
        self.deadline = deadline
        self.onProgress = onProgress
        steps = onProgress.map { _ in StepCounter() }
    }

    /// The current instant.
    ///
    /// - Throws: a ``ComputationError`` when the computation's manifest doesn't declare ``Effects/clock``, since its
    ///   results would be taken for repeatable.
    public func now() throws(ComputationError) -> Timestamp {
        try require(.clock)
        return clock.now()
    }

    /// The current day in the context's time zone.
    ///
    /// - Throws: as ``now()``.
    public func today() throws(ComputationError) -> CalendarDay {
        let instant = try now()
        return zone.local(at: instant).day
    }

    /// The user's time zone.
    ///
    /// - Throws: as ``now()``.
    public func timeZone() throws(ComputationError) -> LocalZone {
        try require(.clock)
        return zone
    }

    /// A key for a new record, which no other record has.
    ///
    /// - Throws: a ``ComputationError`` when the computation's manifest doesn't declare ``Effects/writes``.
    public func newRecordKey() throws(ComputationError) -> String {
        try require(.writes)
        return keys.next(at: clock.now())
    }

    /// What records in a store use of this context: the clock, and where keys come from.
    ///
    /// The clock notes whether it was read although the manifest doesn't declare that.
    ///
    /// - Returns: the clock of the records, the clock that stamps what opening a store creates, which is no part of an
    ///   answer, and keys, which stamp themselves.
    package func recordSources(
        noting violation: @escaping @Sendable () -> Void
    ) -> (clock: WallClock, stamp: WallClock, keys: RecordKeys) {
        let keys = keys.timed(by: clock)
        let clock = clock.inZone(zone)
        guard !allowed.contains(.clock) else { return (clock, clock, keys) }
        let noting = WallClock {
            violation()
            return clock.now()
        }
        return (noting.inZone(zone), clock, keys)
    }

    /// The seconds until the deadline, not below 0; nil without a deadline.
    package var remainingSeconds: Double? {
        deadline.map { max(0, ContinuousClock.now.duration(to: $0) / .seconds(1)) }
    }

    /// The same context with new record keys of its seed, so that a run can be repeated exactly.
    package var repeated: Context {
        var context = self
        context.keys = RecordKeys(SeededGenerator(seed: seed))
        return context
    }

    /// A generator of random numbers that gives the same sequence for the same seed.
    public var randomNumbers: SeededGenerator { SeededGenerator(seed: seed) }

    /// Reports progress.
    public func report(_ progress: RunProgress) { onProgress?(progress) }

    /// Reports progress of work without a known end, whose parts don't know of each other.
    ///
    /// - Parameter count: how many steps were completed since the last report.
    public func advance(by count: Int) {
        guard let onProgress, let steps else { return }
        onProgress(RunProgress(completed: steps.add(count)))
    }

    /// Ends the run if its caller cancelled it or its deadline has passed.
    ///
    /// Long work calls it every few milliseconds.
    ///
    /// - Throws: `CancellationError`, or a ``ComputationError`` of code ``ComputationError/Code/deadline``.
    public func checkCancellation() throws {
        try Task.checkCancellation()
        guard let deadline, ContinuousClock.now > deadline else { return }
        throw ComputationError.pastDeadline
    }

    /// Refuses what the running computation's manifest doesn't declare.
    ///
    /// Stores and clients call it before they touch anything.
    ///
    /// - Throws: a ``ComputationError`` of code ``ComputationError/Code/internalError`` that names the effect.
    public func require(_ effects: Effects) throws(ComputationError) {
        var missing = effects.permissions.subtracting(allowed)
        if effects.contains(.writes), !allowed.contains(.writes) { missing.formUnion(.writes) }
        if effects.contains(.destructive), !ownEffects.contains(.destructive) { missing.formUnion(.destructive) }
        guard !missing.isEmpty else { return }
        throw ComputationError(
            .internalError,
            "\(caller ?? "A computation") has an effect that its manifest doesn't declare: "
                + missing.names.joined(separator: ", ") + ".")
    }

    // MARK: Other computations

    /// Calls another computation of the engine, in this run's place: the same checks, clock, seed, and deadline.
    ///
    /// - Throws: ``ComputationError`` for an id that isn't registered, for effects beyond this computation's own, with
    ///   every problem of the input, or with what the computation threw.
    public func call<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ input: Input
    ) async throws(ComputationError) -> Output {
        let computation = try callee(key.id)
        let run = try computation.typed(key)
        do throws(ComputationError) {
            return try await run(input, silent)
        } catch {
            throw blamed(error)
        }
    }

    /// Calls another computation of the engine on JSON; see ``call(_:_:)``.
    ///
    /// - Throws: as ``call(_:_:)``.
    public func run(_ id: String, _ input: JSONValue) async throws(ComputationError) -> JSONValue {
        let computation = try callee(id)
        do throws(ComputationError) {
            return try await computation(input, in: silent)
        } catch {
            throw blamed(error)
        }
    }

    /// The same context without progress, which is the caller's to report.
    private var silent: Context {
        var context = self
        context.onProgress = nil
        return context
    }

    /// An input that breaks the callee's schema is the calling computation's fault, not the user's.
    private func blamed(_ error: ComputationError) -> ComputationError {
        guard error.code == .invalidInput else { return error }
        return ComputationError(
            .internalError, computation: caller,
            "\(caller ?? "A computation") called \(error.computation ?? "another one") with an invalid input.",
            issues: error.issues, underlying: error)
    }

    private func callee(_ id: String) throws(ComputationError) -> AnyComputation {
        guard let catalog else {
            throw ComputationError(
                .internalError, "\(caller ?? "A computation") called \(id) outside of an engine.")
        }
        let computation = try catalog.computation(id)
        try require(computation.manifest.effects)
        return computation
    }

    /// The same context with no more than a computation's declared effects.
    @usableFromInline
    func limited(to effects: Effects, of id: String) -> Context {
        var context = self
        context.allowed = allowed.intersection(effects.permissions)
        context.ownEffects = effects
        context.caller = id
        return context
    }

    /// The same context with the computations of an engine.
    func within(_ catalog: Catalog) -> Context {
        var context = self
        context.catalog = catalog
        return context
    }

    /// The same context with a seed of its own for a row of a batch.
    func forRow(_ row: Int) -> Context {
        var context = self
        var generator = SeededGenerator(seed: seed ^ (UInt64(bitPattern: Int64(row)) &* 0xD6E8_FEB8_6659_FD93))
        context.seed = generator.next()
        // The batch reports its rows; a row's own steps would mix with them.
        context.onProgress = nil
        return context
    }
}

/// The steps that all parts of a run completed together.
private final class StepCounter: Sendable {
    private let count = Atomic(0)
    func add(_ steps: Int) -> Int { count.add(steps, ordering: .relaxed).newValue }
}

/// How far long work has come.
public struct RunProgress: Sendable, Hashable {
    /// The number of completed steps.
    public var completed: Int
    /// The number of all steps, when known.
    public var total: Int?

    /// Creates a report.
    public init(completed: Int, total: Int? = nil) {
        self.completed = completed
        self.total = total
    }
}

extension ComputationError {
    /// The error of a run that didn't end in time.
    static let pastDeadline = ComputationError(.deadline, "The run took longer than its time limit.")
}
