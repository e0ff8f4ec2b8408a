// SPDX-License-Identifier: Apache-2.0

extension PlaceTable {
    /// Returns the numbers of the regions whose English name is `name`.
    ///
    /// - Complexity: O(*n*) in the number of regions, about 4,000, of which most differ in their first letter.
    func regions(named name: FoldedName) -> [Int] {
        guard let initial = name.utf8.first, initial < 0x80 else { return [] }
        return (0..<layout.divisionCount).filter { number in
            let region = PlaceRow.regionName(number, of: layout)
            guard let first = region.first, first >= 0x80 || first | 0x20 == initial else { return false }
            return FoldedName(String(decoding: region, as: UTF8.self)) == name
        }
    }

    /// Returns the number of people in the places of a region, and the rank of its largest place.
    ///
    /// - Complexity: O(*n*) in the size of the table.
    func people(ofRegion number: Int) -> (count: Int, largest: Int?) {
        var count = 0
        var largest: Int?
        for rank in 0..<self.count {
            let row = row(rank: rank)
            guard row.divisionNumber == number else { continue }
            count += row.population
            if largest == nil { largest = rank }
        }
        return (count, largest)
    }
}
