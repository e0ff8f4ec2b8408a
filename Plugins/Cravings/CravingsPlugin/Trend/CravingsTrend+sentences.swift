// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CravingsTrend {
    /// The answer, also for unmarked days without an entry, and how much was logged, in sentences.
    var sentences: [Message] {
        [answer(result)] + (ifUnmarkedFree.map { [answer($0.result, unmarked: $0.unmarkedDays)] } ?? []) + [
            loggingSentence
        ]
    }

    private var subject: String {
        switch (measure, method) {
        case (.intensity, _): "median intensity of a day"
        case (.cravings, _): "number of cravings a day"
        case (.uses, nil): "number of uses a day"
        case (.uses, let method?): "number of uses a day (\(method.rawValue))"
        case (.amount, let method): "amount a day (\(method?.rawValue ?? ""))"
        }
    }

    private func answer(_ result: TrendEstimate, unmarked: Int? = nil) -> Message {
        var place = "\(period.from) to \(period.through)"
        var arguments: [String: JSONValue] = [
            "measure": .string(measure.rawValue), "from": .string("\(period.from)"),
            "through": .string("\(period.through)"),
        ]
        if let unmarked {
            place += ", if the \(unmarked.counted("unmarked day")) had nothing to report"
            arguments["unmarkedDays"] = .integer(Int64(unmarked))
        }
        if let method { arguments["method"] = .string(method.rawValue) }
        switch result {
        case .notEnoughData(let shortage):
            arguments.merge(shortage.message.arguments) { $1 }
            return Message(
                "cravings.trend-unknown", "Trend of the \(subject), \(place): \(shortage.clause)", arguments)
        case .trend(let trend):
            let rule =
                "n = \(trend.n) days; Mann-Kendall with an AR(1) bootstrap, \(trend.probability.shown(as: "p"))"
            arguments.merge([
                "n": .integer(Int64(trend.n)), "probability": .number(trend.probability),
                "earlier": .number(trend.earlier), "later": .number(trend.later),
            ]) { $1 }
            guard trend.direction != .unclear else {
                return Message(
                    "cravings.trend-unclear", "No clear trend in the \(subject), \(place) (\(rule)).", arguments)
            }
            let verb = trend.direction == .rising ? "rose" : "fell"
            let kind = measure == .intensity ? "median" : "mean"
            return Message(
                "cravings.trend-\(trend.direction.rawValue)",
                "The \(subject) \(verb), \(place): from a \(kind) of \(trend.earlier.fixed(decimals: 2)) \(unit) in the "
                    + "first half of the days to \(trend.later.fixed(decimals: 2)) in the second (\(rule)).", arguments)
        }
    }

    private var loggingSentence: Message {
        var arguments: [String: JSONValue] = [
            "coveredDays": .integer(Int64(period.coveredDays)), "days": .integer(Int64(period.days)),
        ]
        guard let mean = logging.entriesPerCoveredDay else {
            return Message("cravings.logging-unknown", "No day of the period is covered.", arguments)
        }
        arguments["mean"] = .number(mean)
        var text =
            "\(period.coveredDays) of \(period.days.counted("day")) covered, with "
            + "\(mean.fixed(decimals: 1)) entries per covered day"
        if let earlier = logging.earlier, let later = logging.later {
            arguments["earlier"] = .number(earlier)
            arguments["later"] = .number(later)
            text +=
                ": \(earlier.fixed(decimals: 1)) in the first half and \(later.fixed(decimals: 1)) in the second"
        }
        return Message("cravings.logging", text + ".", arguments)
    }
}

extension Double {
    /// The probability with three decimals, or as smaller than the smallest of them.
    var shownProbability: String { self < 0.001 ? "< 0.001" : fixed(decimals: 3) }

    /// Returns the probability with its name: `p = 0.012`, `p < 0.001`.
    func shown(as name: String) -> String { self < 0.001 ? "\(name) < 0.001" : "\(name) = \(shownProbability)" }
}
