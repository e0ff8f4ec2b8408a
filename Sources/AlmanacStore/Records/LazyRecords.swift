// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Synchronization

/// Records that are opened when they are first used, and then stay open.
///
/// Computations take it in place of a ``UserRecords``, so that to list them opens no file.
public final class LazyRecords<Book: UserRecords>: Sendable {
    private let opening: @Sendable () throws -> Book
    private let absent: @Sendable () throws -> Book?
    private let opened = Mutex<Book?>(nil)

    /// Records by what opens them.
    ///
    /// - Parameters:
    ///   - absent: what to read while there are no records yet, so that reading creates none; nil when there are some.
    ///   - opening: opens the records, and creates them when they are missing.
    public init(
        absent: @escaping @Sendable () throws -> Book? = { nil }, _ opening: @escaping @Sendable () throws -> Book
    ) {
        self.absent = absent
        self.opening = opening
    }

    /// Records that are open already.
    public convenience init(_ book: Book) { self.init({ book }) }

    /// The records, opened now if they were not.
    /// - Throws: ``ComputationKit/ComputationError`` with the store's sentence; the next call tries again.
    public func book() throws(ComputationError) -> Book {
        try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                let book = try opening()
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
        let book = try effects.contains(.writes) || isOpen ? book() : existing()
        let flag = ReadFlag()
        let sources = context.recordSources { flag.set() }
        let value = try failing { try work(Book(book.store, clock: sources.clock, keys: sources.keys)) }
        if flag.isSet { try context.require(.clock) }
        return value
    }

    /// The records, or what to read while there are none.
    private func existing() throws(ComputationError) -> Book {
        if let standIn = try failing({ try absent() }) { return standIn }
        return try book()
    }

    private var isOpen: Bool { opened.withLock { $0 != nil } }

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

/// Whether something has happened.
private final class ReadFlag: Sendable {
    private let state = Mutex(false)
    var isSet: Bool { state.withLock(\.self) }
    func set() { state.withLock { $0 = true } }
}
