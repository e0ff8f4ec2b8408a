// SPDX-License-Identifier: Apache-2.0

/// An attribute by which a person's challenges are counted, and its value for one challenge in its situation.
struct DeedTrait: Hashable, Comparable {
    /// The attribute.
    let subject: ReasonSubject
    /// The value among those of the attribute.
    let value: Int

    /// Returns the attributes of a challenge in a situation.
    static func all(of traits: ChallengeTraits, in situation: Situation) -> [DeedTrait] {
        var all = [
            DeedTrait(subject: .category, value: traits.category.place),
            DeedTrait(subject: .time, value: traits.timeInvestment.place),
            DeedTrait(subject: .company, value: traits.socialRequirement.place),
            DeedTrait(subject: .cost, value: traits.costLevel.rank),
            DeedTrait(subject: .difficulty, value: traits.difficulty),
            DeedTrait(subject: .place, value: traits.locationType.place),
        ]
        if traits.locationType == .outdoor, let weather = situation.weather, weather != .cloudy {
            all.append(DeedTrait(subject: .weather, value: weather.isWet ? 0 : 1))
        }
        return all
    }

    static func < (first: DeedTrait, second: DeedTrait) -> Bool {
        (first.subject.rawValue, first.value) < (second.subject.rawValue, second.value)
    }
}
