// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The numbers are those of GeoNames (geonames.org).
@Suite struct PlaceChoiceTests {
    /// Main names of smaller places, and other names of cities with at least five times their people.
    @Test(arguments: [
        ("Odessa", 698_740), ("St. Petersburg", 498_817), ("Smyrna", 311_046), ("Roma", 3_169_070),
    ])
    func `another name of a much larger city is chosen with a warning of the others`(name: String, geonameID: Int)
        throws
    {
        let choice = try PlaceChoice(name)
        #expect(choice.place.geonameID == geonameID)
        let warning = try #require(choice.warning)
        #expect(warning.message.contains(choice.place.label) && warning.message.contains("others are"))
    }

    @Test(arguments: [("Peking", 1_816_670), ("Bombay", 1_275_339), ("Leningrad", 498_817)])
    func `a former name is found`(name: String, geonameID: Int) throws {
        #expect(try PlaceChoice(name).place.geonameID == geonameID)
    }

    /// Corinth in Texas has less than a fifth more people than Corinth in Greece, whose main name is Kórinthos.
    @Test func `a refusal lists main and other names together`() throws {
        let issue = try #require(throws: ValidationIssue.self) { try PlaceChoice("Corinth") }
        #expect(issue.got.contains("Texas, US") && issue.got.contains("GR"), "\(issue)")
    }

    @Test func `the region or country decides`() throws {
        #expect(try PlaceChoice("Odessa, Texas").place.country == "US")
        #expect(try PlaceChoice("Corinth, Greece").place.country == "GR")
    }

    @Test func `suggestions are in the country that was given, and coordinates are offered`() throws {
        let issue = try #require(throws: ValidationIssue.self) { try PlaceChoice("Wellingtn, NZ") }
        let hint = try #require(issue.recoverySuggestion)
        #expect(hint.contains("Wellington") && hint.contains("NZ") && hint.contains("latitude"), "\(hint)")
        #expect(PlaceTable.shipped.suggestions(for: "Wellingtn, NZ").allSatisfy { $0.hasSuffix(", NZ") })
    }

    @Test func `an exact name elsewhere is suggested`() {
        #expect(PlaceTable.shipped.suggestions(for: "Lviv, Poland").contains("Lviv, UA"))
    }
}
