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
        var reader = reader(layout.divisions, number: bytes.uint16(at: start + 20))
        return Division(country: reader.text(), regionCode: reader.text(), region: reader.text())
    }
    var timeZone: String {
        var reader = reader(layout.timeZones, number: bytes.uint16(at: start + 22))
        return reader.text()
    }

    /// Returns the number of 0.00001 degrees at an offset in degrees.
    ///
    /// Dividing two integers gives the nearest `Double`.
    private func degrees(at offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: bytes.uint32(at: offset))) / 100_000
    }

    /// Returns a reader of an entry of a list, by the array of the entries' offsets.
    private func reader(_ offsets: Int, number: Int) -> TableReader {
        TableReader(bytes, at: bytes.uint32(at: offsets + 4 * number))
    }
}
