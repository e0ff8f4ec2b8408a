// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension DayScheduler {
    /// Returns the alternatives of a day: those shown with its choice that are still in the catalog and can still be
    /// done, and, when none is left, others within the limits.
    func alternatives(on day: CalendarDay) throws -> [RankedChallenge] {
        let assigned = try transaction.days.all("day = ?", [day.description])
        let taken = Set(assigned.map(\.challenge))
        guard let current = assigned.last(where: { $0.swappedFor == nil }) else { return [] }
        let bookings = try transaction.person.stated().bookings
        let situation = later(current.situation)
        let shown = try (transaction.days.ranking(on: day)?.shown ?? []).filter { shown in
            guard !taken.contains(shown.id), let challenge = try transaction.catalog.challenge(key: shown.id) else {
                return false
            }
            return challenge.isActive && challenge.traits.limits(for: situation, bookings: bookings).isEmpty
        }
        guard shown.isEmpty, current.status == .pending, assigned.count > 1 else { return shown }
        return try others(situation, without: taken, number: assigned.count)
    }

    /// Replaces the challenge of a day; the new one is the user's choice, so it has no propensity.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - name: The challenge to swap in; nil for the first alternative.
    ///   - reason: Why the replaced challenge is skipped.
    func swap(on day: CalendarDay, to name: String?, reason: SkipReason? = nil) throws -> DayChoice {
        let outcomes = DayOutcomes(self)
        var record = try outcomes.assigned(on: day, named: nil)
        try outcomes.refuseSettled(record, "swapped")
        guard let wanted = try name ?? alternatives(on: day).first?.id else {
            throw ComputationError.refused(
                path: "challenge", expected: "a challenge of the catalog, because no alternatives are left", got: "none"
            )
        }
        let challenge = try transaction.catalog.challenge(named: wanted)
        guard challenge.isActive else {
            throw ComputationError.conflict("\"\(challenge.id)\" is turned off. Turn it on to choose it.")
        }
        guard challenge.id != record.challenge else {
            throw ComputationError.conflict("\"\(record.title)\" is already the challenge of \(day).")
        }
        var own = UserChallenge(
            id: transaction.newKey(), challenge: challenge.id,
            title: challenge.title[preferring: try transaction.person.stated().language], traits: challenge.traits,
            situation: record.situation, assigned: transaction.now)
        (own.notificationSent, own.reminded) = (record.notificationSent, record.reminded)
        try transaction.days.insert(own)
        record.swappedFor = own.id
        try outcomes.skip(&record, reason: reason)
        return try choice(own)
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
        let seed = Self.seed("\(try transaction.person.seedName()) \(number)", situation.day)
        return try RankChallenges.reading(of: input, in: Context(clock: transaction.clock, seed: seed)).shown
    }

    /// Returns a stored situation at the current hour, if its day is today and its hour has passed.
    private func later(_ situation: Situation) -> Situation {
        let now = transaction.clock.localNow
        guard transaction.clock.zone != nil, situation.day == now.day else { return situation }
        var situation = situation
        situation.hour = max(situation.hour, now.time.hour)
        return situation
    }
}
