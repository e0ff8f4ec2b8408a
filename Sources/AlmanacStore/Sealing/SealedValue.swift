// SPDX-License-Identifier: Apache-2.0

public import GRDB

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A value as it is stored in a sealed column: encrypted, and bound to its cell.
///
/// Only ``Vault`` creates and opens sealed values. The bytes are the mark `ALM1`, a nonce of 12, the ciphertext, and a
/// tag of 16.
public struct SealedValue: Sendable, Hashable, Codable, DatabaseValueConvertible {
    /// The beginning of every sealed value.
    static let mark: [UInt8] = Array("ALM1".utf8)
    /// The size of a sealed value in addition to its content, in bytes.
    static let overhead = 32

    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The value as SQLite stores it.
    public var databaseValue: DatabaseValue { Data(bytes).databaseValue }

    /// Creates a value from the database, or returns `nil` if it isn't sealed.
    public static func fromDatabaseValue(_ value: DatabaseValue) -> SealedValue? {
        guard let data = Data.fromDatabaseValue(value), data.count >= overhead, data.starts(with: mark) else {
            return nil
        }
        return SealedValue(bytes: Array(data))
    }
}

/// The cell of a sealed value.
public struct SealedCell: Sendable, Hashable, CustomStringConvertible {
    /// The table and column.
    public let place: StoreColumn
    /// The row's `id`.
    public let id: String

    /// Creates a cell.
    public init(_ table: String, _ column: String, id: String) {
        place = StoreColumn(table, column)
        self.id = id
    }

    /// The cell as text, as in `profile.measurements of me`.
    public var description: String { "\(place) of \(id)" }

    /// Returns the data that is authenticated with the value, so that it can't be moved to another cell.
    func associatedData(keyID: String) -> [UInt8] {
        var bytes = Array("almanac sealed value".utf8)
        for part in [place.table, id, place.column, keyID] {
            // Lengths precede the parts, so that no two cells have the same bytes.
            withUnsafeBytes(of: UInt64(part.utf8.count).bigEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part.utf8)
        }
        return bytes
    }
}
