// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// One of the values that a list is sorted by, and its direction.
///
/// A list sorted by name and then by record key has the sort keys
/// `[.ascending(item.name.lowercased()), .ascending(item.id)]`.
public struct SortKey: Hashable, Sendable {
    /// A value with a place in the order of its kind.
    enum Value: Hashable {
        case number(Int64)
        case text(String)
    }

    let value: Value
    let isDescending: Bool

    /// A number, smallest first.
    public static func ascending(_ number: some BinaryInteger) -> SortKey {
        SortKey(value: .number(Int64(clamping: number)), isDescending: false)
    }

    /// A number, greatest first.
    public static func descending(_ number: some BinaryInteger) -> SortKey {
        SortKey(value: .number(Int64(clamping: number)), isDescending: true)
    }

    /// Text, in the order of its Unicode scalars.
    public static func ascending(_ text: String) -> SortKey {
        SortKey(value: .text(shortened(text)), isDescending: false)
    }

    /// Text, in the reverse order of its Unicode scalars.
    public static func descending(_ text: String) -> SortKey {
        SortKey(value: .text(shortened(text)), isDescending: true)
    }

    /// Text that a cursor has room for: all of it, or its beginning and a hash of all of it.
    private static func shortened(_ text: String) -> String {
        let limit = 200
        guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
        return String(text.unicodeScalars.prefix(limit)) + ContentHash.of(Array(text.utf8)).prefix(32)
    }
}

extension SortKey.Value: Comparable {
    /// Whether a value comes first; numbers come before text.
    static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left < right
        case (.text(let left), .text(let right)): left < right
        case (.number, .text): true
        case (.text, .number): false
        }
    }
}

/// Where a record is in a list: the values of its sort keys.
struct ListPosition {
    let values: [SortKey.Value]

    init(_ values: [SortKey.Value]) { self.values = values }

    /// A position from the text of a cursor; nil when it is none.
    init?(_ text: String) {
        guard let array = try? JSONValue(parsing: text).array else { return nil }
        values = array.compactMap { element in
            switch element {
            case .integer(let number): .number(number)
            case .string(let text): .text(text)
            default: nil
            }
        }
        guard values.count == array.count else { return nil }
    }

    /// The text for a cursor.
    var text: String {
        let elements = values.map { value -> JSONValue in
            switch value {
            case .number(let number): .integer(number)
            case .text(let text): .string(text)
            }
        }
        return JSONValue.array(elements).storedText()
    }
}

extension [SortKey] {
    /// Whether these sort keys come before a position.
    func precedes(_ position: ListPosition) -> Bool {
        for (key, value) in zip(self, position.values) where key.value != value {
            return (key.value < value) != key.isDescending
        }
        return false
    }

    /// The position of the record with these sort keys.
    var position: ListPosition { ListPosition(map(\.value)) }
}
