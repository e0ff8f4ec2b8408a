// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A part of a list, and the cursor that continues it.
///
/// A list continues after the place of the record that was listed last, so records that are added or removed between
/// two requests neither repeat nor hide others.
///
/// ```swift
/// let page = try ListPage(wishes, of: Wardrobe.myWishes, for: input, limit: input.limit, after: input.cursor) {
///     [.ascending($0.id)]
/// }
/// return WishList(wishes: page.elements, total: wishes.count, cursor: page.cursor)
/// ```
public struct ListPage<Element> {
    /// The records, in the order of their sort keys.
    public let elements: [Element]
    /// The cursor that continues the list; nil at its end.
    public let cursor: String?

    /// Sorts a list and takes the records after a cursor.
    ///
    /// - Parameters:
    ///   - list: all records that match, in any order.
    ///   - computation: the computation that lists.
    ///   - input: its input. A cursor is accepted only with the input it was made for, its fields `limit` and `cursor`
    ///     aside.
    ///   - limit: the most records to take.
    ///   - cursor: the cursor of an earlier answer; nil for the beginning.
    ///   - sortKeys: the values that the list is sorted by. The last one tells records apart that have the others in
    ///     common, such as the record's key.
    /// - Throws: `ComputationError` of code `refused`, at `cursor`, when the cursor belongs to another
    ///   list.
    /// - Complexity: O(*n* log *n*); O(*n*) for a list that is sorted already.
    public init<Input: SchemaProviding, Output: SchemaProviding>(
        _ list: [Element], of computation: ComputationKey<Input, Output>, for input: Input, limit: Int,
        after cursor: String?, sortedBy sortKeys: (Element) -> [SortKey]
    ) throws(ComputationError) {
        let cursors = ListCursor(of: computation, for: input)
        var rest = list.map { (keys: sortKeys($0), element: $0) }
        if let cursor {
            let last = try cursors.position(in: cursor)
            rest.removeAll { $0.keys.position.values == last.values || $0.keys.precedes(last) }
        }
        let isSorted = zip(rest, rest.dropFirst()).allSatisfy { !$1.keys.precedes($0.keys.position) }
        if !isSorted { rest.sort { $0.keys.precedes($1.keys.position) } }
        let page = rest.prefix(max(limit, 0))
        elements = page.map(\.element)
        self.cursor = rest.count > page.count ? page.last.map { cursors.text(after: $0.keys.position) } : nil
    }
}
