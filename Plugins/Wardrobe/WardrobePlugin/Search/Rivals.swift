// SPDX-License-Identifier: Apache-2.0

/// The outfits from which the next one must differ, and the differences so far.
final class Rivals {
    /// The number of further differences that each rival requires at each depth; negative numbers mean more than
    /// enough.
    private var needs: [[Int]]
    /// The item of each rival at each place of the search, -1 for none.
    private let items: [[Int32]]
    private let isMain: [Bool]
    /// The number of main slots after each place.
    private let mainsAfter: [Int]

    /// - Parameters:
    ///   - outfits: The outfits found before, with the slots of their templates.
    ///   - leastDifference: The number of main slots in which the next must differ from each.
    init(
        _ outfits: [(slots: [SearchSlot], items: [Int?])], leastDifference: Int, slots: [SearchSlot], order: [Int]
    ) {
        let names = slots.map(\.name)
        let isMain = order.map { slots[$0].isMain }
        self.isMain = isMain
        mainsAfter = order.indices.map { place in isMain[(place + 1)...].count(where: \.self) }
        items = outfits.map { outfit in
            order.map { position in
                let place = outfit.slots.firstIndex { $0.name == names[position] }
                return Int32(place.flatMap { outfit.items[$0] } ?? -1)
            }
        }
        // A main slot that exists only in the rival's template counts as a difference from the start.
        let start = outfits.map { outfit in
            leastDifference
                - zip(outfit.slots, outfit.items).count { $0.isMain && $1 != nil && !names.contains($0.name) }
        }
        needs = [[Int]](repeating: start, count: order.count + 1)
    }

    /// Makes a choice at a place; returns false if the outfit can no longer differ enough from some rival.
    @inline(__always)
    func choose(_ item: Int32, at place: Int) -> Bool {
        if items.isEmpty { return true }
        return count(item, at: place)
    }

    /// Returns the items that a main slot can no longer take once all slots before a place are filled: if every open
    /// main slot must differ from a rival, that rival's item.
    func forbidden(in slot: Int, from place: Int) -> [Int32] {
        guard isMain[slot], !items.isEmpty else { return [] }
        let open = mainsAfter[place] + (isMain[place] ? 1 : 0)
        return items.indices.filter { needs[place][$0] >= open }.map { items[$0][slot] }
    }

    private func count(_ item: Int32, at place: Int) -> Bool {
        var isEnough = true
        for rival in items.indices {
            let differs = isMain[place] && items[rival][place] != item
            let need = needs[place][rival] - (differs ? 1 : 0)
            needs[place + 1][rival] = need
            if need > mainsAfter[place] { isEnough = false }
        }
        return isEnough
    }
}
