// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension CravingsSummary {
    /// The main figures in at most three sentences, each of which names its n, the period, and the rule, and the number of
    /// unmarked days.
    var sentences: [Message] { [daysSentence, resistedSentence, gapSentence, unmarkedSentence].compactMap(\.self) }

    private var place: String { "\(period.from) to \(period.through)" }

    private func message(_ code: String, _ text: String, _ arguments: [String: JSONValue]) -> Message {
        Message(
            code, text,
            arguments.merging(["from": .string("\(period.from)"), "through": .string("\(period.through)")]) { $1 })
    }

    /// What the figures would be if nothing happened on unmarked days, to follow a figure.
    private func alternative(_ figure: String?) -> String {
        guard let ifUnmarkedFree, let figure else { return "" }
        return ", or \(figure) if the \(ifUnmarkedFree.unmarkedDays.counted("unmarked day")) had nothing to report"
    }

    private var unmarkedSentence: Message? {
        guard let days = ifUnmarkedFree?.unmarkedDays else { return nil }
        return message(
            "cravings.unmarked-days",
            "\(days.counted("day")) of \(period.days) without an entry and without a status, \(place). Mark those with "
                + "nothing to report.", ["unmarkedDays": .integer(Int64(days))])
    }

    private var daysSentence: Message {
        let free = ifUnmarkedFree?.daysWithoutUse.share
        guard let share = daysWithoutUse.share else {
            let n = daysWithoutUse.shortage?.n ?? 0
            return message(
                "cravings.days-without-use-unknown",
                "Days without use: not enough data (n = \(n))"
                    + "\(alternative(free.map { "\($0.percent) of \($0.n)" })), \(place).",
                ["n": .integer(Int64(n))])
        }
        return message(
            "cravings.days-without-use",
            "\(share.percent) of \(share.n.counted("known day")) were without use\(alternative(free?.percent)), "
                + "\(place) (Wilson's interval).",
            share.arguments.merging(free.map { ["ifUnmarkedFree": .number($0.value)] } ?? [:]) { $1 })
    }

    private var resistedSentence: Message? {
        guard cravings.count > 0 else { return nil }
        let rule = "no use within \(hours.counted("hour")), on covered days"
        let arguments: [String: JSONValue] = [
            "hours": .integer(Int64(hours)), "unknown": .integer(Int64(resisted.unknown)),
        ]
        // Most cravings are on covered days, so that few depend on unmarked ones.
        let free = ifUnmarkedFree.flatMap { $0.resisted == resisted ? nil : $0.resisted.share.share }
        let other = alternative(free.map { "\($0.percent) of \($0.n)" })
        guard let share = resisted.share.share else {
            let n = resisted.resisted + resisted.followed
            return message(
                "cravings.resisted-unknown",
                "Cravings without use afterward (\(rule)): not enough data (n = \(n))\(other), \(place).",
                arguments.merging(["n": .integer(Int64(n))]) { $1 })
        }
        return message(
            "cravings.resisted",
            "\(share.percent) of \(share.n.counted("craving")) weren't followed by use\(other), \(place) (\(rule); "
                + "Wilson's interval).", arguments.merging(share.arguments) { $1 })
    }

    private var gapSentence: Message? {
        guard uses > 0 else { return nil }
        guard let ifUnmarkedFree else {
            return message("cravings.gap\(gaps.code)", "\(gaps.sentence), \(place).", gaps.arguments)
        }
        let days = ifUnmarkedFree.unmarkedDays.counted("unmarked day")
        return message(
            "cravings.gap-bounds",
            "\(gaps.sentence) if there was a use on each of the \(days). \(ifUnmarkedFree.gaps.sentence) if they had "
                + "nothing to report, \(place).",
            gaps.arguments.merging(
                ["unmarkedDays": .integer(Int64(ifUnmarkedFree.unmarkedDays))]
                    .merging(ifUnmarkedFree.gaps.median.map { ["medianIfFree": .number($0)] } ?? [:]) { $1 }
            ) { $1 })
    }
}

extension GapEstimate {
    fileprivate var n: Int {
        switch self {
        case .curve(let curve): curve.finished + curve.censored
        case .notEnoughData(let list): list.shortage.n
        }
    }

    fileprivate var median: Double? { if case .curve(let curve) = self { curve.median } else { nil } }

    /// The end of the code of a message.
    fileprivate var code: String {
        guard case .curve(let curve) = self else { return "s-unknown" }
        return curve.median == nil ? "-median-open" : "-median"
    }

    fileprivate var arguments: [String: JSONValue] {
        var arguments: [String: JSONValue] = ["n": .integer(Int64(n))]
        if case .curve(let curve) = self, let median = curve.median {
            arguments["median"] = .number(median)
            if let low = curve.low { arguments["low"] = .number(low) }
            if let high = curve.high { arguments["high"] = .number(high) }
        }
        return arguments
    }

    /// The median gap in a sentence without its end.
    fileprivate var sentence: String {
        guard case .curve(let curve) = self else { return "Gaps between uses: not enough data (n = \(n))" }
        let rule = "n = \(n) gaps, of which \(curve.censored) without a known end; Kaplan-Meier"
        guard let median = curve.median else {
            return "More than half of the gaps between uses are longer than any that ended (\(rule))"
        }
        return "The median gap between uses is \(median.hoursInWords)\(curve.range) (\(rule))"
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
