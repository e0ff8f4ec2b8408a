// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The cravings and uses of a period.
@Schema("cravings.Summary")
public struct CravingsSummary: SchemaProviding, Hashable {
    /// The days and their coverage.
    public var period: DiaryPeriod
    /// The intensities of the cravings.
    public var cravings: IntensitySummary
    /// The number of uses, of all methods.
    @Field(.integer(0...Int.max)) public var uses: Int
    /// The uses of each method, in its unit.
    public var methods: [MethodTotal]
    /// The time since the last logged use.
    ///
    /// Nil without uses.
    public var sinceLastUse: SinceLastUse?
    /// The share of days without use among the finished days that are covered.
    public var daysWithoutUse: ShareEstimate
    /// The gaps between uses.
    public var gaps: GapEstimate
    /// The hours without use after which a craving counts as resisted.
    @Field(.integer(1...24, .hours)) public var hours: Int
    /// The resisted cravings.
    public var resisted: ResistedCravings
    /// The shares and gaps if nothing happened on unmarked days; nil without such days.
    public var ifUnmarkedFree: SummaryIfUnmarkedFree?
    /// The entries by trigger, in the order of the list of triggers.
    public var triggers: [TriggerSummary]
    /// The entries by place, in the order of the list of places.
    public var places: [PlaceSummary]
    /// The entries by hour, 0 first.
    public var hoursOfDay: [HourSummary]
    /// The entries by weekday, Monday first.
    public var weekdays: [WeekdaySummary]
    /// The main figures in sentences.
    public var statements: [Message]
}

extension CravingsSummary {
    init(_ timeline: DiaryTimeline, days: ClosedRange<Int>, hours: Int) {
        let (cravings, uses) = (timeline.cravings.within(days), timeline.uses.within(days))
        let outcomes = ResistedCravings.outcomes(of: cravings, in: timeline, hours: hours)
        let groups = SummaryGroups(cravings, outcomes, uses)
        period = DiaryPeriod(timeline, days: days)
        self.cravings = IntensitySummary(cravings)
        self.uses = uses.count
        methods = MethodTotal.totals(of: uses)
        sinceLastUse = SinceLastUse(timeline)
        daysWithoutUse = timeline.daysWithoutUse(in: days)
        gaps = UseGaps(timeline, days: days).estimate
        self.hours = hours
        resisted = ResistedCravings(outcomes)
        let unmarked = timeline.unmarkedDays(in: days)
        ifUnmarkedFree = unmarked.isEmpty ? nil : SummaryIfUnmarkedFree(timeline, days: days, unmarked, cravings, hours)
        (triggers, places, hoursOfDay, weekdays) = (groups.triggers, groups.places, groups.hours, groups.weekdays)
        statements = []
        statements = sentences
    }
}

extension SummaryIfUnmarkedFree {
    fileprivate init(
        _ timeline: DiaryTimeline, days: ClosedRange<Int>, _ unmarked: [Int], _ cravings: [DiaryTimeline.Point],
        _ hours: Int
    ) {
        let marked = timeline.marking(unmarked)
        unmarkedDays = unmarked.count
        daysWithoutUse = marked.daysWithoutUse(in: days)
        gaps = UseGaps(marked, days: days).estimate
        resisted = ResistedCravings(ResistedCravings.outcomes(of: cravings, in: marked, hours: hours))
    }
}

extension DiaryTimeline {
    /// Returns the share of days without use among the finished days of a range that are covered.
    fileprivate func daysWithoutUse(in days: ClosedRange<Int>) -> ShareEstimate {
        let daysWithUse = Set(uses.lazy.map(\.day))
        let known = days.filter { isCovered($0) && isFinished($0) }
        return ShareEstimate(known.count { !daysWithUse.contains($0) }, of: known.count)
    }
}

/// The entries of a period by trigger, place, hour, and weekday.
private struct SummaryGroups {
    let triggers: [TriggerSummary]
    let places: [PlaceSummary]
    let hours: [HourSummary]
    let weekdays: [WeekdaySummary]

    init(
        _ cravings: [DiaryTimeline.Point], _ outcomes: [ResistedCravings.Outcome], _ uses: [DiaryTimeline.Point]
    ) {
        let (allTriggers, allPlaces) = (Trigger.allCases, PlaceKind.allCases)
        let placeIndices = Dictionary(uniqueKeysWithValues: allPlaces.enumerated().map { ($1, $0) })
        var (triggers, places) = (GroupCounts(groups: allTriggers.count), GroupCounts(groups: allPlaces.count))
        var (hours, weekdays) = (GroupCounts(groups: 24), GroupCounts(groups: 7))
        var timed = 0
        for (craving, outcome) in zip(cravings, outcomes) {
            let intensity = craving.intensity ?? 1
            for (index, trigger) in allTriggers.enumerated() where craving.triggers & trigger.bit != 0 {
                triggers.add(intensity: intensity, outcome, to: index)
            }
            if let place = craving.place.flatMap({ placeIndices[$0] }) {
                places.add(intensity: intensity, outcome, to: place)
            }
            if let hour = craving.hour {
                timed += 1
                hours.add(intensity: intensity, outcome, to: hour)
            }
            weekdays.add(intensity: intensity, outcome, to: craving.weekday - 1)
        }
        for use in uses {
            for (index, trigger) in allTriggers.enumerated() where use.triggers & trigger.bit != 0 {
                triggers.addUse(to: index)
            }
            if let place = use.place.flatMap({ placeIndices[$0] }) { places.addUse(to: place) }
            if let hour = use.hour { hours.addUse(to: hour) }
            weekdays.addUse(to: use.weekday - 1)
        }
        let total = cravings.count
        self.triggers = allTriggers.enumerated().compactMap { index, trigger in
            triggers.group(index, of: total).map {
                TriggerSummary(trigger: trigger, group: trigger.group, entries: $0)
            }
        }
        self.places = allPlaces.enumerated().compactMap { index, place in
            places.group(index, of: total).map { PlaceSummary(place: place, entries: $0) }
        }
        self.hours = (0..<24).compactMap { hour in
            hours.group(hour, of: timed).map { HourSummary(hour: hour, entries: $0) }
        }
        self.weekdays = (1...7).compactMap { weekday in
            weekdays.group(weekday - 1, of: total).map { WeekdaySummary(weekday: weekday, entries: $0) }
        }
    }
}
