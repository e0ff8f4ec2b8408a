// SPDX-License-Identifier: Apache-2.0

/// A row of the table of places, whose columns are read on use.
struct PlaceRow {
    /// A first-level division of a country.
    ///
    /// A code or a name that isn't known is empty.
    struct Division {
        /// The ISO 3166-1 alpha-2 code.
        let country: String
        /// GeoNames's code of the division in its country.
        let regionCode: String
        /// The English name.
        let region: String
    }

    /// The size of a row in bytes.
    static let size = 24

    private let bytes: UnsafeBufferPointer<UInt8>
    private let layout: PlaceTableLayout
    private let start: Int

    init(bytes: UnsafeBufferPointer<UInt8>, layout: PlaceTableLayout, rank: Int) {
        self.bytes = bytes
        self.layout = layout
        start = layout.rows + Self.size * rank
    }

    /// Geographic latitude in degrees, north positive.
    var latitude: Double { degrees(at: start) }
    /// Geographic longitude in degrees, east positive.
    var longitude: Double { degrees(at: start + 4) }
    var name: String {
        var reader = TableReader(bytes, at: bytes.uint32(at: start + 8))
        return reader.text()
    }
    var geonameID: Int { bytes.uint32(at: start + 12) }
    var population: Int { bytes.uint32(at: start + 16) }
    var division: Division {
        Self.division(divisionNumber, of: layout)
    }
    /// The number of the region in the table's list of regions.
    var divisionNumber: Int { bytes.uint16(at: start + 20) }
    var timeZone: String {
        var reader = Self.reader(layout.timeZones, number: bytes.uint16(at: start + 22))
        return reader.text()
    }

    /// Returns a region by its number.
    static func division(_ number: Int, of layout: PlaceTableLayout) -> Division {
        var reader = reader(layout.divisions, number: number)
        return Division(country: reader.text(), regionCode: reader.text(), region: reader.text())
    }

    /// Returns the English name of a region in UTF-8 by its number.
    static func regionName(_ number: Int, of layout: PlaceTableLayout) -> UnsafeBufferPointer<UInt8> {
        var reader = reader(layout.divisions, number: number)
        for _ in 0..<2 { _ = reader.textBytes() }
        return reader.textBytes()
    }

    /// Returns the number of 0.00001 degrees at an offset in degrees.
    ///
    /// Dividing two integers gives the nearest `Double`.
    private func degrees(at offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: bytes.uint32(at: offset))) / 100_000
    }

    /// Returns a reader of an entry of a list, by the array of the entries' offsets.
    private static func reader(_ offsets: Int, number: Int) -> TableReader {
        let bytes = ShippedTable.places.bytes
        return TableReader(bytes, at: bytes.uint32(at: offsets + 4 * number))
    }
}
