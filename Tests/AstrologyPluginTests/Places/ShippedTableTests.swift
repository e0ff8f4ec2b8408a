// SPDX-License-Identifier: AGPL-3.0-or-later
import Testing

@testable import AstrologyPlugin

@Suite("Embedded tables")
struct ShippedTableTests {
    @Test(arguments: [
        ShippedTable.places, .countries, .folding, .zoneMap, .glyphs, .ephemerisManifest, .territories,
        .territoryAreas,
    ])
    func `every table begins with its description and license`(table: ShippedTable) {
        #expect(table.bytes.first == UInt8(ascii: "#"))
    }

    @Test
    func `the table of places contains its attribution`() {
        let comment = ShippedTable.places.bytes.prefix { $0 != 0 }
        #expect(String(decoding: comment, as: UTF8.self).contains(PlaceTable.attribution))
    }

    @Test
    func `each place is once in the order from south to north`() {
        let table = PlaceTable.shipped
        let ranks = (0..<table.count).map(table.rank(fromSouth:))
        #expect(Set(ranks) == Set(0..<table.count))
        let latitudes = ranks.map { table.row(rank: $0).latitude }
        #expect(zip(latitudes, latitudes.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test
    func `names are in the order of their bytes, and each place has one main name`() {
        let table = PlaceTable.shipped
        var (count, before, isOrdered) = (0, [UInt8](), true)
        var mainNames = Array(repeating: 0, count: table.count)
        for name in table.names {
            isOrdered = isOrdered && before.lexicographicallyPrecedes(name.utf8)
            before = name.utf8
            count += 1
            for (rank, isOwnName) in name.bearers where isOwnName { mainNames[rank] += 1 }
        }
        #expect(isOrdered)
        #expect(count == 662_378)
        #expect(mainNames.allSatisfy { $0 == 1 })
    }

    /// Names at every position in a block of 16, also with bytes before and after them that no name has.
    @Test
    func `binary search finds what a scan finds`() throws {
        let names = PlaceTable.shipped.names
        var before: [UInt8] = []
        for (index, name) in names.enumerated() {
            defer { before = name.utf8 }
            guard index % 97 == 0 || index < 40 else { continue }
            let ranks = name.bearers.map(\.rank)
            #expect(!ranks.isEmpty && names.bearers(of: name.utf8)?.map(\.rank) == ranks)
            var from = names.names(from: name.utf8)
            #expect(from.next()?.utf8 == name.utf8)
            // The least key after the name before.
            from = names.names(from: before + [0])
            #expect(from.next()?.utf8 == name.utf8)
            #expect(names.bearers(of: name.utf8 + [0]) == nil)
        }
        var beyond = names.names(from: before + [0])
        #expect(beyond.next() == nil)
        var first = names.names(from: [])
        #expect(first.next()?.utf8 == names.first { _ in true }?.utf8)
    }

    /// The examples of unsigned LEB128 in the DWARF standard (version 5, section 7.6), and a common longer one.
    @Test(
        arguments: [
            (2, [2]), (127, [127]), (128, [0x80, 1]), (129, [0x81, 1]), (12857, [0xB9, 0x64]),
            (624_485, [0xE5, 0x8E, 0x26]),
        ] as [(Int, [UInt8])])
    func `variable-length integers are read`(number: Int, bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = TableReader(buffer, at: 0)
            #expect(reader.varint() == number)
        }
    }
}
