// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension WardrobePlan {
    /// Returns the events, each with its outfit.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        if events.isEmpty { lines.add("No events from \(from) to \(through).") }
        let known = details.byKey
        for event in events {
            lines.addGap()
            event.add(to: &lines, known, in: basis.unit(for: style))
        }
        return lines.text
    }

    /// The notes about the weather, the calendar, and the choices.
    var notes: [String] { basis.sentences + problems.map(\.text) + events.compactMap(\.choice?.text) }
}

extension WardrobePlan.Event {
    /// Adds the event and its outfit; a danger comes first.
    fileprivate func add(
        to lines: inout TextLines, _ known: [String: WardrobeItem], in unit: TemperatureUnit
    ) {
        let style = lines.style
        let name = title.isEmpty ? "(no title)" : title.onOneLine
        let place = location.isEmpty ? "" : " at \(location.onOneLine)"
        lines.add("\(when)  \(name)\(place)", hanging: 2, style.heading)
        if let danger { lines.add(danger.sentence, indent: 2, style.warning) }
        lines.add(asked, indent: 2, style.quiet)
        lines.add(weather(in: unit), indent: 2, style.quiet)
        if let chosen { lines.add("Chosen: \(chosen.name.onOneLine).", indent: 2) }
        if let problem { lines.add("No outfit: \(problem.text)", indent: 2, style.warning) }
        guard let outfit else { return }
        if let shortage {
            lines.add("\(shortage.sentenceCase). The closest is:", indent: 2, style.warning)
        }
        lines.add(outfit.table(known), indent: 4)
        for refusal in outfit.refusals where shortage == nil {
            lines.add("The best available, but: \(refusal).", indent: 4, style.warning)
        }
        let warmth = outfit.warmth.map { " \($0.sentenceCase)." } ?? ""
        lines.add("\(outfit.total.fixed(decimals: 1)) of 100.\(warmth)", indent: 4)
        if let layers = outfit.layers { lines.add(layers.explanation.sentenceCase, indent: 4) }
    }

    /// The day, and the time unless it's an all-day event.
    private var when: String { start.inWords }

    /// The detected dress code and occasion, the confidence, and the evidence.
    private var asked: String {
        let evidence = reading.evidence.filter { !$0.isNegated }
        guard reading.dressCode != nil || reading.occasion != nil, !evidence.isEmpty else {
            return "No dress code was detected."
        }
        let what = [reading.dressCode?.rawValue, reading.occasion?.rawValue].compactMap(\.self).map(
            \.spacedWord
        )
        .joined(separator: ", ")
        let words = evidence.map { "\"\($0.words)\" in the \($0.field)" }.joined(separator: ", ")
        let sure = reading.confidence.map { ", \($0.percent) % sure" } ?? ""
        return "\(what.sentenceCase)\(sure), from \(words)."
    }

    /// Returns the temperature that the outfit is for, and the chance of rain.
    ///
    /// `9 to 12 °C at that hour, rainy (60 % chance).`
    func weather(in unit: TemperatureUnit) -> String {
        let figures: [String]
        if let temperature = request.temperature {
            figures = [((unit.value(celsius: temperature) * 10).rounded() / 10).plain]
        } else {
            // Neither a forecast nor a daily course is accurate to a tenth of a degree.
            let ends = [request.coldest, request.warmest].compactMap(\.self)
                .map { unit.value(celsius: $0).fixed(decimals: 0) }
            figures = ends.first == ends.last ? Array(ends.prefix(1)) : ends
        }
        let sky = request.condition.map { condition in
            let chance = condition.isWet ? request.precipitationProbability : nil
            return ", \(condition.rawValue.spacedWord)"
                + (chance.map { " (\($0.percent) % chance)" } ?? "")
        }
        let time = start.secondOfDay == nil ? "during the day" : "at that hour"
        return "\(figures.joined(separator: " to ")) \(unit.symbol) \(time)\(sky ?? "")."
    }
}

extension EventTime {
    /// The day, and the time of day, if any.
    var inWords: String {
        secondOfDay.map { "\(day) \(ClockTime(secondOfDay: $0).hourAndMinute)" } ?? day.description
    }
}
