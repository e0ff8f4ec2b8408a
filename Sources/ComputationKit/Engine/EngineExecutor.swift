// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

/// Where an engine's computations run.
///
/// Commands and batches run them on the caller's executor. A server uses a pool, so that requests which only wait are
/// never held up by a search: a hop to the pool and back costs 18 to 20 µs.
public struct EngineExecutor: Sendable {
    private let pool: Pool?

    /// On the executor of whoever calls.
    public static let caller = EngineExecutor(pool: nil)

    /// On threads of its own.
    ///
    /// A computation that is called from inside another one shares its caller's thread and slot.
    ///
    /// - Parameter width: how many computations run at once; the others wait in the order in which they came.
    public static func pool(width: Int) -> EngineExecutor { EngineExecutor(pool: Pool(width: Swift.max(1, width))) }

    private init(pool: Pool?) { self.pool = pool }

    func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        // A computation that calls its own engine again already has a slot.
        guard let pool, Self.heldPool != ObjectIdentifier(pool) else { return try await work() }
        guard await pool.slots.take() else {
            throw ComputationError(.cancelled, "The run was cancelled.")
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

        init(width: Int) {
            executor = PoolExecutor(width: width)
            slots = Slots(width)
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

/// A counting semaphore that suspends instead of blocking a thread, first come, first served.
private final class Slots: Sendable {
    private struct State {
        var free: Int
        var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var cancelled: Set<Int> = []
        var nextID = 0
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Waits for a slot; false when the task was cancelled first.
    func take() async -> Bool {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    if state.cancelled.remove(id) != nil { return false }
                    guard state.free > 0 else {
                        state.waiting.append((id, continuation))
                        return nil
                    }
                    state.free -= 1
                    return true
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
                guard let place = state.waiting.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.waiting.remove(at: place).continuation
            }
            waiting?.resume(returning: false)
        }
    }

    /// Gives a slot to the first that waits.
    func give() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
