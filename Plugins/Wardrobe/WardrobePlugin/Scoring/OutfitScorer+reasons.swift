// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension OutfitScorer {
    func reason(for part: ScorePart, in outfit: DressedSlots) -> String {
        switch part {
        case .rules, .warmth: ""
        case .weather: weatherReason(outfit)
        case .formality: formalityReason(outfit)
        case .occasion: occasionReason(outfit)
        case .color: colorReason(outfit)
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
        return !conditions.isIndoors && request.condition == nil
            ? "the weather condition is unknown" : "no special weather protection needed"
    }

    private func formalityReason(_ outfit: DressedSlots) -> String {
        let worn = outfit.worn
        let levels = worn.map(\.item.formality)
        let spread = (levels.max() ?? 0) - (levels.min() ?? 0)
        let apart = spread > 2 ? "; items are \(spread) levels apart" : ""
        guard let formality else { return "no occasion is given" + (apart.isEmpty ? "; items match" : apart) }
        let asked =
            formality.lowest == formality.highest
            ? "\(formality.lowest)" : "\(formality.lowest) to \(formality.highest)"
        let off = worn.map { ($0.item, formality.gap(of: $0.item.formality)) }
            .filter { $1 != 0 }.max { $0.1.magnitude < $1.1.magnitude }
        guard let (item, gap) = off else {
            return "all items within \(asked) of 10 for \(request.purpose)\(apart)"
        }
        let way = gap < 0 ? "below" : "above"
        return "\(item.name): \(gap.magnitude) \(way) the \(asked) of 10 for \(request.purpose)\(apart)"
    }

    private func occasionReason(_ outfit: DressedSlots) -> String {
        guard let occasion = request.occasion else { return "no occasion is given" }
        let off = outfit.worn.map { ($0.item, occasionFit($0.item)) }.filter { $1 < 0.6 }.min { $0.1 < $1.1 }
        return off.map { "\($0.0.name) isn't suitable for \(occasion.inWords)" }
            ?? "every item suits \(occasion.inWords)"
    }

    private func colorReason(_ outfit: DressedSlots) -> String {
        let worn = outfit.worn.filter { !$0.slot.isAccessory }.map { (slot: $0.slot, item: $0.item.item) }
        let assessment = ColorAssessment(
            ColorSet(
                colors: worn.map {
                    WornColor(
                        color: $0.item.primaryColor, name: $0.item.colorInWords, area: max(0.1, $0.slot.share),
                        pattern: $0.item.pattern.strength)
                }))
        let patterns = assessment.parts.first { $0.name == "patterns" }?.reason ?? ""
        return worn.contains { $0.item.pattern.strength != .plain }
            ? "\(assessment.summary); \(patterns)" : assessment.summary
    }

    private func seasonReason(_ outfit: DressedSlots) -> String {
        guard let season else { return "the season is unknown without a date and a latitude" }
        guard season != .allSeason else { return "seasons don't matter at this latitude" }
        let off = outfit.worn.first { seasonFit($0.item.item) < 1 }
        return off.map { "\($0.item.name) is for another season, not \(season.rawValue)" }
            ?? "all items suit \(season.rawValue)"
    }

    private func styleReason(_ outfit: DressedSlots) -> String {
        let worn = outfit.worn.map(\.item.item)
        var reasons: [String] = []
        if !taste.styles.isEmpty {
            let wanted = taste.styles.map(\.rawValue).sorted().joined(separator: " or ")
            let met = worn.count { taste.styleFit($0) == 1 }
            reasons.append("\(met) of \(worn.count) items tagged \(wanted)")
        }
        if let liked = worn.first(where: taste.likesColor) { reasons.append("\(liked.name) in a favorite color") }
        if let favorite = worn.first(where: \.isFavorite) { reasons.append("\(favorite.name) is a favorite") }
        if let old = worn.first(where: { $0.condition == .worn || $0.condition == .fair }) {
            reasons.append("\(old.name) is \(old.condition.rawValue)")
        }
        reasons += profileFit.reasons(worn)
        return reasons.isEmpty ? "the wearer's taste is unknown" : reasons.joined(separator: "; ")
    }

    private func freshnessReason(_ outfit: DressedSlots) -> String {
        guard log.day != nil else { return "no date is given" }
        let latest = outfit.worn.compactMap { worn in log.daysSinceWorn(worn.item.item).map { (worn.item.item, $0) } }
            .min { $0.1 < $1.1 }
        guard let (item, days) = latest else { return "no item is known to have been worn before this day" }
        let when = days == 0 ? "on the same day" : days == 1 ? "the day before" : "\(days) days before"
        return "\(item.name) was worn \(when)"
    }

    private func ratingsReason(_ outfit: DressedSlots) -> String {
        guard log.canLearn else {
            return "too little data: \(log.rated) of \(WearLog.leastRated) rated wears"
        }
        let lifts = outfit.worn.map { ($0.item.item, log.lift($0.item.item)) }.filter { $1.magnitude >= 0.1 }
        guard let (item, lift) = lifts.max(by: { $0.1.magnitude < $1.1.magnitude }) else {
            return "your ratings don't favor or disfavor it"
        }
        let stars = Figure.text(lift.magnitude, decimals: 1)
        return lift > 0
            ? "days with \(item.name) were rated \(stars) stars above average"
            : "days with \(item.name) were rated \(stars) stars below average"
    }
}
