// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Judges outfits for one request: the one scorer behind `wardrobe.score-outfit` and `wardrobe.suggest-outfits`.
///
/// A total is 100 points less what is lost, and every loss belongs to a single slot (its piece, or leaving it empty),
/// to two slots (colours, patterns, formality), or to a sum over all pieces (warmth). So a total is exactly what
/// ``SearchProblem`` can maximise. Losses are shares of a part's points; the shares of slots and of pairs of slots add
/// up to 1 over a template whether its optional slots are filled or not, so that no part can lose more than it has, and
/// nothing is worn for the sake of a share. Everything is counted in whole units of ``Points``.
struct OutfitScorer: Sendable {
    /// How much of the formality part is the fit of single pieces, the rest being that of pairs.
    private static let formalityOfPieces = 0.7
    /// How much of the colour part is hue and contrast, the rest being patterns.
    private static let coloursOfColour = 0.65
    /// How much of the colour part is a belt of the shoes' leather.
    private static let leatherOfColour = 0.05

    let request: OutfitRequest
    let profile: UserProfile
    let weights: ScoringWeights
    /// The points that each part can give.
    let budgets: PartPoints
    let warmth: WarmthTarget
    let weather: WeatherTarget
    let formality: FormalityRange?
    let season: Season?
    let taste: Taste
    let profileFit: ProfileFit
    let log: WearLog

    /// - Throws: ``Failure`` for a request that contradicts itself.
    init(
        _ request: OutfitRequest, profile: UserProfile, wears: [WearEvent], weights: ScoringWeights
    ) throws(Failure) {
        self.request = request
        self.profile = profile
        self.weights = weights
        log = WearLog(wears, until: request.date)
        warmth = try WarmthTarget(request, profile: profile)
        do {
            budgets = try weights.budgets(without: log.canLearn ? [] : [.ratings])
        } catch {
            throw Failure.badInput([error])
        }
        if let range = request.formality, range.lowest > range.highest {
            throw Failure.badInput([
                Issue(
                    path: "request.formality.highest", expected: "at least the lowest, \(range.lowest)",
                    got: "\(range.highest)", hint: "are the two swapped?")
            ])
        }
        weather = WeatherTarget(
            request, coldest: warmth.coldest.temperature, warmest: (warmth.warmest ?? warmth.coldest).temperature)
        formality = request.effectiveFormality
        season =
            request.season
            ?? request.date.flatMap { day in
                (request.latitude ?? profile.latitude).map { Season(month: day.month, latitude: $0) }
            }
        taste = Taste(request, profile: profile)
        profileFit = ProfileFit(profile)
    }

    /// What every outfit starts with: the points of all parts but warmth, which comes from a sum.
    var start: Points { budgets.sum - budgets[.warmth] }

    // MARK: Single pieces

    /// What a piece loses, by part; the same in each slot that it can fill.
    func losses(of item: WardrobeItem) -> PartPoints {
        let slot = item.slots[0]
        var losses = PartPoints()
        losses[.weather] = loss(.weather, weather.loss(item, in: slot))
        if let formality {
            losses[.formality] = loss(
                .formality, Self.formalityOfPieces * slot.share * (1 - formality.fit(of: item.effectiveFormality)))
        }
        losses[.occasion] = loss(.occasion, slot.share * (1 - occasionFit(item)))
        losses[.season] = loss(.season, slot.share * (1 - seasonFit(item)))
        losses[.style] = loss(.style, slot.share * (1 - taste.fit(item) * profileFit.fit(item)))
        losses[.freshness] = loss(.freshness, slot.share * (1 - log.freshness(item)))
        if log.canLearn { losses[.ratings] = loss(.ratings, slot.share * (1 - log.ratingFit(item))) }
        return losses
    }

    /// What leaving a slot empty loses, by part.
    func losses(ofEmpty slot: Slot, in template: OutfitTemplate) -> PartPoints {
        var losses = PartPoints()
        losses[.weather] = loss(.weather, weather.loss(nil, in: slot))
        if slot == .mid, template == .separates {
            losses[.formality] = loss(.formality, Self.formalityOfPieces * slot.share * request.jacketWish)
        }
        if slot == .accessory, wantsFinish { losses[.style] = loss(.style, slot.share) }
        if log.canLearn { losses[.ratings] = loss(.ratings, slot.share * 0.5) }
        return losses
    }

    /// Whether an outfit without any accessory looks unfinished: from smart casual on.
    var wantsFinish: Bool { (formality?.lowest ?? 1) >= 3 }

    /// How well a piece serves the occasion: by its owner's word, or by our table.
    func occasionFit(_ item: WardrobeItem) -> Double {
        guard let occasion = request.occasion else { return 1 }
        if item.occasion.isEmpty { return occasion.suitability(of: item) }
        return item.occasion.contains(occasion) ? 1 : 0.3
    }

    /// How well a piece suits the season.
    func seasonFit(_ item: WardrobeItem) -> Double {
        guard let season, !item.season.isEmpty else { return 1 }
        return item.season.contains { $0.suits(season) } ? 1 : 0
    }

    /// A share of a part's points as a loss, rounded toward none, so that all shares never lose more than there is.
    private func loss(_ part: ScorePart, _ share: Double) -> Points {
        Points(units: -Int(Double(budgets[part].units) * share))
    }

    // MARK: Pairs and sums

