// SPDX-License-Identifier: Apache-2.0

/// A feature of the model, with a readable name.
///
/// The list is versioned: a stored model belongs to one ``version``. The cases of ``FeatureGroup`` document the values.
struct Feature: Hashable, Sendable {
    /// The version of the list; a stored model of another version is fitted again from the events.
    static let version = 2

    let group: FeatureGroup
    /// The name, such as `evening × creative`.
    let name: String

    /// All features in the order of the model's weights.
    static let all: [Feature] = FeatureGroup.allCases.flatMap { group in
        group.names.map { Feature(group: group, name: $0) }
    }

    /// The number of weights of a model.
    static let count = all.count
}

/// Features of one kind, which share a prior width.
enum FeatureGroup: String, CaseIterable, Sendable {
    /// Always 1: how readily the person completes any challenge.
    case intercept
    /// 1 for the challenge's category.
    case category
    /// 1 for its time.
    case time
    /// 1 for its company.
    case social
    /// 1 for its cost.
    case cost
    /// Half the difficulty less 3, from -1 to 1, and the square of that: the middle is best for most people.
    case difficulty
    /// 1 for its place.
    case location
    /// 1 each for a challenge in season, out of season, and for a holiday that is near.
    case season
    /// 1 each for an outdoor challenge on a wet day and on a sunny day.
    case weather
    /// 1 for its time on Saturday and Sunday.
    case weekend
    /// 1 for its category on Saturday and Sunday.
    case weekendCategory
    /// 1 for its company on Saturday and Sunday.
    case weekendSocial
    /// 1 for its category in this part of the day.
    case dayPartCategory
    /// 1 for its time in this part of the day.
    case dayPartTime
    /// Half the mood less 3, multiplied by the difficulty as above, and by 1 if the challenge needs company.
    case mood
    /// Half the mood less 3, for its category.
    case moodCategory
    /// The recency of its category and of this challenge: counts that halve in 3 and 30 days.
    case recency

    /// The names of the features.
    var names: [String] {
        switch self {
        case .intercept: ["anything"]
        case .category: words(ChallengeCategory.self)
        case .time: words(TimeInvestment.self)
        case .social: words(SocialRequirement.self)
        case .cost: words(CostLevel.self)
        case .difficulty: ["difficulty", "difficulty²"]
        case .location: words(LocationType.self)
        case .season: ["in season", "out of season", "holiday"]
        case .weather: ["outdoor × wet", "outdoor × sunny"]
        case .weekend: words(TimeInvestment.self).map { "weekend × \($0)" }
        case .weekendCategory: words(ChallengeCategory.self).map { "weekend × \($0)" }
        case .weekendSocial: words(SocialRequirement.self).map { "weekend × \($0)" }
        case .dayPartCategory: products(words(DayPart.self), words(ChallengeCategory.self))
        case .dayPartTime: products(words(DayPart.self), words(TimeInvestment.self))
        case .mood: ["mood × difficulty", "mood × company"]
        case .moodCategory: words(ChallengeCategory.self).map { "mood × \($0)" }
        case .recency: ["category lately", "challenge lately"]
        }
    }

    /// The index of the first feature among the model's weights.
    var start: Int { places.lowerBound }

    /// The indices of the features among the model's weights.
    var places: Range<Int> { Self.ranges[self] ?? 0..<0 }

    private static let ranges: [FeatureGroup: Range<Int>] = {
        var ranges: [FeatureGroup: Range<Int>] = [:]
        var next = 0
        for group in allCases {
            ranges[group] = next..<next + group.names.count
            next += group.names.count
        }
        return ranges
    }()
}

private func words<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> [String] where Word.RawValue == String {
    Word.allCases.map(\.rawValue)
}

private func products(_ left: [String], _ right: [String]) -> [String] {
    left.flatMap { one in right.map { "\(one) × \($0)" } }
}
