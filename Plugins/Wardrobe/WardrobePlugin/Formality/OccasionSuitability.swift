// SPDX-License-Identifier: Apache-2.0

extension Occasion {
    /// Returns how well a kind of garment suits the occasion apart from its formality, 0 to 1; this plugin's
    /// convention.
    ///
    /// If an item states its occasions, those are used instead.
    func suitability(of reading: ItemReading) -> Double {
        let item = reading.item
        let sporty = reading.formality == 1 || item.category == .leggings || item.category == .sneakers
        switch self {
        case .gym, .athletic: return Self.forSport(reading, isSporty: sporty)
        case .beach: return Self.forBeach(item.category)
        case .loungewear: return Self.forHome(item, isSporty: sporty)
        case .outdoor, .travel: return Self.forTheRoad(item.category)
        case .work, .workPresentation, .workCasual, .interview: return Self.forWork(reading)
        case .casual, .brunch, .dateNight, .party, .wedding, .formalEvent: return Self.forCompany(reading)
        }
    }

    private static func forSport(_ reading: ItemReading, isSporty: Bool) -> Double {
        switch reading.item.category {
        case .sneakers: reading.formality == 1 ? 1 : 0.8
        case .tshirt, .shorts, .leggings, .pants: isSporty ? 1 : reading.item.category == .pants ? 0.1 : 0.75
        case .hoodie, .bag, .hat: 0.85
        case .jacket: 0.6
        case .sweater: 0.3
        default: 0.1
        }
    }

    private static func forBeach(_ category: Category) -> Double {
        switch category {
        case .tshirt, .shorts, .sandals, .hat: 1
        case .dress, .bag: 0.9
        case .shirt, .skirt, .accessories: 0.7
        case .jumpsuit, .sneakers, .hoodie, .cardigan, .blouse: 0.5
        case .pants, .leggings, .jacket, .sweater: 0.3
        default: 0.1
        }
    }

    private static func forHome(_ item: WardrobeItem, isSporty: Bool) -> Double {
        switch item.category {
        case .tshirt, .hoodie, .leggings, .sweater, .cardigan, .sandals: 1
        case .pants, .shorts: isSporty ? 1 : 0.7
        case .sneakers: 0.8
        case .jeans, .shirt, .blouse, .dress, .jumpsuit: 0.5
        default: 0.2
        }
    }

    private static func forTheRoad(_ category: Category) -> Double {
        switch category {
        case .heels: 0.1
        case .blazer, .skirt, .dress, .sandals, .jewelry: 0.4
        case .shoes, .blouse, .jumpsuit, .belt: 0.7
        default: 1
        }
    }

    private static func forWork(_ reading: ItemReading) -> Double {
        switch reading.item.category {
        case .shorts, .leggings, .hoodie, .sandals: 0.2
        case .tshirt, .sneakers, .jeans, .hat: 0.5
        default: reading.formality == 1 ? 0.1 : 1
        }
    }

    private static func forCompany(_ reading: ItemReading) -> Double {
        if reading.formality == 1 { return 0.3 }
        return reading.item.category == .leggings || reading.item.category == .hoodie ? 0.7 : 1
    }
}
