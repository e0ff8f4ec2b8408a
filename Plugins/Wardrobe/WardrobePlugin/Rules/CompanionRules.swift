// SPDX-License-Identifier: Apache-2.0

/// Objections to pairs of items.
struct CompanionRules: Sendable {
    let conditions: WearingConditions

    /// - Returns: the cost of the pair; nil if there is no objection.
    func unyieldingObjection(_ one: Companion, _ other: Companion) -> Objection? {
        let (first, second) = Self.order(one.slot) <= Self.order(other.slot) ? (one, other) : (other, one)
        if first.isEmpty, second.isEmpty { return nil }
        if let set = sets(first, second) ?? sets(second, first) { return set }
        switch (first.slot, second.slot) {
        case (.top, .secondMid): return top(first, jacket: second)
        case (.top, .mid): return top(first, mid: second)
        case (.top, .bottom): return top(first, bottom: second)
        case (.mid, .mid): return layers(first, second)
        case (.top, .tie): return top(first, tie: second)
        case (.mid, .secondMid): return mid(first, jacket: second)
        case (.mid, .tie): return first.isTopToo && !second.isEmpty ? .refusal("a tie with a fine sweater") : nil
        case (.secondMid, .tie): return jacket(first, tie: second)
        case (.secondMid, .outer): return jacket(first, outer: second)
        case (.bottom, .waist), (.onePiece, .waist): return belt(first, second)
        case (.secondMid, .waist): return jacket(first, belt: second)
        case (.bottom, .legs), (.onePiece, .legs): return legs(first, second)
        case (.shoes, .legs): return shoes(first, legs: second)
        case (.bottom, .shoes): return bottom(first, shoes: second)
        case (.bottom, .secondMid): return bottom(first, jacket: second)
        case (.bottom, .tie):
            return second.isEmpty || !first.traits.contains(.bareLegs) ? nil : .refusal("a tie with bare legs")
        case (.onePiece, .tie): return second.isEmpty ? nil : .refusal("a tie with a dress")
        case (.onePiece, .secondMid): return onePiece(first, jacket: second)
        case (.onePiece, .mid): return onePiece(first, mid: second)
        case (.onePiece, .shoes):
            return first.traits.contains(.gown) && !second.isFormal ? .refusal("a gown with everyday shoes") : nil
        case (.shoes, .waist):
            return !second.isEmpty && first.isDressy && first.isBlack != second.isBlack
                && !second.traits.contains(.dinner)
                ? Objection(4, "black leather with brown") : nil
        case (.onePiece, .outer):
            return second.isEmpty && first.traits.contains(.gown) && !conditions.isIndoors && conditions.felt < 14
                ? Objection(6 + 2 * (14 - conditions.felt), "a gown with nothing over it") : nil
        case (.onePiece, .base): return second.isEmpty ? nil : Objection(12, "a thermal top under a dress")
        case (.top, .base):
            return !second.isEmpty && first.traits.contains(.sleeveless)
                ? .refusal("a thermal top under bare arms") : nil
        case (.shoes, .secondMid):
            return second.isEvening && !second.isEmpty && !first.isBlack
                ? .refusal("shoes that are not black with evening wear") : nil
        default: return nil
        }
    }

    private static func order(_ slot: Slot) -> Int {
        switch slot {
        case .top: 0
        case .onePiece: 1
        case .bottom: 2
        case .shoes: 3
        case .mid: 4
        case .secondMid: 5
        case .outer: 6
        case .tie: 7
        case .waist: 8
        case .legs: 9
        case .base: 10
        case .head: 11
        default: 12
        }
    }

    // MARK: Sets

    /// A jacket of a complete set without the set's trousers, or vice versa.
    private func sets(_ one: Companion, _ other: Companion) -> Objection? {
        guard let set = one.set, !one.isEmpty else { return nil }
        switch (one.slot, other.slot) {
        case (.secondMid, .bottom) where other.set != set, (.bottom, .secondMid) where other.set != set:
            return Objection(1500, "an incomplete set")
        case (.secondMid, .onePiece):
            return one.isEvening || one.traits.contains(.suit) ? .refusal("an incomplete set") : nil
        case (.mid, .secondMid) where other.set != set && one.traits.contains(.waistcoat):
            return .refusal("an incomplete set")
        default: return nil
        }
    }

    // MARK: Jackets and layers

