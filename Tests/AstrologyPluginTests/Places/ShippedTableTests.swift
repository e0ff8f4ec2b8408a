// SPDX-License-Identifier: AGPL-3.0-or-later
import Testing

@testable import AstrologyPlugin

@Suite("Embedded tables")
struct ShippedTableTests {
    @Test(arguments: [
        ShippedTable.places, .placeNames, .countries, .folding, .zoneMap, .glyphs, .ephemerisManifest,
    ])
    func `every table begins with its description and license`(table: ShippedTable) {
        #expect(table.bytes.first == UInt8(ascii: "#"))
    }

    @Test
    func `the index points at each row once`() {
        let table = PlaceTable.shipped
        let bytes = ShippedTable.places.bytes
        #expect(ShippedTable.placesIndex.bytes.count == 4 + 8 * table.count)
        #expect((0..<table.count).allSatisfy { bytes[table.rowStart($0) - 1] == UInt8(ascii: "\n") })
        #expect(Set((0..<table.count).map(table.rank(fromSouth:))) == Set(0..<table.count))
    }
}
