// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A counting semaphore that suspends instead of blocking a thread, in order of arrival.
final class Slots: Sendable {
    /// The outcome of waiting for a slot.
    enum Admission: Sendable {
        /// The caller has a slot, and must return it with ``Slots/give()``.
        case admitted
        /// The waiting task was cancelled.
        case cancelled
        /// No slot became free before the deadline.
        case late
        /// The queue is full.
        case full
    }

    private struct State {
        var free: Int
        var waiting: [(id: Int, continuation: CheckedContinuation<Admission, Never>)] = []
        /// The pending waits, and the outcome of those that aren't in the queue yet.
        var waits: [Int: Admission?] = [:]
        var nextID = 0
    }

    private let state: Mutex<State>
    private let queueLimit: Int

    init(_ count: Int, queueLimit: Int) {
        state = Mutex(State(free: count))
        self.queueLimit = queueLimit
    }

    /// Waits for a slot.
    func take(before deadline: ContinuousClock.Instant?, ignoringLimit: Bool) async -> Admission {
        let (id, isFree) = state.withLock { state in
            state.nextID += 1
            guard state.free > 0 else {
                state.waits[state.nextID] = .some(nil)
                return (state.nextID, false)
            }
            state.free -= 1
            return (state.nextID, true)
        }
        if isFree { return .admitted }
        let timer = deadline.map { deadline in
            Task {
                try await Task.sleep(until: deadline, clock: .continuous)
                self.end(id, .late)
            }
        }
        defer {
            timer?.cancel()
            state.withLock { _ = $0.waits.removeValue(forKey: id) }
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let admission = state.withLock { state -> Admission? in
                    if case .some(.some(let ended)) = state.waits[id] { return ended }
                    if state.free > 0 {
                        state.free -= 1
                        return .admitted
                    }
                    guard ignoringLimit || state.waiting.count < queueLimit else { return .full }
                    state.waiting.append((id, continuation))
                    return nil
                }
                if let admission { continuation.resume(returning: admission) }
            }
        } onCancel: {
            end(id, .cancelled)
        }
    }

    /// Returns a slot, which goes to the first waiting task.
    func give() {
        let next = state.withLock { state -> CheckedContinuation<Admission, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: .admitted)
    }

    private func end(_ id: Int, _ admission: Admission) {
        let continuation = state.withLock { state -> CheckedContinuation<Admission, Never>? in
            guard let place = state.waiting.firstIndex(where: { $0.id == id }) else {
                // A timer can fire after its wait is over.
                if state.waits.keys.contains(id) { state.waits[id] = .some(admission) }
                return nil
            }
            return state.waiting.remove(at: place).continuation
        }
        continuation?.resume(returning: admission)
    }
}
