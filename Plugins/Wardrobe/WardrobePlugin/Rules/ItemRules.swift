// SPDX-License-Identifier: Apache-2.0

/// Objections to single items, regardless of what else is worn.
struct ItemRules: Sendable {
    let conditions: WearingConditions

    func objections(_ item: ItemReading) -> [Objection] {
        if item.coversHair {
            return conditions.isMourning && item.isBright ? [Objection(20, "too bright for mourning")] : []
        }
        var objections: [Objection] = []
        if conditions.coveringSlots.contains(item.slot), conditions.occasion != .loungewear {
            objections.append(Objection(60, "in place of what you always wear"))
        }
        objections += weather(item)
        objections += etiquette(item)
        if !conditions.isIndoors {
            if conditions.wetness > 0 { objections += wet(item) }
            if item.slot == .shoes { objections += cold(shoes: item) }
        }
        return objections
    }

    /// Objections to items that don't suit the occasion or the dress code.
    func etiquette(_ item: ItemReading) -> [Objection] {
        let objections = formality(item) + purpose(item) + mourning(item)
        let yields =
            conditions.etiquetteYields && item.protectsFromCold || conditions.isSlippery && item.grips
        return yields ? objections.map(\.yielding) : objections
    }

    /// Mourning is dark or colorless, and without bold patterns; our convention, for which white is the color of mourning in
    /// some countries and a shirt in others.
    private func mourning(_ item: ItemReading) -> [Objection] {
        guard conditions.isMourning, ![.hands, .bag, .accessory, .legs, .base].contains(item.slot) else { return [] }
        if item.slot == .outer || item.slot == .shoes ? item.isColorful : item.isBright {
            return [.refusal("too bright for mourning")]
        }
        if item.item.pattern.strength == .bold { return [.refusal("too bold for mourning")] }
        if item.traits.contains(.bowTie) { return [.refusal("evening wear")] }
        if item.slot != .top, item.slot != .jewelry, OKLCH(item.item.primaryColor).lightness >= 0.75 {
            return [Objection(10, "light for mourning")]
        }
        return item.traits.contains(.dressy) && (item.slot == .jewelry || item.slot == .shoes && item.formality >= 8)
            ? [Objection(6, "festive for mourning")] : []
    }

    // MARK: Weather

