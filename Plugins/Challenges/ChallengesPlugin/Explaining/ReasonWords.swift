// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Writes reasons as sentences.
struct ReasonWords {
    let subject: ReasonSubject
    let traits: ChallengeTraits
    let situation: Situation
    let preferences: UserPreferences
    /// Whether the person completed or skipped any challenge.
    let hasDeeds: Bool

    /// The reason and its contribution: "you completed 9 of 10 creative challenges, and 12 of 40 others: +0.8".
    ///
    /// - Parameters:
    ///   - part: The contribution.
    ///   - source: The source.
    ///   - evidence: The counts that the sentence states; nil unless the source is the person's records.
    func message(_ part: ReasonPart, _ source: ReasonSource, _ evidence: DeedEvidence?) -> Message {
        let (code, clause, extra) = clause(part, source, evidence)
        var arguments = self.arguments
        arguments["contribution"] = .number(part.contribution)
        arguments.merge(extra) { $1 }
        return Message("challenges.reason-\(code)", "\(clause): \(Self.signed(part.contribution))", arguments)
    }

    private typealias Clause = (code: String, clause: String, extra: [String: JSONValue])

    private func clause(_ part: ReasonPart, _ source: ReasonSource, _ evidence: DeedEvidence?) -> Clause {
        let isFor = part.contribution > 0
        if let evidence { return deeds(evidence, part) }
        if subject == .anything { return ("base", "the starting point, the same for every challenge", [:]) }
        switch source {
        case .stated: return stated
        case .common:
            guard subject != .difficulty else {
                let difficulty = Self.difficulty(traits.difficulty)
                return (
                    "common-difficulty", "most people like moderate challenges, and this one is \(difficulty)", [:]
                )
            }
            return isFor
                ? ("common-for", "most people readily do \(what)", [:])
                : ("common-against", "most people put off \(what)", [:])
        case .events, .hint:
            guard hasDeeds else {
                return isFor
                    ? ("asked-more", "you asked for more of \(what)", [:])
                    : ("asked-less", "you asked for less of \(what)", [:])
            }
            return ("guess", "a guess about \(what), which your records don't confirm yet", [:])
        }
    }

    /// The counts of the records, and of the others for comparison.
    private func deeds(_ evidence: DeedEvidence, _ part: ReasonPart) -> Clause {
        let window = evidence.days.map { ", in the last \($0) days" } ?? ""
        let (count, total) = (evidence.matching, evidence.total)
        let others = "\(evidence.otherMatching) of \(evidence.otherTotal) others\(window)"
        let claim =
            switch evidence.count {
            case .completed: "you completed \(count) of \(total) \(kind), and \(others)"
            case .dayPart:
                "you completed \(count) of your \(total) completed \(kind) in the \(situation.dayPart.rawValue), and "
                    + others
            }
        var arguments: [String: JSONValue] = [
            "count": .integer(Int64(count)), "total": .integer(Int64(total)),
            "otherCount": .integer(Int64(evidence.otherMatching)), "otherTotal": .integer(Int64(evidence.otherTotal)),
        ]
        arguments["days"] = evidence.days.map { .integer(Int64($0)) }
        let code = evidence.count == .completed ? "completed" : "day-part"
        // Mention a stated like only if it outweighs the common prior.
        guard part.stated != 0, abs(part.stated) >= abs(part.common) else { return (code, claim, arguments) }
        return (part.stated > 0) == (part.contribution > 0)
            ? ("\(code)-as-told", "as you told us, \(claim)", arguments)
            : ("\(code)-contrary", "contrary to what you told us, \(claim)", arguments)
    }

    /// The attribute, its value, and the situation, for presenters in other languages.
    private var arguments: [String: JSONValue] {
        var arguments: [String: JSONValue] = ["subject": .string(subject.name)]
        func set(_ name: String, _ word: String?) { arguments[name] = word.map { .string($0) } }
        switch subject {
        case .anything: break
        case .category, .kindLately:
            set("category", traits.category.rawValue)
            set("dayPart", situation.dayPart.rawValue)
        case .time:
            set("time", traits.timeInvestment.rawValue)
            set("dayPart", situation.dayPart.rawValue)
            arguments["isWeekend"] = .boolean(situation.isWeekend)
        case .company:
            set("company", traits.socialRequirement.rawValue)
            arguments["comfort"] = preferences.socialComfort.map { .integer(Int64($0)) }
        case .cost: set("cost", traits.costLevel.rawValue)
        case .difficulty:
            arguments["difficulty"] = .integer(Int64(traits.difficulty))
            arguments["preferred"] = preferences.preferredDifficulty.map { .integer(Int64($0)) }
        case .place: set("place", traits.locationType.rawValue)
        case .weather: set("weather", situation.weather?.rawValue)
        case .season:
            set("season", traits.seasonality?.rawValue)
            set("now", SituationFeatures(situation).seasonality.rawValue)
            arguments["isHoliday"] = .boolean(situation.isHoliday)
        case .mood: arguments["mood"] = situation.mood.map { .integer(Int64($0)) }
        case .sameLately, .single: break
        }
        return arguments
    }

    private var stated: Clause {
        switch subject {
        case .company:
            ("told-company", "your comfort with company is \(preferences.socialComfort ?? 3) of 5", [:])
        case .difficulty: statedDifficulty
        default: ("told-like", "you told us that you like \(liked)", [:])
        }
    }

    /// The challenges with the attribute, regardless of the situation.
    private var kind: String {
        switch subject {
        case .category: "\(traits.category.rawValue) challenges"
        case .time: "\(length) challenges"
        default: what
        }
    }

    /// The liked challenges, regardless of the hour.
    private var liked: String { subject == .category ? kind : what }

    private var statedDifficulty: Clause {
        let asked = preferences.preferredDifficulty ?? 3
        let wish = "you asked for \(Self.difficulty(asked)) challenges"
        return traits.difficulty == asked
            ? ("told-difficulty", wish, [:])
            : ("told-other-difficulty", "\(wish), and this one is \(Self.difficulty(traits.difficulty))", [:])
    }
}
