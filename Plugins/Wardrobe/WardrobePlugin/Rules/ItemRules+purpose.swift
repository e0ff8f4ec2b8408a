// SPDX-License-Identifier: Apache-2.0

extension ItemRules {
    /// Compares the purpose of an item with the purpose of the day.
    func purpose(_ item: ItemReading) -> [Objection] {
        if item.item.occasion.contains(where: { $0 == conditions.occasion }) { return [] }
        var objections: [Objection] = []
        if item.traits.contains(.swim), conditions.occasion != .beach {
            objections.append(.refusal("made for swimming"))
        }
        if item.traits.contains(.home), !item.traits.contains(.sport), conditions.occasion != .loungewear {
            objections.append(.refusal("made for home"))
        }
        if item.isWorkwear {
            return objections + (conditions.isTrade ? [] : [.refusal("worn for a job only")])
        }
        if conditions.isTrade, conditions.replaces(item.slot) {
            objections.append(Objection(30, "not what you wear for work"))
        }
        if item.traits.contains(.specialist), !conditions.isExercise {
            objections.append(
                conditions.occasion == .outdoor ? Objection(60, "made for one sport") : .refusal("made for one sport"))
        }
        if item.traits.contains(.ceremony) { return objections + ceremony(item) }
        if item.slot == .jewelry || item.slot == .bag { objections += trimming(item) }
        if item.slot == .accessory, !item.traits.contains(.umbrella) || conditions.wetness < 0.5 {
            objections.append(Objection(1.5, "not needed"))
        }
        if item.slot == .tie { objections += tie(item) }
        switch conditions.occasion {
        case .gym, .athletic: return objections + exercise(item)
        case .beach: return objections + beach(item)
        case .loungewear: return objections + home(item)
        case .outdoor: return objections + outdoors(item)
        default: return objections + town(item)
        }
    }

    private func tie(_ item: ItemReading) -> [Objection] {
        let isBow = item.traits.contains(.bowTie)
        switch conditions.code.tie {
        case .forbidden: return [.refusal("ties aren't worn there")]
        case .bow:
            return isBow && !item.traits.contains(.white) ? [] : [.refusal("the dress code calls for a black bow tie")]
        case .whiteBow:
            return isBow && (item.traits.contains(.white) || item.isWhite)
                ? [] : [.refusal("the dress code calls for a white bow tie")]
        case .free, .wanted, .required:
            if item.traits.contains(.white) { return [.refusal("only for white tie")] }
            return conditions.code.tie == .free
                ? [Objection(conditions.isOffice ? 0.3 : 4, "more than needed")] : []
        }
    }

    /// Traditional dress is worn at celebrations.
    private func ceremony(_ item: ItemReading) -> [Objection] {
        if [.wedding, .party].contains(conditions.occasion) || conditions.isEvening && !conditions.isOffice {
            return []
        }
        switch conditions.occasion {
        case .formalEvent where conditions.isMourning && !item.isBright: return []
        case .formalEvent: return [Objection(15, "for celebrations")]
        case .dateNight: return [Objection(12, "for celebrations")]
        case .brunch: return [Objection(25, "for celebrations")]
        case nil: return [Objection(30, "for celebrations")]
        default: return [.refusal("for celebrations")]
        }
    }

    /// Jewelry and bags need a reason.
    private func trimming(_ item: ItemReading) -> [Objection] {
        let isDressedUp = conditions.code.top >= 5
        if item.traits.contains(.dressy), !isDressedUp { return [Objection(2, "dressier than the day")] }
        if isDressedUp, item.formality < 4 { return [Objection(8, "too casual")] }
        return item.slot == .jewelry && isDressedUp && item.formality >= 6 ? [] : [Objection(0.2, "not needed")]
    }