    /// A pair feature and the part it belongs to.
    var pairs: [(part: ScorePart, feature: PairFeature)] {
        let colour = Double(budgets[.colour].units) * Self.coloursOfColour
        let pattern = Double(budgets[.colour].units) * (1 - Self.coloursOfColour - Self.leatherOfColour)
        let leather = Double(budgets[.colour].units) * Self.leatherOfColour
        let formality = Double(budgets[.formality].units) * (1 - Self.formalityOfPieces)
        return [
            (.colour, feature(.colours, colour) { ColourFit.colours(ColourClass(index: $0), ColourClass(index: $1)) }),
            (.colour, feature(.patterns, pattern) { ColourFit.patterns($0, $1) }),
            (.colour, feature(.leather, leather) { ColourFit.leathers($0, $1) }),
            (.formality, feature(.formality, formality) { FormalityRange.harmony($0, $1) }),
        ]
    }

    /// A feature whose pairs lose their share of some units by a fit from 0 to 1.
    private func feature(
        _ shares: PairShares, _ units: Double, _ fit: @escaping @Sendable (Int, Int) -> Double
    ) -> PairFeature {
        PairFeature(
            weight: { first, second in
                guard let first = Slot(rawValue: first), let second = Slot(rawValue: second) else { return 0 }
                return shares.share(first, second)
            },
            // Half a unit for each of 15 pairs is held back, so that rounding pair by pair never loses more than there
            // is.
            score: { Points(units: -Int(max(0, units - 8) * (1 - fit($0, $1)))) })
    }

    /// The warmth at the coldest hour, and at the warmest where there is one.
    var terms: [QuantityTerm] {
        let units = Double(budgets[.warmth].units)
        let target = warmth
        let cold = QuantityTerm { Points(units: Int(units * target.valueAtColdest(sum: $0))) }
        guard warmth.warmest != nil else { return [cold] }
        return [cold, QuantityTerm { Points(units: Int(units * target.valueAtWarmest(staying: $0))) }]
    }

    /// A piece as the search knows it.
    func searchItem(_ item: WardrobeItem) -> SearchItem {
        let clo = item.insulation.effectiveClo
        let staying = item.isRemovable ? 0 : clo
        return SearchItem(
            id: item.id, score: losses(of: item).sum, quantities: warmth.warmest == nil ? [clo] : [clo, staying],
            classes: [
                ColourClass(item.primaryColor).index, ColourFit.patternClass(item.pattern.strength),
                ColourFit.leatherClass(item), item.effectiveFormality,
            ])
    }

    /// The problem of choosing an outfit.
    /// - Parameters:
    ///   - items: All pieces.
    ///   - candidates: For each slot the positions of those that may fill it, and what filters took.
    ///   - templates: The kinds of outfit to look at.
    func problem(
        items: [WardrobeItem], candidates: [Slot: (items: [Int], removals: RemovalCount)],
        templates: [OutfitTemplate] = OutfitTemplate.allCases
    ) -> SearchProblem {
        SearchProblem(
            items: items.map(searchItem),
            templates: templates.map { template in
                SearchTemplate(
                    name: template.name,
                    slots: template.slots.map { slot in
                        SearchSlot(
                            name: slot.rawValue,
                            items: (candidates[slot]?.items ?? []).filter { template.takes(items[$0], in: slot) },
                            emptyScore: slot.isOptional ? losses(ofEmpty: slot, in: template).sum : nil,
                            isMain: slot.isMain, removals: candidates[slot]?.removals ?? RemovalCount())
                    })
            },
            pairs: pairs.map(\.feature), terms: terms)
    }
}

/// How well the colours and the patterns of two pieces go together.
enum ColourFit {
    /// The harmony of the two most opposed hues of one lightness, by ``ColourClass``: nothing is worse.
    static let leastHarmony = 0.59

    /// Two colours, 0 for the worst to 1.
    static func colours(_ first: ColourClass, _ second: ColourClass) -> Double {
        max(0, (first.harmony(with: second) - leastHarmony) / (1 - leastHarmony))
    }

    /// A number for a strength of pattern.
    static func patternClass(_ strength: PatternStrength) -> Int {
        switch strength {
        case .plain: 0
        case .subtle: 1
        case .bold: 2
        }
    }

    /// What a belt and shoes have to do with each other: a number for black and brown leather of either, 0 for all
    /// else.
    static func leatherClass(_ item: WardrobeItem) -> Int {
        let isBelt = item.category == .belt
        guard isBelt || item.category.slot == .shoes && item.fabric == .leather else { return 0 }
        let colour = OKLCH(item.primaryColor)
        if colour.lightness > 0.75 { return 0 }
        let isBlack = colour.chroma < 0.025
        return isBelt ? (isBlack ? 1 : 2) : (isBlack ? 3 : 4)
    }

    /// A black belt with brown shoes, or a brown one with black shoes, do not match.
    static func leathers(_ first: Int, _ second: Int) -> Double {
        let pair = (min(first, second), max(first, second))
        return pair == (1, 4) || pair == (2, 3) ? 0 : 1
    }

    /// Two patterns by their classes: two bold ones fight.
    static func patterns(_ first: Int, _ second: Int) -> Double {
        switch (min(first, second), max(first, second)) {
        case (0, _): 1
        case (1, 1): 0.85
        case (1, _): 0.6
        default: 0
        }
    }
}
