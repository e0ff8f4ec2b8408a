// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The environment of a run: clock, time zone, seed, record keys, deadline, progress, and other computations.
///
/// None of it comes from a global, so a run can be repeated exactly.
///
/// A computation uses it while it runs:
///
/// ```swift
/// func run(_ input: Menu, in context: Context) async throws -> Meal {
///     var numbers = context.randomNumbers
///     let choice = Int.random(in: input.dishes.indices, using: &numbers)
///     return Meal(dish: input.dishes[choice], day: try context.today())
/// }
/// ```
///
/// A caller can fix the clock and the seed, so that a test has the same result every day:
///
/// ```swift
/// let context = Context(clock: .fixed(try Timestamp("2026-11-21T09:00:00Z")), seed: 7)
/// let meal = try await engine(Pantry.meal, menu, in: context)
/// ```
public struct Context: Sendable {
    private let clock: WallClock
    private let zone: LocalZone
    private var keys: RecordKeys
    /// The seed of every random choice in the run.
    public var seed: UInt64
    /// The time limit of the run, on the system's monotonic clock; `nil` for no limit.
    ///
    /// It also applies if ``now()`` is fixed, and doesn't affect results.
    public private(set) var deadline: ContinuousClock.Instant?
    /// Returns the passphrase of a plugin whose records are sealed, for example from a prompt, which shows the notice
    /// first; `nil` if there is no way to get one.
    public let passphrases: (@Sendable (_ plugin: String, _ notice: Message?) throws -> String)?
    /// What to show to the user before asking for anything; see ``NoticeProviding``.
    public private(set) var notice: Message?
    private var onProgress: (@Sendable (RunProgress) -> Void)?
    private var steps: StepCounter?
    private var allowed: Effects = .all
    /// The effects that the running computation declares.
    private var ownEffects: Effects = [.all, .destructive]
    private var caller: String?
    /// The outermost run that declares that it writes, and whose nested calls change records for it.
    package private(set) var writingRun: WritingRun?
    private var catalog: Catalog?

    /// Creates a context that permits every effect.
    ///
    /// An engine permits each run only the effects that its manifest declares. Only code that calls
    /// ``Computation/run(_:in:)`` directly, such as a unit test, runs with all effects.
    ///
    /// - Parameters:
    ///   - clock: The clock.
    ///   - zone: The time zone that determines the current day.
    ///   - seed: The seed of random choices.
    ///   - keys: The source of the keys of new records.
    ///   - deadline: The time limit, such as `.now + .seconds(2)`; it includes the time to wait for a slot.
    ///   - onProgress: A closure that receives progress, which can be called from any thread.
    ///   - passphrases: A closure that returns the passphrase of a plugin whose records are sealed, and shows a notice
    ///     before it asks for it.
    public init(
        clock: WallClock = .system, zone: LocalZone = .utc, seed: UInt64 = 0, keys: RecordKeys = RecordKeys(),
        deadline: ContinuousClock.Instant? = nil, onProgress: (@Sendable (RunProgress) -> Void)? = nil,
        passphrases: (@Sendable (_ plugin: String, _ notice: Message?) throws -> String)? = nil
    ) {
        self.clock = clock
        self.zone = zone
        self.seed = seed
        self.keys = keys
        self.deadline = deadline
        self.passphrases = passphrases
        self.onProgress = onProgress
        steps = onProgress.map { _ in StepCounter() }
    }

    /// The current instant.
    ///
    /// - Throws: ``ComputationError`` if the computation's manifest doesn't declare ``Effects/clock``.
    public func now() throws(ComputationError) -> Timestamp {
        try require(.clock)
        return clock.now()
    }

    /// The current day in the context's time zone.
    ///
    /// - Throws: The errors of ``now()``.
    public func today() throws(ComputationError) -> CalendarDay {
        let instant = try now()
        return zone.local(at: instant).day
    }

    /// The user's time zone.
    ///
    /// - Throws: The errors of ``now()``.
    public func timeZone() throws(ComputationError) -> LocalZone {
        try require(.clock)
        return zone
    }

    /// Returns a key for a new record, which no other record has.
    /// - Throws: ``ComputationError`` if the computation's manifest doesn't declare ``Effects/writes``.
    public func newRecordKey() throws(ComputationError) -> String {
        try require(.writes)
        return keys.next(at: clock.now())
    }