    /// Objections to items outside their temperature range.
    private func weather(_ item: ItemReading) -> [Objection] {
        let isOuterwear = [.outer, .head, .neck, .hands].contains(item.slot)
        if conditions.isIndoors {
            if isOuterwear { return [.refusal("is not worn indoors")] }
            if item.traits.contains(.thermal) { return [.refusal("is too warm indoors")] }
            if item.traits.contains(.umbrella) { return [.refusal("is not needed indoors")] }
            if item.slot == .shoes, !item.traits.isDisjoint(with: [.snow, .rubber]) {
                return [.refusal("are not worn indoors")]
            }
            // In winter, rooms are heated but people wear wool; in summer, rooms are warm.
            if conditions.warmest >= 24, [.mid, .secondMid].contains(item.slot), !conditions.isFormal,
                !conditions.isOffice
            {
                return [Objection(12, "too warm for the room")]
            }
            let excess = conditions.warmest - max(item.temperatures.upperBound, 16) - 4
            return excess > 0 && item.slot != .shoes ? [outside(excess, item, "too warm")] : []
        }
        var objections: [Objection] = []
        let isSunHat = item.traits.contains(.sun)
        let coldest =
            isSunHat
            ? 0.5 * (conditions.coldest + conditions.warmest)
            : item.isRemovable
                ? conditions.coldest : conditions.coldest + 0.25 * (conditions.warmest - conditions.coldest)
        let lack = item.temperatures.lowerBound - coldest - (conditions.isExercise ? 8 : 0)
        if lack > 0 {
            // The heat balance decides whether a jacket is warm enough.
            objections.append(
                item.slot == .outer || item.slot == .hands
                    || item.slot == .shoes && !item.traits.contains(.open)
                        && (conditions.isOffice || conditions.isFormal)
                    ? Objection(min(12, 3 + lack), "too light for the day") : outside(lack, item, "too light"))
        }
        let comesOff = item.isRemovable || isOuterwear
        let share = comesOff ? 0.4 : 0.5
        var warmth = conditions.coldest + share * (conditions.warmest - conditions.coldest)
        warmth -= min(4, max(0, (conditions.wind - 4) * 0.4))
        if conditions.isExercise { warmth += 6 }
        if item.slot == .outer, !item.traits.contains(.insulated), !conditions.isExercise, conditions.felt <= -10 {
            objections.append(Objection(min(90, 4 + 3 * (-10 - conditions.felt)), "not insulated"))
        }
        if item.slot == .outer, !item.isWinterCoat, !conditions.isExercise, conditions.ownsWinterCoat,
            conditions.felt <= 2, conditions.isSnowy || conditions.wetness == 0
        {
            objections.append(Objection(min(40, 10 + 3 * (2 - conditions.felt)), "thin for the frost"))
        }
        if conditions.coldest >= 24, item.item.fabric == .wool || item.item.fabric == .cashmere,
            [.top, .mid, .secondMid, .bottom, .onePiece].contains(item.slot),
            item.item.category != .blazer, item.traits.isDisjoint(with: [.suit, .dinner, .tail]),
            item.item.weight != .thin
        {
            objections.append(Objection(25, "wool in the heat"))
        }
        if item.slot == .bottom, conditions.felt <= -15, conditions.etiquetteYields, conditions.ownsSnowPants,
            item.traits.isDisjoint(with: [.insulated, .snow]), !conditions.isExercise
        {
            objections.append(Objection(40, "thin for such cold"))
        }
        if [.mid, .secondMid].contains(item.slot), conditions.felt <= -15,
            item.item.fabric == .cotton || item.item.category == .hoodie,
            !conditions.isExercise
        {
            objections.append(Objection(30, "cotton in extreme cold"))
        }
        // Rainwear is worn in warm rain too.
        let isForRain = item.slot == .outer && item.keepsRainOut && conditions.wetness >= 0.5
        let excess = warmth - item.temperatures.upperBound - (isForRain ? 5 : 0)
        if excess > 0 { objections.append(outside(excess, item, "too warm")) }
        if isSunHat, conditions.wind >= 10 { objections.append(.refusal("would blow away")) }
        if isSunHat, conditions.isOffice || conditions.isFormal {
            objections.append(.refusal("not worn for this occasion"))
        }
        if [.head, .neck, .hands].contains(item.slot), conditions.felt > 7, !isSunHat || conditions.warmest < 24 {
            objections.append(Objection(0.4, "not needed"))
        }
        if item.kind.known == .raincoat, conditions.wetness == 0, conditions.wind < WeatherDemand.strongWind,
            conditions.coldest > -5
        {
            objections.append(
                conditions.coldest > 17 ? .refusal("not needed on a dry day") : Objection(6, "meant for rain"))
        }
        if item.kind.known == .rainPoncho {
            objections.append(
                conditions.wetness == 0
                    ? .refusal("not needed on a dry day")
                    : conditions.isSnowy
                        ? conditions.ownsWinterCoat ? .refusal("made for rain") : Objection(60, "made for rain")
                        : Objection(conditions.condition == .stormy ? 6 : 22, "a last resort"))
        }
        if item.slot == .outer, conditions.coldest >= 24, conditions.wetness < 0.5 {
            objections.append(.refusal("not needed in this heat"))
        }
        if item.traits.contains(.thermal), !conditions.isOutside, conditions.coldest > -16, !conditions.etiquetteYields
        {
            objections.append(.refusal("too warm in heated rooms"))
        }
        if isSunHat, conditions.wetness >= 0.5 { objections.append(.refusal("only for sun")) }
        return objections
    }

