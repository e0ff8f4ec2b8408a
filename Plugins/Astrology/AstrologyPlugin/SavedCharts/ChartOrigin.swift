// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The program and data that a chart was computed with.
///
/// A saved chart whose origin differs from that of a chart computed now is outdated.
@Schema("astrology.ChartOrigin")
public struct ChartOrigin: SchemaProviding, Hashable {
    /// The version of Almanac.
    public var program: String
    /// The library of positions and its version.
    public var library: String
    /// The data files of the positions with their sizes, and those that are missing.
    public var files: [String]
    /// The release of the time zone database; `nil` if the time doesn't depend on it, or it is unknown.
    public var timeZones: String?
    /// The checksum of the tables of places, zones, and territories.
    public var tables: String

    /// Returns the origin of a chart computed now.
    ///
    /// - Parameters:
    ///   - sources: The sources of positions and time zones.
    ///   - choice: The ephemeris that the request chose.
    ///   - bodies: The bodies of the chart.
    ///   - julianDay: The instant as a Julian day of Universal Time.
    ///   - usesTimeZones: Whether the time depends on the time zone database.
    /// - Throws: ``ComputationError`` if there is no such source.
    package static func current(
        _ sources: AstrologySources, choice: PositionSource?, bodies: [CelestialBody], julianDay: Double,
        usesTimeZones: Bool
    ) throws(ComputationError) -> ChartOrigin {
        let ephemeris = try sources.ephemeris(choice)
        return ChartOrigin(
            program: PluginManifest.almanacVersion, library: ephemeris.identity.name,
            files: ephemeris.files(of: bodies, at: julianDay),
            timeZones: usesTimeZones ? sources.timeResolver.database?.version : nil, tables: tablesChecksum)
    }

    /// The checksum of the tables that resolve a birth, as `make-checksum` wrote it.
    private static let tablesChecksum = String(decoding: ShippedTable.checksum.bytes, as: UTF8.self)

    /// Returns what differs in an origin of now.
    package func changes(to now: ChartOrigin) -> [OriginChange] {
        func change(_ part: OriginChange.Part, _ before: String?, _ after: String?) -> OriginChange? {
            before == after ? nil : OriginChange(part: part, before: before ?? "none", after: after ?? "none")
        }
        let (gone, added) = (files.filter { !now.files.contains($0) }, now.files.filter { !files.contains($0) })
        return [
            change(.program, program, now.program), change(.library, library, now.library),
            change(.files, gone.joined(separator: ", "), added.joined(separator: ", ")),
            change(.timeZones, timeZones, now.timeZones), change(.tables, tables, now.tables),
        ].compactMap(\.self)
    }
}

/// A difference between what a chart was computed with and what is there now.
@Schema("astrology.OriginChange")
public struct OriginChange: SchemaProviding, Hashable {
    /// What changed.
    public var part: Part
    /// What it was.
    public var before: String
    /// What it is.
    public var after: String

    /// A part of the program and data that a chart is computed with.
    @Schema("astrology.OriginPart")
    public enum Part: String, CaseIterable, SchemaProviding {
        /// The version of Almanac.
        case program
        /// The library of positions.
        case library
        /// The data files of the positions.
        case files
        /// The release of the time zone database.
        case timeZones
        /// The tables of places, zones, and territories.
        case tables
        /// A value of the record, which can't be read.
        case record
    }
}
