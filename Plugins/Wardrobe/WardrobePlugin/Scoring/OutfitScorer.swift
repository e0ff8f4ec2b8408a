// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Judges outfits for one request: the one scorer behind `wardrobe.score-outfit` and `wardrobe.suggest-outfits`.
///
/// A total is 100 points less what is lost, and every loss belongs to a single slot (its item, or leaving it empty),
/// to two slots (colors, patterns, formality, what goes together), or to a sum over all items (warmth). So a total is
/// exactly what ``SearchProblem`` can maximize. Losses of a part are shares of its points; the shares of slots and of
/// pairs of slots add up to 1 over a template whether its optional slots are filled or not, so that nothing is worn for
/// the sake of a share. What the rules find costs points beyond those of the parts, and a refusal more than all parts
/// give: an outfit that a sensible person would refuse never comes before one that is acceptable. Everything is counted
/// in whole units of ``Points``.
struct OutfitScorer: Sendable {
    /// How much of the formality part is the fit of single items, the rest being that of pairs.
    private static let formalityOfItems = 0.7
    /// How much of the color part is hue and contrast, the rest being patterns.
    private static let huesOfColor = 0.65
    /// How much of the color part is a belt of the shoes' leather.
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
    /// The items as they are read, by position.
    let readings: [ItemReading]
    let sets: WardrobeSets
    let conditions: WearingConditions
    let companionRules: CompanionRules
    let emptyRules: EmptySlotRules
    private let itemRules: ItemRules
    private let companions: [Companion]

    /// - Parameter items: All items that will be judged, by position.
    /// - Throws: ``ComputationError`` for a request that contradicts itself.
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
            throw ComputationError.refused([
                ValidationIssue(
                    path: "request.formality.highest", expected: "at least the lowest, \(range.lowest)",
                    got: "\(range.highest)", recoverySuggestion: "are the two swapped?")
            ])
        }
        var readings = items.map(ItemReading.init)
        let sets = WardrobeSets(readings)
        for index in readings.indices { readings[index].set = sets.sets[index] }
        self.readings = readings
        self.sets = sets
        conditions = WearingConditions(request, plan: warmth.plan, profile: profile, readings: readings)
        itemRules = ItemRules(conditions: conditions)
        companionRules = CompanionRules(conditions: conditions)
        emptyRules = EmptySlotRules(conditions: conditions)
        companions = readings.map { Companion($0, in: sets) }
        weather = WeatherTarget(request, conditions)
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

    // MARK: Single items

    /// What the rules say of an item by itself.
    func objections(of item: ItemReading) -> [Objection] { itemRules.objections(item) }

    /// What an item loses, by part; the same in each slot that it can fill.
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

    /// What leaving a slot empty loses, by part.
    func losses(ofEmpty slot: Slot, in template: OutfitTemplate) -> PartPoints {
        var losses = PartPoints()
        losses[.rules] = Points(-emptyRules.objections(slot).points)
        losses[.weather] = loss(.weather, weather.loss(nil, in: slot))
        if log.canLearn { losses[.ratings] = loss(.ratings, slot.share * 0.5) }
        return losses
    }

    /// How well an item serves the occasion: by its owner's word, or by our table.
    func occasionFit(_ item: ItemReading) -> Double {
        guard let occasion = request.occasion else { return 1 }
        if item.item.occasion.isEmpty { return occasion.suitability(of: item) }
        return item.item.occasion.contains(occasion) ? 1 : 0.3
    }

    /// How well an item suits the season.
    func seasonFit(_ item: WardrobeItem) -> Double {
        guard let season, !item.season.isEmpty else { return 1 }
        return item.season.contains { $0.suits(season) } ? 1 : 0
    }

    /// A share of a part's points as a loss, to a fiftieth of a point and rounded toward none, so that all shares never
    /// lose more than there is and items that hardly differ score alike.
    private func loss(_ part: ScorePart, _ share: Double) -> Points {
        let units = Double(budgets[part].units) * share
        return Points(units: -(Int(units) / Self.grain * Self.grain))
    }

    private static let grain = 20

    // MARK: Pairs and sums

    /// A pair feature and the part it belongs to.
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

    /// A feature whose pairs lose their share of some units by a fit from 0 to 1.
    private func feature(
        _ shares: PairShares, _ units: Double, _ fit: @escaping @Sendable (Int, Int) -> Double
    ) -> PairFeature {
        PairFeature(
            weight: { first, second in
                guard let first = Slot(rawValue: first), let second = Slot(rawValue: second) else { return 0 }
                return shares.share(first, second)
            },
            // Half a unit for each of up to 28 pairs is held back, so that rounding pair by pair never loses more than
            // there is.
            score: { first, second in
                first == CompanionClasses.none || second == CompanionClasses.none
                    ? .zero : Points(units: -Int(max(0, units - 14) * (1 - fit(first, second))))
            })
    }

    /// An item as the search knows it.
    private func searchItem(_ index: Int, _ companions: CompanionClasses) -> SearchItem {
        let reading = readings[index]
        return SearchItem(
            id: reading.item.id, score: losses(of: reading).sum, quantities: warmth.quantities(reading),
            classes: [
                ColorClass(reading.item.primaryColor).index, ColorFit.patternClass(reading.item.pattern.strength),
                ColorFit.leatherClass(reading.item), reading.formality, companions.classes[index],
            ])
    }

    /// The problem of choosing an outfit.
    /// - Parameter candidates: For each slot the positions of those that may fill it, and what filters took.
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

    /// The kind of outermost layer that an item makes, or leaving it off.
    func shell(of item: ItemReading?) -> OuterShell {
        item.map { $0.keepsWindOut ? .windproof : .cloth } ?? .none
    }
}

/// The companions of a wardrobe, each kind once, and those of empty slots.
struct CompanionClasses {
    /// The class of what takes no part.
    static let none = -1
    private(set) var known: [Companion] = []
    /// The class of each item.
    private(set) var classes: [Int] = []
    /// The class of leaving each slot empty.
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
    /// The harmony of the two most opposed hues of one lightness, by ``ColorClass``: nothing is worse.
    static let leastHarmony = 0.59

    /// Two colors, 0 for the worst to 1, in quarters and rounded up: nobody tells colors that go together well from colors
    /// that go together very well, and an outfit of which all pairs do is as good as any.
    static func colors(_ first: ColorClass, _ second: ColorClass) -> Double {
        let fit = (first.harmony(with: second) - leastHarmony) / (1 - leastHarmony)
        return min(max(0, (fit * 4).rounded(.up) / 4), 1)
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
        let isBelt = item.category == .belt || item.slots == [.waist]
        guard isBelt || item.category.slot == .shoes && item.fabric == .leather else { return 0 }
        let color = OKLCH(item.primaryColor)
        if color.lightness > 0.75 { return 0 }
        let isBlack = color.chroma < 0.025
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
