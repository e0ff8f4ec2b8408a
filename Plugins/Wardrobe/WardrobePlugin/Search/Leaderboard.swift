// SPDX-License-Identifier: Apache-2.0

/// The best outfits found so far, and what an outfit must reach to join them.
///
/// Of equal totals those found first stay; among those kept, the template's position and then the rank of the ids slot by
/// slot decide, where an empty slot comes before any item. The search tries candidates by their bounds and then by their
/// ids, so equal wardrobes give equal answers whatever the order of their items.
final class Leaderboard {
    struct Entry: Equatable {
        var total: Int
        var template: Int
        /// The rank of the item in each slot, 0 where it is empty.
        var ranks: [Int32]
        var items: [Int?]

        /// Whether this entry stands before another.
        func precedes(_ other: Entry) -> Bool {
            if total != other.total { return total > other.total }
            if template != other.template { return template < other.template }
            return ranks.lexicographicallyPrecedes(other.ranks)
        }
    }

    let capacity: Int
    private(set) var entries: [Entry] = []
    /// The total below which nothing can join.
    private(set) var floor = Int.min
    /// The greatest total that was left out, or that something left out could have reached.
    private(set) var dropped = Int.min

    init(capacity: Int) { self.capacity = capacity }

    /// Notes that something which could have reached a total was left out.
    func drop(_ optimistic: Int) { dropped = max(dropped, optimistic) }

    /// Forgets what was left out, before a search that looks at everything again.
    func forgetDropped() { dropped = Int.min }

    /// Takes an outfit in if it is among the best; what falls out or does not come in is left out.
    func insert(_ entry: Entry) {
        var position = entries.count
        while position > 0, entry.precedes(entries[position - 1]) { position -= 1 }
        if position > 0, entries[position - 1] == entry { return }
        entries.insert(entry, at: position)
        if entries.count > capacity { drop(entries.removeLast().total) }
        if entries.count == capacity, let last = entries.last { floor = last.total }
    }
}
