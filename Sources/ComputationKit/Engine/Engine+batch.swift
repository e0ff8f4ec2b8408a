// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

extension Engine {
    /// Runs a computation on lines of JSON, several at a time, and returns the results in the order of the lines.
    ///
    /// If a line fails, its row contains the error, and the batch continues. The batch reads at most `width` lines
    /// ahead of the last row you consumed, so memory use doesn't depend on the size of the input, and delivers each row
    /// as soon as it's ready. Blank lines are skipped but counted. Ending the iteration or cancelling its task cancels
    /// pending runs.
    ///
    /// Each row has a seed that depends on the context's seed and the row, not on its position, so that a batch can be
    /// divided among machines. A row is identified by its member `idField`, or else by its bytes: without an id, equal
    /// lines have equal seeds.
    ///
    /// - Parameters:
    ///   - id: The computation's id.
    ///   - lines: The inputs.
    ///   - idField: The member of each line that identifies it. It isn't part of the input, and appears in the row's JSON.
    ///   - width: The maximum number of lines that are running or waiting to be consumed.
    ///   - context: The clock, seed, and progress, which counts the consumed rows.
    /// - Throws: ``ComputationError`` if there is no such computation. The sequence throws the errors of `lines`.
    public func batch<Lines: AsyncSequence & Sendable>(
        _ id: String, over lines: Lines, identifiedBy idField: String? = nil, width: Int = 64,
        in context: Context? = nil
    ) throws(ComputationError) -> BatchRows where Lines.Element == BatchLine {
        let computation = try computation(id)
        if let idField,
            [JSONValue]([computation.input.jsonSchema, computation.output.jsonSchema, Self.failureSchema])
                .contains(where: { $0["properties"]?[idField] != nil })
        {
            throw ComputationError(
                .invalidInput, computation: id,
                "The id of a line can't be named \(idField.quoted()), because the input or output has a field of that name."
            )
        }
        return BatchRows(
            engine: self, computation: computation, lines: lines, idField: idField, width: Swift.max(1, width),
            context: context ?? ownContext)
    }

    private static let failureSchema: JSONValue = ["properties": ["error": [:], "line": [:]]]

    /// Runs a computation on lines of JSON text; like the method for lines of bytes.
    /// - Throws: ``ComputationError`` if there is no such computation.
    public func batch<Lines: AsyncSequence & Sendable>(
        _ id: String, over lines: Lines, identifiedBy idField: String? = nil, width: Int = 64,
        in context: Context? = nil
    ) throws(ComputationError) -> BatchRows where Lines.Element == String {
        try batch(
            id, over: lines.map { .text(Array($0.utf8)) }, identifiedBy: idField, width: width, in: context)
    }
}

/// The results of a batch, in the order of its lines.
///
/// You can iterate over it once.
///
/// ```swift
/// let lines = AsyncStream<String> { continuation in
///     continuation.yield(#"{"walk": "To the hut", "legs": [{"distance": 5, "climb": 600}]}"#)
///     continuation.finish()
/// }
/// for try await row in try engine.batch("hiking.walking-time", over: lines, identifiedBy: "walk") {
///     print(row.json)     // {"walk":"To the hut","hours":2.0198706222328267}
/// }
/// ```
public struct BatchRows: AsyncSequence, Sendable {
    /// A result.
    public typealias Element = BatchRow

    private let handles: AsyncThrowingStream<Task<BatchRow, Never>, any Error>
    private let permits: Permits
    private let running: RunningRows
    private let context: Context

    init<Lines: AsyncSequence & Sendable>(
        engine: Engine, computation: AnyComputation, lines: Lines, idField: String?, width: Int, context: Context
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
                        let task = Task { await engine.row(row, line, computation, context, idField) }
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
                // A sequence that finished still has results to deliver.
                if case .cancelled = reason { running.cancel() }
            }
        }
    }

    /// Creates the iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(handles: handles.makeAsyncIterator(), permits: permits, running: running, context: context)
    }

    /// The iterator over the results.
    ///
    /// A `for try await` loop creates it.
    public struct Iterator: AsyncIteratorProtocol {
        var handles: AsyncThrowingStream<Task<BatchRow, Never>, any Error>.Iterator
        fileprivate let permits: Permits
        fileprivate let running: RunningRows
        let context: Context
        var taken = 0

        /// Returns the next row, or `nil` after the last line.
        /// - Throws: `CancellationError` if the task was cancelled, or the errors of the lines.
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

extension Engine {
    fileprivate func row(
        _ number: Int, _ line: BatchLine, _ computation: AnyComputation, _ context: Context, _ idField: String?
    ) async -> BatchRow {
        var identity: (field: String, id: JSONValue)?
        do throws(ComputationError) {
            let bytes = try line.trimmedBytes(for: computation)
            guard let idField else {
                let output = try await run(computation, text: bytes, in: context.forRow(bytes), isBounded: true) {
                    () throws(ComputationError) in try line.input(of: computation, in: context)
                }
                return BatchRow(line: number, result: .success(output), identity: nil)
            }
            guard case .object(var members) = try line.input(of: computation, in: context),
                let id = members[idField]
            else {
                throw ComputationError(
                    .invalidInput, computation: computation.manifest.id,
                    "The line has no member \(idField.quoted()), which identifies it.")
            }
            identity = (idField, id)
            members[idField] = nil
            let input = JSONValue.object(members)
            let output = try await run(
                computation, text: input.utf8(), in: context.forRow(id.utf8()), isBounded: true
            ) { input }
            return BatchRow(line: number, result: .success(output), identity: identity)
        } catch {
            return BatchRow(line: number, result: .failure(error), identity: identity)
        }
    }
}

/// The rows that are running or waiting to be consumed, so that ending a batch cancels them.
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

    /// Waits for a permit.
    ///
    /// There is one reader, so at most one task waits.
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

    /// Returns a permit.
    func give() {
        let next = state.withLock { state in
            let next = state.waiting
            state.waiting = nil
            if next == nil { state.free += 1 }
            return next
        }
        next?.resume()
    }

    /// Grants all permits from now on, because the iteration has ended.
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
