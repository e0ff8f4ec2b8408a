// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct FrostbiteTests {
    /// Environment Canada's wind chill hazards.
    ///
    /// 10 to 30 minutes from −28, 5 to 10 from −40, 2 to 5 from −48, less than 2 from −55; the upper end is used. In
    /// calm air, the wind chill is the air temperature, rounded to a degree.
    @Test(
        arguments: [
            (0, nil), (-27, nil), (-27.4, nil), (-27.6, 30), (-28, 30), (-39, 30), (-39.4, 30), (-39.6, 10), (-40, 10),
            (-47, 10), (-47.4, 10), (-47.6, 5), (-48, 5), (-54, 5), (-54.4, 5), (-54.6, 2), (-55, 2), (-70, 2),
        ] as [(Double, Double?)])
    func `wind chill gives the hazard band`(_ chill: Double, _ minutes: Double?) {
        #expect(Frostbite.hazard(chill, 0) == minutes)
        #expect(Frostbite.minutes(temperature: chill, wind: 0) == minutes)
    }

    /// Environment Canada's wind chill chart, with winds in km/h: the band of each wind chill.
    @Test(
        arguments: [
            (-10, 40, -21, nil), (-20, 10, -27, nil), (-20, 20, -30, 30), (-25, 20, -37, 30), (-25, 30, -39, 30),
            (-25, 35, -40, 10), (-30, 20, -43, 10), (-30, 60, -50, 5), (-35, 40, -54, 5), (-40, 40, -61, 2),
        ] as [(Double, Double, Double, Double?)])
    func `hazards equal the chart's`(_ celsius: Double, _ kilometers: Double, _ chill: Double, _ minutes: Double?)
        throws
    {
        let wind = kilometers / 3.6
        #expect(try #require(WindChill.celsius(temperature: celsius, wind: wind)).rounded() == chill)
        #expect(Frostbite.hazard(celsius, wind) == minutes)
    }

    /// (2111 − 24.5 (0.667 V + 4.8)) (−4.8 − T)^−1.668 by hand, in Python.
    @Test(arguments: [
        (-15.0, 25.0, 32.934_153), (-20, 40, 14.312_168), (-25, 30, 9.992_581), (-30, 60, 4.656_234),
        (-35, 50, 3.998_303), (-40, 99.9, 0.950_024), (-18, 30, 20.318_257),
    ])
    func regression(_ celsius: Double, _ kilometers: Double, _ minutes: Double) throws {
        let value = try #require(Frostbite.regression(celsius, kilometers / 3.6))
        #expect((value - minutes).magnitude < 1e-4, "\(value)")
    }

    @Test func `the regression has a limited range`() {
        for (celsius, kilometers) in [(-14.9, 40.0), (0, 60), (-20, 24.9), (-20, 0)] {
            #expect(Frostbite.regression(celsius, kilometers / 3.6) == nil, "\(celsius) °C, \(kilometers) km/h")
        }
        // Beyond 100 km/h, the value for 100 is used: skin freezes no later, and the formula would go below 0.
        let strongest = Frostbite.regression(-30, 100 / 3.6)
        #expect(Frostbite.regression(-30, 100.1 / 3.6) == strongest && Frostbite.regression(-30, 50) == strongest)
    }

    /// The shorter of the two times is reported, and times over half an hour aren't.
    @Test func `the shorter time counts`() throws {
        // −18 °C at 30 km/h: wind chill −30, up to 30 minutes; the regression says 20.
        let minutes = try #require(Frostbite.minutes(temperature: -18, wind: 30 / 3.6))
        #expect((minutes - 20.318).magnitude < 0.001)
        // −15 °C at 25 km/h: wind chill −25, no band; the regression says 33.
        #expect(Frostbite.minutes(temperature: -15, wind: 25 / 3.6 + 1e-9) == nil)
    }

    @Test func `mild air causes no frostbite`() {
        for celsius in stride(from: -9.0, through: 45, by: 1) {
            for wind in stride(from: 0.0, through: 28, by: 2) {
                #expect(Frostbite.minutes(temperature: celsius, wind: wind) == nil, "\(celsius) °C, \(wind) m/s")
            }
        }
    }

    /// Colder never takes longer, and more wind never does: from calm to a hurricane.
    @Test func monotone() {
        func minutes(_ celsius: Double, _ wind: Double) -> Double {
            Frostbite.minutes(temperature: celsius, wind: wind) ?? .infinity
        }
        var faults: [String] = []
        for wind in stride(from: 0.0, through: 40, by: 0.5) {
            for celsius in stride(from: -60.0, through: 5, by: 0.5) {
                let now = minutes(celsius, wind)
                if now <= 0 || minutes(celsius - 0.5, wind) > now || minutes(celsius, wind + 0.5) > now {
                    faults.append("\(celsius) °C, \(wind) m/s")
                }
            }
        }
        #expect(faults == [])
    }
}
