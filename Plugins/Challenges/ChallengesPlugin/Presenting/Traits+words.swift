// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

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
        var extras = [seasonality?.rawValue, timesInWords, light.map { "in \($0.rawValue)" }].compactMap(\.self)
        if needsBooking == true { extras.append("needs a booking") }
        return "\(category.rawValue), about \(timeInvestment.minutes) minutes, \(company), \(cost), \(place), "
            + (["difficulty \(difficulty) of 5"] + extras).joined(separator: ", ")
    }

    /// The times of day: `dawn`, `morning or afternoon`.
    private var timesInWords: String? {
        guard let timesOfDay, let last = timesOfDay.last else { return nil }
        let words = timesOfDay.dropLast().map(\.rawValue)
        return words.isEmpty ? last.rawValue : words.joined(separator: ", ") + " or " + last.rawValue
    }

    /// The traits on one line in a language.
    func words(_ say: Wording) -> String {
        say(
            "challenges.traits", inWords,
            [
                "category": category.rawValue.argument, "minutes": timeInvestment.minutes.argument,
                "company": socialRequirement.rawValue.argument, "cost": costLevel.rawValue.argument,
                "place": locationType.rawValue.argument, "difficulty": difficulty.argument,
                "season": (seasonality?.rawValue ?? "none").argument, "times": times(say).argument,
                "light": (light?.rawValue ?? "none").argument,
                "booking": (needsBooking == true ? "yes" : "no").argument,
            ])
    }

    /// The times of day in a language; `none` if there is no limit.
    private func times(_ say: Wording) -> String {
        let words = (timesOfDay ?? []).map { say.word($0, "timeOfDay") }
        guard let last = words.last else { return "none" }
        let first = words.dropLast()
        return first.isEmpty ? last : first.joined(separator: ", ") + say("challenges.or", " or ") + last
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
        case .coolDown: "it was completed, skipped, or missed recently"
        case .timeOfDay: "it's for an earlier time of day"
        case .daylight: "it needs daylight or darkness that the rest of the day doesn't have"
        case .booking: "it needs a booking"
        }
    }

    /// The reason to exclude a challenge in a language.
    func words(_ say: Wording) -> String {
        say("challenges.limit", inWords, ["limit": rawValue.argument])
    }
}
