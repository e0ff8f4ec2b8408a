// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

/// The executor of an engine's computations.
///
/// Commands and batches use the caller's executor. A server uses a pool, so that a long search doesn't delay other
/// requests. A hop to the pool and back takes 18 to 20 µs.
///
/// ```swift
/// let engine = try Engine([HikingPlugin()], executor: .pool(width: 4, queueLimit: 100))
/// let context = Context(deadline: .now + .seconds(2))
/// let time = try await engine(Hiking.walkingTime, walk, in: context)
/// ```
public struct EngineExecutor: Sendable {
    private let pool: Pool?

    /// The caller's executor.
    public static let caller = EngineExecutor(pool: nil)

    /// Returns a pool of threads that belong to the engine.
    ///
    /// A nested call shares its caller's thread and slot. A run that waits past its context's deadline fails with
    /// ``ComputationError/Code/deadline``. A run that is abandoned at its deadline keeps its slot until it ends.
    ///
    /// - Parameters:
    ///   - width: The number of computations that run at the same time; others wait in order of arrival.
    ///   - queueLimit: The maximum number of waiting runs; further runs fail immediately with
    ///     ``ComputationError/Code/busy``.
    public static func pool(width: Int, queueLimit: Int = 1_024) -> EngineExecutor {
        EngineExecutor(pool: Pool(width: Swift.max(1, width), queueLimit: Swift.max(0, queueLimit)))
    }

    private init(pool: Pool?) { self.pool = pool }

    /// - Parameters:
    ///   - deadline: The time at which the caller gets an error, even if the run doesn't end.
    ///   - isBounded: Whether the caller limits its runs, like a batch, so that the queue's limit doesn't apply.
    ///   - abandoned: The runs that continue past their deadlines.
    func run<Value: Sendable>(
        before deadline: ContinuousClock.Instant?, isBounded: Bool = false, abandoned: AbandonedRuns,
        _ work: @escaping @Sendable () async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        // A nested call already has a slot, and its caller's deadline.
        guard let pool, Self.heldPool != ObjectIdentifier(pool) else {
            guard let deadline, pool == nil else { return try await work() }
            return try await abandoned.limiting(by: deadline, work)
        }
        switch await pool.slots.take(before: deadline, ignoringLimit: isBounded) {
        case .admitted: break
        case .cancelled: throw ComputationError(.cancelled, "The run was cancelled.")
        case .late: throw .pastDeadline
        case .full:
            throw ComputationError(.busy, "Too many runs are waiting for the engine. Try again in a moment.")
        }
        guard let deadline else { return try await pool.run(work) }
        return try await abandoned.limiting(by: deadline) { () async throws(ComputationError) in
            try await pool.run(work)
        }
    }

    /// The pool whose slot the current task holds.
    @TaskLocal private static var heldPool: ObjectIdentifier?

    /// The threads and the slots of a pool.
    private final class Pool: Sendable {
        let executor: PoolExecutor
        let slots: Slots

        init(width: Int, queueLimit: Int) {
            executor = PoolExecutor(width: width)
            slots = Slots(width, queueLimit: queueLimit)
        }

        /// Runs work in a slot that was taken, and returns the slot.
        func run<Value: Sendable>(
            _ work: @escaping @Sendable () async throws(ComputationError) -> Value
        ) async throws(ComputationError) -> Value {
            defer { slots.give() }
            let result = await EngineExecutor.$heldPool.withValue(ObjectIdentifier(self)) {
                await withTaskExecutorPreference(executor) { () async -> Result<Value, ComputationError> in
                    do throws(ComputationError) {
                        return .success(try await work())
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return try result.get()
        }
    }
}

/// Runs jobs on a limited number of threads.
private final class PoolExecutor: TaskExecutor {
    private struct State {
        var waiting: [UnownedJob] = []
        var next = 0
        /// The idle queues.
        var idle: [DispatchQueue]

        mutating func takeJob() -> UnownedJob? {
            guard next < waiting.count else {
                waiting.removeAll(keepingCapacity: true)
                next = 0
                return nil
            }
            next += 1
            if next > 1024, next * 2 > waiting.count {
                waiting.removeFirst(next - 1)
                next = 1
            }
            return waiting[next - 1]
        }
    }

    private let state: Mutex<State>

    init(width: Int) {
        // Each serial queue has a separate thread, outside the pool of Swift's tasks.
        state = Mutex(State(idle: (1...width).map { DispatchQueue(label: "almanac.engine.\($0)") }))
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let idle = state.withLock { state in
            state.waiting.append(job)
            return state.idle.popLast()
        }
        if let idle { idle.async { self.work(on: idle) } }
    }

    private func work(on queue: DispatchQueue) {
        while true {
            let job = state.withLock { state -> UnownedJob? in
                let job = state.takeJob()
                if job == nil { state.idle.append(queue) }
                return job
            }
            guard let job else { return }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
