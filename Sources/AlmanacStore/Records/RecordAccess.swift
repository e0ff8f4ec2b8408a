// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import Synchronization

/// Records that are opened when they are first used, and then stay open.
///
/// Computations take it in place of a ``RecordBook``, so that to list them opens no file.
public final class RecordAccess<Book: RecordBook>: Sendable {
    private let opening: @Sendable () throws -> Book
    private let opened = Mutex<Book?>(nil)

    /// Records by what opens them.
    public init(_ opening: @escaping @Sendable () throws -> Book) { self.opening = opening }

    /// Records that are open already.
    public convenience init(_ book: Book) { self.init { book } }

    /// The records, opened now if they were not.
    /// - Throws: ``ComputationKit/Failure`` with the store's sentence; the next call tries again.
    public func book() throws(Failure) -> Book {
        try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                let book = try opening()
                opened = book
                return book
            }
        }
    }

    /// Uses the records.
    /// - Throws: ``ComputationKit/Failure``, the store's errors among them.
    public func use<Value>(_ work: (Book) throws -> Value) throws(Failure) -> Value {
        let book = try book()
        return try failing { try work(book) }
    }

    private func failing<Value>(_ work: () throws -> Value) throws(Failure) -> Value {
        do {
            return try work()
        } catch let error as StoreError {
            throw error.failure
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.internalFault, "\(error)", underlying: error)
        }
    }
}