    private func exercise(_ item: ItemReading) -> [Objection] {
        let isSport = item.traits.contains(.sport)
        let isGym = conditions.occasion == .gym
        if item.traits.contains(.specialist) { return [Objection(isGym ? 30 : 10, "made for one sport")] }
        switch item.slot {
        case .top:
            if isSport { return [] }
            return item.item.category == .tshirt && item.formality <= 2
                ? [Objection(6, "not made for exercise")] : [.refusal("not made for exercise")]
        case .bottom:
            if isSport {
                let isShort = item.traits.contains(.bareLegs)
                return item.traits.contains(.home) && conditions.warmest > 18 && !isGym
                    ? [Objection(4, "warm for exercise")]
                    : isShort && !isGym && conditions.coldest < 8 ? [Objection(4, "cold")] : []
            }
            return [.leggings, .shorts].contains(item.item.category) && !item.traits.contains(.swim)
                && item.formality <= 2
                && !conditions.ownsSportswear.contains(.bottom)
                ? [Objection(10, "not made for exercise")] : [.refusal("not made for exercise")]
        case .shoes:
            if isSport { return [] }
            let isEnough = item.item.category == .sneakers && (isGym || !conditions.ownsSportswear.contains(.shoes))
            return isEnough ? [Objection(14, "not made for exercise")] : [.refusal("not made for exercise")]
        case .mid, .secondMid:
            if isSport { return [Objection(isGym ? 3 : 0, "quickly too warm")] }
            if item.item.category == .hoodie || item.traits.contains(.opensInFront) && item.formality <= 3 {
                return [Objection(isGym || conditions.coldest > 12 ? 8 : 3, "quickly too warm")]
            }
            return !isGym && conditions.felt <= 3 && item.item.category != .blazer
                ? [Objection(12, "not made for exercise")] : [.refusal("not made for exercise")]
        case .outer:
            if isSport { return [] }
            return item.traits.contains(.sporty) && !item.traits.contains(.insulated) && item.item.fabric != .denim
                && item.item.fabric != .leather && item.kind.name != "denim jacket"
                ? [Objection(conditions.wetness > 0 ? 1 : 4, "not made for exercise")]
                : [.jacket, .coat].contains(item.item.category) && conditions.felt <= 3
                    && (item.keepsRainOut || item.item.category == .jacket) && item.formality <= 4
                    ? [Objection(10, "not made for exercise")] : [.refusal("not made for exercise")]
        case .onePiece where isSport: return []
        case .onePiece, .tie, .waist, .accessory: return [.refusal("not made for exercise")]
        case .neck: return item.kind.known == .neckWarmer ? [] : [.refusal("in the way")]
        case .jewelry: return item.traits.contains(.sporty) ? [] : [.refusal("in the way")]
        case .bag: return isSport ? [Objection(isGym ? 0.1 : 3, "not needed")] : [.refusal("in the way")]
        case .head where item.formality > 3: return [.refusal("not made for exercise")]
        case .legs where item.traits.contains(.hosiery): return [.refusal("not made for exercise")]
        default: return []
        }
    }

    private func outdoors(_ item: ItemReading) -> [Objection] {
        if !item.traits.isDisjoint(with: [.dressy, .suit, .gown]) { return [.refusal("out of place outdoors")] }
        let isWet = conditions.wetness >= 0.3 || conditions.isSnowy
        switch item.slot {
        case .shoes:
            if item.kind.known == .hikingBoots || item.traits.contains(.snow) { return [] }
            if item.traits.contains(.rubber) || item.kind.known == .hikingSandals {
                return [Objection(5, "not made for trails")]
            }
            if item.kind.known == .runningShoes { return [Objection(isWet ? 9 : 3, "less grip than boots")] }
            if item.item.category == .heels || item.formality >= 6 { return [.refusal("out of place on a trail")] }
            if item.item.category == .boots {
                return [Objection(conditions.isSnowy ? 25 : 8, "made for the street")]
            }
            return item.item.category == .sneakers
                ? [Objection(isWet ? 25 : 12, "made for the street")] : [Objection(30, "made for the street")]
        case .bottom:
            if item.kind.known == .hikingPants || item.traits.contains(.sport) && !item.traits.contains(.home) {
                return []
            }
            if item.formality >= 5 || item.item.category == .skirt { return [.refusal("out of place on a trail")] }
            if item.item.fabric == .linen || item.item.fabric == .silk {
                return [Objection(12, "too delicate for a trail")]
            }
            return [Objection(item.item.category == .jeans && isWet ? 5 : 2, "not made for trails")]
        case .onePiece:
            return item.formality >= 5 ? [.refusal("out of place on a trail")] : [Objection(15, "not made for trails")]
        case .top:
            if item.formality >= 6 { return [.refusal("out of place on a trail")] }
            return item.item.fabric == .silk || item.traits.contains(.sleeveless) && item.item.category == .blouse
                ? [Objection(20, "too delicate for a trail")]
                : item.formality >= 5 ? [Objection(6, "too dressy for a trail")] : []
        case .secondMid where item.item.category == .blazer: return [.refusal("out of place on a trail")]
        case .outer:
            if item.formality >= 5 { return [Objection(conditions.felt < -8 ? 25 : 45, "out of place on a trail")] }
            return item.kind.known == .denimJacket || item.kind.known == .leatherJacket
                ? [Objection(6, "made for the street")] : []
        case .tie: return [.refusal("out of place on a trail")]
        case .jewelry: return item.traits.contains(.sporty) ? [] : [Objection(4, "better left at home")]
        case .bag: return item.kind.known == .backpack ? [] : [Objection(6, "in the way")]
        case .accessory where item.traits.contains(.umbrella): return [Objection(2, "in the way")]
        default: return []
        }
    }

