// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

/// Where an engine's computations run.
///
/// Commands and batches run them on the caller's executor. A server uses a pool, so that requests which only wait are
/// never held up by a search: a hop to the pool and back costs 18 to 20 µs.
public struct EngineExecutor: Sendable {
    private let pool: Pool?

    /// The caller's executor.
    public static let caller = EngineExecutor(pool: nil)

    /// Threads of the engine's own.
    ///
    /// A computation called from inside another one shares its caller's thread and slot. A run that waits past its
    /// context's deadline ends with ``ComputationError/Code/deadline``.
    ///
    /// - Parameters:
    ///   - width: how many computations run at once; the others wait, first come, first served.
    ///   - queueLimit: how many may wait; one more ends at once with ``ComputationError/Code/busy``.
    public static func pool(width: Int, queueLimit: Int = 1_024) -> EngineExecutor {
        EngineExecutor(pool: Pool(width: Swift.max(1, width), queueLimit: Swift.max(0, queueLimit)))
    }

    private init(pool: Pool?) { self.pool = pool }

    /// - Parameter isBounded: whether the caller bounds its runs itself, as a batch does, so that they always may wait.
    func run<Value: Sendable>(
        before deadline: ContinuousClock.Instant?, isBounded: Bool = false,
        _ work: @escaping @Sendable () async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        // A computation that calls its own engine again already has a slot.
        guard let pool, Self.heldPool != ObjectIdentifier(pool) else { return try await work() }
        switch await pool.slots.take(before: deadline, ignoringLimit: isBounded) {
        case .admitted: break
        case .cancelled: throw ComputationError(.cancelled, "The run was cancelled.")
        case .late: throw .pastDeadline
        case .full:
            throw ComputationError(.busy, "Too many runs are waiting for the engine. Try again in a moment.")
        }
        defer { pool.slots.give() }
        let result = await Self.$heldPool.withValue(ObjectIdentifier(pool)) {
            await withTaskExecutorPreference(pool.executor) { () async -> Result<Value, ComputationError> in
                do throws(ComputationError) {
                    return .success(try await work())
                } catch {
                    return .failure(error)
                }
            }
        }
        return try result.get()
    }

    /// The pool whose slot the current task holds.
    @TaskLocal private static var heldPool: ObjectIdentifier?

    /// Threads, and the right to use them.
    private final class Pool: Sendable {
        let executor: PoolExecutor
        let slots: Slots

        init(width: Int, queueLimit: Int) {
            executor = PoolExecutor(width: width)
            slots = Slots(width, queueLimit: queueLimit)
        }
    }
}

/// Runs jobs on at most so many threads at once.
private final class PoolExecutor: TaskExecutor {
    private struct State {
        var waiting: [UnownedJob] = []
        var next = 0
        /// The queues that run no job.
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
        // Each serial queue brings a thread of its own, apart from those that Swift's tasks share.
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
