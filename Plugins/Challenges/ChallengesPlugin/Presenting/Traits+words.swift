// SPDX-License-Identifier: Apache-2.0

extension ChallengeTraits {
    /// What it asks for, in a line: `creative, about 15 minutes, alone, free, at home, difficulty 2 of 5`.
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
    /// Why a challenge is not offered, as part of a sentence.
    var inWords: String {
        switch self {
        case .inactive: "it is switched off"
        case .validity: "its last day is over"
        case .time: "it takes longer than your time limit"
        case .budget: "it costs more than your budget"
        case .socialComfort: "it needs more company than you like"
        case .location: "you excluded its place"
        case .season: "it belongs to another time of the year"
        case .coolDown: "it was completed or skipped recently"
        }
    }
}
