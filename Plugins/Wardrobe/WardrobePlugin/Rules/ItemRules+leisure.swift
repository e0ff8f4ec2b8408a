// SPDX-License-Identifier: Apache-2.0

extension ItemRules {
    func beach(_ item: ItemReading) -> [Objection] {
        if !item.traits.isDisjoint(with: [.dressy, .suit, .gown]) { return [.refusal("out of place on a beach")] }
        let isWarm = conditions.warmest >= 20
        switch item.slot {
        case .shoes:
            if item.traits.contains(.open) || item.kind.known == .espadrilles { return [] }
            return item.item.category == .sneakers || item.kind.known == .boatShoes
                ? [Objection(8, "fills with sand")] : isWarm ? [.refusal("out of place on a beach")] : []
        case .bottom:
            if item.item.category == .shorts || item.traits.contains(.swim) { return [] }
            if item.item.fabric == .wool || item.formality >= 6 { return [.refusal("out of place on a beach")] }
            if item.traits.contains(.sport), item.item.category != .shorts {
                return [Objection(10, "made for exercise")]
            }
            return isWarm ? [Objection(item.item.fabric == .linen ? 1 : 8, "too much on a beach")] : []
        case .top:
            if item.traits.contains(.home) { return [Objection(6, "made for home")] }
            return item.formality >= 5 && item.item.fabric != .linen ? [Objection(10, "too much on a beach")] : []
        case .onePiece: return item.formality >= 6 ? [.refusal("out of place on a beach")] : []
        case .secondMid where item.item.category == .blazer: return [.refusal("out of place on a beach")]
        case .mid, .secondMid: return isWarm && conditions.coldest > 22 ? [.refusal("too warm on a beach")] : []
        case .outer: return conditions.coldest > 20 && conditions.wetness < 0.5 ? [.refusal("too warm on a beach")] : []
        case .tie, .waist: return [.refusal("out of place on a beach")]
        case .neck, .legs, .base: return isWarm ? [.refusal("too warm on a beach")] : []
        case .jewelry: return [Objection(3, "better left at home")]
        case .bag: return item.traits.contains(.swim) ? [] : [Objection(3, "better left at home")]
        default: return []
        }
    }

    func home(_ item: ItemReading) -> [Objection] {
        if !item.traits.isDisjoint(with: [.dressy, .suit, .gown]) { return [.refusal("too much at home")] }
        switch item.slot {
        case .shoes:
            if item.traits.contains(.home) { return [] }
            let extra = conditions.ownsSlippers ? 30.0 : 0
            if item.traits.contains(.open) { return extra > 0 ? [Objection(extra, "street shoes at home")] : [] }
            if item.item.category == .sneakers {
                return [Objection((item.traits.contains(.sport) ? 30 : 4) + extra, "street shoes at home")]
            }
            return item.kind.known == .clogs || item.kind.known == .balletFlats || item.kind.known == .loafers
                ? [Objection(8, "street shoes at home")] : [.refusal("street shoes at home")]
        case .bottom:
            if item.formality >= 6 || item.item.category == .skirt && item.formality >= 5 {
                return [.refusal("too much at home")]
            }
            if !item.traits.isDisjoint(with: [.home, .sport]) || item.item.category == .leggings { return [] }
            return [
                Objection(
                    item.item.category == .jeans || item.item.category == .shorts ? 5 : 8, "not comfortable enough")
            ]
        case .top:
            if item.formality >= 6 { return [.refusal("too much at home")] }
            return item.formality >= 4 ? [Objection(6, "not comfortable enough")] : []
        case .onePiece:
            return item.formality >= 6 ? [.refusal("too much at home")] : [Objection(5, "not comfortable enough")]
        case .secondMid where item.item.category == .blazer: return [.refusal("too much at home")]
        case .outer, .tie, .bag, .waist, .hands, .neck, .head: return [.refusal("not worn at home")]
        case .jewelry: return [Objection(3, "not needed at home")]
        default: return []
        }
    }
}
