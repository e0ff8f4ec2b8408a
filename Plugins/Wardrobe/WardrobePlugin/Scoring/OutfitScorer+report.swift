// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The pieces of one outfit by slot.
struct DressedSlots {
    let template: OutfitTemplate
    private let pieces: [Slot: WardrobeItem]

    init(_ template: OutfitTemplate, _ pieces: [Slot: WardrobeItem]) {
        self.template = template
        self.pieces = pieces
    }

    subscript(slot: Slot) -> WardrobeItem? { pieces[slot] }

    /// The pieces in the order of the slots.
    var worn: [(slot: Slot, item: WardrobeItem)] {
        template.slots.compactMap { slot in pieces[slot].map { (slot, $0) } }
    }
}

extension OutfitScorer {
    /// Takes an outfit of a problem apart.
    /// - Throws: ``Failure`` when the parts do not add up to what the search found, which would be our fault.
    func scored(_ found: FoundOutfit, of problem: SearchProblem, items: [WardrobeItem]) throws(Failure) -> ScoredOutfit
    {
        let names = problem.templates[found.template].slots.map(\.name)
        let template = OutfitTemplate.allCases.first { $0.name == problem.templates[found.template].name } ?? .separates
        var pieces: [Slot: WardrobeItem] = [:]
        for (name, item) in zip(names, found.items) {
            if let slot = Slot(rawValue: name), let item { pieces[slot] = items[item] }
        }
        let outfit = DressedSlots(template, pieces)
        let breakdown = problem.breakdown(of: found)
        var points = budgets
        points[.warmth] = breakdown.terms.min() ?? .zero
        for slot in template.slots { points += outfit[slot].map(losses) ?? losses(ofEmpty: slot, in: template) }
        for (pair, score) in zip(pairs, breakdown.pairs) { points[pair.part] += score }
        guard points.sum == start + found.total else {
            throw Failure(.internalFault, "The parts of an outfit do not add up to its total.")
        }
        // The search counts in thousandths of a clo; what is told is exact.
        let sum = outfit.worn.reduce(0) { $0 + $1.item.insulation.effectiveClo }
        let staying = outfit.worn.reduce(0) { $0 + ($1.item.isRemovable ? 0 : $1.item.insulation.effectiveClo) }
        return ScoredOutfit(
            items: outfit.worn.map { WornPiece(id: $1.id, name: $1.name, category: $1.category, slot: $0) },
            total: points.sum.value, confidence: confidence(in: outfit),
            parts: ScorePart.allCases.filter { weights[$0] > 0 }.map { part in
                let budget = budgets[part]
                return ScoredPart(
                    name: part, weight: budget.value / 100,
                    value: budget == .zero ? 0 : points[part].value / budget.value, points: points[part].value,
                    reason: part == .warmth
                        ? warmth.reason(sum: sum, staying: staying) : reason(for: part, in: outfit))
            },
            insulation: OutfitInsulation(
                clo: EnsembleInsulation.clo(of: outfit.worn.map(\.item.insulation), over: warmth.baseLayer),
                required: warmth.coldest.need.required,
                setting: request.setting),
            layers: layers(of: outfit))
    }

    /// What to take off at the warmest hour.
    private func layers(of outfit: DressedSlots) -> OutfitLayers? {
        guard let warmest = warmth.warmest else { return nil }
        let worn = outfit.worn
        // What stays on whatever its category goes as a shirt of its insulation, which no plan takes off.
        let garments = worn.map { _, item in
            item.isRemovable
                ? item.insulation : GarmentInsulation(.shirt, clo: item.insulation.effectiveClo)
        }
        let target = WarmthTarget.target(warmest.need.required)
        let shed = LayerPlan.layersToShed(garments, over: warmth.baseLayer, toFit: target)
        let kept = worn.indices.filter { !shed.contains($0) }.map { worn[$0].item.insulation }
        let all = EnsembleInsulation.clo(of: worn.map(\.item.insulation), over: warmth.baseLayer)
        let clo = EnsembleInsulation.clo(of: kept, over: warmth.baseLayer)
        let misses = [
            WarmthTarget.target(warmth.coldest.need.required).deviation(of: all),
            target.deviation(of: clo),
        ]
        let names = shed.map { "the \(worn[$0].item.name)" }.joined(separator: " and ")
        let advice = shed.isEmpty ? "Keep everything on" : "Take off \(names) as it warms"
        let comparison = WarmthSentence.comparison(
            clo: clo, with: warmest.need.required, celsius: warmest.temperature, in: warmth.unit, wind: warmth.wind)
        return OutfitLayers(
            shed: shed.map { worn[$0].item.id }, clo: clo, required: warmest.need.required,
            holds: misses.allSatisfy { $0.magnitude <= InsulationBand.tolerance },
            explanation: "\(advice): \(comparison).")
    }

