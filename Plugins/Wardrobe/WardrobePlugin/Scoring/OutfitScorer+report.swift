// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The items of one outfit by slot.
struct DressedSlots {
    let template: OutfitTemplate
    private let items: [Slot: ItemReading]

    init(_ template: OutfitTemplate, _ items: [Slot: ItemReading]) {
        self.template = template
        self.items = items
    }

    subscript(slot: Slot) -> ItemReading? { items[slot] }

    /// The items in the order of the slots.
    var worn: [(slot: Slot, item: ItemReading)] {
        template.slots.compactMap { slot in items[slot].map { (slot, $0) } }
    }
}

extension OutfitScorer {
    /// Creates the breakdown of an outfit.
    ///
    /// The total is clamped to 0 to 100: an outfit that rules or cold put below 0 scores 0, and the rules part gives
    /// how much they take from the other parts.
    /// - Parameter equals: The equivalent items of items that represent others with the same score.
    /// - Throws: ``ComputationError`` if the parts don't add up to the search's total, which would be a bug.
    func scored(
        _ found: FoundOutfit, of problem: SearchProblem, equals: [Int: [Int]] = [:]
    ) throws(ComputationError) -> ScoredOutfit {
        let slots = problem.templates[found.template].slots.map(\.name)
        let template = OutfitTemplate.allCases[found.template]
        var items: [Slot: Int] = [:]
        for (name, item) in zip(slots, found.items) {
            if let slot = Slot(rawValue: name), let item { items[slot] = item }
        }
        let outfit = DressedSlots(template, items.mapValues { readings[$0] })
        let shell = shell(of: outfit[.outer])
        let breakdown = problem.breakdown(of: found)
        var points = budgets
        points[.warmth] = breakdown.terms.min() ?? .zero
        for slot in template.slots { points += outfit[slot].map(losses) ?? losses(ofEmpty: slot, in: template) }
        let features = pairs(CompanionClasses([]))
        for ((part, _), score) in zip(features, breakdown.pairs) { points[part] += score }
        guard points.sum == start + found.total else {
            throw ComputationError(.internalError, "The parts of an outfit don't add up to its total.")
        }
        // Losses beyond a part's own points are reported under rules.
        let beyond = ScorePart.allCases.filter { $0 != .rules && points[$0] < .zero }
        for part in ScorePart.allCases where part != .rules && points[part] < .zero {
            points[.rules] += points[part]
            points[part] = .zero
        }
        let total = min(max(.zero, points.sum), Points(100))
        points[.rules] += total - points.sum
        let worn = outfit.worn
        let sums = worn.reduce(into: [0.0, 0, 0]) { sums, entry in
            for (index, quantity) in warmth.quantities(entry.item).enumerated() { sums[index] += quantity }
        }
        let objections = objections(in: outfit)
        return ScoredOutfit(
            items: worn.map { slot, item in
                WornItem(
                    id: item.item.id, name: item.name, category: item.item.category, slot: slot,
                    alternatives: (items[slot].flatMap { equals[$0] } ?? []).map { readings[$0].item.id })
            },
            total: total.value, confidence: confidence(in: outfit),
            parts: ScorePart.allCases.filter { $0 == .rules || weights[$0] > 0 }.map { part in
                let budget = budgets[part]
                return ScoredPart(
                    name: part, weight: budget.value / 100,
                    value: part == .rules
                        ? (points[part] == .zero ? 1 : 0)
                        : budget == .zero ? 0 : min(1, points[part].value / budget.value),
                    points: points[part].value,
                    reason: part == .warmth
                        ? warmth.reason(
                            shell, sum: sums[0], staying: sums[1], indoors: sums[2],
                            wearsThermals: wearsThermals(outfit))
                        : part == .rules ? Self.words(objections, beyond) : reason(for: part, in: outfit))
            },
            insulation: OutfitInsulation(
                clo: warmth.clo(sum: sums[0]), required: warmth.required(shell),
                setting: warmth.hardest == nil ? .indoors : .outdoors),
            layers: layers(of: outfit, shell), carried: carried(with: outfit),
            refusals: objections.filter(\.objection.isRefusal).map(\.sentence))
    }

