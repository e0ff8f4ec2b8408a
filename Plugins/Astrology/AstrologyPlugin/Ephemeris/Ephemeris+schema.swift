// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension PositionSource: SchemaProviding {
    /// A source as one word.
    public static let schema = Schema<Self>.text(
        "astrology.PositionSource",
        "What a position was computed from: swiss-ephemeris, moshier, jpl, formula or another source's word.",
        expected: "a word such as swiss-ephemeris", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", lengths: 1...32,
        example: "swiss-ephemeris", print: \.rawValue
    ) { _ in nil }
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
