// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension LagReport {
    /// The number of findings that are stated.
    static let mostStatements = 3

    /// The findings up to the limit of the false discovery rate, clearest first, or that there is none.
    var sentences: [Message] {
        let found = factors.enumerated().compactMap { index, result in
            result.comparison.lift.map { (index: index, result: result, lift: $0) }
        }
        .filter { $0.lift.qValue <= FalseDiscoveryRate.limit }
        .sorted { ($0.lift.qValue, $0.lift.probability, $0.index) < ($1.lift.qValue, $1.lift.probability, $1.index) }
        guard !found.isEmpty else { return [nothingFound] }
        return found.prefix(Self.mostStatements).map { sentence(on: $0.result, $0.lift) }
    }

    private var place: String { "\(period.from) to \(period.through)" }

    private func sentence(on result: FactorResult, _ lift: LagComparison.Lift) -> Message {
        let isMore = lift.value >= 1
        let rule =
            "n = \(result.entries) of \(entries.counted("entry", "entries")), \(place); whole days resampled, "
            + "q = \(lift.qValue.shownProbability)"
        return Message(
            isMore ? "cravings.followed-more-often" : "cravings.followed-less-often",
            "Entries \(result.factor.words) were followed by \(outcome.words) within "
                + "\(hours.counted("hour")) \(lift.value.fixed(decimals: 2)) times as often as all entries "
                + "(\(lift.low.fixed(decimals: 2)) to \(lift.high.fixed(decimals: 2)); \(rule)).",
            [
                "factor": LagFactor.schema.json(of: result.factor), "outcome": .string(outcome.rawValue),
                "hours": .integer(Int64(hours)), "value": .number(lift.value), "low": .number(lift.low),
                "high": .number(lift.high), "qValue": .number(lift.qValue), "n": .integer(Int64(result.entries)),
                "entries": .integer(Int64(entries)), "from": .string("\(period.from)"),
                "through": .string("\(period.through)"),
            ])
    }

    private var nothingFound: Message {
        let arguments: [String: JSONValue] = [
            "n": .integer(Int64(entries)), "tested": .integer(Int64(tested)), "outcome": .string(outcome.rawValue),
            "hours": .integer(Int64(hours)), "from": .string("\(period.from)"),
            "through": .string("\(period.through)"),
        ]
        guard tested > 0 else {
            return Message(
                "cravings.lag-unknown",
                "What is followed by \(outcome.words): not enough data (n = \(entries)), \(place).", arguments)
        }
        return Message(
            "cravings.lag-unclear",
            "No trigger or time of day was clearly followed by \(outcome.words) within "
                + "\(hours.counted("hour")) more or less often than all entries (n = "
                + "\(entries.counted("entry", "entries")), \(tested) tested, \(place)). "
                + "That doesn't mean that there is no difference.", arguments)
    }
}

extension PrecedingResult {
    init(_ exposure: PrecedingExposure, _ input: LagInput, _ crossover: CaseCrossover) {
        self.exposure = exposure
        cases = crossover.cases
        exposedCases = crossover.exposedCases
        let pairs = crossover.pairs
        let outcome = input.outcome == .use ? "uses" : "strong cravings"
        let subject = "\(exposure.words) in the \(input.hours.counted("hour")) before \(outcome)"
        var arguments: [String: JSONValue] = [
            "exposure": .string(exposure.rawValue), "outcome": .string(input.outcome.rawValue),
            "hours": .integer(Int64(input.hours)), "n": .integer(Int64(crossover.cases)),
        ]
        guard let ratio = pairs.oddsRatio else {
            let weight = Int((pairs.caseOnly + pairs.controlOnly).rounded(.down))
            let least = Int(MatchedPairs.leastPairs)
            let reason =
                weight < least
                ? "A comparison needs \(least) pairs that differ." : "All pairs differ in the same direction."
            comparison = .notEnoughData(Shortage(n: weight, needed: weight < least ? least : nil, reason: reason))
            arguments["n"] = .integer(Int64(weight))
            statement = Message(
                "cravings.preceding-unknown", "Logged \(subject): not enough data (n = \(weight)). \(reason)",
                arguments)
            return
        }
        comparison = .oddsRatio(
            PrecedingComparison.OddsRatio(
                value: ratio.value, low: ratio.low, high: ratio.high, caseOnly: pairs.caseOnly,
                controlOnly: pairs.controlOnly))
        arguments.merge(["value": .number(ratio.value), "low": .number(ratio.low), "high": .number(ratio.high)]) { $1 }
        statement = Message(
            "cravings.preceding",
            "The odds of \(subject), against the same hour and weekday of other weeks: "
                + "\(ratio.value.fixed(decimals: 2)) (\(ratio.low.fixed(decimals: 2)) to "
                + "\(ratio.high.fixed(decimals: 2)); n = \(crossover.cases) \(outcome)).", arguments)
    }
}
