// SPDX-License-Identifier: AGPL-3.0-or-later

public import ComputationKit

extension EphemerisSource: SchemaProviding {
    /// The sources by their names.
    public static let schema = Schema<Self>.enumeration(
        "astrology.EphemerisSource", "What a position was computed from."
    ) {
        switch $0 {
        case .swissEphemeris: "the Swiss Ephemeris files"
        case .moshier: "the analytic theory built into libswe"
        case .jpl: "a JPL ephemeris file"
        case .formula: "a closed formula that needs no file"
        }
    }
}

extension EphemerisFile: SchemaProviding {
    /// What a file looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.EphemerisFile", "An ephemeris file that was read.") {
        field("content", \.content, "What the file holds.")
        field("name", \.name, "The file's name.", .text())
        field("firstJulianDay", \.firstJulianDay, "The first Julian day it covers.", .number(-1e7...1e7, .days))
        field("lastJulianDay", \.lastJulianDay, "The last Julian day it covers.", .number(-1e7...1e7, .days))
        field("ephemerisNumber", \.ephemerisNumber, "The JPL ephemeris (DE) it was made from.", .integer(0...10_000))
    }
}

extension EphemerisFile.Content: SchemaProviding {
    /// The contents by their names.
    public static let schema = Schema<Self>.enumeration(
        "astrology.EphemerisFileContent", "What an ephemeris file holds.")
}

extension EphemerisError {
    /// The error as the engine reports it.
    var failure: any Error {
        switch code {
        case .invalidInput, .missingObserver: ComputationError(.refused, message)
        default: ComputationError.invalidData(message)
        }
    }
}
