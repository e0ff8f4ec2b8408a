// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit

/// Seeded random values for tests: traits and situations of every kind.
struct Chance {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

    mutating func unit() -> Double { Double.random(in: 0..<1, using: &generator) }

    mutating func one<Word: CaseIterable>(of: Word.Type) -> Word {
        let all = Array(Word.allCases)
        return all[below(all.count)]
    }

    mutating func traits() -> ChallengeTraits {
        ChallengeTraits(
            category: one(of: ChallengeCategory.self), timeInvestment: one(of: TimeInvestment.self),
            socialRequirement: one(of: SocialRequirement.self), costLevel: one(of: CostLevel.self),
            difficulty: 1 + below(5), locationType: one(of: LocationType.self),
            seasonality: below(3) == 0 ? one(of: Seasonality.self) : nil)
    }

    /// Traits with times of day, light, and bookings.
    mutating func timedTraits() -> ChallengeTraits {
        var traits = self.traits()
        if below(2) == 0 { traits.timesOfDay = TimeOfDay.allCases.filter { _ in below(2) == 0 } }
        if traits.timesOfDay?.isEmpty == true { traits.timesOfDay = nil }
        if below(3) == 0 { traits.light = one(of: ChallengeLight.self) }
        if below(4) == 0 { traits.needsBooking = true }
        return traits
    }

    mutating func situation(_ day: CalendarDay) -> Situation {
        Situation(
            day: day, hour: below(24), weather: below(4) == 0 ? nil : one(of: DayWeather.self),
            mood: below(4) == 0 ? nil : 1 + below(5), isHoliday: below(10) == 0)
    }

    mutating func shuffle<Element>(_ elements: [Element]) -> [Element] { elements.shuffled(using: &generator) }
}