    // MARK: Confidence

    private func confidence(in outfit: DressedSlots) -> Double {
        let known = ScorePart.allCases.reduce(0) { $0 + weights[$1] * knownShare(of: $1, outfit.worn) }
        return known / ScorePart.allCases.reduce(0) { $0 + weights[$1] }
    }

    /// The share of what a part needs that is known.
    private func knownShare(of part: ScorePart, _ worn: [(slot: Slot, item: WardrobeItem)]) -> Double {
        func share(_ knows: (WardrobeItem) -> Bool) -> Double {
            Double(worn.count { knows($0.item) }) / Double(max(1, worn.count))
        }
        switch part {
        case .warmth:
            let isOutdoors = request.setting == .outdoors
            let weather = (isOutdoors && request.wind == nil ? 0.0 : 1) + (request.humidity == nil ? 0 : 1)
            return 0.5 + 0.1 * weather + 0.3
                * share { $0.warmth != nil || $0.fabric != nil || $0.category.slot == .accessory }
        case .weather:
            guard request.setting == .indoors || request.condition != nil else { return 0 }
            let asked = worn.filter { weather.asksForProof($0.slot) }
            let known = asked.count { $0.item.waterproof != nil || $0.item.windproof != nil }
            return asked.isEmpty ? 1 : 0.5 + 0.5 * Double(known) / Double(asked.count)
        case .formality: return formality == nil ? 0 : 1
        case .occasion: return request.occasion == nil ? 0 : 1
        case .colour: return 1
        case .season: return season == nil ? 0 : 1
        case .style: return knownShareOfStyle(worn.map(\.item))
        case .freshness: return share { log.knowsRest(of: $0) }
        case .ratings: return log.canLearn ? share { (log.entries[$0.id]?.rated ?? 0) > 0 } : 0
        }
    }

    /// Half what the profile or the request states, half what the pieces say of it: the mean of taste and of fit where
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

    // MARK: Reasons

    private func reason(for part: ScorePart, in outfit: DressedSlots) -> String {
        switch part {
        case .warmth: ""
        case .weather: weatherReason(outfit)
        case .formality: formalityReason(outfit)
        case .occasion: occasionReason(outfit)
        case .colour: colourReason(outfit)
        case .season: seasonReason(outfit)
        case .style: styleReason(outfit)
        case .freshness: freshnessReason(outfit)
        case .ratings: ratingsReason(outfit)
        }
    }

    private func weatherReason(_ outfit: DressedSlots) -> String {
        let demands = outfit.template.slots.flatMap { weather.demands(outfit[$0], in: $0) }
        let sentences = demands.sorted { $0.share * (1 - $0.suitability.value) > $1.share * (1 - $1.suitability.value) }
            .prefix(3).map {
                $0.suitability.reason.prefix(1).lowercased() + $0.suitability.reason.dropFirst().dropLast()
            }
        guard sentences.isEmpty else { return sentences.joined(separator: "; ") }
        return request.setting == .outdoors && request.condition == nil
            ? "what the sky does is not known" : "nothing special is asked for"
    }

    private func formalityReason(_ outfit: DressedSlots) -> String {
        let worn = outfit.worn
        let levels = worn.map(\.item.effectiveFormality)
        let spread = (levels.max() ?? 0) - (levels.min() ?? 0)
        let apart = spread > 2 ? "; pieces lie \(spread) levels apart" : ""
        guard let formality else { return "no occasion is stated" + (apart.isEmpty ? "; pieces match" : apart) }
        let asked =
            formality.lowest == formality.highest
            ? "\(formality.lowest)" : "\(formality.lowest) to \(formality.highest)"
        let off = worn.map { ($0.item, formality.gap(of: $0.item.effectiveFormality)) }
            .filter { $1 != 0 }.max { $0.1.magnitude < $1.1.magnitude }
        let jacket =
            outfit.template == .separates && outfit[.mid] == nil && request.jacketWish > 0
            ? "; a jacket is wanted" : ""
        guard let (item, gap) = off else {
            return "all pieces within \(asked) of 10 for \(request.purpose)\(jacket)\(apart)"
        }
        let way = gap < 0 ? "below" : "above"
        return "\(item.name) is \(gap.magnitude) \(way) the \(asked) of 10 for \(request.purpose)\(jacket)\(apart)"
    }

