// SPDX-License-Identifier: Apache-2.0

/// The time zone at every point of the Earth, offline: a raster of 1/256 degree of the boundaries from
/// timezone-boundary-builder and OpenStreetMap.
///
/// It has every zone of the IANA database, including those that agree with
/// another since 1970.
///
/// The raster is embedded in the program. `CAstrologyData/scripts/make-zone-map` generates it and describes its format.
public struct ZoneMap: Sendable {
    /// The map.
    public static let shipped = ZoneMap()

    /// The attribution that the license of the data requires.
    public static let attribution =
        "Contains information from OpenStreetMap (openstreetmap.org/copyright) and timezone-boundary-builder, made "
        + "available under the Open Database License (ODbL)"

    /// The search radius for other zones in kilometers.
    public static let searchRadiusKilometers = 30.0

    /// The distance in kilometers below which a point is near a boundary.
    ///
    /// Half a cell of the raster and coordinates
    /// rounded to a hundredth of a degree can add up to about a kilometer.
    public static let nearBoundaryKilometers = 2.0

    /// The identifiers of all zones of the map, in its order.
    public let zones: [String]

    /// Cells per degree.
    let resolution: Int
    /// The zones of each area, most likely first.
    let areas: [[Int]]
    private let tilesStart: Int
    private let offsetsStart: Int
    private let streamStart: Int

    private init() {
        let bytes = ShippedTable.zoneMap.bytes
        var offset = (bytes.firstIndex(of: 0) ?? 0) + 1
        resolution = bytes.uint16(at: offset)
        let areaCount = bytes.uint16(at: offset + 2)
        let zoneCount = bytes.uint16(at: offset + 4)
        let mixedTileCount = bytes.uint32(at: offset + 6)
        offset += 14
        var zones: [String] = []
        for _ in 0..<zoneCount {
            let name = bytes[offset...].prefix { $0 != 0 }
            zones.append(String(decoding: name, as: UTF8.self))
            offset += name.count + 1
        }
        self.zones = zones
        var areas: [[Int]] = []
        for _ in 0..<areaCount {
            let count = Int(bytes[offset])
            areas.append((0..<count).map { [offset] in bytes.uint16(at: offset + 1 + 2 * $0) })
            offset += 1 + 2 * count
        }
        self.areas = areas
        tilesStart = offset
        offsetsStart = offset + 2 * 180 * 360
        streamStart = offsetsStart + 4 * mixedTileCount
    }

    /// The content of a square of one degree.
    enum Tile {
        /// A single area.
        case uniform(Int)
        /// Several areas, in rows that a reader reads.
        case mixed(ZoneTileReader)
    }

    /// Returns the tile whose southwest corner is at whole degrees from the south pole and from 180° west.
    func tile(row: Int, column: Int) -> Tile {
        let bytes = ShippedTable.zoneMap.bytes
        let entry = bytes.uint16(at: tilesStart + 2 * (row * 360 + column))
        guard entry >= 0x8000 else { return .uniform(entry) }
        let nibble = bytes.uint32(at: offsetsStart + 4 * (entry - 0x8000))
        return .mixed(ZoneTileReader(bytes: bytes, nibble: 2 * streamStart + nibble))
    }

    /// Returns the area of a cell, by its row from the south pole and its column from 180° west.
    func area(row: Int, column: Int) -> Int {
        switch tile(row: row / resolution, column: column / resolution) {
        case .uniform(let area): return area
        case .mixed(var reader):
            for _ in 0...row % resolution { reader.readRow() }
            return reader.runs.last { $0.column <= column % resolution }?.area ?? 0
        }
    }
}

/// Reads the rows of a mixed tile from south to north.
struct ZoneTileReader {
    /// Adjacent cells of one area, from this column to the next run's column.
    struct Run {
        var column: Int
        let area: Int
    }

    /// The runs of the row that was read last.
    private(set) var runs: [Run] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    private var nibble: Int
    private var palette: [Int] = []
    private var repeats = 0

    init(bytes: UnsafeBufferPointer<UInt8>, nibble: Int) {
        self.bytes = bytes
        self.nibble = nibble
        let count = short()
        palette = (0..<count).map { _ in next(4) }
    }

    /// Reads the next row into ``runs``.
    mutating func readRow() {
        guard repeats == 0 else {
            repeats -= 1
            return
        }
        switch next(1) {
        case 0:
            runs = (0..<short()).map { index in
                let area = palette[short()]
                return Run(column: index == 0 ? 0 : next(3), area: area)
            }
        case 1:
            for index in runs.indices.dropFirst() {
                let change = next(1)
                runs[index].column = change == 15 ? next(3) : runs[index].column + change - 7
            }
        case let operation: repeats = operation - 2
        }
    }

    /// Returns the number in the next `count` nibbles, low nibble first.
    private mutating func next(_ count: Int) -> Int {
        var result = 0
        for place in 0..<count {
            let byte = bytes[nibble / 2]
            result |= Int(nibble & 1 == 0 ? byte & 15 : byte >> 4) << (4 * place)
            nibble += 1
        }
        return result
    }

    private mutating func short() -> Int {
        let value = next(1)
        return value < 15 ? value : next(2)
    }
}
