// SPDX-License-Identifier: Apache-2.0

extension ReasonWords {
    /// The challenges with the attribute, in the situation where it matters.
    var what: String {
        switch subject {
        case .anything: "challenges in general"
        case .category: "\(traits.category.rawValue) challenges in the \(situation.dayPart.rawValue)"
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
        case .single: "this challenge"
        }
    }

    /// The time in words.
    var length: String {
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

    /// The difficulty in words.
    static func difficulty(_ difficulty: Int) -> String {
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
