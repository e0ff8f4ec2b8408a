// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import WardrobePlugin

/// Random wardrobes with the proportions of real ones, and days to dress for.
enum RandomCloset {
    private static let shares: [(share: Double, categories: [Category])] = [
        (0.34, [.shirt, .tshirt, .tshirt, .blouse]), (0.21, [.pants, .jeans, .skirt, .shorts, .leggings]),
        (0.13, [.shoes, .sneakers, .boots, .heels, .sandals]), (0.12, [.sweater, .blazer, .cardigan, .hoodie]),
        (0.10, [.jacket, .coat]), (0.08, [.scarf, .belt, .hat, .bag, .jewelry, .accessories]),
        (0.02, [.dress, .jumpsuit]),
    ]

    /// The kind of a wardrobe.
    enum Kind: String {
        /// Every attribute is drawn independently.
        case random
        /// Thirteen kinds in seven near-neutral colors and two fabrics: items hardly differ.
        case similar
        /// Four kinds; all items of a kind are equal.
        case identical
    }

    /// Returns a wardrobe.
    static func items(_ count: Int, _ kind: Kind, seed: UInt64) -> [WardrobeItem] {
        switch kind {
        case .random: random(count, seed: seed)
        case .similar: similar(count)
        case .identical: identical(count)
        }
    }

    private static func similar(_ count: Int) -> [WardrobeItem] {
        let categories: [Category] = [
            .shirt, .tshirt, .blouse, .pants, .jeans, .skirt, .shoes, .boots, .sneakers, .sweater, .cardigan, .jacket,
            .coat,
        ]
        let shades: [UInt8] = [20, 55, 90, 125, 160, 200, 240]
        return (0..<count).map { number in
            let category = categories[number % categories.count]
            let shade = shades[number / categories.count % shades.count]
            var item = WardrobeItem(
                id: "\(category.rawValue)-\(number)", name: "\(category.rawValue) \(number)", category: category,
                primaryColor: SRGBColor(red: shade, green: shade, blue: shade &+ 4))
            item.fabric = number / (categories.count * shades.count) % 2 == 0 ? .cotton : .wool
            return item
        }
    }

    private static func identical(_ count: Int) -> [WardrobeItem] {
        let categories: [Category] = [.shirt, .pants, .shoes, .sweater]
        return (0..<count).map { number in
            let category = categories[number % categories.count]
            return WardrobeItem(
                id: "\(category.rawValue)-\(number)", name: category.rawValue, category: category,
                primaryColor: SRGBColor(red: 40, green: 50, blue: 80))
        }
    }

    private static func random(_ count: Int, seed: UInt64) -> [WardrobeItem] {
        var random = SeededGenerator(seed: seed)
        var items: [WardrobeItem] = []
        for (share, categories) in shares {
            for number in 0..<max(1, Int((Double(count) * share).rounded())) {
                let category = categories[number % categories.count]
                items.append(item("\(category.rawValue)-\(items.count)", category, &random))
            }
        }
        return items
    }

    private static func item(
        _ id: String, _ category: Category, _ random: inout SeededGenerator
    ) -> WardrobeItem {
        func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }
        let gray = UInt8.random(in: 10...250, using: &random)
        let color =
            chance(0.4)
            ? SRGBColor(red: gray, green: gray, blue: gray)
            : SRGBColor(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random))
        var item = WardrobeItem(id: id, name: id, category: category, primaryColor: color)
        item.fabric = Fabric.allCases.randomElement(using: &random)
        item.weight = GarmentWeight.allCases.randomElement(using: &random) ?? .normal
        item.pattern = chance(0.75) ? .solid : GarmentPattern.allCases.randomElement(using: &random) ?? .solid
        item.condition = chance(0.02) ? .damaged : chance(0.1) ? .fair : .good
        item.laundry = chance(0.1) ? .inWash : .clean
        item.isFavorite = chance(0.1)
        item.waterproof = chance(0.5) ? chance(0.3) : nil
        if chance(0.4), let season = Season.allCases.randomElement(using: &random) { item.season = [season] }
        if chance(0.7) {
            item.timesWorn = .random(in: 1...60, using: &random)
            item.lastWorn = day.adding(days: -Int.random(in: 0...120, using: &random))
        }
        if chance(0.5), let style = Style.allCases.randomElement(using: &random) { item.tags = [style.rawValue] }
        return item
    }

    private static let day = CalendarDay(daysSince1970: 20_400)

    /// A day to dress for, and its wearer.
    struct Day {
        let name: String
        let request: OutfitRequest
        let profile: UserProfile
    }

    /// Eight days: frost, a mild working day, a range with rain, heat, and four with a frosty morning and a warm noon.
    ///
    /// The wearer of the last four has no preferences. They are the hardest to search, since no outfit suits both ends
    /// of the range.
    static func days() throws -> [Day] {
        var profile = UserProfile()
        profile.styles = [.classic, .minimalist]
        profile.favoriteColors = [try SRGBColor(hex: "#1F2A4D"), try SRGBColor(hex: "#800020")]
        profile.avoidedColors = [try SRGBColor(hex: "#FFFF00")]
        return [
            Day(
                name: "frost",
                request: OutfitRequest(
                    date: day, temperature: -5, wind: 4, condition: .snowy, occasion: .casual, latitude: 50),
                profile: profile),
            Day(
                name: "mild, work",
                request: OutfitRequest(
                    date: day, temperature: 12.8, wind: 3, condition: .cloudy, occasion: .work, latitude: 50),
                profile: profile),
            Day(
                name: "5 to 17, rain",
                request: OutfitRequest(
                    date: day, coldest: 5, warmest: 17, wind: 3, condition: .rainy, occasion: .workCasual, latitude: 50),
                profile: profile),
            Day(
                name: "hot",
                request: OutfitRequest(
                    date: day, temperature: 29, humidity: 60, condition: .clear, occasion: .brunch, latitude: 50),
                profile: profile),
            Day(
                name: "4 to 21",
                request: OutfitRequest(date: day, coldest: 4, warmest: 21, occasion: .casual), profile: UserProfile()),
            Day(
                name: "4 to 21, work",
                request: OutfitRequest(date: day, coldest: 4, warmest: 21, occasion: .work), profile: UserProfile()),
            Day(
                name: "4 to 21, rain",
                request: OutfitRequest(coldest: 4, warmest: 21, wind: 4, condition: .rainy, occasion: .casual),
                profile: UserProfile()),
            Day(
                name: "4 to 21, any day of the year",
                request: OutfitRequest(coldest: 4, warmest: 21, occasion: .casual), profile: UserProfile()),
        ]
    }
}
