// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The effect of a small error of the birth time.
@Schema("astrology.Sensitivity")
public struct Sensitivity: SchemaProviding, Equatable {
    /// The search interval before and after the birth time.
    ///
    /// In minutes.
    @Field(.number(0...720, .minutes)) public var minutes: Double
    /// The distance the Ascendant moves within the interval.
    ///
    /// In degrees.
    @Field(.number(0...1000, .degrees)) public var ascendantArc: Double?
    /// Every placement that changes, in chronological order.
    public var changes: [PlacementChange]
    /// The time before the birth time without a change, at most the search interval.
    ///
    /// In minutes.
    @Field(.number(0...720, .minutes)) public var stableBefore: Double
    /// The time after the birth time without a change, at most the search interval.
    ///
    /// In minutes.
    @Field(.number(0...720, .minutes)) public var stableAfter: Double
}

extension ChartMaker {
    /// Finds the changes around a birth time, in steps of at most one minute.
    func sensitivity(of birth: ResolvedBirth, minutes: Double) throws -> Sensitivity {
        let observer = birth.observer
        let half = minutes / 1440
        let covered = ephemeris.supportedJulianDays
        if covered.contains(birth.julianDay),
            !covered.contains(birth.julianDay - half) || !covered.contains(birth.julianDay + half)
        {
            throw ValidationIssue(
                path: "sensitivityMinutes",
                expected: "an interval within the dates that \(ephemeris.identity.name) covers",
                got: JSONValue.number(minutes).inWords, recoverySuggestion: "reduce the minutes")
        }
        let sweep = try PlacementSweep(
            from: birth.julianDay - half, to: birth.julianDay + half, steps: max(8, Int((2 * minutes).rounded(.up))),
            reference: birth.julianDay
        ) { try self.state(at: $0, observer: observer, houses: true) }
        let before = sweep.changes.filter { $0.minutes <= 0 }.map { -$0.minutes }.min() ?? minutes
        let after = sweep.changes.filter { $0.minutes > 0 }.map(\.minutes).min() ?? minutes
        return Sensitivity(
            minutes: minutes,
            ascendantArc: try observer.map { try ascendantArc(at: $0, from: birth.julianDay - half, days: 2 * half) },
            changes: sweep.changes, stableBefore: before, stableAfter: after)
    }

    /// Returns the Ascendant's path in degrees, summed over steps in which it can't move half the circle.
    private func ascendantArc(at observer: GeographicPosition, from start: Double, days: Double) throws -> Double {
        let steps = max(2, Int((days * 288).rounded(.up)))
        var arc = 0.0
        var last: Double?
        for step in 0...steps {
            let instant = start + days * Double(step) / Double(steps)
            guard let ascendant = try sky(at: instant, observer: observer, houses: true).houses?.ascendant else {
                continue
            }
            if let last { arc += abs(Angle.signedDifference(from: last, to: ascendant)) }
            last = ascendant
        }
        return arc
    }
}
