// SPDX-License-Identifier: Apache-2.0

internal import Presentation

extension ChartText {
    /// The section about a day of unknown time.
    var unknownTime: [String] {
        guard let day = chart.unknownTime else { return [] }
        var lines = [style.heading("Time unknown")]
        func add(_ sentence: String) { lines += sentence.wrapped(toTerminalWidth: width, indent: "  ") }
        add("What holds from \(day.start) to \(day.end):")
        for body in day.bodies where !body.isSignCertain {
            add("\(body.name) can be in \(body.signs.map(\.rawValue).joined(separator: " or ")).")
        }
        let certain = day.bodies.filter(\.isSignCertain).map(\.name)
        if !certain.isEmpty { add("In one sign all day: \(certain.joined(separator: ", ")).") }
        if let moon = day.bodies.first(where: { $0.name == "Moon" }) {
            add("The Moon covers \(Sexagesimal(truncating: moon.arc).text()) during the day.")
        }
        if let phase = day.lunarPhase { add(phase.sentence) }
        let sure = day.aspects.filter(\.holdsAllDay).map(\.inWords)
        let unsure = day.aspects.filter { !$0.holdsAllDay }.map(\.inWords)
        if !sure.isEmpty { add("Aspects all day: \(sure.joined(separator: ", ")).") }
        if !unsure.isEmpty { add("Aspects part of the day: \(unsure.joined(separator: ", ")).") }
        return lines
    }
}

extension AspectDay {
    /// The aspect and the range of its orb: `Sun trine Saturn 1°02′–1°59′`.
    var inWords: String {
        let words = "\(planet1) \(type.rawValue.lowercased()) \(planet2)"
        guard holdsAllDay else { return words }
        let orbs = [smallestOrb, largestOrb].map { Sexagesimal(truncating: $0).text() }
        return "\(words) \(orbs[0] == orbs[1] ? orbs[0] : orbs.joined(separator: "–"))"
    }
}

extension LunarPhaseDay {
    /// The range of the illuminated fraction in percent: `70 to 79`.
    var percentLit: String {
        let range = [leastIlluminatedFraction, greatestIlluminatedFraction].map { "\(Int(($0 * 100).rounded()))" }
        return range[0] == range[1] ? range[0] : range.joined(separator: " to ")
    }

    /// The phases of the day as a sentence.
    var sentence: String {
        let motion = isWaxing.map { $0 ? ", waxing" : ", waning" } ?? ""
        return "The phase of the Moon is \(names.map(\.rawValue).joined(separator: " or ")), "
            + "\(Int(startAngle))° to \(Int(endAngle))° ahead of the Sun, \(percentLit) % lit\(motion)."
    }
}
