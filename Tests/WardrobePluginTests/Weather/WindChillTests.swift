// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import ExpectedTables
import Testing

@testable import WardrobePlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite struct WindChillTests {
    /// The chart of the US National Weather Service of 2001, cell by cell.
    @Test func `wind chill equals every cell of the chart`() throws {
        let chart = try ExpectedTable("wind-chill.tsv")
        var cells = 0
        for row in chart.rows {
            for wind in chart.names.dropFirst() {
                let speed = try #require(Double(wind))
                let chill = try #require(WindChill.fahrenheit(temperature: row.number("t"), wind: speed))
                #expect((chill + 0.5).rounded(.down) == row.number(wind), "\(row.number("t")) °F, \(wind) mph")
                cells += 1
            }
        }
        #expect(cells == 216)
    }

    /// Environment Canada publishes the same index of 2001 in °C and km/h, with its own coefficients.
    @Test func `the metric equation agrees`() throws {
        for temperature in stride(from: -50.0, through: 10, by: 1) {
            for wind in stride(from: 5.0, through: 100, by: 1) {
                let power = pow(wind, 0.16)
                let metric = 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
                let speed = SpeedUnit.kilometersPerHour.metersPerSecond(wind)
                let chill = try #require(WindChill.celsius(temperature: temperature, wind: speed))
                #expect((chill - metric).magnitude < 0.1, "\(temperature) °C, \(wind) km/h")
            }
        }
    }

    @Test(arguments: [(50.1, 20.0), (40, 3), (40, 0), (90, 1)])
    func `wind chill outside its range is the air temperature`(temperature: Double, wind: Double) async throws {
        #expect(WindChill.fahrenheit(temperature: temperature, wind: wind) == nil)
        let reading = try await checked(
            WindChill(),
            WindChillInput(
                temperature: temperature, temperatureUnit: .fahrenheit, wind: wind, windUnit: .milesPerHour))
        #expect(!reading.applies)
        #expect(reading.fahrenheit == temperature)
        #expect(reading.explanation.contains("air temperature"))
    }

    @Test(arguments: [(-91.0, TemperatureUnit.celsius), (61, .celsius), (-131, .fahrenheit), (140.5, .fahrenheit)])
    func `impossible temperatures are rejected`(temperature: Double, unit: TemperatureUnit) async throws {
        let input = WindChillInput(temperature: temperature, temperatureUnit: unit, wind: 5)
        await #expect {
            try await checked(WindChill(), input)
        } throws: { error in
            (error as? ComputationError)?.issues.first?.path == "temperature"
        }
    }

    @Test func `stronger wind never feels warmer`() {
        for temperature in stride(from: -45.0, through: 50, by: 2.5) {
            var last = Double.infinity
            for wind in stride(from: 3.5, through: 80, by: 0.5) {
                let chill = WindChill.fahrenheit(temperature: temperature, wind: wind) ?? .nan
                #expect(chill <= last)
                last = chill
            }
        }
    }
}
