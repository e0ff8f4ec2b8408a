// SPDX-License-Identifier: AGPL-3.0-or-later

import ChallengesPlugin
import ComputationKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The program for the challenge yardstick: exchanges messages on standard input and output, and only calls
/// `challenges.rank` and `challenges.learn` as the product does.
@main
struct ChallengeYardstick {
    static func main() async {
        do {
            try await run(try Settings(Array(CommandLine.arguments.dropFirst())))
        } catch {
            write("challenge-yardstick: \(error)\n", to: 2)
            exit(65)
        }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard written > 0 else { exit(74) }
            rest = rest.dropFirst(written)
        }
    }

    @concurrent
    private static func run(_ settings: Settings) async throws {
        let engine = try Engine([ChallengesPlugin()])
        var players = Players()
        while let line = readLine() {
            let message = try JSONValue(parsing: line)
            switch try message.word("op") {
            case "init":
                players = try Players(message)
            case "choose":
                let (input, candidates, seed) = try players.question(message, settings)
                let choice = try await answer(input, engine, seed: seed)
                guard let place = candidates.firstIndex(of: choice) else { throw YardstickError("an unknown choice") }
                // Written immediately, since the other side waits for it.
                write("{\"index\":\(place)}\n", to: 1)
            default:
                try await players.learn(from: message, engine)
            }
        }
    }

    /// Returns the choice, or the choice without limits if they exclude all candidates, since the yardstick always
    /// requires one.
    private static func answer(_ input: RankChallengesInput, _ engine: Engine, seed: UInt64) async throws -> String {
        let context = Context(seed: seed)
        do {
            return try await engine(Challenges.rank, input, in: context).choice
        } catch {
            var open = input
            open.preferences.mostTime = .extended
            open.preferences.budget = .large
            open.preferences.socialComfort = nil
            open.coolDown = CoolDown(completed: 0, skipped: 0)
            for place in open.challenges.indices { open.challenges[place].traits.seasonality = nil }
            return try await engine(Challenges.rank, open, in: context).choice
        }
    }
}

/// The settings that differ from the product's defaults.
struct Settings {
    var spread = 0.1
    var exploration = 0.02
    var coolDown = CoolDown()

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let text = rest.popFirst(), let value = Double(text) else {
                throw YardstickError("expected a number after \(option)")
            }
            switch option {
            case "--spread": spread = value
            case "--exploration": exploration = value
            case "--rest-completed": coolDown.completed = Int(value)
            case "--rest-skipped": coolDown.skipped = Int(value)
            default: throw YardstickError("unknown option \(option)")
            }
        }
    }
}

struct YardstickError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