    private func occasionReason(_ outfit: DressedSlots) -> String {
        guard let occasion = request.occasion else { return "no occasion is stated" }
        let off = outfit.worn.map { ($0.item, occasionFit($0.item)) }.filter { $1 < 0.6 }.min { $0.1 < $1.1 }
        return off.map { "\($0.0.name) is not meant for \(occasion.inWords)" }
            ?? "every piece serves \(occasion.inWords)"
    }

    private func colourReason(_ outfit: DressedSlots) -> String {
        let worn = outfit.worn.filter { $0.slot != .accessory }
        let assessment = ColourAssessment(
            ColourSet(
                colours: worn.map {
                    WornColour(
                        colour: $0.item.primaryColor, area: max(0.1, $0.slot.share), pattern: $0.item.pattern.strength)
                }))
        let patterns = assessment.parts.first { $0.name == "patterns" }?.reason ?? ""
        return worn.contains { $0.item.pattern.strength != .plain }
            ? "\(assessment.summary); \(patterns)" : assessment.summary
    }

    private func seasonReason(_ outfit: DressedSlots) -> String {
        guard let season else { return "the season is not known without date and latitude" }
        guard season != .allSeason else { return "all seasons are alike there" }
        let off = outfit.worn.first { seasonFit($0.item) < 1 }
        return off.map { "\($0.item.name) is meant for another season than \(season.rawValue)" }
            ?? "all pieces suit \(season.rawValue)"
    }

    private func styleReason(_ outfit: DressedSlots) -> String {
        let worn = outfit.worn.map(\.item)
        var reasons: [String] = []
        if !taste.styles.isEmpty {
            let wanted = taste.styles.map(\.rawValue).sorted().joined(separator: " or ")
            let met = worn.count { taste.styleFit($0) == 1 }
            reasons.append("\(met) of \(worn.count) pieces tagged \(wanted)")
        }
        if let liked = worn.first(where: taste.likesColour) { reasons.append("\(liked.name) in a favourite colour") }
        if let favourite = worn.first(where: \.isFavorite) { reasons.append("\(favourite.name) is a favourite") }
        if let old = worn.first(where: { $0.condition == .worn || $0.condition == .fair }) {
            reasons.append("\(old.name) is \(old.condition.rawValue)")
        }
        reasons += profileFit.reasons(worn)
        if outfit[.accessory] == nil, wantsFinish { reasons.append("an accessory would finish it") }
        return reasons.isEmpty ? "nothing is known of the wearer's taste" : reasons.joined(separator: "; ")
    }

    private func freshnessReason(_ outfit: DressedSlots) -> String {
        guard log.day != nil else { return "no day is stated" }
        let latest = outfit.worn.compactMap { worn in log.daysSinceWorn(worn.item).map { (worn.item, $0) } }
            .min { $0.1 < $1.1 }
        guard let (item, days) = latest else { return "none of it was worn before this day, as far as is known" }
        let when = days == 0 ? "this very day" : days == 1 ? "the day before" : "\(days) days before"
        return "\(item.name) was worn \(when)"
    }

    private func ratingsReason(_ outfit: DressedSlots) -> String {
        guard log.canLearn else {
            return "too little data: \(log.rated) of \(WearLog.leastRated) rated wears"
        }
        let lifts = outfit.worn.map { ($0.item, log.lift($0.item)) }.filter { $1.magnitude >= 0.1 }
        guard let (item, lift) = lifts.max(by: { $0.1.magnitude < $1.1.magnitude }) else {
            return "your ratings speak neither for nor against it"
        }
        let stars = Figure.text(lift.magnitude, decimals: 1)
        return lift > 0
            ? "days with \(item.name) were rated \(stars) stars better than most"
            : "days with \(item.name) were rated \(stars) stars worse than most"
    }
}
