// SPDX-License-Identifier: Apache-2.0

/// Writes reasons as sentences.
struct ReasonWords {
    let subjects: [ReasonSubject]
    let traits: ChallengeTraits
    let situation: Situation
    let preferences: UserPreferences
    /// Whether the person completed or skipped any challenge.
    let hasDeeds: Bool

    /// The reason and its contribution: "you finish short creative challenges on weekday evenings: +0.8".
    func sentence(_ part: ReasonPart) -> String {
        "\(clause(part)): \(Self.signed(part.contribution))"
    }

    private func clause(_ part: ReasonPart) -> String {
        let isFor = part.contribution > 0
        switch part.source {
        case .events where !hasDeeds, .hint where !hasDeeds:
            return isFor ? "you asked for more of \(what)" : "you asked for less of \(what)"
        case .events:
            let claim = isFor ? "you finish \(what)" : "you less often finish \(what)"
            // Mention a stated like only if it outweighs the common prior.
            guard part.stated != 0, abs(part.stated) >= abs(part.common) else { return claim }
            return (part.stated > 0) == isFor ? "as you told us, \(claim)" : "contrary to what you told us, \(claim)"
        case .stated: return stated
        case .common: return common(isFor)
        case .hint:
            return isFor ? "your history hints that you like \(what)" : "your history hints that you don't like \(what)"
        }
    }

    private func common(_ isFor: Bool) -> String {
        guard subjects[0] != .difficulty else {
            return "most people like moderate challenges, and this one is \(Self.difficulty(traits.difficulty))"
        }
        return isFor ? "most people readily do \(what)" : "most people put off \(what)"
    }

    private var stated: String {
        switch subjects[0] {
        case .company: "your comfort with company is \(preferences.socialComfort ?? 3) of 5"
        case .difficulty: statedDifficulty
        default: "you told us that you like \(liked)"
        }
    }

    /// The liked challenges, regardless of the hour.
    private var liked: String { subjects[0] == .category ? "\(traits.category.rawValue) challenges" : what }

    private var statedDifficulty: String {
        let asked = preferences.preferredDifficulty ?? 3
        let wish = "you asked for \(Self.difficulty(asked)) challenges"
        return traits.difficulty == asked ? wish : "\(wish), and this one is \(Self.difficulty(traits.difficulty))"
    }

    private var what: String {
        switch subjects[0] {
        case .anything: "challenges in general"
        case .category:
            subjects.contains(.time)
                ? "\(length) \(traits.category.rawValue) challenges \(occasion)"
                : "\(traits.category.rawValue) challenges in the \(situation.dayPart.rawValue)"
        case .time: "\(length) challenges \(occasion)"
        case .company: company
        case .cost: "challenges that cost \(cost)"
        case .difficulty: "\(Self.difficulty(traits.difficulty)) challenges"
        case .place: "challenges \(place)"
        case .weather: "outdoor challenges in the \(fall)"
        case .season: "challenges \(season)"
        case .mood: "challenges like this in a \((situation.mood ?? 3) > 3 ? "good" : "low") mood"
        case .kindLately: "\(traits.category.rawValue) challenges soon after others in the category"
        case .sameLately: "a challenge that you had recently"
        }
    }

    private var length: String {
        switch traits.timeInvestment {
        case .quick: "short"
        case .medium: "45-minute"
        case .extended: "two-hour"
        }
    }

    private var occasion: String { "on \(situation.isWeekend ? "weekend" : "weekday") \(situation.dayPart.rawValue)s" }

    private var company: String {
        switch traits.socialRequirement {
        case .solo: "solo challenges"
        case .strangers: "challenges with strangers"
        case .friends: "challenges with friends"
        case .family: "challenges with family"
        case .group: "challenges in a group"
        }
    }

    private var cost: String {
        switch traits.costLevel {
        case .free: "nothing"
        case .small: "1 to 10 dollars"
        case .medium: "10 to 50 dollars"
        case .large: "50 dollars or more"
        }
    }

    private var place: String {
        switch traits.locationType {
        case .home: "at home"
        case .outdoor: "outdoors"
        case .public: "in public"
        case .specific: "in special places"
        case .anywhere: "that can be done anywhere"
        }
    }

    private var fall: String {
        switch situation.weather {
        case .rainy: "rain"
        case .snowy: "snow"
        case .sunny, .cloudy, nil: "sun"
        }
    }

    private var season: String {
        switch traits.seasonality {
        case .holiday: situation.isHoliday ? "for a holiday" : "out of season"
        case .some(let seasonality):
            seasonality == SituationFeatures(situation).seasonality ? "in season" : "out of season"
        case nil: "of the season"
        }
    }

    private static func difficulty(_ difficulty: Int) -> String {
        switch difficulty {
        case ...1: "very easy"
        case 2: "easy"
        case 3: "moderate"
        case 4: "hard"
        default: "very hard"
        }
    }

    /// Returns a number with its sign and one decimal, or two decimals below 0.1, such as +0.8 and −0.04.
    static func signed(_ number: Double) -> String {
        let size = abs(number)
        let isSmall = size < 0.095
        let steps = Int((size * (isSmall ? 100 : 10)).rounded())
        let sign = steps == 0 ? "±" : number < 0 ? "−" : "+"
        if isSmall { return "\(sign)0.0\(steps)" }
        return "\(sign)\(steps / 10).\(steps % 10)"
    }
}
