// SPDX-License-Identifier: Apache-2.0

extension DayWarmth {
    /// How well clothes protect in the least safe period outdoors.
    struct Protection {
        /// The insulation of the clothes, in clo.
        let clo: Double
        let stage: DayPlan.Stage
        let need: OutdoorNeed

        /// The insulation below the safe limit, in clo; negative above it.
        var lack: Double { need.safe - clo }
        /// How long the clothes protect, in minutes (D_lim minimal); `nil` from 8 hours on.
        var minutes: Double? { need.minutes(wearing: clo) }
    }

    /// Returns how well clothes protect outdoors, or `nil` if no time is spent outdoors.
    func protection(of outfit: DressedSlots) -> Protection? {
        let shell = OuterShell(of: outfit[.outer]).rawValue
        return outdoors.max { $0.needs[shell].safe < $1.needs[shell].safe }.map { stretch in
            Protection(
                clo: clo(sum: outfit.worn.reduce(0) { $0 + clo(of: $1.item) }), stage: stretch.stage,
                need: stretch.needs[shell])
        }
    }

    /// Returns the items that protect best against the cold outdoors, regardless of how they look together.
    ///
    /// - Complexity: O(*n* log *n*) in the number of items.
    func warmest(of items: [ItemReading]) -> DressedSlots {
        func rank(_ item: ItemReading) -> (Double, Int, String) {
            (-clo(of: item), item.traits.contains(.insulated) ? 0 : 1, item.item.id)
        }
        let sorted = items.filter { $0.traits.isDisjoint(with: [.swim, .sun, .neverSuggested]) }
            .sorted { rank($0) < rank($1) }
        var best = DressedSlots(.separates, [:])
        var least = Double.infinity
        for template in OutfitTemplate.allCases {
            for shell in OuterShell.allCases {
                var worn: [Slot: ItemReading] = [:]
                for item in sorted {
                    let free = item.slots.first { $0.isWarm && template.slots.contains($0) && worn[$0] == nil }
                    if let free, free != .outer || OuterShell(of: item) == shell { worn[free] = item }
                }
                let outfit = DressedSlots(template, worn)
                if let lack = protection(of: outfit)?.lack, lack < least { (best, least) = (outfit, lack) }
            }
        }
        return best
    }
}

extension OuterShell {
    /// Creates the kind of an outermost layer, or of none.
    init(of outer: ItemReading?) { self = outer.map { $0.keepsWindOut ? .windproof : .cloth } ?? .none }
}

extension Slot {
    /// Whether its items keep their wearer warm.
    fileprivate var isWarm: Bool {
        switch self {
        case .tie, .waist, .jewelry, .bag, .accessory: false
        default: true
        }
    }
}

extension WardrobeItem {
    /// Whether it could be worn today, even if it needs a wash.
    var isAtHand: Bool { condition.isWearable && !needsRepair && laundry != .inWash }
}

extension OutfitScorer {
    /// Returns the conditions of a day.
    ///
    /// Occasion and dress code don't forbid protective items if skin can freeze, or if the clothes that they leave don't
    /// keep the heat loss within ISO 11079's limit for the time outdoors.
    static func conditions(
        _ request: OutfitRequest, warmth: DayWarmth, profile: UserProfile, readings: [ItemReading]
    ) -> WearingConditions {
        var conditions = WearingConditions(request, plan: warmth.plan, profile: profile, readings: readings)
        guard let coldest = warmth.outdoors.map(\.stage.coldest).min() else { return conditions }
        guard Frostbite.minutes(temperature: coldest, wind: request.wind ?? 0) == nil else {
            conditions.etiquetteYields = true
            return conditions
        }
        let safe = warmth.outdoors.map { $0.needs[OuterShell.none.rawValue].safe }.max() ?? 0
        guard safe > DayWarmth.lightest else { return conditions }
        let rules = ItemRules(conditions: conditions)
        let allowed = readings.filter { reading in
            reading.item.isAtHand && reading.item.laundry != .dirty
                && !rules.etiquette(reading).contains(where: \.isRefusal)
        }
        conditions.etiquetteYields = (warmth.protection(of: warmth.warmest(of: allowed))?.lack ?? 0) > 0
        return conditions
    }
}

extension CompanionRules {
    /// - Returns: the cost of the pair; nil if there is no objection.
    func objection(_ one: Companion, _ other: Companion) -> Objection? {
        let objection = unyieldingObjection(one, other)
        let yields =
            conditions.etiquetteYields && (one.protectsFromCold || other.protectsFromCold)
            || conditions.isSlippery && (one.grips || other.grips)
        return yields ? objection?.yielding : objection
    }
}
