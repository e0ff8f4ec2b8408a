// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

/// Limits of the hour: time of day, light, and bookings.
@Suite struct DoableTests {
    private static func limits(
        _ traits: ChallengeTraits, hour: Int, day: String = "2026-10-15", dusk: Double? = nil,
        bookings: BookingRule = .morning
    ) throws -> [Limit] {
        traits.limits(
            for: Situation(day: try CalendarDay(day), hour: hour, dusk: dusk), bookings: bookings)
    }

    @Test func `a challenge for dawn is over at eight`() throws {
        let dawn = ChallengeTraits(category: .adventure, timesOfDay: [.dawn])
        #expect(try Self.limits(dawn, hour: 7) == [])
        #expect(try Self.limits(dawn, hour: 8) == [.timeOfDay])
        #expect(try Self.limits(dawn, hour: 19) == [.timeOfDay])
    }

    @Test func `a challenge for the evening is offered from the morning on`() throws {
        let evening = ChallengeTraits(category: .adventure, timesOfDay: [.evening])
        #expect(try Self.limits(evening, hour: 8) == [])
        #expect(try Self.limits(evening, hour: 21) == [])
        #expect(try Self.limits(evening, hour: 22) == [.timeOfDay])
    }

    /// By the season, dusk in October is at 18:00.
    @Test func `daylight leaves time for the challenge before dusk`() throws {
        var outside = ChallengeTraits(category: .physical, timeInvestment: .quick, light: .daylight)
        #expect(try Self.limits(outside, hour: 17) == [])
        #expect(try Self.limits(outside, hour: 18) == [.daylight])
        outside.timeInvestment = .extended
        #expect(try Self.limits(outside, hour: 15) == [])
        #expect(try Self.limits(outside, hour: 16) == [.daylight])
        #expect(try Self.limits(outside, hour: 16, dusk: 20) == [])
        #expect(try Self.limits(outside, hour: 16, day: "2026-07-15") == [])
    }

    @Test func `darkness comes later on every day but a polar one`() throws {
        let stars = ChallengeTraits(category: .learning, light: .darkness)
        #expect(try Self.limits(stars, hour: 9) == [])
        #expect(try Self.limits(stars, hour: 23) == [])
        #expect(try Self.limits(stars, hour: 9, dusk: 24) == [.daylight])
    }

    @Test func `bookings follow the preference`() throws {
        let booked = ChallengeTraits(category: .social, needsBooking: true)
        #expect(try Self.limits(booked, hour: 11) == [])
        #expect(try Self.limits(booked, hour: 12) == [.booking])
        #expect(try Self.limits(booked, hour: 23, bookings: .always) == [])
        #expect(try Self.limits(booked, hour: 9, bookings: .never) == [.booking])
        #expect(try Self.limits(ChallengeTraits(category: .social), hour: 23, bookings: .never) == [])
    }

    @Test func `an empty result names the limits of the hour`() throws {
        let challenges = [
            Challenge(id: "a", title: "A", traits: ChallengeTraits(category: .social, timesOfDay: [.dawn])),
            Challenge(id: "b", title: "B", traits: ChallengeTraits(category: .social, light: .daylight)),
            Challenge(id: "c", title: "C", traits: ChallengeTraits(category: .social, needsBooking: true)),
        ]
        let failure = try #require(throws: ComputationError.self) {
            try RankChallenges.reading(
                of: RankChallengesInput(
                    challenges: challenges, situation: Situation(day: try CalendarDay("2026-10-15"), hour: 19)))
        }
        #expect(
            failure.description
                == "The limits exclude all 3 challenges. An earlier hour brings back 1; an hour with another light "
                + "brings back 1; allowing bookings at any hour brings back 1.")
    }
}
