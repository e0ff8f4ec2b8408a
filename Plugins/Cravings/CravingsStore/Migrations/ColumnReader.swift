// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import CravingsPlugin
internal import GRDB

/// Reads the columns of a row from left to right.
struct ColumnReader {
    private let row: Row
    private let table: String
    private var index = -1

    init(_ row: Row, of table: String) {
        self.row = row
        self.table = table
    }

    mutating func value<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
        index += 1
        guard let value = try? row.decode(Value.self, atIndex: index) else { throw damaged() }
        return value
    }

    mutating func ifAny<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value? {
        index += 1
        // An optional try would make no difference between a null and a value of another type.
        do {
            return try row.decode(Value?.self, atIndex: index)
        } catch {
            throw damaged()
        }
    }

    mutating func instant() throws -> Timestamp { Timestamp(secondsSince1970: try value() as Int) }

    mutating func instantIfAny() throws -> Timestamp? {
        (try ifAny() as Int?).map { Timestamp(secondsSince1970: $0) }
    }

    mutating func offset() throws -> UTCOffset {
        guard let offset = try? UTCOffset(seconds: try value()) else { throw damaged() }
        return offset
    }

    mutating func word<Word: RawRepresentable<String>>() throws -> Word {
        guard let word = Word(rawValue: try value()) else { throw damaged() }
        return word
    }

    mutating func wordIfAny<Word: RawRepresentable<String>>() throws -> Word? {
        guard let text = try ifAny() as String? else { return nil }
        guard let word = Word(rawValue: text) else { throw damaged() }
        return word
    }

    mutating func triggers() throws -> [Trigger] {
        let text: String = try value()
        guard let triggers = Trigger.list(text) else { throw damaged() }
        return triggers
    }

    /// The error for a value that this version can't read.
    func damaged() -> StoreError {
        let column = row.columnNames.dropFirst(index).first ?? "?"
        return StoreError(
            .corrupt,
            "The cravings records have a value in column \(column) of \(table) that this version can't read. "
                + "Update the program, or import your last export.")
    }
}

extension Trigger {
    /// Returns the triggers of a column; nil if a word is none.
    static func list(_ text: String) -> [Trigger]? {
        guard !text.isEmpty else { return [] }
        if let single = Trigger(rawValue: text) { return [single] }
        var triggers: [Trigger] = []
        for word in text.split(separator: " ") {
            guard let trigger = Trigger(rawValue: String(word)) else { return nil }
            triggers.append(trigger)
        }
        return triggers
    }
}

extension [Trigger] {
    /// The triggers as text of a column, in the order of the list of triggers.
    var columnText: String { inOrder.map(\.rawValue).joined(separator: " ") }

    /// The triggers in the order of the list of triggers.
    var inOrder: [Trigger] { Trigger.allCases.filter(contains) }
}
