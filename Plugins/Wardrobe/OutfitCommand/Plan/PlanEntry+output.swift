// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin

extension Planner.Entry {
    /// The event and its outfit as text of at most 80 columns.
    func lines(items: [WardrobeItem], in unit: TemperatureUnit, style: TextStyle) -> [String] {
        let title = event.title.isEmpty ? "(no title)" : event.title
        let place = event.location.isEmpty ? "" : " at \(event.location)"
        var lines = "\(when)  \(title)\(place)".onOneLine.wrapped(toTerminalWidth: 80, indent: "  ").map(style.heading)
        lines += "  \(asked)".wrappedKeepingStart(width: 80, indent: 2).map(style.quiet)
        lines += "  \(weather(in: unit))".wrappedKeepingStart(width: 80, indent: 2).map(style.quiet)
        if let danger { lines += "  \(danger.sentence)".wrappedKeepingStart(width: 80, indent: 2).map(style.warning) }
        switch outcome {
        case .failure(let failure):
            lines += "  No outfit: \(failure.message)".wrappedKeepingStart(width: 80, indent: 2).map(style.warning)
        case .success(let outfit):
            if let shortage {
                lines += "  \(shortage.sentenceCase). The nearest is:".wrappedKeepingStart(width: 80, indent: 2)
                    .map(style.warning)
            }
            let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
            var table = TextTable([("", .leftWhole), ("", .left), ("", .left)])
            for worn in outfit.items {
                table.add([outfit.label(of: worn), worn.name, known[worn.id]?.colorWords ?? ""])
            }
            lines += table.lines(width: 76).map { "    " + $0 }
            let warmth = outfit.parts.first { $0.name == .warmth }?.reason ?? ""
            lines += "    \(outfit.total.fixed(decimals: 1)) of 100. \(warmth.sentenceCase)."
                .wrappedKeepingStart(width: 80, indent: 4)
            if let layers = outfit.layers {
                lines += "    \(layers.explanation.sentenceCase)".wrappedKeepingStart(width: 80, indent: 4)
            }
        }
        return lines
    }

    /// The day, and the time unless it takes whole days.
    private var when: String {
        guard !event.isAllDay else { return event.start.day.description }
        return "\(event.start.day) \(ClockTime(secondOfDay: event.start.secondOfDay).hourAndMinute)"
    }

    /// What the texts ask for, how sure that is, and by which words.
    private var asked: String {
        let evidence = reading.evidence.filter { !$0.isNegated }
        guard !isAssumed, !evidence.isEmpty else { return "Its words ask for nothing special." }
        let what = [reading.dressCode?.rawValue, reading.occasion?.rawValue].compactMap(\.self).map(\.spacedWord)
            .joined(separator: ", ")
        let words = evidence.map { "\"\($0.words)\" in the \($0.field)" }.joined(separator: ", ")
        return "\(what.sentenceCase), \(reading.confidence.percent) % sure, from \(words)."
    }

    /// The temperature that the outfit is for, and rain with its chance.
    ///
    /// `9 to 12 °C at that hour, rainy (60 % chance).`
    func weather(in unit: TemperatureUnit) -> String {
        let figures: [String]
        if let temperature = request.temperature {
            figures = [((unit.value(celsius: temperature) * 10).rounded() / 10).plain]
        } else {
            // Neither a forecast nor a course over the day is good to a tenth of a degree.
            let ends = [request.coldest, request.warmest].compactMap(\.self)
                .map { unit.value(celsius: $0).fixed(decimals: 0) }
            figures = ends.first == ends.last ? Array(ends.prefix(1)) : ends
        }
        let sky = request.condition.map { condition in
            let chance = condition.isWet ? request.precipitationProbability : nil
            return ", \(condition.rawValue.spacedWord)" + (chance.map { " (\($0.percent) % chance)" } ?? "")
        }
        let time = event.isAllDay ? "during the day" : "at that hour"
        return "\(figures.joined(separator: " to ")) \(unit.symbol) \(time)\(sky ?? "")."
    }

    /// The event, what was read from it, the request and the outfit.
    var json: JSONValue {
        var object = JSONObject([
            ("uid", .string(event.uid)), ("title", .string(event.title)), ("location", .string(event.location)),
            ("start", .string(event.start.description)), ("end", .string(event.end.description)),
            ("reading", DressCodeReading.schema.json(of: reading)),
            ("request", OutfitRequest.schema.json(of: request)),
        ])
        if let danger { object["danger"] = Danger.schema.json(of: danger) }
        if let shortage { object["shortage"] = .string(shortage) }
        switch outcome {
        case .success(let outfit): object["outfit"] = ScoredOutfit.schema.json(of: outfit)
        case .failure(let failure): object["problem"] = .string(failure.message)
        }
        return .object(object)
    }
}

extension Double {
    /// A share from 0 to 1 in whole percent.
    fileprivate var percent: Int { Int((self * 100).rounded()) }
}

extension String {
    /// The text without line breaks and control characters, which a calendar's texts may have.
    var onOneLine: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    // Controls move the cursor, and bidirectional overrides turn what follows around.
                    let isControl = scalar.properties.generalCategory == .control
                    let isOverride =
                        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                    return isControl || isOverride ? " " : scalar
                }))
    }
}
