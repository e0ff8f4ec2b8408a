// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What an answer says to continue its list with: which list it is, the last record shown, and how many came before.
enum ListCursor {
    /// A part of a list.
    ///
    /// A list goes on behind the record shown last, also when others were added or removed since; when that record is
    /// gone, it goes on at the same place.
    ///
    /// - Parameters:
    ///   - all: the whole list in its order.
    ///   - input: what asks for the list; its fields `limit` and `cursor` say which part.
    ///   - limit: the most records of the part.
    ///   - cursor: the cursor of the part before, or nil for the first.
    ///   - key: a record's key.
    /// - Returns: the part, and the cursor of the next one where there is one.
    /// - Throws: ``ComputationError`` when the cursor is of another list.
    static func part<Element, Input: SchemaProviding>(
        of all: [Element], _ input: Input, limit: Int, cursor: String?, key: (Element) -> String
    ) throws(ComputationError) -> (elements: [Element], cursor: String?) {
        let list = fingerprint(ofListFor: input)
        var start = 0
        if let cursor {
            guard cursor.count > 32, cursor.hasPrefix(list), let count = Int(cursor.dropFirst(32)) else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "cursor", expected: "the cursor of an earlier answer to the same input",
                        got: "one of another list")
                ])
            }
            let last = cursor.dropFirst(16).prefix(16)
            start = all.firstIndex { hash(key($0)) == last }.map { $0 + 1 } ?? min(count, all.count)
        }
        let end = min(start + limit, all.count)
        guard end < all.count, end > start else { return (Array(all[start..<end]), nil) }
        return (Array(all[start..<end]), list + hash(key(all[end - 1])) + "\(end)")
    }

    /// A hash of all that decides which records a list has and in which order.
    private static func fingerprint<Input: SchemaProviding>(ofListFor input: Input) -> String {
        guard case .object(var fields) = Input.schema.json(of: input) else { return hash("") }
        fields["limit"] = nil
        fields["cursor"] = nil
        return hash(Input.schema.erased.name + JSONValue.object(fields).text())
    }

    /// The 64-bit FNV-1a hash in hexadecimal.
    private static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