    /// Returns the shoes to change into, if those on the feet are only for snow and ice.
    ///
    /// They are the least formal of the clean shoes that the occasion allows.
    private func carried(with outfit: DressedSlots) -> [NamedRecord] {
        guard conditions.isSlippery, let shoes = outfit[.shoes], shoes.grips,
            shoes.formality < conditions.code.shoes
        else { return [] }
        let dressy = readings.filter { reading in
            reading.slot == .shoes && reading.item.isAtHand && reading.item.laundry == .clean
                && reading.formality >= conditions.code.shoes
                && !itemRules.purpose(reading).contains(where: \.isRefusal)
        }
        let best = dressy.min { ($0.formality, $0.item.id) < ($1.formality, $1.item.id) }
        return best.map { [NamedRecord(id: $0.item.id, name: $0.name)] } ?? []
    }

    /// An objection with the items it refers to.
    struct StatedObjection {
        let objection: Objection
        let sentence: String
    }

    /// Returns all objections to an outfit, highest cost first.
    func objections(in outfit: DressedSlots) -> [StatedObjection] {
        var stated: [StatedObjection] = []
        for (_, item) in outfit.worn {
            stated += objections(of: item).map {
                StatedObjection(
                    objection: $0,
                    sentence: $0.breaksCode ? "\(item.name) is \($0.reason)" : "\($0.reason) (\(item.name))")
            }
        }
        let places = outfit.template.slots.map { slot in
            (item: outfit[slot], companion: outfit[slot].map { Companion($0, in: sets) } ?? Companion(empty: slot))
        }
        for (index, one) in places.enumerated() {
            for other in places[(index + 1)...] {
                guard let objection = companionRules.objection(one.companion, other.companion) else { continue }
                let names = [one.item?.name, other.item?.name].compactMap(\.self).joined(separator: " and ")
                stated.append(
                    StatedObjection(
                        objection: objection,
                        sentence: names.isEmpty || objection.breaksCode
                            ? objection.reason : "\(objection.reason) (\(names))"))
            }
        }
        for slot in outfit.template.slots where outfit[slot] == nil {
            stated += emptyRules.objections(slot).map { StatedObjection(objection: $0, sentence: $0.reason) }
        }
        return stated.enumerated().sorted {
            $0.element.objection.points == $1.element.objection.points
                ? $0.offset < $1.offset : $0.element.objection.points > $1.element.objection.points
        }.map(\.element)
    }

    private static func words(_ objections: [StatedObjection], _ beyond: [ScorePart]) -> String {
        let told = beyond.map { "far off in \($0.rawValue)" } + objections.prefix(3).map(\.sentence)
        return told.isEmpty ? "no rules are broken" : told.joined(separator: "; ")
    }

