// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// One line of a batch: its bytes, or how long it was when it was too long to read.
public enum BatchLine: Sendable, Hashable {
    /// The UTF-8 bytes of a JSON text, without the line break.
    case text([UInt8])
    /// A line that was skipped unread since it exceeded the reader's limit; both in bytes.
    case tooLong(length: Int, limit: Int)
}

/// The answer to one line of a batch.
public struct BatchRow: Sendable {
    /// The line's number, from 1.
    public let line: Int
    /// The computation's output, or why there is none.
    public let result: Result<JSONValue, ComputationError>

    /// The output itself, or `{"error": {…}, "line": n}`.
    public var json: JSONValue {
        switch result {
        case .success(let output): output
        case .failure(let failure): ["error": failure.json, "line": .integer(Int64(line))]
        }
    }
}

extension Engine {
    /// Runs a computation over lines of JSON, several at once, and gives the answers in the order of the lines.
    ///
    /// A line that fails becomes a row with its error and stops nothing. The batch reads at most `width` lines ahead of the
    /// last row you consumed, so memory use doesn't grow with the input, and delivers each row as soon as it's ready. Blank
    /// lines are skipped but counted. Ending the iteration or cancelling its task cancels the runs under way.
    ///
    /// - Parameters:
    ///   - id: the computation.
    ///   - lines: the inputs.
    ///   - width: how many lines may be under way or waiting to be taken.
    ///   - context: clock, seed and progress; each row has a seed of its own, derived from the context's and its line
    ///     number, and progress counts the rows taken.
    /// - Throws: ``ComputationError`` at once when there is no such computation. The sequence itself throws what `lines` throws.
    public func batch<Lines: AsyncSequence & Sendable>(
        _ id: String, over lines: Lines, width: Int = 64, in context: Context? = nil
    ) throws(ComputationError) -> BatchRows where Lines.Element == BatchLine {
        BatchRows(
            engine: self, computation: try computation(id), lines: lines, width: Swift.max(1, width),
            context: context ?? ownContext)
    }

    /// Runs a computation over lines of JSON text; see ``batch(_:over:width:in:)``.
    ///
    /// - Throws: ``ComputationError`` at once when there is no such computation.
    public func batch<Lines: AsyncSequence & Sendable>(
        _ id: String, over lines: Lines, width: Int = 64, in context: Context? = nil
    ) throws(ComputationError) -> BatchRows where Lines.Element == String {
        try batch(id, over: lines.map { .text(Array($0.utf8)) }, width: width, in: context)
    }
}

/// The answers of a batch, in the order of its lines.
///
/// It can be walked once.
public struct BatchRows: AsyncSequence, Sendable {
    /// One answer.
    public typealias Element = BatchRow

    private let handles: AsyncThrowingStream<Task<BatchRow, Never>, any Error>
    private let permits: Permits
    private let running: RunningRows
    private let context: Context

    init<Lines: AsyncSequence & Sendable>(
        engine: Engine, computation: AnyComputation, lines: Lines, width: Int, context: Context
    ) where Lines.Element == BatchLine {
        let permits = Permits(width)
        let running = RunningRows()
        self.permits = permits
        self.running = running
        self.context = context
        handles = AsyncThrowingStream { continuation in
            let reader = Task {
                do {
                    var number = 0
                    for try await line in lines {
                        number += 1
                        if line.isBlank { continue }
                        await permits.take()
                        try Task.checkCancellation()
                        let row = number
                        let task = Task { await engine.row(row, line, computation, context.forRow(row)) }
                        running.add(task, row)
                        if case .terminated = continuation.yield(task) { task.cancel() }
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { reason in
                reader.cancel()
                permits.open()
                // What ended by itself still has answers to give.
                if case .cancelled = reason { running.cancel() }
            }
        }
    }

    /// Starts the walk.
    public func makeAsyncIterator() -> Iterator {
        Iterator(handles: handles.makeAsyncIterator(), permits: permits, running: running, context: context)
    }

    /// Waits for the answers one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        var handles: AsyncThrowingStream<Task<BatchRow, Never>, any Error>.Iterator
        fileprivate let permits: Permits
        fileprivate let running: RunningRows
        let context: Context
        var taken = 0

        /// The next row, or nil after the last line.
        ///
        /// - Throws: `CancellationError` when the task was cancelled, or what the lines throw.
        public mutating func next() async throws -> BatchRow? {
            guard let handle = try await handles.next() else {
                // A cancelled stream ends like a complete one.
                try Task.checkCancellation()
                return nil
            }
            let row = await withTaskCancellationHandler {
                await handle.value
            } onCancel: {
                handle.cancel()
            }
            running.remove(row.line)
            permits.give()
            taken += 1
            context.report(RunProgress(completed: taken))
            return row
        }
    }
}

extension BatchLine {
    fileprivate var isBlank: Bool {
        guard case .text(let bytes) = self else { return false }
        return bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
}

extension Engine {
    fileprivate func row(
        _ number: Int, _ line: BatchLine, _ computation: AnyComputation, _ context: Context
    ) async -> BatchRow {
        do throws(ComputationError) {
            return BatchRow(line: number, result: .success(try await answer(line, computation, context)))
        } catch {
            return BatchRow(line: number, result: .failure(error))
        }
    }

    private func answer(
        _ line: BatchLine, _ computation: AnyComputation, _ context: Context
    ) async throws(ComputationError) -> JSONValue {
        switch line {
        case .tooLong(let length, let limit):
            throw ComputationError(
                .invalidInput, computation: computation.manifest.id,
                "The line has \(length) bytes, more than the limit of \(limit). Put one input on each line.")
        case .text(let bytes):
            let input: JSONValue
            do {
                input = try JSONValue(parsing: bytes)
            } catch {
                throw ComputationError(
                    .invalidJSON, computation: computation.manifest.id,
                    "column \(error.column): expected \(error.expected), got \(error.got)")
            }
            return try await run(computation, input, in: context, isBounded: true)
        }
    }
}

/// The rows that are under way or wait to be taken, so that ending a batch cancels them.
private final class RunningRows: Sendable {
    private let tasks = Mutex<[Int: Task<BatchRow, Never>]>([:])

    func add(_ task: Task<BatchRow, Never>, _ row: Int) { tasks.withLock { $0[row] = task } }

    func remove(_ row: Int) { tasks.withLock { _ = $0.removeValue(forKey: row) } }

    func cancel() {
        let tasks = tasks.withLock { tasks in
            let all = Array(tasks.values)
            tasks = [:]
            return all
        }
        for task in tasks { task.cancel() }
    }

    deinit { cancel() }
}

/// A counting semaphore that suspends instead of blocking a thread.
private final class Permits: Sendable {
    private struct State {
        var free: Int
        var isOpen = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Waits for a permit; there is one reader, so at most one waits.
    func take() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isOpen { return true }
                if state.free > 0 {
                    state.free -= 1
                    return true
                }
                state.waiting = continuation
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    /// Gives a permit back.
    func give() {
        let next = state.withLock { state in
            let next = state.waiting
            state.waiting = nil
            if next == nil { state.free += 1 }
            return next
        }
        next?.resume()
    }

    /// Lets everyone pass from now on, since the walk has ended.
    func open() {
        let next = state.withLock { state in
            state.isOpen = true
            let next = state.waiting
            state.waiting = nil
            return next
        }
        next?.resume()
    }
}
