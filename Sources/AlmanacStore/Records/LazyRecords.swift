// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Dispatch
internal import Synchronization

/// Records that open on first use and then remain open.
///
/// Computations use it instead of ``UserRecords``, so that listing them doesn't open a file. A computation that only
/// reads doesn't change any row, attachment, or schema version, and doesn't create a store. Work on the records runs on
/// a separate queue, so that threads of an engine don't wait for the disk or for another process.
public final class LazyRecords<Records: UserRecords>: Sendable {
    /// Opens records for the first caller.
    public typealias Opening<Opened> = @Sendable (RecordSources) throws -> Opened

    private let openingForReading: Opening<Reading>?
    private let opening: Opening<Records>
    private let opened = Mutex<Records?>(nil)
    private let queue = DispatchQueue(label: "almanac.records")

    /// Creates records from closures that open them.
    ///
    /// - Parameters:
    ///   - forReading: Opens the records without changing anything on disk; `nil` if `opening` changes nothing.
    ///   - opening: Opens the records, and creates them if they are missing.
    public init(
        forReading: Opening<Reading>? = nil, _ opening: @escaping Opening<Records>
    ) {
        openingForReading = forReading
        self.opening = opening
    }

    /// Records that were opened for reading.
    public enum Reading: Sendable {
        /// The records, which remain open.
        case records(Records)
        /// A copy for one use.
        case copy(Records)
    }

    /// Creates records from open ones.
    public convenience init(_ records: Records) { self.init({ _ in records }) }

    /// Reads the records for a computation, with the clock and the keys of its context.
    ///
    /// - Throws: `ComputationError`, including the store's errors, and also if the computation's manifest doesn't
    ///   declare that it reads, or that it uses the clock if the records need it.
    public func reading<Value: Sendable>(
        in context: Context, _ work: @escaping @Sendable (Records) throws -> Value
    ) async throws(ComputationError) -> Value {
        try await using(.reads, in: context, work)
    }

    /// Changes the records for a computation; see ``reading(in:_:)``.
    ///
    /// What one run changes is an action, which the user can undo; see ``ActionComputations``.
    ///
    /// - Parameters:
    ///   - context: The context of the run.
    ///   - isAction: Whether the user means the change; `false` for a cache or a note that something was shown, which is
    ///     undone together with the action before it.
    ///   - work: Changes the records.
    /// - Throws: The errors of ``reading(in:_:)``, and also an error if the manifest doesn't declare that it writes.
    ///   Nothing changes then.
    public func writing<Value: Sendable>(
        in context: Context, asAction isAction: Bool = true, _ work: @escaping @Sendable (Records) throws -> Value
    ) async throws(ComputationError) -> Value {
        try await using(.writes, in: context, asAction: isAction, work)
    }

    private func using<Value: Sendable>(
        _ effects: Effects, in context: Context, asAction isAction: Bool = true,
        _ work: @escaping @Sendable (Records) throws -> Value
    ) async throws(ComputationError) -> Value {
        try context.require(effects)
        // The queue's threads have no task, so that they can't ask whether it was cancelled.
        let cancelled = Flag()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async {
                    continuation.resume(
                        returning: Result { try self.use(effects, in: context, isAction, cancelled, work) })
                }
            }
        } onCancel: {
            cancelled.set()
        }
        return try failing { try result.get() }
    }

    private func use<Value>(
        _ effects: Effects, in context: Context, _ isAction: Bool, _ cancelled: Flag,
        _ work: (Records) throws -> Value
    ) throws -> Value {
        let readsClock = Flag()
        let sources = context.recordSources { readsClock.set() }
        // An undeclared clock, a cancellation, or a missed deadline is an error before the transaction ends, so that nothing
        // changes.
        let check: @Sendable () throws -> Void = {
            if cancelled.isSet { throw CancellationError() }
            try context.checkCancellation()
            if readsClock.isSet { try context.require(.clock) }
        }
        try check()
        let opening = RecordSources(
            clock: sources.stamp, keys: sources.keys, busyTimeout: min(10, context.remainingSeconds ?? 10),
            unlocking: context.passphrases.map { source in Unlocking { try source($0, context.notice) } } ?? .none)
        let records = try effects.contains(.writes) ? self.records(opening) : existing(opening)
        let run = context.writingRun.map { run in
            let now = sources.stamp.now()
            return ActionLog.Run(
                computation: run.computation, number: run.number, time: now,
                offset: (sources.stamp.zone ?? .utc).offset(at: now), isAction: isAction)
        }
        let permission = PluginStore.Permission(
            require: { needed throws(ComputationError) in
                try context.require(needed)
                // They may be a copy, which would lose the change.
                guard effects.contains(.writes) else {
                    throw ComputationError(.internalError, "The records were opened for reading and can't be changed.")
                }
            },
            beforeCommit: check, run: run)
        let value = try PluginStore.$permission.withValue(permission) {
            try work(Records(records.store, clock: sources.clock, keys: sources.keys))
        }
        // What is committed is acknowledged, also after the deadline.
        if !effects.contains(.writes) { try check() }
        if readsClock.isSet { try context.require(.clock) }
        return value
    }

    private func records(_ sources: RecordSources) throws(ComputationError) -> Records {
        try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                let records = try opening(sources)
                opened = records
                return records
            }
        }
    }

    /// Returns the records, or a copy if opening them would change something.
    private func existing(_ sources: RecordSources) throws(ComputationError) -> Records {
        guard let openingForReading else { return try records(sources) }
        return try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                switch try openingForReading(sources) {
                case .records(let records):
                    opened = records
                    return records
                case .copy(let copy): return copy
                }
            }
        }
    }

    private func failing<Value>(_ work: () throws -> Value) throws(ComputationError) -> Value {
        do {
            return try work()
        } catch let error as StoreError {
            throw error.computationError
        } catch let error as ComputationError {
            throw error
        } catch let issue as ValidationIssue {
            throw .refused([issue])
        } catch is CancellationError {
            throw ComputationError(.cancelled, "The run was cancelled.")
        } catch {
            throw ComputationError(.internalError, "\(error)", underlying: error)
        }
    }
}

/// The clock, keys, and timeout for opening records.
public struct RecordSources: Sendable {
    /// The clock that stamps new records.
    public let clock: WallClock
    /// The keys of new records.
    public let keys: RecordKeys
    /// The time to wait for other processes, in seconds.
    public let busyTimeout: Double
    /// The source of the passphrase of sealed records.
    public let unlocking: Unlocking

    /// Creates sources; by default, with the system's clock and random keys.
    public init(
        clock: WallClock = .system, keys: RecordKeys = RecordKeys(), busyTimeout: Double = 10,
        unlocking: Unlocking = .none
    ) {
        self.unlocking = unlocking
        self.clock = clock
        self.keys = keys
        self.busyTimeout = busyTimeout
    }
}

extension LazyRecords.Reading {
    /// Opens the records of a home for reading; see
    /// ``PluginStore/openForReading(_:in:busyTimeout:unlocking:)``.
    /// - Throws: ``StoreError`` with the problem and the remedy.
    public static func opened(in home: Home, _ sources: RecordSources) throws -> Self {
        func records(_ store: PluginStore) -> Records { Records(store, clock: sources.clock, keys: sources.keys) }
        let reading = try PluginStore.openForReading(
            Records.migrations, in: home, busyTimeout: sources.busyTimeout, unlocking: sources.unlocking)
        return switch reading {
        case .store(let store): .records(records(store))
        case .copy(let store): .copy(records(store))
        }
    }
}

/// A flag that can be set once.
private final class Flag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock(\.self) }
    func set() { state.withLock { $0 = true } }
}
