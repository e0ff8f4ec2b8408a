// SPDX-License-Identifier: Apache-2.0

extension ChallengeTraits {
    /// The traits on one line: `creative, about 15 minutes, alone, free, at home, difficulty 2 of 5`.
    var inWords: String {
        let company =
            switch socialRequirement {
            case .solo: "alone"
            case .strangers: "with strangers"
            case .friends: "with friends"
            case .family: "with family"
            case .group: "in a group"
            }
        let place =
            switch locationType {
            case .home: "at home"
            case .outdoor: "outdoors"
            case .public: "among people"
            case .specific: "in one kind of place"
            case .anywhere: "anywhere"
            }
        let cost =
            switch costLevel {
            case .free: "free"
            case .small: "up to 10 dollars"
            case .medium: "10 to 50 dollars"
            case .large: "50 dollars or more"
            }
        let season = seasonality.map { ", \($0.rawValue)" } ?? ""
        return "\(category.rawValue), about \(timeInvestment.minutes) minutes, \(company), \(cost), \(place), "
            + "difficulty \(difficulty) of 5\(season)"
    }
}

extension Limit {
    /// The reason to exclude a challenge, as part of a sentence.
    var inWords: String {
        switch self {
        case .inactive: "it is switched off"
        case .validity: "its last day has passed"
        case .time: "it takes longer than your time limit"
        case .budget: "it costs more than your budget"
        case .socialComfort: "it needs more company than you want"
        case .location: "you excluded its place"
        case .season: "it's for another time of year"
        case .coolDown: "it was completed or skipped recently"
        }
    }
}