    /// Our convention: 5 points at the edge, 4 more for each degree, and a refusal from 5 degrees beyond, or from 3
    /// degrees for items that look odd right away (gloves, sandals, shorts, snow boots).
    private func outside(_ degrees: Double, _ item: ItemReading, _ what: String) -> Objection {
        let isStriking =
            !item.traits.isDisjoint(with: [.open, .bareLegs, .snow, .sun, .swim, .thermal])
            || [.head, .hands, .neck].contains(item.slot)
        // Of two refused items, the one nearer to its range is still better.
        return degrees > (isStriking ? 3 : 5)
            ? Objection(Objection.refusalPoints + 10 * degrees, "\(what) for the day")
            : Objection(5 + 4 * degrees, "\(what) for the day")
    }

    private func wet(_ item: ItemReading) -> [Objection] {
        let share = conditions.wetness
        switch item.slot {
        case .shoes:
            if item.traits.contains(.open) {
                return conditions.coldest < 24 && share >= 0.5
                    ? [.refusal("open shoes in wet weather")] : [Objection(12 * share, "open shoes in wet weather")]
            }
            if item.item.category == .boots, item.traits.contains(.spoilsWet) {
                return [Objection(30 * share, "ruined by wet weather")]
            }
            if item.keepsRainOut || item.item.category == .boots { return [] }
            var points = conditions.isFormal ? 1.0 : item.item.category == .heels ? 5 : 3
            if item.traits.contains(.spoilsWet) { points += 8 }
            if item.item.category == .sneakers { points += conditions.isOutside ? 5 : 2 }
            if item.formality >= 5, conditions.isOutside { points += 5 }
            if conditions.condition == .stormy { points *= 1.6 }
            return [Objection(points * share, "not made for wet weather")]
        case .outer:
            if item.keepsRainOut { return [] }
            let isDrySnow = conditions.isSnowy && conditions.coldest <= 1
            if isDrySnow { return [] }
            let soaks = item.traits.contains(.insulated) || item.traits.contains(.windproof) ? 9.0 : 14
            return [
                Objection((conditions.condition == .stormy ? 1.6 : 1) * soaks * share, "does not keep the rain out")
            ]
        case .secondMid where item.item.category == .blazer && conditions.isOutside:
            return [Objection(10 * share, "tailoring in the rain")]
        case .top where item.item.fabric == .silk && conditions.isOutside:
            return [Objection(5 * share, "silk in the rain")]
        case .bottom where item.item.fabric == .linen || item.item.fabric == .silk:
            return [Objection(3 * share, "shows water spots")]
        default: return []
        }
    }

    /// Objections to shoes in frost and snow.
    private func cold(shoes item: ItemReading) -> [Objection] {
        if item.traits.contains(.rubber), conditions.wetness < 0.3 { return [.refusal("only for rain and mud")] }
        let isBoot = item.item.category == .boots || item.traits.contains(.snow)
        var objections: [Objection] = []
        if conditions.isSlippery, conditions.ownsGrip, item.isSlick {
            return [.refusal("slick soles on \(conditions.isSnowy ? "snow" : "ice")")]
        }
        let reach = conditions.isFormal ? 0.25 : conditions.isOffice ? 0.5 : 1
        if conditions.isSnowy, !isBoot {
            let points: Double =
                item.traits.contains(.open)
                ? Objection.refusalPoints
                : item.item.category == .heels ? 25 : item.item.category == .sneakers ? 22 : 14
            objections.append(Objection(points * (points < 1000 ? reach : 1), "low shoes in the snow"))
        }
        if !isBoot, !conditions.isExercise, conditions.felt <= -3 {
            let degrees = -3 - conditions.felt
            objections.append(Objection(min(60, 4 + 2.5 * degrees) * reach, "low shoes in freezing weather"))
        }
        if conditions.felt <= -10, isBoot, !item.traits.contains(.snow),
            conditions.isOutside || conditions.felt <= -15
        {
            objections.append(Objection(min(90, 6 + 4 * (-10 - conditions.felt)), "not lined for such cold"))
        }
        return objections
    }