    private func top(_ top: Companion, jacket: Companion) -> Objection? {
        if jacket.isEmpty || !jacket.isTailored {
            if top.traits.contains(.ceremony) { return nil }
            let isBlouse = top.category == .blouse
            switch conditions.code.jacket {
            case .none: return nil
            case .wanted: return Objection(isBlouse ? 2 : 7, "no jacket")
            case .tailored:
                return isBlouse && conditions.code.tie != .required
                    ? Objection(conditions.occasion == .interview ? 22 : 6, "no jacket") : .breach("no jacket")
            case .suit, .dinner, .tail: return .breach("no jacket", 2500)
            }
        }
        switch conditions.code.jacket {
        case .dinner where !jacket.traits.contains(.dinner): return .breach("no dinner jacket")
        case .tail where !jacket.traits.contains(.tail): return .breach("no tailcoat")
        case .suit where !jacket.isEvening && !jacket.traits.contains(.suit):
            return Objection(12, "neither a suit nor a dinner jacket")
        case .tailored where !jacket.traits.contains(.suit) && !jacket.isEvening:
            return Objection(4, "a jacket but no suit")
        default: break
        }
        if jacket.isEvening, !top.traits.contains(.collar) { return .refusal("no evening shirt under evening wear") }
        if top.traits.contains(.sport) { return .refusal("a jacket over sportswear") }
        if jacket.traits.contains(.suit), top.category == .tshirt { return Objection(8, "a suit with a T-shirt") }
        return nil
    }

    private func top(_ top: Companion, mid: Companion) -> Objection? {
        guard !mid.isEmpty else { return nil }
        if mid.isTopToo, top.isTopToo { return .refusal("one sweater over another") }
        if mid.traits.contains(.waistcoat), !top.traits.contains(.collar) { return .refusal("a vest without a shirt") }
        if top.traits.contains(.sleeveless), mid.category == .sweater {
            return Objection(3, "a sweater over bare arms")
        }
        return nil
    }

    /// Traditional dress isn't mixed with everyday clothes.
    private func top(_ top: Companion, bottom: Companion) -> Objection? {
        guard !top.isEmpty, !bottom.isEmpty, top.traits.contains(.ceremony) != bottom.traits.contains(.ceremony) else {
            return nil
        }
        let isWorn =
            top.traits.contains(.ceremony)
            ? bottom.category == .pants && !bottom.traits.contains(.sport) : top.traits.contains(.collar)
        return isWorn
            ? Objection(3, "traditional dress with everyday clothes")
            : .refusal("traditional dress with everyday clothes")
    }

    private func layers(_ first: Companion, _ second: Companion) -> Objection? {
        guard !first.isEmpty, !second.isEmpty else { return nil }
        if first.isTopToo, second.isTopToo { return .refusal("one sweater over another") }
        return conditions.coldest > 3
            ? Objection(15, "one sweater over another") : Objection(3, "one sweater over another")
    }

    private func mid(_ mid: Companion, jacket: Companion) -> Objection? {
        if mid.isTopToo, !mid.isEmpty, let missing = top(mid, jacket: jacket) { return missing }
        if jacket.isEmpty {
            return mid.traits.contains(.waistcoat) && !mid.isEmpty ? Objection(6, "a vest without a jacket") : nil
        }
        guard !mid.isEmpty else { return nil }
        if jacket.isTailored {
            if jacket.isEvening, !mid.traits.contains(.waistcoat) { return .refusal("a sweater under evening wear") }
            if mid.category == .hoodie {
                return jacket.traits.contains(.suit)
                    ? .refusal("a hoodie under a suit") : Objection(12, "a hoodie under a blazer")
            }
            if mid.traits.contains(.sport) { return .refusal("sportswear under a jacket") }
            if mid.traits.contains(.bulky) {
                return jacket.traits.contains(.suit)
                    ? .refusal("a bulky sweater under a suit") : Objection(10, "a bulky sweater under a blazer")
            }
            return conditions.coldest > 14 ? Objection(6, "a sweater and a jacket on a mild day") : nil
        }
        // Two knitted layers are for cold weather.
        return conditions.felt > 6
            ? Objection(min(40, 4 + 3 * (conditions.felt - 6)), "two warm layers on a mild day") : nil
    }

    private func jacket(_ jacket: Companion, outer: Companion) -> Objection? {
        guard !outer.isEmpty, !jacket.isEmpty else { return nil }
        if jacket.isTailored {
            if jacket.isEvening, outer.traits.contains(.sporty) { return Objection(30, "too sporty over evening wear") }
            if outer.traits.contains(.sporty) {
                return Objection(
                    jacket.traits.contains(.suit) ? conditions.wetness > 0 ? 5 : 12 : conditions.wetness > 0 ? 2 : 6,
                    "too sporty over a jacket")
            }
            return nil
        }
        return outer.traits.contains(.sporty) && jacket.traits.contains(.sporty) && conditions.felt > 8
            ? Objection(4, "two jackets on a mild day") : nil
    }

