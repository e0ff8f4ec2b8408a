// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// The required insulation of a stretch outdoors, compared with ISO 11079's balance and common-sense orderings.
@Suite struct OutdoorNeedTests {
    private static func need(
        _ celsius: Double, wind: Double? = 3, humidity: Double = 50, met: Double = 2, minutes: Double = 60,
        _ shell: OuterShell = .cloth, offset: Double = 0
    ) -> OutdoorNeed {
        OutdoorNeed(
            celsius: celsius, wind: wind, humidity: humidity, met: met, minutes: minutes, shell: shell, offset: offset)
    }

    /// The standard's balance with its own assumptions, implemented independently: the wind at body height, at least
    /// the walking speed of ASHRAE 55's activities, 0.9 m/s at 2 met and 1.2 m/s at 2.6 met, and 0.4 m/s.
    private static func balance(
        _ celsius: Double, wind: Double, humidity: Double = 50, met: Double = 2, _ shell: OuterShell = .cloth
    ) -> ColdStressBalance {
        let rate = met * 58.15
        let walking = min(1.2, max(0, 0.0052 * (rate - 58)))
        let pace =
            met <= 2
            ? max(0, (met - 1.2) / 0.8 * 0.9) : met <= 2.6 ? 0.9 + (met - 2) / 2 : min(1.8, 1.2 + (met - 2.6) / 2)
        return ColdStressBalance(
            airTemperature: celsius, radiantTemperature: celsius,
            relativeAirSpeed: max(0.4, pace, WindProfile.speed(forecast: wind)), humidity: humidity,
            metabolicRate: rate, walkingSpeed: walking, airPermeability: shell.airPermeability)
    }

