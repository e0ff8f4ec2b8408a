// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChartText {
    /// The section about a day of unknown time.
    var unknownTime: [String] {
        guard let day = chart.unknownTime else { return [] }
        var lines = [style.heading(say("astrology.unknown-time", "Time unknown"))]
        func add(_ code: String, _ sentence: String, _ arguments: [String: JSONValue]) {
            lines += say(code, sentence, arguments)
                .wrapped(toTerminalWidth: width, indent: "  ")
        }
        add(
            "astrology.unknown-time.day", "What holds from \(day.start) to \(day.end):",
            ["start": "\(day.start)".argument, "end": "\(day.end)".argument])
        for body in day.bodies where !body.isSignCertain {
            let signs = body.signs.map(\.rawValue).joined(separator: " or ")
            add(
                "astrology.unknown-time.signs", "\(body.name) can be in \(signs).",
                ["body": body.name.argument, "signs": signs.argument])
        }
        let certain = day.bodies.filter(\.isSignCertain).map(\.name).joined(separator: ", ")
        if !certain.isEmpty {
            add("astrology.unknown-time.certain", "In one sign all day: \(certain).", ["bodies": certain.argument])
        }
        if let moon = day.bodies.first(where: { $0.name == "Moon" }) {
            let arc = Sexagesimal(truncating: moon.arc).text()
            add("astrology.unknown-time.moon", "The Moon covers \(arc) during the day.", ["arc": arc.argument])
        }
        if let phase = day.lunarPhase {
            lines += phase.sentence(say).wrapped(toTerminalWidth: width, indent: "  ")
        }
        let sure = day.aspects.filter(\.holdsAllDay).map { $0.inWords(say) }.joined(separator: ", ")
        let unsure = day.aspects.filter { !$0.holdsAllDay }.map { $0.inWords(say) }.joined(separator: ", ")
        if !sure.isEmpty {
            add("astrology.unknown-time.all-day", "Aspects all day: \(sure).", ["aspects": sure.argument])
        }
        if !unsure.isEmpty {
            add("astrology.unknown-time.part", "Aspects part of the day: \(unsure).", ["aspects": unsure.argument])
        }
        return lines
    }
}

extension AspectDay {
    /// Returns the aspect and the range of its orb: `Sun trine Saturn 1°02′–1°59′`.
    func inWords(_ say: Wording) -> String {
        let words = say.aspect(planet1, type, planet2)
        guard holdsAllDay else { return words }
        let orbs = [smallestOrb, largestOrb].map { Sexagesimal(truncating: $0).text() }
        return "\(words) \(orbs[0] == orbs[1] ? orbs[0] : orbs.joined(separator: "–"))"
    }
}

extension LunarPhaseDay {
    /// Returns the range of the illuminated fraction in percent: `70 to 79`.
    func percentLit(_ say: Wording) -> String {
        let range = [leastIlluminatedFraction, greatestIlluminatedFraction].map { "\(Int(($0 * 100).rounded()))" }
        return range[0] == range[1] ? range[0] : range.joined(separator: " \(say("astrology.to", "to")) ")
    }

    /// Returns the phases of the day as a sentence.
    func sentence(_ say: Wording) -> String {
        let motion = isWaxing.map { $0 ? ", waxing" : ", waning" } ?? ""
        let phases = names.map(\.rawValue).joined(separator: " or ")
        let lit = percentLit(say)
        return say(
            "astrology.unknown-time.phase",
            "The phase of the Moon is \(phases), \(Int(startAngle))° to \(Int(endAngle))° ahead of the Sun, "
                + "\(lit) % lit\(motion).",
            [
                "phases": phases.argument, "start": Int(startAngle).argument, "end": Int(endAngle).argument,
                "lit": lit.argument, "motion": String(motion.drop { !$0.isLetter }).argument,
            ])
    }
}
