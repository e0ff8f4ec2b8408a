// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension LagReport {
    /// The number of findings that are stated.
    static let mostStatements = 3

    /// The rate of false findings up to which a trigger is stated.
    ///
    /// With that of ``PrecedingResult``, at most one in twenty-five reports without any relation has a finding.
    static let limit = 0.03

    /// The findings up to the limit of the false discovery rate, clearest first, or that there is none.
    var sentences: [Message] {
        let found = triggers.enumerated().compactMap { index, result in
            result.comparison.test.map { (index: index, result: result, test: $0) }
        }
        .filter { $0.test.qValue <= Self.limit }
        .sorted { ($0.test.probability, $0.index) < ($1.test.probability, $1.index) }
        guard !found.isEmpty else { return [nothingFound] }
        return found.prefix(Self.mostStatements).map { sentence(on: $0.result, $0.test) }
    }

    private var place: String { "\(period.from) to \(period.through)" }

    private var arguments: [String: JSONValue] {
        [
            "outcome": .string(outcome.rawValue), "hours": .integer(Int64(hours)),
            "cravings": .integer(Int64(cravings)), "from": .string("\(period.from)"),
            "through": .string("\(period.through)"),
        ]
    }

    private func sentence(on result: TriggerResult, _ test: LagComparison.Test) -> Message {
        let (others, othersFollowed) = (cravings - result.cravings, followed - result.followed)
        return Message(
            "cravings.followed-more-often",
            "Cravings with \(result.trigger.rawValue) were followed by \(outcome.words) within "
                + "\(hours.counted("hour")) more often than others: \(result.followed) of \(result.cravings), and "
                + "\(othersFollowed) of \(others) others (\(place); whole days permuted, \(test.qValue.shown(as: "q"))).",
            arguments.merging([
                "trigger": .string(result.trigger.rawValue), "n": .integer(Int64(result.cravings)),
                "followed": .integer(Int64(result.followed)), "others": .integer(Int64(others)),
                "othersFollowed": .integer(Int64(othersFollowed)), "qValue": .number(test.qValue),
            ]) { $1 })
    }

    private var nothingFound: Message {
        let arguments = arguments.merging([
            "n": .integer(Int64(cravings)), "tested": .integer(Int64(tested)),
        ]) { $1 }
        guard tested > 0 else {
            return Message(
                "cravings.lag-unknown",
                "Triggers of cravings that are followed by \(outcome.words): not enough data (n = "
                    + "\(cravings.counted("craving")), \(followed) followed), \(place).", arguments)
        }
        return Message(
            "cravings.lag-unclear",
            "No trigger's cravings were clearly followed by \(outcome.words) within \(hours.counted("hour")) more "
                + "often than others (n = \(cravings.counted("craving")), \(tested.counted("trigger")) compared, "
                + "\(place)). That doesn't mean that there is no difference.", arguments)
    }
}

extension PrecedingResult {
    /// The rate of false findings up to which something is said to be logged more often.
    static let limit = 0.01

    init(
        _ exposure: PrecedingExposure, _ input: LagInput, _ crossover: CaseCrossover, _ comparison: LagComparison
    ) {
        self.exposure = exposure
        cases = crossover.cases
        exposedCases = crossover.exposedCases
        self.comparison = comparison
        let outcome = input.outcome == .use ? "uses" : "strong cravings"
        let hours = "the \(input.hours.counted("hour")) before"
        var arguments: [String: JSONValue] = [
            "exposure": .string(exposure.rawValue), "outcome": .string(input.outcome.rawValue),
            "hours": .integer(Int64(input.hours)),
        ]
        switch comparison {
        case .notEnoughData(let shortage):
            arguments.merge(shortage.message.arguments) { $1 }
            statement = Message(
                "cravings.preceding-unknown",
                "\(exposure.words.capitalizedFirst) in \(hours) \(outcome): \(shortage.clause)", arguments)
        case .test(let test):
            arguments.merge([
                "n": .integer(Int64(cases)), "exposed": .integer(Int64(exposedCases)), "qValue": .number(test.qValue),
            ]) { $1 }
            let isClear = test.qValue <= PrecedingResult.limit
            let subject =
                "\(exposure.words.capitalizedFirst) was logged in \(hours) \(exposedCases) of \(cases) \(outcome)"
            let rule = "than at the same hour and weekday of other weeks (a bout counts once; weeks permuted, "
            statement = Message(
                isClear ? "cravings.preceding" : "cravings.preceding-unclear",
                "\(subject), \(isClear ? "" : "not clearly ")more often \(rule)\(test.qValue.shown(as: "q"))).",
                arguments)
        }
    }
}
