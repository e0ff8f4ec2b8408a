// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The numbers are those of GeoNames (geonames.org).
@Suite struct PlaceChoiceTests {
    /// Main names of smaller places, and other names of cities with at least five times their people.
    @Test(arguments: [
        ("Odessa", 698_740), ("St. Petersburg", 498_817), ("Smyrna", 311_046),
    ])
    func `another name of a much larger city is chosen with a warning of the others`(name: String, geonameID: Int)
        throws
    {
        let choice = try PlaceChoice(name)
        #expect(choice.place.geonameID == geonameID)
        let warning = try #require(choice.warning)
        #expect(warning.message.contains("\(choice.place.label) was used"))
        #expect(warning.message.contains("others are") || warning.message.contains("another is"))
    }

    /// A name that Austin had until 1839, and one of Hong Kong: places that are named so today are meant as well.
    @Test(arguments: [
        ("Waterloo", ["Waterloo, Ontario, CA", "Austin, Texas, US"]),
        ("Victoria", ["Victoria, British Columbia, CA", "Hong Kong, Wan Chai, HK"]),
        ("Bethlehem", ["Bethlehem, West Bank, PS", "Bethlehem, Pennsylvania, US"]),
        ("Nazareth", ["Nazareth, Northern District, IL"]), ("Sparta", ["Sparta, Peloponnese, GR"]),
    ])
    func `a name that a larger city had doesn't decide between the places of today`(name: String, places: [String])
        throws
    {
        let issue = try #require(throws: ValidationIssue.self) { try PlaceChoice(name) }
        for place in places { #expect(issue.got.contains(place), "\(issue)") }
    }

    @Test(arguments: [("Jamaica", "Kingston, JM"), ("Georgia", "Tbilisi, GE"), ("Bavaria", "Munich, Bavaria, DE")])
    func `a country or region is no place of birth`(name: String, example: String) throws {
        let issue = try #require(throws: ValidationIssue.self) { try PlaceChoice(name) }
        #expect(issue.expected == "a town or city")
        #expect(issue.recoverySuggestion?.contains(example) == true, "\(issue)")
    }

    @Test(arguments: [
        "UK", "Wales", "California", "Alaska", "Brazil", "Ireland", "Turkey", "Greece", "England", "Argentina",
        "India", "Texas",
    ])
    func `a village that is named like a country or a large region isn't taken`(name: String) throws {
        let issue = try #require(throws: ValidationIssue.self) { try PlaceChoice(name) }
        #expect(issue.expected == "a town or city", "\(issue)")
    }

    /// Newton in Massachusetts has "Cambridge" as another name, and Avon in Ohio "Troy".
    @Test(arguments: [
        ("Cambridge, Massachusetts, US", "Cambridge"), ("Cambridge, MA", "Cambridge"), ("Troy, Ohio, US", "Troy"),
        ("Lexington, Kentucky, US", "Lexington"), ("New Delhi, Delhi, IN", "New Delhi"),
    ])
    func `a full label is that of the place with this main name`(name: String, city: String) throws {
        #expect(try PlaceChoice(name).place.name == city)
    }

    /// Every fifth of the places of 150,000 people or more.
    ///
    /// Two places of one label differ by their coordinates.
    @Test func `a label that only one place has is that of the place`() {
        let table = PlaceTable.shipped
        let ranks = (0..<table.count).prefix { table.row(rank: $0).population >= 150_000 }
        for place in stride(from: 0, to: ranks.count, by: 5).map(table.place) {
            do {
                #expect(try PlaceChoice(place.label).place.geonameID == place.geonameID, "\(place.label)")
            } catch {
                #expect("\(error)".contains("latitude"), "\(error)")
            }
        }
    }

    /// The codes of addresses: ISO 3166-2:CA and ISO 3166-2:AU.
    @Test(arguments: [
        ("Vancouver, BC", "British Columbia"), ("Toronto, ON", "Ontario"), ("Montreal, QC", "Quebec"),
        ("Sydney, NSW", "New South Wales"), ("Perth, WA", "Western Australia"), ("Darwin, NT", "Northern Territory"),
        ("Portland, OR", "Oregon"), ("Vancouver, WA", "Washington"),
    ])
    func `a region may be given by the code of addresses`(name: String, region: String) throws {
        #expect(try PlaceChoice(name).place.region == region)
    }

    /// Vinnytsia is also spelled Vinnitsa, like a village near Saint Petersburg.
    @Test func `a city whose name differs by a letter is mentioned beside a village`() throws {
        #expect(try PlaceChoice("Vinnitsa").warning?.message.contains("Vinnytsia") == true)
    }

    /// GeoNames has no Ukrainian name of Chornobyl; "Чорнобиль" was one of a settlement in Donetsk oblast.
    @Test(arguments: [("Чорнобиль", "Chornobyl"), ("Київ", "Kyiv"), ("Яготин", "Yahotyn")])
    func `Ukrainian letters are romanized as well`(name: String, latin: String) throws {
        #expect(FoldedName("Згурівка").romanizedUkrainian == FoldedName("Zghurivka"))
        let romanized = try #require(FoldedName(name).romanizedUkrainian)
        #expect(romanized == FoldedName(latin))
        do {
            #expect(FoldedName(try PlaceChoice(name).place.name) == romanized)
        } catch {
            #expect("\(error)".contains(latin), "\(error)")
        }
    }

    @Test func `places with the same label have coordinates`() throws {
        let warning = try #require(try PlaceChoice("Zaporozhye").warning)
        #expect(
            !warning.message.contains("write, for example, \"Zaporizhzhya, Zaporizhzhia, UA\""), "\(warning.message)")
    }

    @Test(arguments: ["Kamenets-Podolskiy", "Pereiaslav-Khmelnytskyi"])
    func `a long name that isn't known has suggestions by its first word`(name: String) {
        #expect(PlaceTable.shipped.suggestions(for: name).contains { $0.hasSuffix(", UA") })
    }

    @Test(arguments: [
        ("Singapore", "SG"), ("Mexico", "MX"), ("Djibouti", "DJ"), ("Panama", "PA"), ("Kuwait", "KW"),
        ("Luxembourg", "LU"),
    ])
    func `a city that shares its name with its country is found`(name: String, country: String) throws {
        #expect(try PlaceChoice(name).place.country == country)
    }

    @Test func `a much larger region of the name is mentioned`() throws {
        let choice = try PlaceChoice("Washington")
        #expect(choice.place.label == "Washington, District of Columbia, US")
        #expect(choice.warning?.message.contains("Washington is also a region (United States)") == true)
        let issue = try #require(throws: ValidationIssue.self) { try PlaceChoice("Ontario") }
        #expect(issue.recoverySuggestion?.contains("\"Ontario, California, US\" for the place of that name") == true)
    }

    @Test(arguments: [
        "Kyiv", "Berlin", "New York", "Ulm", "Delhi", "Milan", "Chicago", "Tokyo", "Lviv", "Paris", "Khotyn",
    ])
    func `small places of the name aren't mentioned`(name: String) throws {
        #expect(try PlaceChoice(name).warning == nil)
    }

    @Test(arguments: [("Peking", 1_816_670), ("Bombay", 1_275_339), ("Leningrad", 498_817), ("Roma", 3_169_070)])
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
