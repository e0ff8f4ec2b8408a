// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing
import WardrobePlugin

@testable import OutfitCommand

@Suite("Temperatures as typed")
struct TemperatureTextTests {
    @Test(
        arguments: [
            // 32 °F is 0 °C, 212 °F is 100 °C, -40 is the same in both: the definition of the scales.
            ("32", 0.0, nil), ("50", 10, nil), ("-40", -40, nil), ("10C", 10, nil), ("10 °C", 10, nil),
            ("50f", 10, nil),
            ("41..59", 5, 15.0), ("5C..15C", 5, 15), ("5C..15", 5, 15), ("5..15C", 5, 15), ("5C..59F", 5, 15),
            ("-40..-4", -40, -20), ("\u{2212}40", -40, nil), ("50.0..59.0", 10, 15), ("+50", 10, nil),
            ("41...59", 5, 15),
        ] as [(String, Double, Double?)])
    func `temperatures are read with units and ranges`(_ text: String, _ low: Double, _ high: Double?) throws {
        let read = try TemperatureText(parsing: text, for: "--temp").celsius(assuming: .fahrenheit)
        #expect(abs(read.low - low) < 1e-9)
        #expect((read.high == nil) == (high == nil))
        if let found = read.high, let high { #expect(abs(found - high) < 1e-9) }
    }

    @Test
    func `the typed unit is kept`() throws {
        #expect(try TemperatureText(parsing: "13C", for: "--temp").unit == .celsius)
        #expect(try TemperatureText(parsing: "5..13c", for: "--temp").unit == .celsius)
        #expect(try TemperatureText(parsing: "55F", for: "--temp").unit == .fahrenheit)
        #expect(try TemperatureText(parsing: "55", for: "--temp").unit == nil)
    }

    @Test(arguments: [
        "", "warm", "C", "..", "5..", "..5", "1..2..3", "5K", "1e3", "0x10", "nan", "inf", "5CC", "--5", "5-9", "٥",
    ])
    func `invalid temperatures name the option`(_ text: String) {
        let failure = #expect(throws: ComputationError.self) {
            try TemperatureText(parsing: text, for: "--temp").celsius(assuming: .celsius)
        }
        #expect(failure?.exitCode == 64)
        #expect(failure?.issues.map(\.path) == ["--temp"])
    }

    @Test(arguments: [
        ("500", "-130 to 140 °F"), ("61C", "-90 to 60 °C"), ("-91C", "-90 to 60 °C"),
        ("-200..50", "-130 to 140 °F"),
        ("20..400", "-130 to 140 °F"),
    ])
    func `impossible temperatures are rejected in their unit`(_ text: String, _ range: String) {
        let failure = #expect(throws: ComputationError.self) {
            try TemperatureText(parsing: text, for: "--temp").celsius(assuming: .fahrenheit)
        }
        #expect(failure?.description.contains(range) == true)
    }

    @Test
    func `reversed ranges are rejected`() {
        let failure = #expect(throws: ComputationError.self) {
            try TemperatureText(parsing: "63..41", for: "--temp").celsius(assuming: .fahrenheit)
        }
        #expect(
            failure?.description
                == "--temp: expected the colder end first, got 63..41 (are the two swapped?)")
    }
}
