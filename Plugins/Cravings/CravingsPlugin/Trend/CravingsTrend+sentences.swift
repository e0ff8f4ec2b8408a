// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CravingsTrend {
    /// The answer and how much was logged, in sentences.
    var sentences: [Message] { [answer, loggingSentence] }

    private var subject: String {
        switch (measure, method) {
        case (.intensity, _): "median intensity of a day"
        case (.cravings, _): "number of cravings a day"
        case (.uses, nil): "number of uses a day"
        case (.uses, let method?): "number of uses a day (\(method.rawValue))"
        case (.amount, let method): "amount a day (\(method?.rawValue ?? ""))"
        }
    }

    private var answer: Message {
        let place = "\(period.from) to \(period.through)"
        var arguments: [String: JSONValue] = [
            "measure": .string(measure.rawValue), "from": .string("\(period.from)"),
            "through": .string("\(period.through)"),
        ]
        if let method { arguments["method"] = .string(method.rawValue) }
        switch result {
        case .notEnoughData(let shortage):
            arguments.merge(shortage.message.arguments) { $1 }
            return Message(
                "cravings.trend-unknown", "Trend of the \(subject), \(place): \(shortage.clause)", arguments)
        case .trend(let trend):
            let method = "Mann-Kendall with an AR(1) bootstrap, \(trend.probability.shown(as: "p"))"
            let days = "n = \(trend.n) days"
            arguments.merge([
                "n": .integer(Int64(trend.n)), "probability": .number(trend.probability), "slope": .number(trend.slope),
                "low": .number(trend.low), "high": .number(trend.high),
            ]) { $1 }
            guard trend.direction != .unclear else {
                return Message(
                    "cravings.trend-unclear",
                    "No clear trend in the \(subject), \(place) (\(days); \(method)).", arguments)
            }
            let verb = trend.direction == .rising ? "rose" : "fell"
            let ends = [abs(trend.low), abs(trend.high)].sorted()
            return Message(
                "cravings.trend-\(trend.direction.rawValue)",
                "The \(subject) \(verb) by \(trend.weekly(abs(trend.slope))) \(unit) a week "
                    + "(\(trend.weekly(ends[0])) to \(trend.weekly(ends[1]))), \(place) (\(days); \(method)).",
                arguments)
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

extension TrendEstimate.Trend {
    /// Returns a slope per week with two digits.
    fileprivate func weekly(_ slope: Double) -> String { (slope * 7).fixed(decimals: 2) }
}

extension Double {
    /// The probability with three decimals, or as smaller than the smallest of them.
    var shownProbability: String { self < 0.001 ? "< 0.001" : fixed(decimals: 3) }

    /// Returns the probability with its name: `p = 0.012`, `p < 0.001`.
    func shown(as name: String) -> String { self < 0.001 ? "\(name) < 0.001" : "\(name) = \(shownProbability)" }
}