    private func bottom(_ bottom: Companion, jacket: Companion) -> Objection? {
        guard !jacket.isEmpty, !bottom.isEmpty else { return nil }
        if jacket.isTailored,
            bottom.category == .shorts || bottom.traits.contains(.sport) || bottom.traits.contains(.snow)
        {
            return .refusal("a jacket with \(bottom.category == .shorts ? "shorts" : "sportswear")")
        }
        if jacket.isTailored, bottom.category == .leggings { return Objection(8, "a jacket with leggings") }
        if jacket.isEvening, !bottom.isEvening { return .refusal("a dinner jacket without its trousers") }
        return jacket.traits.contains(.suit) && bottom.category == .jeans
            ? Objection(10, "a suit jacket with jeans") : nil
    }

    private func onePiece(_ dress: Companion, jacket: Companion) -> Objection? {
        let isStrict = conditions.occasion == .interview || conditions.dressCode == .businessProfessional
        if isStrict, !dress.isFormal, !jacket.isTailored { return Objection(14, "neither a jacket nor a sheath dress") }
        guard !jacket.isEmpty else { return nil }
        if jacket.isEvening { return .refusal("a dinner jacket over a dress") }
        if dress.traits.contains(.ceremony), !jacket.traits.contains(.ceremony) {
            return Objection(20, "everyday clothes over traditional dress")
        }
        if dress.traits.contains(.gown) {
            return jacket.traits.contains(.sporty) || jacket.isTailored
                ? .refusal("out of place over a gown") : Objection(6, "not worn over a gown")
        }
        return jacket.traits.contains(.sporty) && dress.isDressy ? Objection(12, "too sporty over a dress") : nil
    }

    private func onePiece(_ dress: Companion, mid: Companion) -> Objection? {
        guard !mid.isEmpty else { return nil }
        if dress.traits.contains(.gown) { return .refusal("a sweater over a gown") }
        if mid.traits.contains(.waistcoat) { return .refusal("a vest over a dress") }
        return mid.category == .hoodie
            ? Objection(10, "a hoodie over a dress") : Objection(conditions.felt < 3 ? 2 : 5, "a sweater over a dress")
    }

    // MARK: Legs and shoes

    private func legs(_ below: Companion, _ legs: Companion) -> Objection? {
        let isBare = below.traits.contains(.bareLegs)
        if legs.isEmpty {
            guard isBare, !conditions.isIndoors, !conditions.isExercise, below.category != .shorts else { return nil }
            let felt = conditions.felt
            return felt <= 12 ? Objection(min(60, 3 + 2.5 * (12 - felt)), "bare legs in the cold") : nil
        }
        if legs.traits.contains(.hosiery) {
            guard isBare, below.category != .shorts else { return .refusal("tights under trousers") }
            return conditions.felt < 0
                ? Objection(min(40, 6 - 2.5 * conditions.felt), "thin tights in freezing weather") : nil
        }
        return isBare || below.category == .leggings ? .refusal("visible long johns") : nil
    }

    private func shoes(_ shoes: Companion, legs: Companion) -> Objection? {
        !legs.isEmpty && shoes.traits.contains(.open) ? .refusal("open shoes over tights") : nil
    }

    private func bottom(_ bottom: Companion, shoes: Companion) -> Objection? {
        if bottom.category == .shorts {
            if shoes.category == .heels { return Objection(15, "heels with shorts") }
            if shoes.category == .boots {
                return Objection(conditions.occasion == .outdoor ? 0 : 15, "boots with shorts")
            }
            return shoes.category == .shoes && shoes.isDressy
                ? Objection(conditions.code.top >= 4 ? 2 : 6, "dress shoes with shorts") : nil
        }
        if bottom.traits.contains(.sport) {
            return shoes.category == .heels || shoes.category == .shoes
                ? Objection(15, "dress shoes with sportswear") : nil
        }
        if bottom.isEvening || bottom.traits.contains(.suit) {
            if shoes.category == .sneakers { return Objection(15, "sneakers with a suit") }
            if shoes.category == .sandals { return .refusal("sandals with a suit") }
        }
        return nil
    }
}
