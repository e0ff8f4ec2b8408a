// SPDX-License-Identifier: Apache-2.0

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

    /// Creates the subject of a feature from the feature's index among the model's weights.
    init(feature: Int) {
        let group = Feature.all[feature].group
        self =
            switch group {
            case .intercept: .anything
            case .category, .dayPartCategory: .category
            case .time, .weekend, .dayPartTime: .time
            case .social: .company
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
    /// Whether the person completed or skipped any challenge, as opposed to only giving feedback.
    let hasDeeds: Bool

    /// - Parameter part: What some entries of the row add together.
    func list(_ part: ([Int]) -> ReasonPart) -> [Reason] {
        var parts: [(name: String, part: ReasonPart, words: ReasonWords)] = []
        var rest = subjects
        func words(_ subjects: [ReasonSubject]) -> ReasonWords {
            ReasonWords(
                subjects: subjects, traits: traits, situation: situation, preferences: preferences, hasDeeds: hasDeeds)
        }
        // What is done and how long it takes are one sentence where both were learned and point the same way.
        if let category = rest[.category].map(part), let time = rest[.time].map(part), category.source == .events,
            time.source == .events, category.contribution * time.contribution > 0
        {
            let both = part((category.entries + time.entries).sorted())
            if both.source == .events {
                parts.append(("category and time", both, words([.category, .time])))
                rest[.category] = nil
                rest[.time] = nil
            }
        }
        for subject in ReasonSubject.allCases {
            guard let single = rest[subject].map(part), single.contribution != 0 else { continue }
            parts.append((subject.name, single, words([subject])))
        }
        let order = parts.indices.sorted {
            (-abs(parts[$0].part.contribution), $0) < (-abs(parts[$1].part.contribution), $1)
        }
        return order.map { place in
            let (name, part, words) = parts[place]
            return Reason(
                feature: name, contribution: part.contribution, sentence: words.sentence(part),
                deviation: part.deviation, learnedShare: part.learnedShare, source: part.source)
        }
    }
}
