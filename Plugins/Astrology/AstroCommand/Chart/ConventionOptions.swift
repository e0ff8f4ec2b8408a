// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import ComputationKit

/// The options that say by which conventions a chart is cast.
struct ConventionOptions: ParsableArguments {
    @Option(
        name: [.customLong("houses"), .customLong("house-system")],
        help: ArgumentHelp("House system by name or letter; see astro houses.", valueName: "system"),
        completion: .list(HouseSystem.allCases.map(\.rawValue)))
    var houseSystem: String?

    @Option(
        help: ArgumentHelp("tropical, or an ayanamsa such as lahiri; see astro houses --zodiacs.", valueName: "zodiac"),
        completion: .list(Zodiac.words))
    var zodiac: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Bodies in place of the usual ones, or with + beside them: +ceres,+433,\"+star Regulus\". Repeat or separate by commas; see astro bodies.",
            valueName: "bodies"))
    var bodies: [String] = []

    @Option(help: ArgumentHelp("Which lunar node.", valueName: "node"))
    var node: NodeType?

    @Option(
        help: ArgumentHelp(
            "major, minor, all, or names such as trine,quincunx,parallel.", valueName: "aspects"))
    var aspects: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An orb in degrees: 6 for all major aspects, trine=5 for one, Moon=10 for a body. Repeat for several.",
            valueName: "orb"))
    var orb: [String] = []

    @Flag(help: "Look for parallels of declination too.")
    var parallels = false

    @Flag(help: "Use the day formula of Fortune and Spirit by night too.")
    var dayLots = false

    @Flag(help: "Let Uranus, Neptune and Pluto rule signs too.")
    var modernRulers = false

    @Flag(help: "See the bodies from the birth place and not from the Earth's center.")
    var topocentric = false

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Say what changes within so many minutes.", valueName: "minutes"))
    var sensitivity: Double?

    @OptionGroup
    var ephemeris: EphemerisOptions

    static let optionsByPath = [
        "houseSystem": "--houses", "zodiac": "--zodiac", "bodies": "--bodies", "node": "--node", "aspects": "--aspects",
        "sensitivityMinutes": "--sensitivity", "name": "--name",
    ]

    /// The conventions as the engine takes them; what was not said is left to its defaults.
    func json() throws(ComputationError) -> JSONObject {
        var json = JSONObject()
        json["houseSystem"] = houseSystem.map { .string(HouseSystem(word: $0)?.rawValue ?? $0) }
        json["zodiac"] = zodiac.map(JSONValue.string)
        json["node"] = node.map { .string($0.rawValue) }
        json["sensitivityMinutes"] = sensitivity.map(JSONValue.number)
        json["ephemeris"] = ephemeris.source.map { .string($0.rawValue) }
        if topocentric { json["topocentric"] = true }
        if dayLots { json["lots"] = "day" }
        if modernRulers { json["dignities"] = ["rulership": "modern"] }
        if !bodies.isEmpty { json["bodies"] = .array(try bodyWords().map(JSONValue.string)) }
        let settings = try aspectSettings()
        if !settings.isEmpty { json["aspects"] = .object(settings) }
        return json
    }

    /// The words for the bodies: those given with `+` are added to the usual ones.
    private func bodyWords() throws(ComputationError) -> [String] {
        let words = bodies.flatMap { $0.split(separator: ",").map(String.init) }
        guard !words.isEmpty else {
            throw ComputationError(
                .invalidInput, "--bodies: expected bodies such as Sun,Moon or +ceres, got nothing (see astro bodies)")
        }
        let added = words.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
        let chosen = words.filter { !$0.hasPrefix("+") }
        return (chosen.isEmpty ? CelestialBody.standard.map(\.word) : chosen) + added
    }

    private func aspectSettings() throws(ComputationError) -> JSONObject {
        var settings = JSONObject()
        if let aspects {
            if let set = AspectSettings.AspectSet(rawValue: aspects.lowercased()) {
                settings["set"] = .string(set.rawValue)
            } else {
                var types: [JSONValue] = []
                guard !aspects.isEmpty else {
                    throw ComputationError(
                        .invalidInput, "--aspects: expected major, minor, all or names such as trine, got nothing")
                }
                for word in aspects.split(separator: ",") {
                    types.append(.string(try Self.aspect(String(word)).rawValue))
                }
                settings["types"] = .array(types)
            }
        }
        if parallels { settings["parallels"] = true }
        var orbs = JSONObject()
        var bodyOrbs = JSONObject()
        for entry in orb {
            let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
            guard let degrees = parts.last.flatMap(Double.init), (0...30).contains(degrees) else {
                throw ComputationError(
                    .invalidInput, "--orb: expected degrees from 0 to 30 as in 6 or trine=5, got \"\(entry)\"")
            }
            if parts.count == 1 {
                for type in AspectType.allCases where type.isMajor { orbs[type.rawValue] = .number(degrees) }
            } else if let body = CelestialBody(word: parts[0]) {
                bodyOrbs[body.name] = .number(degrees)
            } else if let angle = ["Ascendant", "Midheaven"].first(where: { $0.lowercased() == parts[0].lowercased() })
            {
                bodyOrbs[angle] = .number(degrees)
            } else {
                orbs[try Self.aspect(parts[0], option: "--orb").rawValue] = .number(degrees)
            }
        }
        if !orbs.isEmpty { settings["orbs"] = .object(orbs) }
        if !bodyOrbs.isEmpty { settings["bodyOrbs"] = .object(bodyOrbs) }
        return settings
    }

    private static func aspect(_ word: String, option: String = "--aspects") throws(ComputationError) -> AspectType {
        if let type = AspectType(named: word) { return type }
        let words = AspectType.allCases.map { $0.rawValue.lowercased() } + ["major", "minor", "all"]
        let hint =
            ClosestMatch(to: word, among: words).map { "did you mean \($0.word)?" }
            ?? "known are \(words.joined(separator: ", "))"
        throw ComputationError(.invalidInput, "\(option): expected the name of an aspect, got \"\(word)\" (\(hint))")
    }
}
