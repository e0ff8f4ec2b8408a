// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a small error of the birth time would change.
public struct Sensitivity: SchemaProviding, Equatable {
    /// How far before and after was looked at, in minutes.
    public var minutes: Double
    /// How far the Ascendant moves over the whole stretch, in degrees.
    public var ascendantArc: Double?
    /// Every placement that changes, in order of time.
    public var changes: [PlacementChange]
    /// For how long before the birth time nothing changes.
    ///
    /// In minutes, within what was looked at.
    public var stableBefore: Double
    /// For how long after the birth time nothing changes.
    ///
    /// In minutes, within what was looked at.
    public var stableAfter: Double

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "astrology.Sensitivity", "What a small error of the birth time would change."
    ) {
        field("minutes", \.minutes, "How far before and after was looked at.", .number(0...720, .minutes))
        field(
            "ascendantArc", \.ascendantArc, "How far the Ascendant moves over the whole stretch.",
            .number(0...1000, .degrees))
        field("changes", \.changes, "Every placement that changes, in order of time.")
        field(
            "stableBefore", \.stableBefore, "For how long before the birth time nothing changes.",
            .number(0...720, .minutes))
        field(
            "stableAfter", \.stableAfter, "For how long after the birth time nothing changes.",
            .number(0...720, .minutes))
    }
}

extension ChartMaker {
    /// Sweeps the minutes around a birth, a step a minute or less.
    func sensitivity(of birth: ResolvedBirth, minutes: Double) throws -> Sensitivity {
        let observer = birth.observer
        let half = minutes / 1440
        let covered = ephemeris.supportedJulianDays
        if covered.contains(birth.julianDay),
            !covered.contains(birth.julianDay - half) || !covered.contains(birth.julianDay + half)
        {
            throw ValidationIssue(
                path: "sensitivityMinutes",
                expected: "minutes that stay within the dates that \(ephemeris.identity.name) covers",
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

    /// The Ascendant's path in degrees, summed over steps so short that it cannot pass half the circle in one.
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