    /// Returns the clocks and keys for records in a store.
    ///
    /// The clock records whether it was read without a declaration in the manifest.
    ///
    /// - Returns: The clock of the records, the clock for data that opening a store creates, which isn't part of the
    ///   output, and keys, which have their own clock.
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

    /// The seconds until the deadline, at least 0; `nil` without a deadline.
    package var remainingSeconds: Double? {
        deadline.map { max(0, ContinuousClock.now.duration(to: $0) / .seconds(1)) }
    }

    /// A copy of the context with record keys from its seed, so that a run can be repeated exactly.
    package var repeated: Context {
        var context = self
        context.keys = RecordKeys(SeededGenerator(seed: seed))
        return context
    }

    /// A generator of random numbers with the same sequence for the same seed.
    public var randomNumbers: SeededGenerator { SeededGenerator(seed: seed) }

    /// Reports progress.
    public func report(_ progress: RunProgress) { onProgress?(progress) }

    /// Adds completed steps to the progress of work that has independent parts.
    ///
    /// - Parameter count: The number of steps completed since the last report.
    public func advance(by count: Int) {
        guard let onProgress, let steps else { return }
        onProgress(RunProgress(completed: steps.add(count)))
    }

    /// Throws an error if the run was cancelled or its deadline has passed.
    ///
    /// Call it every few milliseconds during long work.
    ///
    /// - Throws: `CancellationError`, or ``ComputationError`` with code ``ComputationError/Code/deadline``.
    public func checkCancellation() throws {
        try Task.checkCancellation()
        guard let deadline, ContinuousClock.now > deadline else { return }
        throw ComputationError.pastDeadline
    }

    /// Throws an error if the running computation's manifest doesn't declare an effect.
    ///
    /// Stores and clients call it before they access anything.
    ///
    /// - Throws: ``ComputationError`` with code ``ComputationError/Code/internalError`` that names the effect.
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

    /// Calls another computation of the engine with the same checks, clock, seed, and deadline.
    ///
    /// - Throws: ``ComputationError`` if the id isn't registered, if the other computation has effects that this one
    ///   doesn't declare, with every problem of the input, or with the computation's error.
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
    /// - Throws: The errors of ``call(_:_:)``.
    public func run(_ id: String, _ input: JSONValue) async throws(ComputationError) -> JSONValue {
        let computation = try callee(id)
        do throws(ComputationError) {
            return try await computation(input, in: silent)
        } catch {
            throw blamed(error)
        }
    }

    /// A copy of the context without progress, which the caller reports.
    private var silent: Context {
        var context = self
        context.onProgress = nil
        return context
    }

    /// An input that violates the callee's schema is an error of the calling computation, not of the user.
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

    /// Returns a copy of the context with only the effects that a computation declares.
    func limited(to effects: Effects, of id: String) -> Context {
        var context = self
        context.allowed = allowed.intersection(effects.permissions)
        context.ownEffects = effects
        context.caller = id
        if effects.contains(.writes), writingRun == nil {
            context.writingRun = WritingRun(computation: id, number: .random(in: 0...Int.max))
        }
        return context
    }

    /// Returns the notice of a computation before an input.
    func notice(of provider: some NoticeProviding, before input: JSONValue) -> Message? {
        provider.notice(before: input, in: zone)
    }

    /// Returns a copy of the context with a notice.
    func giving(_ notice: Message) -> Context {
        var context = self
        context.notice = notice
        return context
    }

    /// Returns a copy of the context with the computations of an engine.
    func within(_ catalog: Catalog) -> Context {
        var context = self
        context.catalog = catalog
        return context
    }

    /// Returns a copy of the context for a row of a batch, whose seed depends on the context's seed and the row.
    ///
    /// The same row has the same seed in every run, on every machine, and in every part of a divided batch.
    ///
    /// - Parameter identity: The bytes that identify the row.
    func forRow(_ identity: some Sequence<UInt8>) -> Context {
        var context = self
        var batch = SeededGenerator(seed: seed)
        var row = SeededGenerator(seed: batch.next() ^ identity.fowlerNollVoHash)
        context.seed = row.next()
        // The batch reports its rows, so the steps of single rows aren't reported.
        context.onProgress = nil
        return context
    }
}

/// The total number of steps that all parts of a run completed.
private final class StepCounter: Sendable {
    private let count = Atomic(0)
    func add(_ steps: Int) -> Int { count.add(steps, ordering: .relaxed).newValue }
}

extension ComputationError {
    /// The error of a run that exceeded its time limit.
    static let pastDeadline = ComputationError(.deadline, "The run took longer than its time limit.")
}
