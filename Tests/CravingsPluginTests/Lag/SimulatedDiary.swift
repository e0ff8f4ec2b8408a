// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import CravingsPlugin

/// Diaries of 60 days in which triggers don't matter, and one in which a trigger does.
enum SimulatedDiary: String, CaseIterable {
    /// Four cravings a day and a use on every other day, all at even hours of the waking day.
    case even
    /// Uses that come in bouts, on two days in five.
    case bouts
    /// Uses and triggers whose daily rates resemble those of the day before, apart from each other.
    case alikeDays
    /// Uses logged without triggers, in bouts and more than once a day.
    case plainUses
    /// A use about once in eight days.
    case rareUses
    /// Some days with many cravings and uses, each day with triggers of its own.
    case heavyDays
    /// Cravings of which three in ten are followed by use, whatever their triggers.
    case followedCravings
    /// Cravings with Anxious are followed by use three times as often as others: in 30%, against 10%.
    case anxious

    static let days = 60

    /// The diaries in which cravings and their triggers don't matter to use.
    static let withoutRelation: [SimulatedDiary] = [.even, .bouts, .alikeDays, .plainUses, .rareUses, .heavyDays]

    /// Returns the diary of a seed.
    func diary(seed: UInt64) -> Diary {
        var random = Random(seed: seed)
        var builder = DiaryBuilder()
        builder.status(0..<Self.days, .complete)
        let bases = (0..<10).map { _ in 0.05 + 0.35 * random.unit() }
        let (useLevels, triggerLevels) = (random.alikeDays(), (0..<10).map { _ in random.alikeDays() })
        for day in 0..<Self.days {
            var (cravings, shares) = (4, bases)
            switch self {
            case .even: if day % 2 == 0 { builder.use(day, random.hour()) }
            case .bouts: if random.unit() < 0.4 { builder.bout(day, 3 + random.count(2), &random) }
            case .alikeDays:
                for _ in 0..<random.count(Mathematics.exponential(0.2 + 0.9 * useLevels[day])) {
                    builder.use(day, random.hour())
                }
                cravings = random.count(4)
                shares = triggerLevels.map { 1 / (1 + Mathematics.exponential(1.5 - 1.5 * $0[day])) }
            case .plainUses: for _ in 0..<2 { builder.bout(day, 1 + random.count(1.5), &random) }
            case .rareUses: if random.unit() < 0.12 { builder.use(day, random.hour()) }
            case .heavyDays:
                let isHeavy = random.unit() < 0.15
                cravings = isHeavy ? 12 + random.count(4) : random.count(2)
                shares = bases.map { random.unit() < $0 ? 0.8 : 0.03 }
                for _ in 0..<random.count(isHeavy ? 3 : 0.6) { builder.use(day, random.hour()) }
            case .followedCravings, .anxious: break
            }
            for hour in (0..<cravings).map({ _ in random.hour() }).sorted() {
                let triggers = zip(Trigger.allCases, shares).filter { random.unit() < $1 }.map(\.0)
                builder.craving(day, hour, 1 + Int(random.unit() * 10), triggers)
                let share =
                    switch self {
                    case .followedCravings: 0.3
                    case .anxious: triggers.contains(.anxious) ? 0.3 : 0.1
                    default: 0.0
                    }
                if random.unit() < share { builder.use(day, hour + 0.2 + 1.5 * random.unit()) }
            }
        }
        builder.diary.uses.sort { $0.time < $1.time }
        return builder.diary
    }
}

extension DiaryBuilder {
    /// Adds uses within two hours.
    fileprivate mutating func bout(_ day: Int, _ uses: Int, _ random: inout Random) {
        let start = 9 + 12 * random.unit()
        for _ in 0..<uses { use(day, start + 2 * random.unit()) }
    }
}

/// Random numbers from a seed.
private struct Random {
    private var generator: SeededGenerator
    private var numbers: NormalNumbers

    init(seed: UInt64) { (generator, numbers) = (SeededGenerator(seed: seed), NormalNumbers(seed: ~seed)) }

    mutating func unit() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

    /// An hour of the waking day.
    mutating func hour() -> Double { 8 + 15 * unit() }

    /// A number of a Poisson distribution, by Knuth's multiplication of uniform numbers.
    mutating func count(_ mean: Double) -> Int {
        let limit = Mathematics.exponential(-mean)
        var (count, product) = (0, unit())
        while product > limit {
            count += 1
            product *= unit()
        }
        return count
    }

    /// A level for each day, with an autocorrelation of 0.7 and a variance of 1.
    mutating func alikeDays() -> [Double] {
        var level = numbers.next()
        return (0..<SimulatedDiary.days).map { _ in
            defer { level = 0.7 * level + 0.51.squareRoot() * numbers.next() }
            return level
        }
    }
}