    /// Streets, rooms, and offices.
    private func town(_ item: ItemReading) -> [Objection] {
        var objections: [Objection] = []
        let isRelaxed =
            conditions.isTrade
            || [.casual, .travel, nil].contains(conditions.occasion) && [nil, .casual].contains(conditions.dressCode)
        if item.traits.contains(.sport) {
            switch item.slot {
            case .shoes:
                objections.append(isRelaxed ? Objection(7, "made for exercise") : .refusal("made for exercise"))
            case .bottom where item.traits.contains(.home) && isRelaxed:
                objections.append(Objection(conditions.occasion == .travel ? 6 : 14, "made for home or exercise"))
            case .outer, .mid,
                .secondMid where isRelaxed:
                objections.append(Objection(10, "made for exercise"))
            case .bag where isRelaxed: objections.append(Objection(2, "made for exercise"))
            default: objections.append(.refusal("made for exercise"))
            }
        }
        if item.traits.contains(.snow), [.outer, .bottom, .onePiece].contains(item.slot) {
            let isHarsh = conditions.felt <= -8 && isRelaxed
            objections.append(
                item.slot == .outer
                    ? Objection(
                        isHarsh || conditions.isOnlyWinterCoat(item) ? 1 : isRelaxed ? 5 : 15, "made for the slopes")
                    : isHarsh && conditions.coldest <= -15
                        ? Objection(12, "made for the slopes") : .refusal("made for the slopes"))
        }
        if isRelaxed || conditions.occasion == .brunch {
            if item.traits.contains(.suit), item.slot == .secondMid || item.slot == .bottom {
                objections.append(
                    conditions.occasion == .travel
                        ? Objection(12, "too much for the day") : .refusal("too much for the day"))
            }
            if item.traits.contains(.gown) || item.traits.contains(.dressy) && item.slot == .onePiece {
                objections.append(.refusal("too much for the day"))
            }
            if item.item.category == .heels {
                objections.append(
                    Objection(
                        conditions.occasion == .brunch ? 2 : conditions.occasion == .travel ? 45 : 12,
                        "heels on a casual day"))
            }
            if item.item.category == .blazer, !item.traits.contains(.suit) {
                objections.append(Objection(conditions.occasion == .brunch ? 1 : 4, "more than the day requires"))
            }
            if item.slot == .shoes, item.formality >= 7 {
                objections.append(Objection(6, "more than the day requires"))
            }
            if item.slot == .shoes, item.traits.contains(.open), conditions.occasion == .travel {
                objections.append(Objection(5, "unsteady for a trip"))
            }
        }
        if item.traits.contains(.gown), conditions.code.most < 9 || !conditions.isFormal {
            objections.append(.refusal("an evening gown"))
        }
        if item.traits.contains(.dressy), item.slot == .onePiece || item.slot == .top, conditions.isOffice {
            objections.append(.refusal("evening wear at work"))
        }
        if conditions.isOffice || conditions.isFormal {
            if item.slot == .shoes, !item.traits.isDisjoint(with: [.snow, .rubber]) {
                objections.append(.refusal("not worn indoors"))
            }
            if item.kind.known == .hikingBoots { objections.append(.refusal("made for trails")) }
            if conditions.isOffice, item.slot == .shoes, item.traits.contains(.dressy), item.formality >= 8 {
                objections.append(.refusal("made for parties"))
            }
            if item.item.category == .leggings, item.slot == .bottom { objections.append(.refusal("too casual")) }
            if item.item.category == .sandals, item.formality < 5 { objections.append(.refusal("too casual")) }
            if item.item.category == .tshirt, item.formality <= 2, conditions.occasion != .workCasual {
                objections.append(.refusal("too casual"))
            }
            if item.traits.contains(.insulated), item.slot == .outer, item.traits.contains(.sporty),
                conditions.coldest > -5
            {
                objections.append(Objection(3, "sporty at work"))
            }
        }
        if [.dateNight, .party].contains(conditions.occasion) {
            if item.item.category == .leggings, item.slot == .bottom { objections.append(Objection(20, "too casual")) }
            if item.item.category == .hoodie { objections.append(Objection(12, "too casual")) }
            if !item.traits.isDisjoint(with: [.snow, .rubber]), item.slot == .shoes {
                objections.append(.refusal("too rough"))
            }
            if item.kind.known == .hikingBoots { objections.append(.refusal("too rough")) }
            if item.kind.known == .hikingPants { objections.append(.refusal("too rough")) }
            if item.item.category == .shorts {
                objections.append(conditions.coldest > 24 ? Objection(10, "too casual") : .refusal("too casual"))
            }
        }
        if item.kind.known == .linedLeggings, conditions.occasion != nil, !isRelaxed {
            objections.append(Objection(15, "too casual"))
        }
        if item.kind.known == .hikingBoots, isRelaxed, conditions.felt > 0, conditions.wetness < 0.3 {
            objections.append(Objection(5, "heavy for the street"))
        }
        if item.kind.known == .flipFlops, conditions.occasion != .beach {
            objections.append(Objection(9, "for the pool or beach"))
        }
        return objections
    }
}
