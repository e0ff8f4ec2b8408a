// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

@Suite struct WindAndUnitsTests {
    @Test(arguments: [(-40.0, -40.0), (0, 32), (37, 98.6), (100, 212), (12.777_777_777_777_779, 55)])
    func temperatures(celsius: Double, fahrenheit: Double) {
        #expect((TemperatureUnit.celsius.fahrenheit(celsius) - fahrenheit).magnitude < 1e-9)
        #expect((TemperatureUnit.fahrenheit.celsius(fahrenheit) - celsius).magnitude < 1e-9)
        #expect(TemperatureUnit.celsius.celsius(celsius) == celsius)
    }

    /// A mile is exactly 1609.344 m, and a knot is exactly 1852 m an hour.
    @Test(arguments: [
        (SpeedUnit.milesPerHour, 0.44704), (.kilometersPerHour, 1 / 3.6), (.knots, 1852.0 / 3600),
        (.metersPerSecond, 1),
    ])
    func speeds(unit: SpeedUnit, metersPerSecond: Double) {
        #expect(unit.metersPerSecond(1) == metersPerSecond)
        for other in SpeedUnit.allCases {
            #expect((other.convert(unit.convert(7.3, to: other), to: unit) - 7.3).magnitude < 1e-12)
        }
    }

    /// Bröde and others (2012): the wind at a pedestrian's height is about two thirds of the forecast wind.
    @Test(arguments: [(10.0, 1.0), (1.1, 0.6804), (1.5, 0.7253)])
    func `wind speed follows the height profile`(height: Double, factor: Double) {
        #expect((WindProfile.speed(forecast: 1, height: height) - factor).magnitude < 0.0001)
    }

    /// World Meteorological Organization, code table 1100: the lower limits in m/s.
    @Test(arguments: [
        (0.0, "calm"), (0.29, "calm"), (0.3, "light air"), (1.6, "light breeze"), (3.3, "light breeze"),
        (3.4, "gentle breeze"), (5.5, "moderate breeze"), (8, "fresh breeze"), (10.8, "strong breeze"),
        (13.9, "near gale"), (17.2, "gale"), (20.8, "strong gale"), (24.5, "storm"), (28.5, "violent storm"),
        (32.7, "hurricane"), (90, "hurricane"),
    ])
    func beaufort(wind: Double, name: String) {
        #expect(BeaufortForce(wind: wind).name == name)
    }

    /// Saturation over water at 0, 20 and 40 °C: 6.112, 23.39 and 73.85 hPa (ITS-90; Hardy 1998, table 1).
    @Test(arguments: [(0.0, 6.112), (20, 23.39), (40, 73.85)])
    func `vapor pressures equal published values`(celsius: Double, hectopascals: Double) {
        #expect((VaporPressure.hardySaturation(celsius: celsius) / hectopascals - 1).magnitude < 0.001)
        #expect(
            (VaporPressure.iso7730(celsius: celsius, humidity: 100) / 100 / hectopascals - 1).magnitude < 0.01)
        #expect(
            (VaporPressure.iso11079Saturation(celsius: celsius) * 10 / hectopascals - 1).magnitude < 0.01)
    }

    @Test func `numbers in sentences are rounded`() {
        #expect(Figure.text(-0.004, decimals: 2) == "0.00")
        #expect(Figure.text(1.005, decimals: 1) == "1.0")
        #expect(Figure.text(-12.345, decimals: 2) == "-12.35")
        #expect(Figure.short(1.2) == "1.2")
        #expect(Figure.short(10) == "10")
        #expect(Figure.short(100) == "100")
        #expect(Figure.short(0.0625) == "0.063")
    }
}
