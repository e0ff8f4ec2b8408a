// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Dispatch
internal import Synchronization

/// Records that open on first use and then stay open.
///
/// Computations take it in place of ``UserRecords``, so that listing them opens no file. A computation that only reads
/// leaves every row, attachment, and schema version as it was, and creates no store. Work on the records runs on a queue of
/// its own, so that no thread of an engine waits for the disk or for another process.
public final class LazyRecords<Records: UserRecords>: Sendable {
    /// Opens records for the first caller.
    public typealias Opening<Opened> = @Sendable (RecordSources) throws -> Opened

    private let openingForReading: Opening<Reading>?
    private let opening: Opening<Records>
    private let opened = Mutex<Records?>(nil)
    private let queue = DispatchQueue(label: "almanac.records")

    /// Creates records from what opens them.
    ///
    /// - Parameters:
    ///   - forReading: opens the records without changing anything on disk; nil where `opening` changes nothing.
    ///   - opening: opens the records, and creates them when they are missing.
    public init(
        forReading: Opening<Reading>? = nil, _ opening: @escaping Opening<Records>
    ) {
        openingForReading = forReading
        self.opening = opening
    }

    /// Records that were opened for reading.
    public enum Reading: Sendable {
        /// The records themselves, which stay open.
        case records(Records)
        /// A copy, used once.
        case copy(Records)
    }

    /// Creates records from open ones.
    public convenience init(_ records: Records) { self.init({ _ in records }) }

    /// Returns the records, and opens them if necessary.
    /// - Throws: ``ComputationKit/ComputationError`` with the store's sentence; the next call tries again.
    public func records() throws(ComputationError) -> Records { try records(RecordSources()) }

    /// Reads the records for a computation, with the clock and the keys of its context.
    ///
    /// - Throws: ``ComputationKit/ComputationError``, the store's errors among them; also when the computation's manifest
    ///   doesn't declare that it reads, or the clock that the records ask for.
    public func reading<Value: Sendable>(
        in context: Context, _ work: @escaping @Sendable (Records) throws -> Value
    ) async throws(ComputationError) -> Value {
        try await using(.reads, in: context, work)
    }

    /// Changes the records for a computation; see ``reading(in:_:)``.
    ///
    /// - Throws: as ``reading(in:_:)``; also when the manifest doesn't declare that it writes. Nothing is changed then.
    public func writing<Value: Sendable>(
        in context: Context, _ work: @escaping @Sendable (Records) throws -> Value
    ) async throws(ComputationError) -> Value {
        try await using(.writes, in: context, work)
    }

    private func using<Value: Sendable>(
        _ effects: Effects, in context: Context, _ work: @escaping @Sendable (Records) throws -> Value
    ) async throws(ComputationError) -> Value {
        try context.require(effects)
        let result = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { try self.use(effects, in: context, work) })
            }
        }
        return try failing { try result.get() }
    }

    private func use<Value>(
        _ effects: Effects, in context: Context, _ work: (Records) throws -> Value
    ) throws -> Value {
        try context.checkCancellation()
        let flag = ReadFlag()
        let sources = context.recordSources { flag.set() }
        let opening = RecordSources(
            clock: sources.stamp, keys: sources.keys, busyTimeout: min(10, context.remainingSeconds ?? 10))
        let records = try effects.contains(.writes) ? self.records(opening) : existing(opening)
        // The clock is refused before a transaction ends, so that nothing is changed.
        let check: @Sendable () throws -> Void = { if flag.isSet { try context.require(.clock) } }
        let value = try PluginStore.$beforeCommit.withValue(check) {
            try work(Records(records.store, clock: sources.clock, keys: sources.keys))
        }
        try check()
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

    /// The records, or a copy of them where opening would change something.
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

    /// Uses the records on the caller's thread.
    /// - Throws: ``ComputationKit/ComputationError``, the store's errors among them.
    public func use<Value>(_ work: (Records) throws -> Value) throws(ComputationError) -> Value {
        let records = try records()
        return try failing { try work(records) }
    }

    private func failing<Value>(_ work: () throws -> Value) throws(ComputationError) -> Value {
        do {
            return try work()
        } catch let error as StoreError {
            throw error.computationError
        } catch let error as ComputationError {
            throw error
        } catch is CancellationError {
            throw ComputationError(.cancelled, "The run was cancelled.")
        } catch {
            throw ComputationError(.internalError, "\(error)", underlying: error)
        }
    }
}

/// What opening records may use: a clock and keys for what it creates, and how long it may wait.
public struct RecordSources: Sendable {
    /// The clock that stamps new records.
    public let clock: WallClock
    /// The keys of new records.
    public let keys: RecordKeys
    /// How many seconds to wait for other processes.
    public let busyTimeout: Double

    /// Creates sources; the machine's clock and random keys unless given.
    public init(clock: WallClock = .system, keys: RecordKeys = RecordKeys(), busyTimeout: Double = 10) {
        self.clock = clock
        self.keys = keys
        self.busyTimeout = busyTimeout
    }
}

extension LazyRecords.Reading {
    /// Opens the records of a home for reading; see ``PluginStore/openForReading(_:in:busyTimeout:)``.
    /// - Throws: ``StoreError`` that says what is wrong and what to do.
    public static func opened(in home: Home, _ sources: RecordSources) throws -> Self {
        func records(_ store: PluginStore) -> Records { Records(store, clock: sources.clock, keys: sources.keys) }
        let reading = try PluginStore.openForReading(Records.migrations, in: home, busyTimeout: sources.busyTimeout)
        return switch reading {
        case .store(let store): .records(records(store))
        case .copy(let store): .copy(records(store))
        }
    }
}

/// Whether something has happened.
private final class ReadFlag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock(\.self) }
    func set() { state.withLock { $0 = true } }
}
