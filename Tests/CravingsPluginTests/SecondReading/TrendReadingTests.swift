// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import CravingsPlugin
import Testing

/// A second reading of trend and lag: what the specification says about their answers.
@Suite struct TrendReadingTests {
    private typealias Hand = HandCountedDiary

    private func diary(_ intensities: [Int?]) -> Diary {
        Diary(
            cravings: intensities.enumerated().compactMap { day, intensity in
                intensity.map { Hand.craving(day, 18, $0) }
            })
    }

    private func trend(_ intensities: [Int?]) throws -> TrendEstimate.Trend? {
        guard case .trend(let trend) = try Hand.trend(diary(intensities), days: intensities.count).result else {
            return nil
        }
        return trend
    }

    // A fall from 10 to 1 with a sawtooth, so that neighboring days aren't alike.
    private let falling = (0..<30).map { 10 - $0 * 8 / 29 - ($0.isMultiple(of: 2) ? 1 : 0) }

    @Test func `a clear fall is one, and its mirror a rise`() throws {
        let fall = try #require(try trend(falling))
        let rise = try #require(try trend(falling.map { 11 - $0 }))
        #expect(fall.probability < 0.05 && fall.score < 0)
        #expect(rise.earlier + fall.earlier == 11 && rise.later + fall.later == 11 && rise.score == -fall.score)
        #expect(fall.direction == .falling && rise.direction == .rising)
    }

    @Test func `alternating days have no clear trend`() throws {
        let trend = try #require(try trend((0..<30).map { $0.isMultiple(of: 2) ? 4 : 6 }))
        #expect(trend.probability > 0.05 && trend.direction == .unclear)
    }

    @Test func `equal days have no clear trend`() throws {
        let trend = try #require(try trend(Array(repeating: 5, count: 30)))
        #expect(trend.score == 0 && trend.probability > 0.9)
    }

    @Test func `nine days are too few, and so are days of which more than three in ten are missing`() throws {
        #expect(try trend(Array(repeating: 5, count: 9)) == nil)
        #expect(try trend(falling.enumerated().map { $0 % 3 == 0 ? nil : $1 }) == nil)
        #expect(try trend(falling.enumerated().map { $0 % 4 == 3 ? nil : $1 }) != nil)
    }

    @Test func `the same seed gives the same answer`() throws {
        let diary = diary(falling)
        #expect(try Hand.trend(diary, seed: 7) == Hand.trend(diary, seed: 7))
    }

    // The daily value is the median of the day's intensities, so one more craving between them changes nothing.
    @Test func `a day's value is its median`() throws {
        var diary = diary(falling)
        let before = try Hand.trend(diary)
        diary.cravings += falling.enumerated().flatMap { day, intensity in
            [Hand.craving(day, 10, 1), Hand.craving(day, 11, 10), Hand.craving(day, 12, intensity)]
        }
        let after = try Hand.trend(diary)
        #expect(after.result == before.result)
        #expect(after.days.map(\.value) == falling.map(Double.init))
    }

    // MARK: Lag

    private func lag(_ diary: Diary, days: Int) throws -> LagReport {
        try FindLag.reading(
            of: LagInput(
                diary: diary, from: Hand.day(0), through: Hand.day(days - 1), now: Hand.time(days + 1, 12), hours: 4),
            in: Context(seed: 3))
    }

    private func test(_ trigger: Trigger, _ report: LagReport) -> LagComparison.Test? {
        report.triggers.first { $0.trigger == trigger }?.comparison.test
    }

    // Sixty days with an Anxious craving that is followed by a use and a Tired one that isn't.
    @Test func `a trigger that is always followed by use is found, in words without a cause`() throws {
        var diary = Diary(days: Hand.days(0..<62, .complete))
        for day in 0..<60 {
            let isAnxious = day.isMultiple(of: 2)
            diary.cravings.append(Hand.craving(day, 18, 5, [isAnxious ? .anxious : .tired]))
            if isAnxious { diary.uses.append(Hand.use(day, 19)) }
        }
        let report = try lag(diary, days: 60)
        #expect(try #require(test(.anxious, report)).qValue < 0.01)
        #expect(try #require(test(.tired, report)).qValue > 0.99)
        #expect(test(.sad, report) == nil)
        for statement in report.statements {
            for word in ["causes", "because", "due to", "leads to", "makes you", "triggered by"] {
                #expect(!statement.text.lowercased().contains(word), "\(statement.text)")
            }
        }
    }

    @Test func `eleven cravings with a trigger are too few`() throws {
        var diary = Diary(days: Hand.days(0..<42, .complete))
        for day in 0..<40 {
            diary.cravings.append(Hand.craving(day, 18, 5, day < 11 ? [.lonely] : [.bored]))
            if day.isMultiple(of: 3) { diary.uses.append(Hand.use(day, 19)) }
        }
        let report = try lag(diary, days: 40)
        #expect(test(.lonely, report) == nil)
    }
}
