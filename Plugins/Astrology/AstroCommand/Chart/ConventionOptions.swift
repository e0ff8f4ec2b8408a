// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit

/// The options for the conventions of a chart.
struct ConventionOptions: ParsableArguments {
    @Option(
        name: [.customLong("houses"), .customLong("house-system")],
        help: ArgumentHelp("House system, by name or letter; astro houses lists them.", valueName: "system"),
        completion: .list(HouseSystem.allCases.map(\.rawValue)))
    var houseSystem: String?

    @Option(
        help: ArgumentHelp(
            "tropical, vedic (Lahiri), or an ayanamsa such as krishnamurti; astro houses --zodiacs lists them.",
            valueName: "zodiac"),
        completion: .list(Zodiac.words))
    var zodiac: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Bodies to use instead of the standard set, with + in addition to it, or with - without them: +ceres,+433,\"+star Regulus\",-pluto. Repeat the option or separate bodies by commas; astro bodies lists them.",
            valueName: "bodies"))
    var bodies: [String] = []

    @Option(help: ArgumentHelp("Lunar node to use.", valueName: "node"))
    var node: NodeType?

    @Option(
        help: ArgumentHelp(
            "Aspects to find: major, minor, all, or names such as trine,quincunx,parallel.", valueName: "aspects"))
    var aspects: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Orb in degrees: 6 for all major aspects, trine=5 for one aspect, Moon=10 for one body. Can be repeated.",
            valueName: "orb"))
    var orb: [String] = []

    @Option(
        help: ArgumentHelp(
            "Aspects of fixed stars to find instead of conjunction and opposition: names such as conjunction,trine.",
            valueName: "aspects"))
    var starAspects: String?

    @Option(
        help: ArgumentHelp(
            "Orb of fixed stars in degrees instead of 2 for the first magnitude, 1.5 for the second, and 1 for others.",
            valueName: "orb"))
    var starOrb: Double?

    @Flag(help: "Find parallels of declination too.")
    var parallels = false

    @Flag(help: "Use the day formulas of the Lots of Fortune and Spirit for night births too.")
    var dayLots = false

    @Flag(help: "Use modern rulers: Uranus, Neptune, and Pluto rule signs too.")
    var modernRulers = false

    @Flag(help: "Compute positions as seen from the place of birth instead of the Earth's center.")
    var topocentric = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Report what changes if the birth time is off by up to this many minutes.", valueName: "minutes"))
    var sensitivity: Double?

    @OptionGroup
    var ephemeris: EphemerisOptions

    static let optionsByPath = [
        "houseSystem": "--houses", "zodiac": "--zodiac", "bodies": "--bodies",
        "addedBodies": "--bodies", "omittedBodies": "--bodies", "node": "--node", "aspects": "--aspects",
        "aspects.starTypes": "--star-aspects", "aspects.starOrb": "--star-orb", "sensitivityMinutes": "--sensitivity",
        "name": "--name",
    ]

    /// The conventions as input for the engine, which fills in defaults for options that weren't given.
    func json() throws(ComputationError) -> JSONObject {
        var json = JSONObject()
        json["houseSystem"] = houseSystem.map { .string(HouseSystem(word: $0)?.rawValue ?? $0) }
        json["zodiac"] = zodiac.map(JSONValue.string)
        json["node"] = node.map { .string($0.rawValue) }
        json["sensitivityMinutes"] = try sensitivity.map { value throws(ComputationError) in
            try .finite(value, option: "--sensitivity", "minutes from 0.1 to 720")
        }
        json["ephemeris"] = ephemeris.source.map { .string($0.rawValue) }
        if topocentric { json["topocentric"] = true }
        if dayLots { json["lots"] = "day" }
        if modernRulers { json["dignities"] = ["rulership": "modern"] }
        if !bodies.isEmpty { for (key, list) in try bodyFields() { json[key] = list } }
        let settings = try aspectSettings()
        if !settings.isEmpty { json["aspects"] = .object(settings) }
        return json
    }

    /// The fields of the bodies: words with a leading `+` are added, those with a leading `-` are left out.
    private func bodyFields() throws(ComputationError) -> JSONObject {
        let words = bodies.flatMap { $0.split(separator: ",").map { String($0.trimmingSpaces) } }
        guard !words.isEmpty else {
            throw ComputationError(
                .invalidInput,
                "--bodies: expected bodies such as Sun,Moon or +ceres, got nothing (astro bodies lists them)")
        }
        var fields = JSONObject()
        for (key, sign) in [("bodies", nil), ("addedBodies", "+"), ("omittedBodies", "-")] as [(String, Character?)] {
            let list = words.filter { word in sign.map { word.first == $0 } ?? !"+-".contains(word.first ?? " ") }
            if !list.isEmpty { fields[key] = .array(list.map { .string(String($0.drop { $0 == sign })) }) }
        }
        return fields
    }

    private func aspectSettings() throws(ComputationError) -> JSONObject {
        var settings = JSONObject()
        if let aspects {
            if let set = AspectSettings.AspectSet(rawValue: aspects.lowercased()) {
                settings["set"] = .string(set.rawValue)
            } else {
                guard !aspects.isEmpty else {
                    throw ComputationError(
                        .invalidInput, "--aspects: expected major, minor, all or names such as trine, got nothing")
                }
                var types: [AspectType] = []
                for word in aspects.split(separator: ",") {
                    if let set = AspectSettings.AspectSet(rawValue: word.lowercased()) {
                        types += AspectSettings(set: set).longitudeTypes
                    } else {
                        types.append(try Self.aspect(String(word)))
                    }
                }
                settings["types"] = .array(AspectType.allCases.filter(types.contains).map { .string($0.rawValue) })
            }
        }
        if parallels { settings["parallels"] = true }
        if let starAspects {
            settings["starTypes"] = .array(
                try starAspects.split(separator: ",").map { word throws(ComputationError) in
                    .string(try Self.aspect(String(word), option: "--star-aspects").rawValue)
                })
        }
        if let starOrb { settings["starOrb"] = try .finite(starOrb, option: "--star-orb", "degrees from 0 to 30") }
        var orbs = JSONObject()
        var bodyOrbs = JSONObject()
        var ownOrbs: Set<String> = []
        for entry in orb {
            let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
            guard let degrees = parts.last.flatMap(Double.init), (0...30).contains(degrees) else {
                throw ComputationError(
                    .invalidInput, "--orb: expected degrees from 0 to 30 as in 6 or trine=5, got \"\(entry)\"")
            }
            let angles = ["Ascendant", "Midheaven"]
            let name: String
            if parts.count == 1 {
                name = "all major aspects"
                for type in AspectType.allCases where type.isMajor && !ownOrbs.contains(type.rawValue) {
                    orbs[type.rawValue] = .number(degrees)
                }
            } else if let point = CelestialBody(word: parts[0])?.name
                ?? angles.first(where: { $0.lowercased() == parts[0].lowercased() })
            {
                name = point
                bodyOrbs[point] = .number(degrees)
            } else if let set = AspectSettings.AspectSet(rawValue: parts[0].lowercased()) {
                name = "\(set.rawValue) aspects"
                for type in AspectSettings(set: set).longitudeTypes where !ownOrbs.contains(type.rawValue) {
                    orbs[type.rawValue] = .number(degrees)
                }
            } else {
                name = try Self.aspect(parts[0], option: "--orb").rawValue
                orbs[name] = .number(degrees)
            }
            guard ownOrbs.insert(name).inserted else {
                throw ComputationError(.invalidInput, "--orb: expected one orb for \(name), got several")
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
            ?? "valid names are \(words.joined(separator: ", "))"
        throw ComputationError(.invalidInput, "\(option): expected the name of an aspect, got \"\(word)\" (\(hint))")
    }
}
