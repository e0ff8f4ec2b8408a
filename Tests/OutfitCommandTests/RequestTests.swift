// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ComputationKit
import Testing
import WardrobePlugin

@testable import OutfitCommand

@Suite("Requests as typed")
struct RequestTests {
    private let today = CalendarDay(daysSince1970: 20_000)

    private func request(_ line: String, profile: TemperatureUnit? = nil) throws -> OutfitRequest {
        let options = try RequestOptions.parse(line.split(separator: " ").map(String.init))
        return try options.request(unit: try options.temperatureUnit(profile: profile), today: today)
    }

    @Test(arguments: [
        // 1 mph is 0.44704 m/s, a knot 1852 m an hour, both by definition.
        ("10mph", 4.4704), ("36km/h", 10), ("36kph", 10), ("5m/s", 5), ("5M/S", 5), ("10kn", 5.144444), ("0", 0),
    ])
    func `wind speeds are converted to m/s`(_ text: String, _ speed: Double) throws {
        #expect(abs(try SpeedText(parsing: text, for: "--wind").metersPerSecond - speed) < 1e-6)
    }

    @Test(arguments: ["12", "", "mph", "-5m/s", "5 furlongs", "1e9mph"])
    func `wind speeds need a known unit`(_ text: String) {
        #expect(throws: ComputationError.self) { try SpeedText(parsing: text, for: "--wind") }
    }

    // ANSI/ASHRAE 55-2020, table 5-1.
    @Test(arguments: [("1.6", 1.6), ("2met", 2), ("standing", 1.2), ("Walking", 2.6), ("sitting", 1)])
    func activities(_ text: String, _ met: Double) throws {
        #expect(try Activity.met(text, for: "--activity") == met)
    }

    @Test
    func `unknown activities get the nearest word`() {
        let failure = #expect(throws: ComputationError.self) { try Activity.met("walkin", for: "--activity") }
        #expect(failure?.description.contains("did you mean walking?") == true)
    }

    @Test
    func `the unit is the typed one, the temperature's, the profile's, or °F`() throws {
        #expect(try request("--temp 50").temperature == 10)
        #expect(try request("--temp 10", profile: .celsius).temperature == 10)
        #expect(try request("--temp 10 --unit C", profile: .fahrenheit).temperature == 10)
        #expect(try request("--temp 10C", profile: .fahrenheit).temperature == 10)
        let options = try RequestOptions.parse(["--temp", "10C"])
        #expect(try options.temperatureUnit(profile: .fahrenheit) == .celsius)
        #expect(throws: ComputationError.self) { try request("--temp 10 --unit K") }
    }

    @Test(arguments: ["dateNight", "date-night", "DATENIGHT", "date_night"])
    func `words are accepted in any case, with hyphens or spaces`(_ word: String) throws {
        #expect(try request("--temp 50 --occasion \(word)").occasion == .dateNight)
    }

