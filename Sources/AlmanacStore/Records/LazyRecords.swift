// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Synchronization

/// Records that open on first use and then stay open.
///
/// Computations take it in place of a ``UserRecords``, so that listing them opens no file. A computation that only reads
/// leaves every row, attachment, and schema version as it was, and creates no store.
public final class LazyRecords<Book: UserRecords>: Sendable {
    private let opening: Opening<Book>
    /// Opens records with the clock and the keys of whoever uses them first.
    public typealias Opening<Opened> = @Sendable (WallClock, RecordKeys) throws -> Opened

    private let openingForReading: Opening<Reading>?
    private let opened = Mutex<Book?>(nil)

    /// Creates records from what opens them.
    ///
    /// - Parameters:
    ///   - forReading: opens the records without changing anything on disk; nil where `opening` changes nothing.
    ///   - opening: opens the records, and creates them when they are missing.
    public init(
        forReading: Opening<Reading>? = nil, _ opening: @escaping Opening<Book>
    ) {
        openingForReading = forReading
        self.opening = opening
    }

    /// Records that were opened for reading.
    public enum Reading: Sendable {
        /// The records themselves, which stay open.
        case records(Book)
        /// A copy, used once.
        case copy(Book)
    }

    /// Creates records from a book that is already open.
    public convenience init(_ book: Book) { self.init({ _, _ in book }) }

    /// Returns the records, and opens them if necessary.
    /// - Throws: ``ComputationKit/ComputationError`` with the store's sentence; the next call tries again.
    public func book() throws(ComputationError) -> Book { try book(.system, RecordKeys()) }

    private func book(_ clock: WallClock, _ keys: RecordKeys) throws(ComputationError) -> Book {
        try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                let book = try opening(clock, keys)
                opened = book
                return book
            }
        }
    }

    /// Reads the records for a computation, with the clock and the keys of its context.
    ///
    /// - Throws: ``ComputationKit/ComputationError``, the store's errors among them; also when the computation's manifest
    ///   doesn't declare that it reads, or the clock that the records ask for.
    public func reading<Value: Sendable>(
        in context: Context, _ work: (Book) throws -> Value
    ) async throws(ComputationError) -> Value {
        try await using(.reads, in: context, work)
    }

    /// Changes the records for a computation; see ``reading(in:_:)``.
    ///
    /// - Throws: as ``reading(in:_:)``; also when the manifest doesn't declare that it writes.
    public func writing<Value: Sendable>(
        in context: Context, _ work: (Book) throws -> Value
    ) async throws(ComputationError) -> Value {
        try await using(.writes, in: context, work)
    }

    private func using<Value: Sendable>(
        _ effects: Effects, in context: Context, _ work: (Book) throws -> Value
    ) async throws(ComputationError) -> Value {
        try context.require(effects)
        let flag = ReadFlag()
        let sources = context.recordSources { flag.set() }
        let open = effects.contains(.writes) ? book(_:_:) : existing(_:_:)
        let book = try open(context.recordClock, sources.keys)
        let value = try failing { try work(Book(book.store, clock: sources.clock, keys: sources.keys)) }
        if flag.isSet { try context.require(.clock) }
        return value
    }

    /// The records, or a copy of them where opening would change something.
    private func existing(_ clock: WallClock, _ keys: RecordKeys) throws(ComputationError) -> Book {
        guard let openingForReading else { return try book(clock, keys) }
        return try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                switch try openingForReading(clock, keys) {
                case .records(let book):
                    opened = book
                    return book
                case .copy(let book): return book
                }
            }
        }
    }

    /// Uses the records.
    /// - Throws: ``ComputationKit/ComputationError``, the store's errors among them.
    public func use<Value>(_ work: (Book) throws -> Value) throws(ComputationError) -> Value {
        let book = try book()
        return try failing { try work(book) }
    }

    private func failing<Value>(_ work: () throws -> Value) throws(ComputationError) -> Value {
        do {
            return try work()
        } catch let error as StoreError {
            throw error.computationError
        } catch let failure as ComputationError {
            throw failure
        } catch {
            throw ComputationError(.internalError, "\(error)", underlying: error)
        }
    }
}

extension LazyRecords.Reading {
    /// Opens the records of a home for reading; see ``PluginStore/openForReading(_:in:busyTimeout:)``.
    /// - Throws: ``StoreError`` that says what is wrong and what to do.
    public static func opened(in home: Home, clock: WallClock, keys: RecordKeys) throws -> Self {
        func book(_ store: PluginStore) -> Book { Book(store, clock: clock, keys: keys) }
        return switch try PluginStore.openForReading(Book.migrations, in: home) {
        case .store(let store): .records(book(store))
        case .copy(let store): .copy(book(store))
        }
    }
}

/// Whether something has happened.
private final class ReadFlag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock(\.self) }
    func set() { state.withLock { $0 = true } }
}
