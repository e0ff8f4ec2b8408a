// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
public import ComputationKit
internal import Synchronization

/// Challenges that are opened when they are first used, and then stay open.
///
/// Computations take it in place of a ``ChallengeBook``, so that to list them opens no file.
public final class ChallengesAccess: Sendable {
    private let opening: @Sendable () throws -> ChallengeBook
    private let opened = Mutex<ChallengeBook?>(nil)

    /// Challenges by what opens them.
    public init(_ opening: @escaping @Sendable () throws -> ChallengeBook) { self.opening = opening }

    /// Challenges that are open already.
    public convenience init(_ book: ChallengeBook) { self.init { book } }

    /// The challenges in the user's home for Almanac, with the pack that is part of the program.
    public static var standard: ChallengesAccess {
        ChallengesAccess {
            let book = try ChallengeBook.open(in: .standard())
            try book.installShippedPack()
            return book
        }
    }

    /// The challenges, opened now if they were not.
    /// - Throws: ``ComputationKit/Failure`` with the store's sentence; the next call tries again.
    public func book() throws(Failure) -> ChallengeBook {
        try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                let book = try opening()
                opened = book
                return book
            }
        }
    }

    /// Uses the challenges.
    /// - Throws: ``ComputationKit/Failure``, the store's errors among them.
    func use<Value>(_ work: (ChallengeBook) throws -> Value) throws(Failure) -> Value {
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
