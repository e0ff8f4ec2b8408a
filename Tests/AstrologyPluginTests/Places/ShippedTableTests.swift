// SPDX-License-Identifier: AGPL-3.0-or-later
import Testing

@testable import AstrologyPlugin

@Suite("Embedded tables")
struct ShippedTableTests {
    @Test(arguments: [
        ShippedTable.places, .placeNames, .countries, .folding, .zoneMap, .glyphs, .ephemerisManifest, .territories,
        .territoryAreas,
    ])
    func `every table begins with its description and license`(table: ShippedTable) {
        #expect(table.bytes.first == UInt8(ascii: "#"))
    }

    @Test
    func `the index points at each row once`() {
        let table = PlaceTable.shipped
        let bytes = ShippedTable.places.bytes
        #expect(ShippedTable.placesIndex.bytes.count == 4 + 16 * table.count)
        #expect((0..<table.count).allSatisfy { bytes[table.rowStart($0) - 1] == UInt8(ascii: "\n") })
        #expect(Set((0..<table.count).map(table.rank(fromSouth:))) == Set(0..<table.count))
    }

    @Test
    func `the index has the coordinates of the rows, from south to north`() {
        let table = PlaceTable.shipped
        for position in stride(from: 0, to: table.count, by: 61) {
            let row = table.row(rank: table.rank(fromSouth: position))
            #expect(table.latitude(fromSouth: position) == row.decimal(.latitude))
            #expect(table.longitude(fromSouth: position) == row.decimal(.longitude))
            #expect(position == 0 || table.latitude(fromSouth: position - 1) <= table.latitude(fromSouth: position))
        }
    }
}
