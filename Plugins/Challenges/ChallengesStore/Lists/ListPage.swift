// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// A part of a list, and what continues it.
struct ListPage<Element> {
    let elements: [Element]
    let cursor: String?

    /// Takes the first elements after a cursor.
    ///
    /// - Parameters:
    ///   - all: the whole list, in the order of its positions.
    ///   - limit: how many elements to take at most.
    ///   - cursor: the cursor of an earlier part; nil to begin.
    ///   - list: what tells the list from every other one: the computation and its filters.
    ///   - isDescending: whether the greatest position comes first.
    ///   - position: the position of an element, which no other one has.
    /// - Throws: ``ComputationError`` when the cursor belongs to another list.
    init(
        _ all: [Element], limit: Int, after cursor: String?, of list: String, isDescending: Bool = false,
        position: (Element) -> String
    ) throws(ComputationError) {
        var rest = all[...]
        if let cursor {
            let start = Array(try Self.position(in: cursor, of: list).utf8)
            rest = rest.drop { element in
                let own = Array(position(element).utf8)
                return own == start || own.lexicographicallyPrecedes(start) != isDescending
            }
        }
        elements = Array(rest.prefix(limit))
        let last = elements.last
        self.cursor = rest.count > limit ? last.map { Self.cursor(at: position($0), of: list) } : nil
    }

    private static func cursor(at position: String, of list: String) -> String {
        seal(position, list) + position.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// What shows that a position is of this list.
    private static func seal(_ position: String, _ list: String) -> String {
        String(ContentHash.of(Array("\(list)\n\(position)".utf8)).prefix(32))
    }

    private static func position(in cursor: String, of list: String) throws(ComputationError) -> String {
        let digits = cursor.utf8.dropFirst(32).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        let position = String(decoding: bytes, as: UTF8.self)
        guard seal(position, list) == cursor.prefix(32) else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "cursor", expected: "the cursor of an earlier answer to the same request",
                    got: cursor.quoted(limit: 60))
            ])
        }
        return position
    }
}
