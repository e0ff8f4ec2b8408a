// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CravingsPlugin

/// Kinds of simulated diaries in which no trigger, place, or hour is related to the uses that follow.
///
/// Cravings are even from 8:00 to 22:00, and uses and bouts begin evenly from 6:00 to 2:00, so that a window of up to four
/// hours after a craving never runs into the night, and a bout may have begun before the first craving.
enum DiaryKind: String, CaseIterable, CustomTestStringConvertible {
    /// Four cravings a day with one trigger, and one use on every other day.
    case even
    /// Two to five uses in a row on every other day, with the same trigger.
    case bouts
    /// Neighboring days alike in intensity and use, and the triggers of a day alike.
    case alike
    /// Bouts of uses without a trigger or a place.
    case withoutTriggers
    /// One use in eight days.
    case sparse
    /// One day in seven with 12 to 20 cravings and three times the uses, and the triggers of a day alike.
    case heavyDays

    var testDescription: String { rawValue }

    /// Returns a diary of 60 to 90 days.
    func diary(_ number: Int) -> RandomDiary {
        var diary = RandomDiary(seed: UInt64(number) &* 1_000 &+ UInt64(Self.allCases.firstIndex(of: self) ?? 0))
        var level = diary.normal()
        for day in 0..<diary.days {
            addDay(day, level: level, to: &diary)
            // The standard deviation stays 1, and the correlation of neighboring days is a half.
            level = 0.5 * level + 0.75.squareRoot() * diary.normal()
        }
        return diary.inOrder()
    }

    private func addDay(_ day: Int, level: Double, to diary: inout RandomDiary) {
        let isHeavy = self == .heavyDays && diary.chance(1.0 / 7)
        let favored = diary.triggers(2)
        let cravings =
            switch self {
            case .even: 4
            case .heavyDays: isHeavy ? Int.random(in: 12...20, using: &diary.generator) : diary.count(mean: 3)
            default: diary.count(mean: 4)
            }
        for _ in 0..<cravings {
            let intensity =
                self == .alike
                ? Int((5.5 + 1.5 * level + diary.normal()).rounded())
                : Int.random(in: 2...9, using: &diary.generator)
            diary.craving(day, intensity: intensity, triggers: triggers(favored, in: &diary))
        }
        switch self {
        case .even, .sparse:
            if diary.chance(self == .even ? 0.5 : 0.125) { diary.use(day, triggers: diary.triggers(1)) }
        case .bouts:
            if diary.chance(0.5) { diary.bout(day, triggers: diary.triggers(1)) }
        case .withoutTriggers:
            for _ in 0..<diary.count(mean: 0.8) { diary.bout(day, triggers: []) }
        case .alike, .heavyDays:
            let mean = self == .alike ? max(0.1, 0.9 + 0.6 * level) : isHeavy ? 2.4 : 0.8
            for _ in 0..<diary.count(mean: mean) { diary.use(day, triggers: triggers(favored, in: &diary)) }
        }
    }

    private func triggers(_ favored: [Trigger], in diary: inout RandomDiary) -> [Trigger] {
        switch self {
        case .even: diary.triggers(1)
        case .alike, .heavyDays: Trigger.allCases.filter { diary.chance(favored.contains($0) ? 0.7 : 0.08) }
        default: diary.triggers(diary.chance(1.0 / 3) ? 2 : 1)
        }
    }
}
