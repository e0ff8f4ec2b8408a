// SPDX-License-Identifier: Apache-2.0

extension ChallengeTraits {
    /// Returns the limits of the hour that exclude the challenge on the rest of a day.
    ///
    /// A challenge is for the whole day, so one for the evening is offered in the morning, but not the other way round.
    package func limits(for situation: Situation, bookings: BookingRule) -> [Limit] {
        var limits: [Limit] = []
        if isTooLate(at: situation.hour) { limits.append(.timeOfDay) }
        if !hasLight(in: situation) { limits.append(.daylight) }
        if needsBooking == true, !bookings.allows(hour: situation.hour) { limits.append(.booking) }
        return limits
    }

    /// Returns whether every time of day at which it can be begun has ended.
    func isTooLate(at hour: Int) -> Bool {
        guard let timesOfDay, !timesOfDay.isEmpty else { return false }
        return timesOfDay.allSatisfy { $0.end <= hour }
    }

    /// Returns whether the rest of the day has the light that it needs.
    ///
    /// A challenge in daylight is begun half past the hour at the earliest, because the minute is unknown, and ends
    /// before dusk.
    func hasLight(in situation: Situation) -> Bool {
        switch light {
        case nil: true
        case .daylight:
            Double(situation.hour) + 0.5 + Double(timeInvestment.minutes) / 60 <= situation.effectiveDusk
        case .darkness: situation.effectiveDusk < 24
        }
    }
}
