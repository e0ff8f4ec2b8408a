// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Scores outfits for a request, for both `wardrobe.score-outfit` and `wardrobe.suggest-outfits`.
///
/// A total is 100 points minus losses. Every loss belongs to a single slot (its item, or leaving it empty), to two
/// slots (colors, patterns, formality, combinations), or to a sum over all items (warmth), so ``SearchProblem`` can
/// maximize the total. Losses of a part are shares of its points. The shares of slots and of pairs of slots add up to 1
/// over a template whether or not its optional slots are filled, so that no item is worn for the sake of a share.
/// Objections cost points beyond those of the parts, and a refusal costs more than all parts give: an outfit that a
/// sensible person would refuse never comes before an acceptable one. Everything is counted in whole units of
/// ``Points``.
struct OutfitScorer: Sendable {
    /// The share of the formality part for the fit of single items; the rest is for pairs.
    private static let formalityOfItems = 0.7
    /// The share of the color part for hue and contrast; the rest is for patterns.
    private static let huesOfColor = 0.65
    /// The share of the color part for a belt that matches the leather of the shoes.
    private static let leatherOfColor = 0.05

    let request: OutfitRequest
    let profile: UserProfile
    let weights: ScoringWeights
    /// The points that each part can give.
    let budgets: PartPoints
    let warmth: DayWarmth
    let weather: WeatherTarget
    let formality: FormalityRange?
    let season: Season?
    let taste: Taste
    let profileFit: ProfileFit
    let log: WearLog
    /// The readings of the items, by position.
    let readings: [ItemReading]
    let sets: WardrobeSets
    let conditions: WearingConditions
    let companionRules: CompanionRules
    let emptyRules: EmptySlotRules
    let itemRules: ItemRules
    private let companions: [Companion]

    /// - Parameter items: All items to score, by position.
    /// - Throws: ``ComputationError`` for a contradictory request.
    init(
        _ request: OutfitRequest, profile: UserProfile, wears: [WearEvent], weights: ScoringWeights,
        items: [WardrobeItem]
    ) throws(ComputationError) {
        self.request = request
        self.profile = profile
        self.weights = weights
        log = WearLog(wears, until: request.date)
        warmth = try DayWarmth(request, profile: profile)
        do {
            budgets = try weights.budgets(without: log.canLearn ? [] : [.ratings])
        } catch {
            throw ComputationError.refused([error])
        }
        if let range = request.formality, range.lowest > range.highest {
            throw ComputationError.refused(
                path: "request.formality.highest", expected: "at least the lowest, \(range.lowest)",
                got: "\(range.highest)", recoverySuggestion: "are the two swapped?")
        }
        var readings = items.map(ItemReading.init)
        let sets = WardrobeSets(readings)
        for index in readings.indices { readings[index].set = sets.sets[index] }
        self.readings = readings
        self.sets = sets
        conditions = Self.conditions(request, warmth: warmth, profile: profile, readings: readings)
        itemRules = ItemRules(conditions: conditions)
        companionRules = CompanionRules(conditions: conditions)
        emptyRules = EmptySlotRules(conditions: conditions)
        companions = readings.map { Companion($0, in: sets) }
        weather = WeatherTarget(request, conditions)
        formality = conditions.isTrade ? nil : request.effectiveFormality
        season =
            request.season
            ?? request.date.flatMap { day in
                (request.latitude ?? profile.latitude).map { Season(month: day.month, latitude: $0) }
            }
        taste = Taste(request, profile: profile)
        profileFit = ProfileFit(profile)
    }

    /// The base of every outfit: the points of all parts but warmth, which comes from a sum.
    var start: Points { budgets.sum - budgets[.warmth] }

    // MARK: Single items

    /// Returns the objections to an item by itself.
    func objections(of item: ItemReading) -> [Objection] { itemRules.objections(item) }

    /// Returns what an item loses, by part; the same in each slot that it can fill.
    func losses(of item: ItemReading) -> PartPoints {
        let slot = item.slot
        var losses = PartPoints()
        losses[.rules] = Points(-objections(of: item).points)
        losses[.weather] = loss(.weather, weather.loss(item, in: slot))
        if let formality, slot.share > 0 {
            losses[.formality] = loss(
                .formality, Self.formalityOfItems * slot.share * (1 - formality.fit(of: item.formality)))
        }
        losses[.occasion] = loss(.occasion, slot.share * (1 - occasionFit(item)))
        losses[.season] = loss(.season, slot.share * (1 - seasonFit(item.item)))
        losses[.style] = loss(.style, slot.share * (1 - taste.fit(item.item) * profileFit.fit(item.item)))
        losses[.freshness] = loss(.freshness, slot.share * (1 - log.freshness(item.item)))
        if log.canLearn { losses[.ratings] = loss(.ratings, slot.share * (1 - log.ratingFit(item.item))) }
        return losses
    }

