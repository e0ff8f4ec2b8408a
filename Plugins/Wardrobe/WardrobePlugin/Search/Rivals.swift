// SPDX-License-Identifier: Apache-2.0

/// The outfits from which the next one must differ, and by how much it does so far.
final class Rivals {
    /// How many more differences each rival asks for at each depth; negative numbers are more than enough.
    private var needs: [[Int]]
    /// The item of each rival at each place of the search, -1 where it has none.
    private let items: [[Int32]]
    private let isMain: [Bool]
    /// How many main slots come after each place.
    private let mainsAfter: [Int]

    /// - Parameters:
    ///   - outfits: What was found before, with the slots of the template that each belongs to.
    ///   - leastDifference: In how many main slots the next must differ from each.
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
        // A main slot that only the rival's template has is a difference from the start.
        let start = outfits.map { outfit in
            leastDifference
                - zip(outfit.slots, outfit.items).count { $0.isMain && $1 != nil && !names.contains($0.name) }
        }
        needs = [[Int]](repeating: start, count: order.count + 1)
    }

    /// Takes a choice at a place; false when some rival can no longer be told apart enough.
    @inline(__always)
    func choose(_ item: Int32, at place: Int) -> Bool {
        if items.isEmpty { return true }
        return count(item, at: place)
    }

    /// The items that a main slot can no longer take once all slots before a place are filled: where every main slot
    /// still open has to differ from some rival, that rival's.
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
