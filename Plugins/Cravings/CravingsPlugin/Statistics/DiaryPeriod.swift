// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The days of a statistic and their coverage.
@Schema("cravings.DiaryPeriod")
public struct DiaryPeriod: SchemaProviding, Hashable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The number of days.
    @Field(.integer(1...Int.max, .days)) public var days: Int
    /// The number of covered days: those with an entry, or with a status that says that all is logged.
    @Field(.integer(0...Int.max, .days)) public var coveredDays: Int
    /// The number of unknown days.
    @Field(.integer(0...Int.max, .days)) public var unknownDays: Int
    /// The number of cravings and uses on these days.
    @Field(.integer(0...Int.max)) public var entries: Int
    /// The mean number of entries of a covered day.
    ///
    /// Nil without covered days.
    @Field(.number(0...)) public var entriesPerCoveredDay: Double?
}

extension DiaryPeriod {
    /// Creates a period from its days and their entries.
    init(_ timeline: DiaryTimeline, days: ClosedRange<Int>) {
        from = CalendarDay(daysSince1970: days.lowerBound)
        through = CalendarDay(daysSince1970: days.upperBound)
        self.days = days.count
        coveredDays = days.count { timeline.isCovered($0) }
        unknownDays = days.count - coveredDays
        let points = [timeline.cravings.within(days), timeline.uses.within(days)].joined()
        entries = points.count
        entriesPerCoveredDay =
            coveredDays == 0
            ? nil : Double(points.count { timeline.isCovered($0.day) }) / Double(coveredDays)
    }

    /// The days and the number of them that are covered, in words.
    var words: String { "\(from) to \(through), \(coveredDays) of \(days) days covered" }
}

extension [DiaryTimeline.Point] {
    /// Returns the entries on days of a range.
    ///
    /// Two offsets can put a later instant on an earlier day, so each entry's day is compared.
    func within(_ days: ClosedRange<Int>) -> [DiaryTimeline.Point] { filter { days.contains($0.day) } }
}
