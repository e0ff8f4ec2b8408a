// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
public import ComputationKit
internal import Synchronization

/// A wardrobe that is opened when it is first used, and then stays open.
///
/// Computations take it in place of a ``Closet``, so that to list them opens no file.
public final class ClosetAccess: Sendable {
    private let opening: @Sendable () throws -> Closet
    private let opened = Mutex<Closet?>(nil)

    /// A wardrobe by what opens it.
    public init(_ opening: @escaping @Sendable () throws -> Closet) { self.opening = opening }

    /// A wardrobe that is open already.
    public convenience init(_ closet: Closet) { self.init { closet } }

    /// The wardrobe in the user's home for Almanac.
    public static var standard: ClosetAccess { ClosetAccess { try Closet.open(in: .standard()) } }

    /// The wardrobe, opened now if it was not.
    /// - Throws: ``ComputationKit/Failure`` with the store's sentence; the next call tries again.
    public func closet() throws(Failure) -> Closet {
        try failing {
            try opened.withLock { opened in
                if let opened { return opened }
                let closet = try opening()
                opened = closet
                return closet
            }
        }
    }

    /// Uses the wardrobe.
    /// - Throws: ``ComputationKit/Failure``, the store's errors among them.
    func use<Value>(_ work: (Closet) throws -> Value) throws(Failure) -> Value {
        let closet = try closet()
        return try failing { try work(closet) }
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
