// SPDX-License-Identifier: Apache-2.0

extension ChallengeTraits {
    /// Returns the similarity of two challenges, 0 to 1: the cosine of their rows of traits.
    ///
    /// A row has a 1 for category (counted twice, because variety is mainly a different category), time, company, cost
    /// and place, and difficulty from 0 to 1 as a point on a quarter of a circle, so that every row is equally long.
    func likeness(to other: ChallengeTraits) -> Double {
        var common = 0.0
        if category == other.category { common += 2 }
        if timeInvestment == other.timeInvestment { common += 1 }
        if socialRequirement == other.socialRequirement { common += 1 }
        if costLevel == other.costLevel { common += 1 }
        if locationType == other.locationType { common += 1 }
        common += cosine(Double(difficulty - other.difficulty) / 4 * .pi / 2)
        return common / 7
    }
}