    @Test
    func `unknown words name the option and the nearest word`() throws {
        for (line, words) in [
            ("--occasion wrok", ["--occasion", "did you mean work?"]),
            ("--condition rayny", ["--condition", "did you mean rainy?"]),
            ("--dress-code blacktye", ["--dress-code", "did you mean blackTie?"]),
            ("--style clasic", ["--style", "did you mean classic?"]),
            ("--setting inside", ["--setting", "indoors, outdoors"]),
            ("--date 2026-02-30", ["--date", "2026-02-30"]), ("--lat 91", ["--lat", "-90 to 90 degrees"]),
            ("--lon x", ["--lon"]), ("--humidity 101", ["--humidity", "0 to 100 percent"]),
        ] {
            let failure = #expect(throws: ComputationError.self) { try request("--temp 50 \(line)") }
            for word in words { #expect(failure?.description.contains(word) == true, "\(line)") }
        }
    }

    @Test
    func `the apparent temperature replaces air temperature, wind and humidity`() throws {
        let felt = try request("--temp 55 --feels-like 50")
        #expect(felt.temperature == 10)
        // The NWS chart's calm: 3 mph.
        #expect(felt.wind == 3 * 0.44704)
        #expect(try request("--feels-like 50 --setting indoors").wind == nil)
        #expect(throws: ComputationError.self) { try request("--feels-like 50 --wind 12mph") }
        #expect(throws: ComputationError.self) { try request("--feels-like 50 --humidity 20") }
        #expect(throws: ComputationError.self) { try request("--feels-like 50 --temp warm") }
    }

    @Test
    func `days are read as words and dates`() throws {
        #expect(try request("--temp 50").date == today)
        #expect(try request("--temp 50 --date tomorrow").date == CalendarDay(daysSince1970: 20_001))
        #expect(try request("--temp 50 --date 2026-11-21").date == CalendarDay("2026-11-21"))
    }

    @Test
    func `the occasion decides the setting unless one is typed`() throws {
        #expect(try request("--temp 50 --occasion work").setting == nil)
        #expect(try request("--temp 50 --setting indoors").setting == .indoors)
        #expect(try request("--temp 50").settings == [])
    }

    @Test(arguments: [
        ("20min outdoors", [DaySetting(.outdoors, minutes: 20)]),
        (
            "20min outdoors, 9h 21C indoors, 1h 2C outdoors",
            [
                DaySetting(.outdoors, minutes: 20), DaySetting(.indoors, minutes: 540, temperature: 21),
                DaySetting(.outdoors, minutes: 60, temperature: 2),
            ]
        ),
        // The unit of figures without one is that of --temp; words like "at" say nothing.
        (
            "1.5h at 68F indoors,30m outdoors",
            [
                DaySetting(.indoors, minutes: 90, temperature: 20), DaySetting(.outdoors, minutes: 30),
            ]
        ),
        ("outdoors -4 2hours", [DaySetting(.outdoors, minutes: 120, temperature: -20)]),
    ])
    func `a day is read as a sequence of settings`(_ text: String, _ settings: [DaySetting]) throws {
        let options = try RequestOptions.parse(["--temp", "50", "--day", text])
        let read = try options.request(unit: try options.temperatureUnit(profile: nil), today: today).settings
        #expect(read.count == settings.count)
        for (one, other) in zip(read, settings) {
            #expect(one.setting == other.setting && one.minutes == other.minutes)
            #expect(abs((one.temperature ?? 99) - (other.temperature ?? 99)) < 1e-9)
        }
    }

    @Test(arguments: [
        "", "outdoors", "20min", "20min outdoors,", "20min outside", "0min outdoors", "25h indoors",
        "1h 2h indoors",
    ])
    func `invalid stretches are quoted`(_ text: String) throws {
        let options = try RequestOptions.parse(["--temp", "50", "--day", text])
        let failure = #expect(throws: ComputationError.self) { try options.request(unit: .celsius, today: today) }
        #expect(failure?.issues.first?.path == "--day", "\(text)")
    }

    @Test(arguments: [("20", 0.2), ("20%", 0.2), ("0", 0), ("100%", 1)])
    func `the chance of rain is read in percent`(_ text: String, _ probability: Double) throws {
        #expect(
            try request("--temp 50 --condition rainy --precipitation \(text)").precipitationProbability == probability)
        #expect(try request("--temp 50 --rain-chance \(text)").precipitationProbability == probability)
        #expect(try request("--temp 50").precipitationProbability == nil)
        for bad in ["101", "-1", "likely"] {
            let failure = #expect(throws: ComputationError.self) { try request("--temp 50 --precipitation=\(bad)") }
            #expect(failure?.description.contains("--precipitation") == true, "\(bad)")
        }
    }

    @Test
    func `a temperature is required`() {
        let failure = #expect(throws: ComputationError.self) { try request("--occasion work") }
        #expect(failure?.description.contains("--temp") == true)
    }
}
