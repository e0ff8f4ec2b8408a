// SPDX-License-Identifier: Apache-2.0
internal import CAstrologyData

/// The tables that are embedded in the program.
///
/// Only this type accesses their memory by pointer.
///
/// The bytes are constants of the program image, which are never changed or freed.
enum ShippedTable: Sendable {
    case places
    case countries
    case folding
    case zoneMap
    case glyphs
    case ephemerisManifest
    case territories
    case territoryAreas
    case reportsEnglish
    case reportsUkrainian
    case reportThemes
    case checksum
    case placeNamesUkrainian
    case messagesUkrainian

    /// The table's bytes.
    var bytes: UnsafeBufferPointer<UInt8> {
        let table =
            switch self {
            case .places: astrology_places()
            case .countries: astrology_countries()
            case .folding: astrology_folding()
            case .zoneMap: astrology_zone_map()
            case .glyphs: astrology_glyphs()
            case .ephemerisManifest: astrology_ephemeris_manifest()
            case .territories: astrology_territories()
            case .territoryAreas: astrology_territory_areas()
            case .reportsEnglish: astrology_reports_english()
            case .reportsUkrainian: astrology_reports_ukrainian()
            case .reportThemes: astrology_report_themes()
            case .checksum: astrology_checksum()
            case .placeNamesUkrainian: astrology_place_names_ukrainian()
            case .messagesUkrainian: astrology_messages_ukrainian()
            }
        return UnsafeRawBufferPointer(start: table.start, count: table.count).assumingMemoryBound(
            to: UInt8.self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The little-endian 16-bit number at `offset`; both bytes must be in the buffer.
    func uint16(at offset: Int) -> Int {
        precondition(offset >= 0 && offset <= count - 2, "a read beyond the table")
        return Int(self[offset]) | Int(self[offset + 1]) << 8
    }

    /// The little-endian 32-bit number at `offset`; all four bytes must be in the buffer.
    func uint32(at offset: Int) -> Int {
        uint16(at: offset) | uint16(at: offset + 2) << 16
    }
}
