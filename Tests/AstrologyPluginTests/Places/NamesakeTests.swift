// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import TestTiers
import Testing

@testable import AstrologyPlugin

/// A name that several places bear is never that of a smaller one, whether it is their main name or another one.
///
/// `Namesakes` reads the expected places from the shipped table without the search under test. The largest bearer is taken
/// if it has at least five times the people of the next one, or forty if only the next one is named so today; otherwise,
/// the name is refused with a list of candidates.
@Suite struct NamesakeTests {
    private static let cityPopulation = 300_000
    private static let largePopulation = 50_000

    /// Resolves a name and returns what is wrong with the answer.
    private static func fault(of name: Namesakes.Name, in engine: Engine) async -> String? {
        let largest = name.bearers[0]
        do {
            let time = try await engine(Astrology.resolveTime, Birth(date: "1990-05-15T12:00", place: name.text))
            guard let place = time.place else { return "\(name.text): no place" }
            guard place.geonameID == largest.geonameID else {
                return "\(name.text): \(place.label), \(place.population); expected \(largest)"
            }
            let message = time.warnings.map(\.message).joined()
            let rival = name.bearers.dropFirst().first { city in
                5 * city.population > largest.population || city.population >= largePopulation && !city.hasAsOtherName
            }
            guard let rival, !message.contains("\(rival.name), ") else { return nil }
            return "\(name.text): no word of \(rival) beside \(largest)"
        } catch let error where error.code == .refused {
            let got = error.issues.map(\.got).joined()
            if got.hasSuffix("a country") || got.hasSuffix("a region") { return nil }
            let isClear = name.bearers.dropFirst().allSatisfy { largest.population >= 40 * $0.population }
            if isClear { return "\(name.text): refused; expected \(largest)" }
            let candidates = got.split(separator: ";")
            let missing = name.bearers.first { city in
                city.population > cityPopulation && city.hasAsOtherName
                    && !candidates.contains { $0.contains(city.name) && $0.contains(", \(city.country)") }
            }
            return missing.map { "\(name.text): \($0) isn't among the candidates" }
        } catch {
            return "\(name.text): \(error)"
        }
    }

    private static func faults(of names: [Namesakes.Name]) async throws -> [String] {
        let engine = try ChartFixture.engine()
        var faults: [String] = []
        for name in names { if let fault = await fault(of: name, in: engine) { faults.append(fault) } }
        return faults
    }

    /// Of 3,252 names, 561 were those of a smaller place while main names were looked at before others.
    @Test func `no city's other name that several places bear is that of a smaller place`() async throws {
        let names = Namesakes(citiesAbove: Self.cityPopulation).names.filter { $0.bearers.count > 1 }
        #expect(names.count > 3_000)
        let faults = try await Self.faults(of: names)
        #expect(faults.isEmpty, "\(faults.count) of \(names.count), such as \(faults.prefix(10))")
    }

    @Test(.slow) func `a city's other name that no other place bears is the city's`() async throws {
        let names = Namesakes(citiesAbove: Self.cityPopulation).names.filter { $0.bearers.count == 1 }
        #expect(names.count > 30_000)
        let faults = try await Self.faults(of: names)
        #expect(faults.isEmpty, "\(faults.count) of \(names.count), such as \(faults.prefix(10))")
    }

    /// The numbers are those of GeoNames: geonames.org/698740 is Odesa, and so on.
    @Test(arguments: [
        ("Odessa", 698_740), ("St. Petersburg", 498_817), ("Smyrna", 311_046), ("Leningrad", 498_817),
        ("Bombay", 1_275_339), ("Peking", 1_816_670), ("Danzig", 3_099_434), ("Saigon", 1_566_083),
    ])
    func `former and foreign names are those of the city`(name: String, geonameID: Int) async throws {
        let birth = Birth(date: "1990-05-15T12:00", place: name)
        let time = try await ChartFixture.engine()(Astrology.resolveTime, birth)
        #expect(time.place?.geonameID == geonameID)
    }

    /// Kórinthos in Greece has 30,176 people, and Corinth in Texas 22,634.
    @Test(arguments: [("Corinth", "Kórinthos", "GR"), ("Smyrna, US", "Smyrna", "US")])
    func `names without a bearer of five times the people are refused with the largest`(
        name: String, city: String, country: String
    ) async throws {
        let error = await #expect(throws: ComputationError.self) {
            _ = try await ChartFixture.engine()(
                Astrology.resolveTime, Birth(date: "1990-05-15T12:00", place: name))
        }
        let candidates = try #require(error).issues.map(\.got).joined().split(separator: ";")
        #expect(candidates.contains { $0.contains(city) && $0.contains(country) }, "\(candidates)")
    }
}
