// SPDX-License-Identifier: AGPL-3.0-or-later

import ChallengesPlugin
import ComputationKit
import Measuring

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Measures choosing among many challenges after many days, and learning from those days; prints one line of JSON.
@main
struct ChallengeBenchmark {
    static func main() async {
        do {
            try await run(try Options(Array(CommandLine.arguments.dropFirst())))
        } catch let error as UsageError {
            stop(64, error.message)
        } catch {
            stop(65, "\(error)")
        }
    }

    private static func stop(_ code: Int32, _ message: String) -> Never {
        let text = Array("challenge-benchmark: \(message)\n".utf8)
        write(2, text, text.count)
        exit(code)
    }

    @concurrent
    private static func run(_ options: Options) async throws {
        let engine = try Engine([ChallengesPlugin()])
        var random = SeededGenerator(seed: options.seed)
        let challenges = (0..<options.candidates).map { Challenge.random("c\($0)", &random) }
        let start = CalendarDay(daysSince1970: 20_000)
        let events = (0..<options.events).map { day in
            ChallengeEvent.random(challenges[Int.random(in: 0..<challenges.count, using: &random)], day: day, &random)
        }
        let situation = Situation(day: start.adding(days: options.events), hour: 19, weather: .cloudy, mood: 4)
        let learning = LearnPreferencesInput(events: events)
        let model = try await engine(Challenges.learn, learning)
        let before = try await engine(Challenges.learn, LearnPreferencesInput(events: Array(events.dropLast())))
        func input(_ model: LearnedModel?, _ challenges: [Challenge]) -> RankChallengesInput {
            RankChallengesInput(challenges: challenges, events: events, situation: situation, model: model)
        }
        let stored = try await median(options) { try await engine(Challenges.rank, input(model, challenges)) }
        let anew = try await median(options) { try await engine(Challenges.rank, input(nil, challenges)) }
        let refit = try await median(options) { try await engine(Challenges.learn, learning) }
        // The one-step update is the extra time of a choice if the stored model lacks the last event.
        let few = Array(challenges.prefix(2))
        let seen = try await median(options) { try await engine(Challenges.rank, input(model, few)) }
        let unseen = try await median(options) { try await engine(Challenges.rank, input(before, few)) }
        let line: JSONValue = [
            "benchmark": "challenges", "candidates": .integer(Int64(options.candidates)),
            "events": .integer(Int64(options.events)), "rankMilliseconds": .number(stored),
            "rankAndLearnMilliseconds": .number(anew), "learnMilliseconds": .number(refit),
            "updateMilliseconds": .number(unseen - seen), "peakKilobytes": .integer(Int64(ProcessorTime.peakKilobytes)),
        ]
        print(line.text())
    }

    private static func median<Value>(_ options: Options, _ body: () async throws -> Value) async throws -> Double {
        var milliseconds: [Double] = []
        for _ in 0..<options.rounds {
            let start = ProcessorTime.seconds
            _ = try await body()
            milliseconds.append((ProcessorTime.seconds - start) * 1000)
        }
        milliseconds.sort()
        return (milliseconds[(milliseconds.count - 1) / 2] + milliseconds[milliseconds.count / 2]) / 2
    }
}

/// The command-line options.
struct Options {
    var candidates = 10_000
    var events = 1_000
    var rounds = 21
    var seed: UInt64 = 1

    static let usage =
        "usage: challenge-benchmark [--candidates N] [--events N] [--rounds N] [--seed N]; 10000, 1000 and 21 unless stated"

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--candidates": candidates = try rest.number(after: option, least: 3)
            case "--events": events = try rest.number(after: option, least: 1)
            case "--rounds": rounds = try rest.number(after: option, least: 1)
            case "--seed": seed = try rest.number(after: option, least: 0)
            default: throw UsageError(message: "unknown option \(option)\n\(Self.usage)")
            }
        }
    }
}

extension CaseIterable {
    fileprivate static func random(_ random: inout SeededGenerator, or value: Self) -> Self {
        allCases.randomElement(using: &random) ?? value
    }
}

extension Challenge {
    fileprivate static func random(_ id: String, _ random: inout SeededGenerator) -> Challenge {
        Challenge(
            id: id, title: "Challenge \(id)",
            traits: ChallengeTraits(
                category: .random(&random, or: .creative), timeInvestment: .random(&random, or: .quick),
                socialRequirement: .random(&random, or: .solo), costLevel: .random(&random, or: .free),
                difficulty: .random(in: 1...5, using: &random), locationType: .random(&random, or: .home)))
    }
}

extension ChallengeEvent {
    fileprivate static func random(_ challenge: Challenge, day: Int, _ random: inout SeededGenerator) -> ChallengeEvent
    {
        let isDone = Bool.random(using: &random)
        return ChallengeEvent(
            challenge: challenge.id, traits: challenge.traits,
            situation: Situation(
                day: CalendarDay(daysSince1970: 20_000 + day), hour: .random(in: 7...22, using: &random),
                weather: .random(&random, or: .cloudy), mood: .random(in: 1...5, using: &random)),
            status: isDone ? .completed : .skipped, rating: isDone ? .random(in: 1...5, using: &random) : nil)
    }
}
