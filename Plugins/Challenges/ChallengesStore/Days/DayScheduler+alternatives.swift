// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension DayScheduler {
    /// Returns the alternatives of a day: those shown with its choice that are still in the catalog and can still be
    /// done, and, when none is left, others within the limits.
    func alternatives(on day: CalendarDay) throws -> [RankedChallenge] {
        let assigned = try records.days("day = ?", [day.description], db)
        let taken = Set(assigned.map(\.challenge))
        guard let current = assigned.last(where: { $0.swappedFor == nil }) else { return [] }
        let bookings = try records.statedPreferences(db).bookings
        let situation = records.later(current.situation)
        let shown = try (records.ranking(on: day, db)?.shown ?? []).filter { shown in
            guard !taken.contains(shown.id), let challenge = try records.challenge(key: shown.id, db) else {
                return false
            }
            return challenge.isActive && challenge.traits.limits(for: situation, bookings: bookings).isEmpty
        }
        guard shown.isEmpty, current.status == .pending, assigned.count > 1 else { return shown }
        return try others(situation, without: taken, number: assigned.count)
    }

    /// Returns two good challenges that weren't assigned on a day; none if the limits exclude all others.
    ///
    /// - Parameters:
    ///   - situation: The situation.
    ///   - taken: The keys of the challenges that were assigned.
    ///   - number: The number of challenges that were assigned, for the seed.
    private func others(
        _ situation: Situation, without taken: Set<String>, number: Int
    ) throws -> [RankedChallenge] {
        var input = try rankInput(situation, count: 2)
        input.challenges.removeAll { taken.contains($0.id) }
        // The limits that come with the situation were applied when it was stored.
        input.situation = situation
        guard !input.challenges.isEmpty, !RankChallenges.eligible(of: input).isEmpty else { return [] }
        let seed = Self.seed("\(try records.seedName(db)) \(number)", situation.day)
        return try RankChallenges.reading(of: input, in: Context(clock: records.clock, seed: seed)).shown
    }
}

extension ChallengeRecords {
    /// Returns a stored situation at the current hour, if its day is today and its hour has passed.
    func later(_ situation: Situation) -> Situation {
        let now = localNow
        guard clock.zone != nil, situation.day == now.day else { return situation }
        var situation = situation
        situation.hour = max(situation.hour, now.time.hour)
        return situation
    }

    /// The offset of the local clock from UTC at noon of a day in hours; nil if the zone is unknown.
    func offset(on day: CalendarDay) -> Double? {
        clock.zone.map { zone in
            let noon = CivilDateTime(day: day, time: ClockTime(minuteOfDay: 720))
            return Double(noon.clockSeconds - zone.instant(of: noon).wholeSeconds) / 3_600
        }
    }
}