    /// Returns what leaving a slot empty loses, by part.
    func losses(ofEmpty slot: Slot, in template: OutfitTemplate) -> PartPoints {
        var losses = PartPoints()
        losses[.rules] = Points(-emptyRules.objections(slot).points)
        losses[.weather] = loss(.weather, weather.loss(nil, in: slot))
        if log.canLearn { losses[.ratings] = loss(.ratings, slot.share * 0.5) }
        return losses
    }

    /// Returns how well an item suits the occasion: as stated by its owner, or by our table.
    func occasionFit(_ item: ItemReading) -> Double {
        guard let occasion = request.occasion else { return 1 }
        if item.isWorkwear { return conditions.isTrade ? 1 : 0 }
        if item.traits.contains(.ceremony) { return conditions.isCelebration ? 1 : 0.3 }
        if item.coversHair { return 1 }
        if item.item.occasion.isEmpty { return occasion.suitability(of: item) }
        return item.item.occasion.contains(occasion) ? 1 : 0.3
    }

    /// Returns how well an item suits the season.
    func seasonFit(_ item: WardrobeItem) -> Double {
        guard let season, !item.season.isEmpty else { return 1 }
        return item.season.contains { $0.suits(season) } ? 1 : 0
    }

    /// Returns a share of a part's points as a loss, to a fiftieth of a point and rounded toward zero, so that all
    /// shares never lose more than the part's points and nearly equal items score the same.
    private func loss(_ part: ScorePart, _ share: Double) -> Points {
        let units = Double(budgets[part].units) * share
        return Points(units: -(Int(units) / Self.grain * Self.grain))
    }

    private static let grain = 20

    // MARK: Pairs and sums

    /// Returns a pair feature and its part.
    func pairs(_ companions: CompanionClasses) -> [(part: ScorePart, feature: PairFeature)] {
        let color = Double(budgets[.color].units) * Self.huesOfColor
        let pattern = Double(budgets[.color].units) * (1 - Self.huesOfColor - Self.leatherOfColor)
        let leather = Double(budgets[.color].units) * Self.leatherOfColor
        let formality = Double(budgets[.formality].units) * (1 - Self.formalityOfItems)
        let (known, rules) = (companions.known, companionRules)
        return [
            (.color, feature(.colors, color) { ColorFit.colors(ColorClass(index: $0), ColorClass(index: $1)) }),
            (.color, feature(.patterns, pattern) { ColorFit.patterns($0, $1) }),
            (.color, feature(.leather, leather) { ColorFit.leathers($0, $1) }),
            (.formality, feature(.formality, formality) { FormalityRange.harmony($0, $1) }),
            (
                .rules,
                PairFeature { first, second in
                    Points(-(rules.objection(known[first], known[second])?.points ?? 0))
                }
            ),
        ]
    }

    /// Returns a feature whose pairs lose their share of a number of units by a fit from 0 to 1.
    private func feature(
        _ shares: PairShares, _ units: Double, _ fit: @escaping @Sendable (Int, Int) -> Double
    ) -> PairFeature {
        PairFeature(
            weight: { first, second in
                guard let first = Slot(rawValue: first), let second = Slot(rawValue: second) else { return 0 }
                return shares.share(first, second)
            },
            // Half a unit is reserved for each of up to 28 pairs, so that rounding each pair never loses more than the
            // total.
            score: { first, second in
                first == CompanionClasses.none || second == CompanionClasses.none
                    ? .zero : Points(units: -Int(max(0, units - 14) * (1 - fit(first, second))))
            })
    }

    /// Returns an item in the form of the search.
    private func searchItem(_ index: Int, _ companions: CompanionClasses) -> SearchItem {
        let reading = readings[index]
        return SearchItem(
            id: reading.item.id, score: losses(of: reading).sum, quantities: warmth.quantities(reading),
            classes: [
                ColorClass(reading.item.primaryColor).index, ColorFit.patternClass(reading.item.pattern.strength),
                ColorFit.leatherClass(reading.item), reading.formality, companions.classes[index],
            ])
    }

