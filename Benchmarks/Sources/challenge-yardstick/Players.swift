// SPDX-License-Identifier: AGPL-3.0-or-later

import ChallengesPlugin
import ComputationKit

/// The people of the yardstick: for each, the profile, the history, and the learned model.
struct Players {
    private struct Player {
        var preferences: UserPreferences
        var events: [ChallengeEvent] = []
        var model: LearnedModel?
        var situation = Situation(day: Players.monday)
    }

    /// The first Monday of a spring.
    private static let monday = CalendarDay(daysSince1970: 20_878)

    /// Day 0: in the week of that Monday, on the weekday that the first message states.
    private var start: CalendarDay?

    private var catalog: [Int: Challenge] = [:]
    private var players: [Player] = []

    init() {}

    init(_ message: JSONValue) throws {
        for entry in try message.list("catalog") {
            let id = try entry.number("id")
            catalog[id] = Challenge(
                id: "\(id)", title: "Challenge \(id)", traits: try ChallengeTraits(yardstick: entry))
        }
        players = try message.list("profiles").map { Player(preferences: try UserPreferences(yardstick: $0)) }
    }

    /// The input for the product, the candidates' keys in the order of the message, and the seed of (user, day).
    mutating func question(
        _ message: JSONValue, _ settings: Settings
    ) throws -> (RankChallengesInput, candidates: [String], seed: UInt64) {
        let (user, day) = (try message.number("user"), try message.number("day"))
        let candidates = try message.list("cands").map { entry in
            guard let id = entry.int, let challenge = catalog[id] else {
                throw YardstickError("an unknown candidate")
            }
            return challenge
        }
        guard let context = message["ctx"], players.indices.contains(user) else { throw YardstickError("no context") }
        let weekday = try context.number("dayOfWeek")
        let start = start ?? Self.monday.adding(days: ((weekday - 1 - day) % 7 + 7) % 7)
        self.start = start
        let situation = Situation(
            day: start.adding(days: day), hour: try context.number("timeOfDay"),
            weather: try context.choice("weatherContext"), mood: try context.number("moodBefore"),
            season: try context.choice("season"))
        players[user].situation = situation
        let player = players[user]
        let input = RankChallengesInput(
            challenges: candidates, preferences: player.preferences, events: player.events, situation: situation,
            model: player.model, coolDown: settings.coolDown, spread: settings.spread,
            exploration: settings.exploration)
        var seeds = SeededGenerator(seed: UInt64(user) << 32 | UInt64(day))
        return (input, candidates.map(\.id), seeds.next())
    }

    /// Records the outcome of the choice, and learns from it.
    mutating func learn(from message: JSONValue, _ engine: Engine) async throws {
        let (user, id) = (try message.number("user"), try message.number("id"))
        guard players.indices.contains(user), let challenge = catalog[id] else {
            throw YardstickError("feedback on nobody or nothing")
        }
        players[user].events.append(
            ChallengeEvent(
                challenge: challenge.id, traits: challenge.traits, situation: players[user].situation,
                status: try message.choice("status"), rating: message["rating"]?.int))
        players[user].model = try await engine(
            Challenges.learn,
            LearnPreferencesInput(preferences: players[user].preferences, events: players[user].events))
    }
}

extension ChallengeTraits {
    init(yardstick entry: JSONValue) throws {
        self.init(
            category: try entry.choice("category"), timeInvestment: try entry.time("timeInvestment"),
            socialRequirement: try entry.choice("socialRequirement"), costLevel: try entry.choice("costLevel"),
            difficulty: try entry.number("difficultyLevel"), locationType: try entry.choice("locationType"),
            seasonality: entry["seasonality"]?.string == nil ? nil : try entry.choice("seasonality"))
    }
}

extension UserPreferences {
    init(yardstick entry: JSONValue) throws {
        self.init()
        mostTime = try entry.time("maxTimeInvestment")
        budget = try entry.choice("budgetLevel")
        socialComfort = try entry.number("socialComfortLevel")
        preferredDifficulty = try entry.number("difficultyPreference")
        preferredCategories = try entry.list("preferredCategories").map { try $0.choice() }
        preferredLocations = try entry.list("locationPreferences").map { try $0.choice() }
    }
}

extension JSONValue {
    func number(_ key: String) throws -> Int {
        guard let value = self[key]?.int else { throw YardstickError("expected a number in \(key)") }
        return value
    }

    func list(_ key: String) throws -> [JSONValue] {
        guard let value = self[key]?.array else { throw YardstickError("expected a list in \(key)") }
        return value
    }

    func word(_ key: String) throws -> String {
        guard let value = self[key]?.string else { throw YardstickError("expected a word in \(key)") }
        return value
    }

    func choice<Value: RawRepresentable>(_ key: String) throws -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: try word(key)) else { throw YardstickError("an unknown word in \(key)") }
        return value
    }

    func choice<Value: RawRepresentable>() throws -> Value where Value.RawValue == String {
        guard let value = string.flatMap(Value.init) else { throw YardstickError("an unknown word") }
        return value
    }

    func time(_ key: String) throws -> TimeInvestment {
        let minutes = try number(key)
        guard let time = TimeInvestment.allCases.first(where: { $0.minutes == minutes }) else {
            throw YardstickError("an unknown time in \(key)")
        }
        return time
    }
}
