// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// The warmth score of an outfit for a day's settings: the shape of the loss, and the setting that decides.
@Suite struct DayWarmthTests {
    /// Ensemble insulation from 0 to a maximum of 8 clo, in steps of a twentieth of a clo.
    private static let sums = stride(from: 0.0, through: 9.4, by: 0.05)

    /// The loss is never flat: every step away from the band costs points, from 0 to 8 clo, and inside the band,
    /// nothing is lost.
    @Test(arguments: [-35.0, -20, -12, -5, 0, 5, 10, 14, 18, 22, 30, 40], [0.0, 3, 11])
    func `the warmth loss is never flat`(celsius: Double, wind: Double) throws {
        let request = OutfitRequest(
            settings: [DaySetting(.outdoors, minutes: 20 + 15 * wind)], temperature: celsius, wind: wind)
        let warmth = try DayWarmth(request, profile: UserProfile())
        for shell in OuterShell.allCases {
            let need = warmth.outdoors[0].needs[shell.rawValue]
            let most = max(need.neutral, DayWarmth.lightest)
            let term = warmth.terms(shell, points: 30)[0]
            var last: (clo: Double, score: Points)?
            for sum in Self.sums {
                let now = (clo: warmth.clo(sum: sum), score: term.score(sum))
                if let last {
                    let comment: Comment = "\(shell): \(last.clo) and \(now.clo) clo at \(celsius) °C"
                    if now.clo <= need.minimum { #expect(now.score > last.score, comment) }
                    if last.clo >= most { #expect(now.score < last.score, comment) }
                }
                if now.clo >= need.minimum, now.clo <= most { #expect(now.score == Points(30)) }
                last = now
            }
        }
    }

    @Test(arguments: [15.0, 21, 27])
    func `the indoor warmth loss is never flat`(celsius: Double) throws {
        let warmth = try DayWarmth(OutfitRequest(setting: .indoors, temperature: celsius), profile: UserProfile())
        let band = warmth.indoors[0].band
        let term = warmth.terms(.none, points: 30)[0]
        var last: (clo: Double, score: Points)?
        for sum in Self.sums {
            let now = (clo: warmth.clo(sum: sum), score: term.score(sum))
            if let last, now.clo <= band.minimum { #expect(now.score > last.score, "\(now.clo) clo") }
            if let last, last.clo >= band.upper { #expect(now.score < last.score, "\(now.clo) clo") }
            last = now
        }
    }

    /// A tenth of a clo below the safe limit costs more than the hundred points of everything else.
    @Test(arguments: [-30.0, -20, -10])
    func `warmth comes first below the safe limit`(celsius: Double) throws {
        let request = OutfitRequest(setting: .outdoors, temperature: celsius, wind: 5)
        let warmth = try DayWarmth(request, profile: UserProfile())
        for shell in OuterShell.allCases {
            let safe = warmth.outdoors[0].needs[shell.rawValue].safe
            #expect(safe > 0.5)
            let term = warmth.terms(shell, points: 30)[0]
            func score(_ clo: Double) -> Double { term.score((clo - 0.161) / 0.835 - BaseLayer.underwear.clo).value }
            #expect(score(safe) - score(safe - 0.125) > 100)
        }
        // Without a weight, warmth doesn't count at all, even in extreme cold.
        #expect(warmth.terms(.none, points: 0)[0].score(0) == .zero)
    }

    /// Two stretches outdoors: the deficit for the colder one counts, whichever comes first.
    @Test func `the hardest stretch decides`() throws {
        func warmth(_ settings: [DaySetting]) throws -> DayWarmth {
            try DayWarmth(OutfitRequest(settings: settings, temperature: 8, wind: 2), profile: UserProfile())
        }
        let mild = DaySetting(.outdoors, minutes: 30)
        let cold = DaySetting(.outdoors, minutes: 30, temperature: -8)
        let alone = try warmth([cold])
        for settings in [[mild, cold], [cold, mild], [mild, DaySetting(.indoors, minutes: 60), cold]] {
            let day = try warmth(settings)
            #expect(day.hardest?.stage.coldest == -8)
            #expect(day.required(.cloth) == alone.required(.cloth))
            for sum in stride(from: 0.0, through: 1.4, by: 0.1) {
                #expect(day.terms(.cloth, points: 30)[0].score(sum) == alone.terms(.cloth, points: 30)[0].score(sum))
            }
        }
    }

    /// Nine hours at 21 °C decide the layers that can't come off; a coat doesn't count there.
    @Test func `rooms decide the layers that stay on`() throws {
        let work = try DayWarmth(OutfitRequest(temperature: -5, wind: 3, occasion: .work), profile: UserProfile())
        #expect(work.mostStaying?.stage.setting == .indoors)
        let band = try #require(work.indoors.first?.band)
        #expect(work.mostStaying?.clo == band.upper)
        let terms = work.terms(.cloth, points: 30)
        func sum(_ clo: Double) -> Double { (clo - 0.161) / 0.835 - BaseLayer.underwear.clo }
        #expect(terms[1].score(sum(band.upper - 0.01)) == Points(30))
        #expect(terms[1].score(sum(band.upper + 0.3)) < Points(30))
        // Too cool without the coat counts half.
        let (cool, still) = (terms[2].score(sum(band.minimum - 0.4)), terms[2].score(sum(band.minimum + 0.01)))
        #expect(still == Points(30) && cool < still)
        let whole = DayWarmth.value(band.minimum - 0.4, least: band.minimum, most: .infinity)
        #expect((cool.value - 30 * (1 - 0.5 * (1 - whole))).magnitude < 0.05)

        // At a hot noon, the heat outdoors decides, not the room.
        let hot = try DayWarmth(OutfitRequest(temperature: 33, occasion: .work), profile: UserProfile())
        #expect(hot.mostStaying?.stage.setting == .outdoors)
    }

    @Test func `coats count only outdoors`() throws {
        let warmth = try DayWarmth(OutfitRequest(temperature: 0, occasion: .work), profile: UserProfile())
        func quantities(_ name: String, _ category: Category) -> [Double] {
            warmth.quantities(ItemReading(named(name, category)))
        }
        #expect(quantities("Coat", .coat) == [0.6, 0, 0])
        #expect(quantities("Sweater", .sweater) == [0.28, 0, 0.28])
        #expect(quantities("Blazer", .blazer) == [0.4, 0, 0.4])
        #expect(quantities("Jeans", .jeans) == [0.24, 0.24, 0.24])
        // By its probability, rain takes half the insulation of a coat that isn't waterproof; a waterproof one keeps it
        // all.
        func inRain(_ name: String, _ probability: Double?, _ celsius: Double = 8, _ sky: WeatherCondition = .rainy)
            throws -> Double
        {
            let request = OutfitRequest(
                temperature: celsius, condition: sky, precipitationProbability: probability, occasion: .work)
            return try DayWarmth(request, profile: UserProfile()).quantities(ItemReading(named(name, .coat)))[0]
        }
        #expect(try inRain("Coat", nil) == 0.3 && inRain("Coat", 0.2) == 0.6 && inRain("Raincoat", nil) == 0.26)
        #expect((try inRain("Coat", 0.35) - 0.45).magnitude <= 0.01 + 1e-9)
        #expect(try inRain("Coat", nil, -4, .snowy) == 0.6 && inRain("Coat", nil, 1, .snowy) == 0.3)
        // An item that can be a top stays on, in any slot.
        #expect(quantities("Merino sweater", .sweater) == [0.3, 0.3, 0.3])
    }
}
