// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit

@testable import CravingsPlugin

/// A diary of 60 to 90 complete days that is built from random numbers.
struct RandomDiary {
    var generator: SeededGenerator
    let days: Int
    private var builder = DiaryBuilder()

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        days = Int.random(in: 60...90, using: &generator)
        builder.status(0..<days, .complete)
    }

    var diary: Diary { builder.diary }
    var from: CalendarDay { DiaryBuilder.day(0) }
    var through: CalendarDay { DiaryBuilder.day(days - 1) }
    var now: Timestamp { DiaryBuilder.time(days, 12) }

    /// Returns a diary in which Social is followed by a use with one probability and other triggers with another.
    ///
    /// A use also follows other cravings shortly before it, so that Social is followed about three times as often.
    static func planted(_ number: Int, social: Double, others: Double) -> RandomDiary {
        var diary = RandomDiary(seed: UInt64(number) &* 7_919 &+ 1)
        let rest = Trigger.allCases.filter { $0 != .social }
        for day in 0..<diary.days {
            for _ in 0..<diary.count(mean: 4) {
                let isSocial = diary.chance(0.25)
                let trigger = isSocial ? .social : rest[Int.random(in: 0..<rest.count, using: &diary.generator)]
                let hour = diary.craving(day, intensity: 5, triggers: [trigger])
                guard diary.chance(isSocial ? social : others) else { continue }
                diary.builder.use(day, hour + Double.random(in: 0.1...1.5, using: &diary.generator), .vape, 3)
            }
        }
        return diary.inOrder()
    }

    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < probability }

    /// Returns a number of events among 40 chances, close to the distribution of Poisson.
    mutating func count(mean: Double) -> Int {
        (0..<40).reduce(0) { count, _ in count + (chance(mean / 40) ? 1 : 0) }
    }

    /// Returns a number close to the standard normal distribution: the sum of 12 even ones.
    mutating func normal() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
    }

    mutating func triggers(_ count: Int) -> [Trigger] {
        Array(Trigger.allCases.shuffled(using: &generator).prefix(count))
    }

    /// Adds a craving at an even time, and returns its hour.
    @discardableResult
    mutating func craving(_ day: Int, intensity: Int, triggers: [Trigger]) -> Double {
        let hour = Double.random(in: 8..<22, using: &generator)
        let places: [PlaceKind] = [.home, .home, .home, .work, .outside]
        builder.craving(
            day, hour, min(10, max(1, intensity)), triggers,
            place: places[Int.random(in: 0..<places.count, using: &generator)])
        return hour
    }

    mutating func use(_ day: Int, triggers: [Trigger]) {
        builder.use(day, Double.random(in: 6..<26, using: &generator), .vape, 3, triggers)
    }

    /// Adds two to five uses, 12 to 30 minutes apart.
    mutating func bout(_ day: Int, triggers: [Trigger]) {
        var hour = Double.random(in: 6..<26, using: &generator)
        for _ in 0..<Int.random(in: 2...5, using: &generator) {
            builder.use(day, hour, .vape, 3, triggers)
            hour += Double.random(in: 0.2...0.5, using: &generator)
        }
    }

    /// Returns the diary with its entries by time.
    func inOrder() -> RandomDiary {
        var sorted = self
        sorted.builder.diary.cravings.sort { $0.time < $1.time }
        sorted.builder.diary.uses.sort { $0.time < $1.time }
        return sorted
    }
}