    /// Returns the problem of choosing an outfit.
    /// - Parameter candidates: The positions of the items that may fill each slot, and the items removed by filters.
    func problem(candidates: [Slot: (items: [Int], removals: RemovalCount)]) -> SearchProblem {
        let classes = CompanionClasses(companions)
        let points = budgets[.warmth].value
        let terms = OuterShell.allCases.map { warmth.terms($0, points: points) }
        let templates = OutfitTemplate.allCases.map { template in
            SearchTemplate(
                name: template.name,
                slots: template.slots.map { slot in
                    SearchSlot(
                        name: slot.rawValue, items: candidates[slot]?.items ?? [],
                        emptyScore: slot.isOptional ? losses(ofEmpty: slot, in: template).sum : nil,
                        emptyClasses: [
                            CompanionClasses.none, CompanionClasses.none, CompanionClasses.none,
                            CompanionClasses.none, classes.empty[slot] ?? 0,
                        ], isMain: slot.isMain, removals: candidates[slot]?.removals ?? RemovalCount())
                })
        }
        return SearchProblem(
            items: readings.indices.map { searchItem($0, classes) }, templates: templates,
            pairs: pairs(classes).map(\.feature), terms: terms[OuterShell.none.rawValue],
            modes: SearchModes(
                slot: Slot.outer.rawValue, ofItem: readings.map { shell(of: $0).rawValue },
                ofEmpty: OuterShell.none.rawValue, terms: terms))
    }

    /// Returns the kind of outermost layer with an item, or without one.
    func shell(of item: ItemReading?) -> OuterShell { OuterShell(of: item) }
}

/// The distinct companions of a wardrobe, and those of empty slots.
struct CompanionClasses {
    /// The class of items that aren't involved.
    static let none = -1
    private(set) var known: [Companion] = []
    /// The class of each item.
    private(set) var classes: [Int] = []
    /// The class of each empty slot.
    private(set) var empty: [Slot: Int] = [:]

    init(_ companions: [Companion]) {
        var numbers: [Companion: Int] = [:]
        func number(_ companion: Companion) -> Int {
            if let number = numbers[companion] { return number }
            numbers[companion] = known.count
            known.append(companion)
            return known.count - 1
        }
        classes = companions.map(number)
        for slot in Slot.allCases { empty[slot] = number(Companion(empty: slot)) }
    }
}

/// How well the colors and the patterns of two items go together.
enum ColorFit {
    /// The harmony of the two most opposed hues of one lightness, by ``ColorClass``: the minimum.
    static let leastHarmony = 0.59

    /// Returns the fit of two colors, from 0, the worst, to 1, in quarters and rounded up: a wearer can't distinguish a
    /// good match from a very good one, and an outfit with only good pairs is as good as any.
    static func colors(_ first: ColorClass, _ second: ColorClass) -> Double {
        let fit = (first.harmony(with: second) - leastHarmony) / (1 - leastHarmony)
        return min(max(0, (fit * 4).rounded(.up) / 4), 1)
    }

    /// Returns a number for a pattern strength.
    static func patternClass(_ strength: PatternStrength) -> Int {
        switch strength {
        case .plain: 0
        case .subtle: 1
        case .bold: 2
        }
    }

    /// Returns a class for matching belts and shoes: a number for black and brown leather of either, 0 for everything
    /// else.
    static func leatherClass(_ item: WardrobeItem) -> Int {
        let isBelt = item.category == .belt || item.slots == [.waist]
        guard isBelt || item.category.slot == .shoes && item.fabric == .leather else { return 0 }
        let color = OKLCH(item.primaryColor)
        if color.lightness > 0.75 { return 0 }
        let isBlack = color.chroma < 0.025
        return isBelt ? (isBlack ? 1 : 2) : (isBlack ? 3 : 4)
    }

    /// Returns the fit of a belt and shoes: black with brown doesn't match.
    static func leathers(_ first: Int, _ second: Int) -> Double {
        let pair = (min(first, second), max(first, second))
        return pair == (1, 4) || pair == (2, 3) ? 0 : 1
    }

    /// Returns the fit of two patterns by their classes: two bold ones clash.
    static func patterns(_ first: Int, _ second: Int) -> Double {
        switch (min(first, second), max(first, second)) {
        case (0, _): 1
        case (1, 1): 0.85
        case (1, _): 0.6
        default: 0
        }
    }
}