    /// Clothes at the safe limit lose 40 Wh/m² in exactly the length of the stay, and warmer clothes last longer.
    @Test(arguments: [11_079, 2_007] as [UInt64])
    func `the safe limit covers the whole stay`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var compared = 0
        for _ in 0..<300 {
            let celsius = Double.random(in: -40...10, using: &random)
            let wind = Double.random(in: 0...20, using: &random)
            let humidity = Double.random(in: 20...95, using: &random)
            let met = Double.random(in: 1.2...3, using: &random)
            let minutes = Double.random(in: 10...300, using: &random)
            let shell = try #require(OuterShell.allCases.randomElement(using: &random))
            let need = Self.need(celsius, wind: wind, humidity: humidity, met: met, minutes: minutes, shell)
            guard need.safe > 0.1 else { continue }
            compared += 1
            let balance = Self.balance(celsius, wind: wind, humidity: humidity, met: met, shell)
            let hours = try #require(balance.durationLimit(.minimal, clo: need.safe), "seed \(seed)")
            #expect((hours * 60 - minutes).magnitude < 0.01 * minutes, "seed \(seed): \(hours) h for \(minutes) min")
            #expect(((need.minutes(wearing: need.safe) ?? 480) - minutes).magnitude < 0.01 * minutes, "seed \(seed)")
            #expect(try #require(need.minutes(wearing: need.safe - 0.05)) < minutes, "seed \(seed)")
            #expect(need.minutes(wearing: need.safe + 0.05) ?? 481 > minutes, "seed \(seed)")
        }
        #expect(compared > 150, "seed \(seed): \(compared)")
    }

    /// At 10 °C and below, the neutral value is ISO 11079's neutral clothing, and the minimum is between the safe limit
    /// and the standard's minimal clothing, which lasts indefinitely.
    @Test(arguments: [-30.0, -15, -5, 0, 5, 10], [10.0, 30, 90, 240])
    func `the comfort band is the standard's`(celsius: Double, minutes: Double) {
        for shell in OuterShell.allCases {
            for met in [1.5, 2, 2.6] {
                let need = Self.need(celsius, wind: 4, met: met, minutes: minutes, shell)
                let balance = Self.balance(celsius, wind: 4, met: met, shell)
                let (minimal, neutral) = (balance.requiredEnsemble(.minimal), balance.requiredEnsemble(.neutral))
                let comment: Comment = "\(celsius) °C, \(minutes) min, \(met) met, \(shell)"
                #expect((need.neutral - max(0, neutral)).magnitude < 1e-9, comment)
                #expect(need.safe <= need.minimum && need.minimum <= max(0, minimal) + 1e-9, comment)
                #expect(need.minimum <= need.neutral, comment)
                // Four times the stay: the minimum either lasts that long, or it's the one that lasts indefinitely.
                if need.minimum > 0, need.minimum < minimal - 1e-6 {
                    let hours = balance.durationLimit(.minimal, clo: need.minimum) ?? .infinity
                    #expect(hours * 60 > 3.99 * minutes, comment)
                }
            }
        }
    }

    /// Equals the result of `wardrobe.required-insulation` for the stated permeability.
    @Test(arguments: OuterShell.allCases)
    func `the comfort band equals required insulation`(_ shell: OuterShell) throws {
        for (celsius, wind) in [(-20.0, 2.0), (-5, 8), (3, 5), (10, 0.5)] {
            let reading = try RequiredInsulation.reading(
                of: RequiredInsulationInput(
                    setting: .outdoors, airTemperature: celsius, wind: wind, met: 2,
                    airPermeability: shell.airPermeability))
            let neutral = Self.need(celsius, wind: wind, shell).neutral
            #expect((reading.required.neutral - neutral).magnitude < 1e-9, "\(celsius) °C")
        }
    }

    /// In any wind, a windproof layer requires less insulation than cloth, and cloth less than knitwear.
    ///
    /// The difference grows with the wind.
    @Test(arguments: [-25.0, -10, 0, 8, 13])
    func `a windproof layer lowers the need`(celsius: Double) {
        var last = -1.0
        for wind in [2.0, 5, 10, 15, 20] {
            let needs = OuterShell.allCases.map { Self.need(celsius, wind: wind, minutes: 180, $0) }
            let (windproof, cloth, none) = (needs[0], needs[1], needs[2])
            #expect(windproof.neutral < cloth.neutral && cloth.neutral < none.neutral, "\(wind) m/s")
            #expect(windproof.minimum < cloth.minimum && cloth.minimum < none.minimum, "\(wind) m/s")
            #expect(none.neutral - windproof.neutral > last, "\(wind) m/s")
            last = none.neutral - windproof.neutral
        }
    }

    /// A stormy 15 °C doesn't require a down parka: a shirt, a sweater, and a windproof shell are enough.
    @Test func `a storm at 15 °C raises the need`() {
        let worn = [
            named("Shirt", .shirt), named("Sweater", .sweater), named("Jeans", .jeans), named("Boots", .boots),
            named("Rain shell", .jacket),
        ]
        let clo = EnsembleInsulation.clo(of: worn.map(\.insulation))
        let need = Self.need(15, wind: 17, minutes: 60, .windproof)
        #expect(InsulationBand(minimum: need.minimum, neutral: need.neutral).deviation(of: clo).magnitude <= 0.2)
    }

    // MARK: Orders

    /// Colder air requires more insulation, from frost past the standard's limit at 10 °C to heat.
    @Test(arguments: OuterShell.allCases, [0.0, 3, 8, 15])
    func `cold raises the need`(_ shell: OuterShell, wind: Double) {
        var faults: [String] = []
        for minutes in [15.0, 60, 240] {
            var last: OutdoorNeed?
            for celsius in stride(from: -40.0, through: 40, by: 0.5) {
                let now = Self.need(celsius, wind: wind, minutes: minutes, shell)
                defer { last = now }
                guard let last else { continue }
                let falls = (
                    safe: last.safe - now.safe, minimum: last.minimum - now.minimum, neutral: last.neutral - now.neutral
                )
                let isStrict = celsius > 10 || falls.neutral > 0 || last.neutral == 0
                // Insulation is rounded to fiftieths of a clo; the blend above 10 °C can rise by less than one.
                if !isStrict || min(falls.safe, falls.minimum, falls.neutral) < -0.02 {
                    faults.append("\(celsius) °C, \(minutes) min: \(falls)")
                }
            }
        }
        #expect(faults == [])
    }

    /// More wind and longer stays require more insulation.
    @Test(arguments: [-30.0, -10, 0, 7, 10, 14, 19])
    func `wind and longer stays raise the need`(celsius: Double) {
        for shell in OuterShell.allCases {
            let winds = stride(from: 0.0, through: 26, by: 0.5).map {
                Self.need(celsius, wind: $0, minutes: 120, shell)
            }
            for (calm, windy) in zip(winds, winds.dropFirst()) {
                #expect(calm.neutral <= windy.neutral + 1e-9 && calm.minimum <= windy.minimum + 1e-9)
                #expect(calm.safe <= windy.safe + 1e-9)
            }
            let stays = [5.0, 10, 20, 40, 80, 160, 320].map { Self.need(celsius, minutes: $0, shell) }
            for (short, long) in zip(stays, stays.dropFirst()) {
                #expect(short.minimum <= long.minimum + 1e-9 && short.safe <= long.safe + 1e-9)
                // The length of the stay doesn't change the neutral value.
                #expect(short.neutral <= long.neutral + 1e-9)
            }
        }
    }

    /// Exercise requires less, and the personal offset is added.
    ///
    /// The safe limit is the same for everyone.
    @Test(arguments: [-20.0, -5, 5])
    func `activity and personal offset change the need`(celsius: Double) {
        let walk = Self.need(celsius)
        let run = Self.need(celsius, met: 4)
        #expect(run.neutral < walk.neutral - 0.2 && run.minimum <= walk.minimum)
        let feelsTheCold = Self.need(celsius, offset: 0.3)
        #expect((feelsTheCold.neutral - walk.neutral - 0.3).magnitude < 1e-9)
        #expect((feelsTheCold.minimum - walk.minimum - 0.3).magnitude < 1e-9)
        #expect(feelsTheCold.safe == walk.safe)
        #expect(walk.minutes(wearing: 0.6) == feelsTheCold.minutes(wearing: 0.6))
    }

    /// From 10 to 20 °C, the standard is blended with people's habits; from 20 °C on, only habits count.
    @Test func `habit decides above 20 °C`() {
        for celsius in [20.0, 24, 28] {
            let need = Self.need(celsius, wind: 1, met: 2)
            let habit = HabitualClothing.outdoors(celsius: celsius)
            #expect(need.safe == 0)
            #expect((need.neutral - habit).magnitude <= 0.75, "\(celsius) °C: \(need.neutral) for \(habit)")
            #expect((need.neutral - need.minimum - 0.3).magnitude < 1e-9)
        }
    }
}