    // MARK: Formality

    private func formality(_ item: ItemReading) -> [Objection] {
        var objections: [Objection] = []
        let least = conditions.code.least(item.slot)
        if item.formality < least, !item.traits.contains(.waistcoat), !conditions.welcomes(item) {
            objections.append(.breach("not dressy enough"))
        }
        let isEvening = !item.traits.isDisjoint(with: [.dinner, .tail])
        if isEvening, conditions.code.most < 9 || !conditions.isFormal || conditions.isMourning {
            objections.append(.refusal("evening wear"))
        } else if item.traits.contains(.tail), conditions.code.jacket != .tail {
            objections.append(.refusal("only for white tie"))
        } else if item.formality > conditions.code.most, !conditions.welcomes(item),
            ![.head, .neck, .hands].contains(item.slot) || item.traits.contains(.dressy)
        {
            objections.append(.refusal("too dressy"))
        }
        switch (conditions.code.jacket, item.slot) {
        case (.dinner, .top), (.tail, .top):
            if !item.isWhite, item.formality < 9 { objections.append(.breach("not a white evening shirt")) }
        case (.dinner, .outer), (.tail, .outer):
            if item.formality < 5 {
                objections.append(
                    conditions.coldest < -12
                        ? Objection(20, "too sporty over evening wear") : .refusal("too sporty over evening wear"))
            }
        case (.suit, .outer), (.tailored, .outer):
            if item.formality < 5, !item.traits.contains(.sporty) {
                objections.append(Objection(conditions.coldest < -12 ? 3 : 8, "too casual over these clothes"))
            }
            if item.traits.contains(.sporty) {
                let isNeeded = conditions.wetness > 0 && item.keepsRainOut || conditions.isOnlyWinterCoat(item)
                objections.append(Objection(isNeeded ? 4 : 18, "too sporty with these clothes"))
            }
        case (.wanted, .outer) where item.traits.contains(.sporty):
            objections.append(Objection(conditions.wetness > 0 ? 2 : 8, "too sporty for the office"))
        case (.none, .outer)
        where [.dateNight, .party, .brunch].contains(conditions.occasion) && item.traits.contains(.sporty)
            && item.formality < 4 && conditions.wetness == 0:
            objections.append(Objection(3, "sporty for the occasion"))
        default: break
        }
        if [.dinner, .tail].contains(conditions.code.jacket), item.slot == .mid, !item.traits.contains(.waistcoat) {
            objections.append(.refusal("a sweater under evening wear"))
        }
        if item.slot == .head, conditions.isFormal || conditions.isOffice, item.traits.contains(.sporty) {
            objections.append(.refusal("too sporty"))
        }
        if conditions.isFormal, item.slot == .head, item.traits.contains(.insulated), item.formality < 5 {
            objections.append(
                conditions.felt > -5
                    ? .refusal("out of place with these clothes") : Objection(6, "out of place with these clothes"))
        }
        if conditions.isFormal, item.slot == .hands, item.formality < 4, conditions.felt > -8 {
            objections.append(Objection(8, "too sporty with these clothes"))
        }
        if conditions.isFormal, item.slot == .neck, item.formality < 5 {
            objections.append(Objection(5, "casual with these clothes"))
        }
        if conditions.isFormal, item.slot == .neck, item.traits.contains(.insulated), conditions.felt > 4 {
            objections.append(Objection(3, "not needed with these clothes"))
        }
        if conditions.occasion == .wedding, item.slot == .onePiece, item.isWhite {
            objections.append(.refusal("white is reserved for the bride"))
        }
        return objections
    }
}
