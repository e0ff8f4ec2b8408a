// SPDX-License-Identifier: Apache-2.0

/// The best outfits found so far, and the total that an outfit must reach to join them.
///
/// Of equal totals, those found first are kept. Kept outfits are ordered by the template's position and then by the
/// rank of the ids slot by slot; an empty slot comes before any item. The search tries candidates by their bounds and
/// then by their ids, so equal wardrobes give equal results regardless of the order of their items.
final class Leaderboard {
    struct Entry: Equatable {
        var total: Int
        var template: Int
        /// The rank of the item in each slot, 0 if the slot is empty.
        var ranks: [Int32]
        var items: [Int?]

        /// Returns whether this entry comes before another.
        func precedes(_ other: Entry) -> Bool {
            if total != other.total { return total > other.total }
            if template != other.template { return template < other.template }
            return ranks.lexicographicallyPrecedes(other.ranks)
        }
    }

    let capacity: Int
    private(set) var entries: [Entry] = []
    /// The total below which no outfit can join.
    private(set) var floor = Int.min
    /// The greatest total that was left out, or that something left out could have reached.
    private(set) var dropped = Int.min

    init(capacity: Int) { self.capacity = capacity }

    /// Records that an outfit which could have reached a total was left out.
    func drop(_ optimistic: Int) { dropped = max(dropped, optimistic) }

    /// Resets what was left out before a search that considers everything again.
    func forgetDropped() { dropped = Int.min }

    /// Adds an outfit if it is among the best; a displaced or rejected outfit counts as left out.
    func insert(_ entry: Entry) {
        var position = entries.count
        while position > 0, entry.precedes(entries[position - 1]) { position -= 1 }
        if position > 0, entries[position - 1] == entry { return }
        entries.insert(entry, at: position)
        if entries.count > capacity { drop(entries.removeLast().total) }
        if entries.count == capacity, let last = entries.last { floor = last.total }
    }
}
