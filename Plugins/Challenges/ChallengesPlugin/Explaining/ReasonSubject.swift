// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The subject of a reason: features that belong together in words.
enum ReasonSubject: Int, CaseIterable {
    case anything
    case category
    case time
    case company
    case cost
    case difficulty
    case place
    case weather
    case season
    case mood
    case kindLately
    case sameLately
    case single

    /// Creates the subject of a feature from the feature's index among the model's weights.
    init(feature: Int) {
        let group = Feature.all[feature].group
        self =
            switch group {
            case .intercept: .anything
            case .category, .dayPartCategory, .weekendCategory: .category
            case .time, .weekend, .dayPartTime: .time
            case .social, .weekendSocial: .company
            case .cost: .cost
            case .difficulty: .difficulty
            case .location: .place
            case .season: .season
            case .weather: .weather
            case .mood, .moodCategory: .mood
            case .recency: feature == group.start ? .kindLately : .sameLately
            }
    }

    /// The attribute in a word or two.
    var name: String {
        switch self {
        case .anything: Reason.readiness
        case .kindLately: "kind lately"
        case .sameLately: "same lately"
        case .single: "this challenge"
        default: "\(self)"
        }
    }
}

/// The reasons for one score: its parts by subject, in words, largest contribution first.
struct Reasons {
    let subjects: [ReasonSubject: [Int]]
    let traits: ChallengeTraits
    let situation: Situation
    let preferences: UserPreferences
    /// What the person's records show.
    let deeds: Deeds
    /// Whether the person completed or skipped any challenge, as opposed to only giving feedback.
    let hasDeeds: Bool

    /// - Parameters:
    ///   - single: The effect of the challenge itself; nil if it never came.
    ///   - part: What some entries of the row add together.
    func list(_ single: ReasonPart? = nil, _ part: ([Int]) -> ReasonPart) -> [Reason] {
        let reasons = ReasonSubject.allCases.compactMap { subject -> Reason? in
            let combined = subject == .single ? single : subjects[subject].map(part)
            guard let combined, combined.contribution != 0 else { return nil }
            return reason(subject, combined)
        }
        let order = reasons.indices.sorted {
            (-abs(reasons[$0].contribution), $0) < (-abs(reasons[$1].contribution), $1)
        }
        return order.map { reasons[$0] }
    }

    private func reason(_ subject: ReasonSubject, _ part: ReasonPart) -> Reason {
        // After a reset, the records are still there, but the contribution has nothing to do with them.
        let evidence =
            part.learnedShare > 0
            ? deeds.evidence(for: subject, of: traits, in: situation, isFor: part.contribution > 0) : nil
        let source = evidence == nil ? subject == .anything ? .common : part.source : .events
        let message = ReasonWords(
            subject: subject, traits: traits, situation: situation, preferences: preferences, hasDeeds: hasDeeds
        ).message(part, source, evidence)
        return Reason(
            feature: subject.name, contribution: part.contribution, sentence: message.text, message: message,
            deviation: part.deviation, learnedShare: part.learnedShare, source: source, evidence: evidence)
    }
}
