// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CravingsSummary {
    /// The main figures in at most three sentences; each names its n, the period, and the rule.
    var sentences: [Message] { [daysSentence, resistedSentence, gapSentence].compactMap(\.self) }

    private var place: String { "\(period.from) to \(period.through)" }

    private func message(_ code: String, _ text: String, _ arguments: [String: JSONValue]) -> Message {
        Message(
            code, text,
            arguments.merging(["from": .string("\(period.from)"), "through": .string("\(period.through)")]) { $1 })
    }

    private var daysSentence: Message {
        guard let share = daysWithoutUse.share else {
            let n = daysWithoutUse.shortage?.n ?? 0
            return message(
                "cravings.days-without-use-unknown", "Days without use: not enough data (n = \(n)), \(place).",
                ["n": .integer(Int64(n))])
        }
        return message(
            "cravings.days-without-use",
            "\(share.percent) of \(share.n.counted("known day")) were without use, \(place) (Wilson's interval).",
            share.arguments)
    }

    private var resistedSentence: Message? {
        guard cravings.count > 0 else { return nil }
        let rule = "no use within \(hours.counted("hour")), on covered days"
        let arguments: [String: JSONValue] = [
            "hours": .integer(Int64(hours)), "unknown": .integer(Int64(resisted.unknown)),
        ]
        guard let share = resisted.share.share else {
            let n = resisted.resisted + resisted.followed
            return message(
                "cravings.resisted-unknown",
                "Cravings without use afterward (\(rule)): not enough data (n = \(n)), \(place).",
                arguments.merging(["n": .integer(Int64(n))]) { $1 })
        }
        return message(
            "cravings.resisted",
            "\(share.percent) of \(share.n.counted("craving")) weren't followed by use, \(place) (\(rule); Wilson's "
                + "interval).", arguments.merging(share.arguments) { $1 })
    }

    private var gapSentence: Message? {
        guard uses > 0 else { return nil }
        switch gaps {
        case .notEnoughData(let list):
            return message(
                "cravings.gaps-unknown", "Gaps between uses: not enough data (n = \(list.shortage.n)), \(place).",
                ["n": .integer(Int64(list.shortage.n))])
        case .curve(let curve):
            let n = curve.finished + curve.censored
            let rule = "n = \(n) gaps, of which \(curve.censored) without a known end; Kaplan-Meier"
            guard let median = curve.median else {
                return message(
                    "cravings.gap-median-open",
                    "More than half of the gaps between uses are longer than any that ended, \(place) (\(rule)).",
                    ["n": .integer(Int64(n))])
            }
            var arguments: [String: JSONValue] = ["n": .integer(Int64(n)), "median": .number(median)]
            if let low = curve.low { arguments["low"] = .number(low) }
            if let high = curve.high { arguments["high"] = .number(high) }
            return message(
                "cravings.gap-median",
                "The median gap between uses is \(median.hoursInWords)\(curve.range), \(place) (\(rule)).", arguments)
        }
    }
}

extension GapCurve {
    /// The interval of the median in parentheses.
    var range: String {
        switch (low, high) {
        case (let low?, let high?): " (\(low.hoursInWords) to \(high.hoursInWords))"
        case (let low?, nil): " (\(low.hoursInWords) or more)"
        default: ""
        }
    }
}

extension ShareEstimate {
    /// The answer that too little is known; nil if there is a share.
    public var shortage: Shortage? { if case .notEnoughData(let shortage) = self { shortage } else { nil } }
}

extension ShareEstimate.Share {
    /// The share in percent with its interval: `62% (48% to 75%)`.
    var percent: String { "\(value.percent) (\(low.percent) to \(high.percent))" }

    /// The figures as arguments of a message.
    var arguments: [String: JSONValue] {
        [
            "value": .number(value), "low": .number(low), "high": .number(high), "n": .integer(Int64(n)),
        ]
    }
}

extension Double {
    /// The share in whole percent.
    fileprivate var percent: String { "\(Int((self * 100).rounded()))%" }

    /// The hours in minutes, hours, or days, such as `3.5 hours`.
    var hoursInWords: String {
        if self < 1 { return Int((self * 60).rounded()).counted("minute") }
        if self < 48 { return Self.text(rounded(decimals: 1), "hour") }
        return Self.text((self / 24).rounded(decimals: 1), "day")
    }

    private static func text(_ figure: String, _ noun: String) -> String {
        figure == "1" ? "1 \(noun)" : "\(figure) \(noun)s"
    }

    private func rounded(decimals: Int) -> String {
        let text = fixed(decimals: decimals)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
