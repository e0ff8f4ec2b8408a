// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Synchronization

/// The runs of an engine that continue although their callers have an answer.
final class AbandonedRuns: Sendable {
    private let runs = Atomic(0)

    var count: Int { runs.load(ordering: .relaxed) }

    /// Does work, and throws an error at the deadline or upon cancellation, even if the work checks neither.
    ///
    /// - Parameters:
    ///   - deadline: The time limit.
    ///   - work: The work. If the caller has its answer before it ends, it is cancelled, and counted until it ends.
    func limiting<Value: Sendable>(
        by deadline: ContinuousClock.Instant,
        _ work: @escaping @Sendable () async throws(ComputationError) -> Value
    ) async throws(ComputationError) -> Value {
        let answer = FirstAnswer<Value>()
        let task = Task {
            let result: Result<Value, ComputationError>
            do throws(ComputationError) {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            if !answer.give(result) { self.runs.subtract(1, ordering: .relaxed) }
        }
        let abandon: @Sendable (ComputationError) -> Void = { error in
            self.runs.add(1, ordering: .relaxed)
            guard answer.give(.failure(error)) else {
                self.runs.subtract(1, ordering: .relaxed)
                return
            }
            task.cancel()
        }
        // The threads of Swift's tasks may all be busy with runs that never suspend.
        let timer = DispatchSource.makeTimerSource(queue: .global())
        let seconds = ContinuousClock.now.duration(to: deadline) / .seconds(1)
        timer.schedule(deadline: .now() + max(0, seconds))
        timer.setEventHandler { abandon(.pastDeadline) }
        timer.activate()
        defer { timer.cancel() }
        let result = await withTaskCancellationHandler {
            await answer.value
        } onCancel: {
            abandon(ComputationError(.cancelled, "The run was cancelled."))
        }
        return try result.get()
    }
}

/// The first of several answers to one caller.
private final class FirstAnswer<Value: Sendable>: Sendable {
    typealias Answer = Result<Value, ComputationError>

    private struct State {
        var answer: Answer?
        var caller: CheckedContinuation<Answer, Never>?
    }

    private let state = Mutex(State())

    /// Returns whether the answer is the first.
    func give(_ answer: Answer) -> Bool {
        let (isFirst, caller) = state.withLock { state -> (Bool, CheckedContinuation<Answer, Never>?) in
            guard state.answer == nil else { return (false, nil) }
            state.answer = answer
            defer { state.caller = nil }
            return (true, state.caller)
        }
        caller?.resume(returning: answer)
        return isFirst
    }

    var value: Answer {
        get async {
            await withCheckedContinuation { caller in
                let answer = state.withLock { state in
                    if state.answer == nil { state.caller = caller }
                    return state.answer
                }
                if let answer { caller.resume(returning: answer) }
            }
        }
    }
}
