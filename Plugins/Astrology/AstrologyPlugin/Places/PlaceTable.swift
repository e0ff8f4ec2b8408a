// SPDX-License-Identifier: Apache-2.0

/// The shipped table of places: about 172,000 with 500 people or more in Ukraine and 1,000 or more elsewhere, and seats
/// of administrative divisions, from GeoNames.
///
/// The table is embedded in the program. Lookups use binary search and parse only the rows they return.
///
/// ```swift
/// let kyiv = PlaceTable.shipped.matches("Київ", limit: 1).first
/// ```
public struct PlaceTable: Sendable {
    /// The table.
    public static let shipped = PlaceTable()

    /// The attribution that the license of the data requires.
    public static let attribution = "Contains data from GeoNames, geonames.org, CC BY 4.0"

    /// The smallest places of the table, for messages.
    static let extent = "places of 1,000 people or more, and of 500 or more in Ukraine"

    /// The number of places in the table.
    public let count: Int

    private init() {
        count = ShippedTable.placesIndex.bytes.uint32(at: 0)
    }

    /// Returns the place with a GeoNames number.
    ///
    /// - Complexity: O(*n*) in the size of the table, a few milliseconds.
    public func place(geonameID: Int) -> Place? {
        let key = Array("\(geonameID)\t".utf8)
        let bytes = ShippedTable.places.bytes
        for rank in 0..<count {
            let start = rowStart(rank)
            guard start + key.count <= bytes.count else { return nil }
            if bytes[start..<start + key.count].elementsEqual(key) { return place(rank: rank) }
        }
        return nil
    }

    /// Returns the English name of the country with an ISO 3166-1 alpha-2 code, such as "Ukraine" for "UA".
    public func countryName(_ code: String) -> String? {
        CountryTable().name(of: code.uppercased())
    }

    /// Returns the offset of the row of the place with a rank.
    ///
    /// Ranks are in descending order of population.
    func rowStart(_ rank: Int) -> Int {
        ShippedTable.placesIndex.bytes.uint32(at: 4 + 4 * rank)
    }

    /// Returns the rank of the place that is the `position`-th from the south.
    func rank(fromSouth position: Int) -> Int {
        ShippedTable.placesIndex.bytes.uint32(at: 4 + 4 * (count + position))
    }

    /// Returns the latitude of the place that is the `position`-th from the south, in degrees.
    func latitude(fromSouth position: Int) -> Double {
        coordinate(at: 4 + 4 * (2 * count + position))
    }

    /// Returns the longitude of the place that is the `position`-th from the south, in degrees.
    func longitude(fromSouth position: Int) -> Double {
        coordinate(at: 4 + 4 * (3 * count + position))
    }

    private func coordinate(at offset: Int) -> Double {
        let units = Int32(truncatingIfNeeded: ShippedTable.placesIndex.bytes.uint32(at: offset))
        return Double(units) / 100_000
    }

    /// Returns the row of the place with a rank.
    func row(rank: Int) -> PlaceRow {
        PlaceRow(bytes: ShippedTable.places.bytes, start: rowStart(rank))
    }

    /// Returns the place with a rank.
    func place(rank: Int) -> Place {
        let row = row(rank: rank)
        let region = row.text(.region)
        return Place(
            geonameID: row.integer(.geonameID), name: row.text(.name), country: row.text(.country),
            region: region.isEmpty ? nil : region, latitude: row.decimal(.latitude),
            longitude: row.decimal(.longitude), timeZone: row.text(.timeZone),
            population: row.integer(.population))
    }
}

/// A row of the table of places, with the offsets of its columns.
struct PlaceRow {
    /// The columns, in their order.
    enum Column: Int {
        case geonameID, name, country, regionCode, region, latitude, longitude, timeZone, population
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int

    /// Returns the bytes of a column.
    func column(_ column: Column) -> Slice<UnsafeBufferPointer<UInt8>> {
        var begin = start
        for _ in 0..<column.rawValue { begin = end(from: begin) + 1 }
        return bytes[begin..<end(from: begin)]
    }

    func text(_ column: Column) -> String {
        String(decoding: self.column(column), as: UTF8.self)
    }

    func integer(_ column: Column) -> Int {
        self.column(column).reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
    }

    /// Returns a number with at most five decimals.
    ///
    /// Divides two integers, which gives the nearest `Double`.
    func decimal(_ column: Column) -> Double {
        var digits = 0
        var scale = 0
        var isNegative = false
        for byte in self.column(column) {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): scale = 1
            default:
                digits = digits * 10 + Int(byte &- UInt8(ascii: "0"))
                scale *= 10
            }
        }
        let magnitude = Double(digits) / Double(max(scale, 1))
        return isNegative ? -magnitude : magnitude
    }

    private func end(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\t"), bytes[end] != UInt8(ascii: "\n") {
            end += 1
        }
        return end
    }
}