    /// Returns what to take off at the warmest hour outdoors.
    private func layers(of outfit: DressedSlots, _ shell: OuterShell) -> OutfitLayers? {
        guard let stretch = warmth.hardest, stretch.stage.warmest - stretch.stage.coldest >= 2 else { return nil }
        let worn = outfit.worn.map(\.item)
        let need = OutdoorNeed(
            celsius: stretch.stage.warmest, wind: request.wind, humidity: warmth.humidity, met: stretch.stage.met,
            minutes: stretch.stage.minutes, shell: shell, offset: profile.personalOffset)
        let target = InsulationBand(
            minimum: need.minimum, neutral: max(need.neutral, DayWarmth.lightest), maximum: nil)
        let whole = worn.reduce(0) { $0 + warmth.clo(of: $1) }
        let all = warmth.clo(sum: whole)
        // Layers come off from the outside in, as many as bring the rest closest to the need of the warmest hour.
        let layers = [Slot.outer, .secondMid, .mid].compactMap { slot in
            worn.firstIndex { $0.slot == slot && $0.isRemovable }
        }
        let plans = (0...layers.count).map { count in
            let clo = warmth.clo(sum: layers.prefix(count).reduce(whole) { $0 - warmth.clo(of: worn[$1]) })
            return (shed: Array(layers.prefix(count)), clo: clo, miss: target.deviation(of: clo).magnitude)
        }
        let best = plans.map(\.miss).min() ?? 0
        guard let plan = plans.first(where: { $0.miss <= max(best, InsulationBand.tolerance) }) else { return nil }
        let (shed, clo) = (plan.shed, plan.clo)
        let cold = warmth.required(shell)
        let misses = [cold.deviation(of: all), target.deviation(of: clo)]
        let names = Self.list(shed.map { "the \(worn[$0].name)" })
        let advice = shed.isEmpty ? "Keep everything on" : "Take off \(names) as it gets warmer"
        let comparison = WarmthSentence.comparison(
            clo: clo, with: target, celsius: stretch.stage.warmest, in: warmth.unit, wind: warmth.wind)
        return OutfitLayers(
            shed: shed.map { worn[$0].item.id }, clo: clo, required: target,
            holds: misses.allSatisfy { $0.magnitude <= InsulationBand.tolerance },
            explanation: "\(advice): \(comparison).")
    }

    // MARK: Confidence

    private func confidence(in outfit: DressedSlots) -> Double {
        let known = ScorePart.allCases.reduce(0) { $0 + weights[$1] * knownShare(of: $1, outfit.worn) }
        return known / ScorePart.allCases.reduce(0) { $0 + weights[$1] }
    }

    /// Returns the known share of a part's inputs.
    private func knownShare(of part: ScorePart, _ worn: [(slot: Slot, item: ItemReading)]) -> Double {
        func share(_ knows: (ItemReading) -> Bool) -> Double {
            Double(worn.count { knows($0.item) }) / Double(max(1, worn.count))
        }
        switch part {
        case .rules: return 0
        case .warmth:
            let isOutdoors = warmth.hardest != nil
            let weather = (isOutdoors && request.wind == nil ? 0.0 : 1) + (request.humidity == nil ? 0 : 1)
            return 0.5 + 0.1 * weather + 0.3
                * share { $0.item.warmth != nil || $0.item.fabric != nil || $0.slot.isAccessory }
        case .weather:
            guard conditions.isIndoors || request.condition != nil else { return 0 }
            let asked = worn.filter { weather.asksForProof($0.slot) }
            let known = asked.count { $0.item.item.waterproof != nil || $0.item.item.windproof != nil }
            return asked.isEmpty ? 1 : 0.5 + 0.5 * Double(known) / Double(asked.count)
        case .formality: return formality == nil ? 0 : 1
        case .occasion: return request.occasion == nil ? 0 : 1
        case .color: return 1
        case .season: return season == nil ? 0 : 1
        case .style: return knownShareOfStyle(worn.map(\.item.item))
        case .freshness: return share { log.knowsRest(of: $0.item) }
        case .ratings: return log.canLearn ? share { (log.entries[$0.item.id]?.rated ?? 0) > 0 } : 0
        }
    }

    /// Half for what the profile or the request states, half for what the items state; the mean of taste and fit if
    /// both are stated.
    private func knownShareOfStyle(_ worn: [WardrobeItem]) -> Double {
        func mean(_ known: (WardrobeItem) -> Double) -> Double {
            worn.reduce(0) { $0 + known($1) } / Double(max(1, worn.count))
        }
        let shares = [
            taste.isKnown ? mean { Taste.styles(of: $0).isEmpty ? 0 : 1 } : nil,
            profileFit.isAsked ? mean(profileFit.knownShare) : nil,
        ].compactMap(\.self)
        return shares.isEmpty ? 0 : 0.5 + 0.5 * shares.reduce(0, +) / Double(shares.count)
    }
}
