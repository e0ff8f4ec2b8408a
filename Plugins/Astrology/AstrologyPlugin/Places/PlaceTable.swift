// SPDX-License-Identifier: Apache-2.0

/// The shipped table of places: about 172,000 with 500 people or more in Ukraine and 1,000 or more elsewhere, and seats
/// of administrative divisions, from GeoNames.
///
/// The table is embedded in the program. Lookups use binary search and decode only the names and rows that they need.
/// `CAstrologyData/scripts/make-places` generates it and describes its format.
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
    static let extent = "places that have 1,000 people or more according to GeoNames, 500 in Ukraine"

    /// The number of places in the table.
    public var count: Int { layout.placeCount }

    let layout = PlaceTableLayout(ShippedTable.places.bytes)

    private init() {}

    /// Returns the place with a GeoNames number.
    ///
    /// - Complexity: O(*n*) in the size of the table, a few milliseconds.
    public func place(geonameID: Int) -> Place? {
        (0..<count).first { row(rank: $0).geonameID == geonameID }.map(place)
    }

    /// Returns the English name of the country with an ISO 3166-1 alpha-2 code, such as "Ukraine" for "UA".
    public func countryName(_ code: String) -> String? {
        CountryTable().name(of: code.uppercased())
    }

    /// The names of the places.
    var names: PlaceNames {
        PlaceNames(bytes: ShippedTable.places.bytes, count: layout.nameCount, blocks: layout.nameBlocks)
    }

    /// Returns the rank of the place that is the `position`-th from the south.
    ///
    /// Ranks are in descending order of population.
    func rank(fromSouth position: Int) -> Int {
        ShippedTable.places.bytes.uint32(at: layout.ranksFromSouth + 4 * position)
    }

    /// Returns the row of the place with a rank.
    func row(rank: Int) -> PlaceRow {
        PlaceRow(bytes: ShippedTable.places.bytes, layout: layout, rank: rank)
    }

    /// Returns the place with a rank.
    func place(rank: Int) -> Place {
        let row = row(rank: rank)
        let division = row.division
        return Place(
            geonameID: row.geonameID, name: row.name, country: division.country,
            region: division.region.isEmpty ? nil : division.region, latitude: row.latitude, longitude: row.longitude,
            timeZone: row.timeZone, population: row.population)
    }
}

/// The counts of the parts of the table of places, and the offsets of its arrays.
struct PlaceTableLayout {
    let placeCount: Int
    let nameCount: Int
    let divisionCount: Int
    let rows: Int
    let ranksFromSouth: Int
    let divisions: Int
    let timeZones: Int
    let nameBlocks: Int

    private static let magic = Array("PLAC".utf8)
    private static let version = 1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var reader = TableReader(bytes, at: bytes.prefix { $0 != 0 }.count + 1)
        precondition(
            reader.next(4).elementsEqual(Self.magic) && reader.uint32() == Self.version,
            "the table of places has another format")
        placeCount = reader.uint32()
        nameCount = reader.uint32()
        divisionCount = reader.uint32()
        // The number of time zones.
        _ = reader.uint32()
        rows = reader.uint32()
        ranksFromSouth = reader.uint32()
        divisions = reader.uint32()
        timeZones = reader.uint32()
        nameBlocks = reader.uint32()
    }
}
