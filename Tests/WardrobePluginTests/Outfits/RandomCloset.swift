// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// A random closet of up to 60 items with a day, a wearer, a log, and requirements, small enough to try every outfit.
struct RandomCloset {
    private(set) var input: SuggestOutfitsInput
    private var random: SeededGenerator

    /// - Parameters:
    ///   - seed: The seed; equal seeds give equal closets.
    ///   - most: The maximum number of outfits.
    init(seed: UInt64, outfits most: Int = 300) throws {
        random = SeededGenerator(seed: seed)
        input = SuggestOutfitsInput(items: [], request: OutfitRequest())
        addItems(most: most)
        input.request = try makeRequest()
        input.profile = makeProfile()
        input.weights = makeWeights()
        input.wears = makeWears(around: input.request.date)
        input.count = Int.random(in: 1...12, using: &random)
        makeWishes()
        addSizes()
    }

    // MARK: Items

    /// The items for each slot: a category, with a subcategory if it determines the slot.
    private static let kinds: [(slot: Slot, kinds: [(category: Category, subcategories: [String?])])] = [
        (
            .top,
            [(.shirt, [nil, "dress shirt", "flannel", "short sleeve"]), (.blouse, [nil]), (.tshirt, [nil, "polo"])]
        ),
        (
            .bottom,
            [
                (.pants, [nil, "suit", "chinos", "joggers"]), (.jeans, [nil]), (.shorts, [nil]), (.skirt, [nil]),
                (.leggings, [nil]),
            ]
        ),
        (.onePiece, [(.dress, [nil, "evening gown", "sundress"]), (.jumpsuit, [nil])]),
        (
            .shoes,
            [
                (.shoes, [nil, "oxford", "loafers", "patent"]), (.boots, [nil, "snow"]), (.sneakers, [nil, "running"]),
                (.sandals, [nil]), (.heels, [nil]),
            ]
        ),
        (.base, [(.tshirt, ["thermal"])]), (.legs, [(.leggings, ["tights", "long johns"])]),
        (.mid, [(.sweater, [nil, "turtleneck", "cable"]), (.hoodie, [nil])]),
        (.secondMid, [(.blazer, [nil, "dinner jacket", "suit"]), (.cardigan, [nil])]),
        (.outer, [(.jacket, [nil, "rain", "down"]), (.coat, [nil, "overcoat", "trench"])]),
        (.head, [(.hat, [nil, "beanie", "straw"])]), (.neck, [(.scarf, [nil, "silk"])]),
        (.hands, [(.accessories, ["gloves", "mittens"])]),
        (.tie, [(.accessories, ["bow tie", "silk tie", "Necktie"])]),
        (.waist, [(.belt, [nil])]), (.jewelry, [(.jewelry, [nil, "watch"])]), (.bag, [(.bag, [nil, "backpack"])]),
        (.accessory, [(.accessories, ["umbrella", nil])]),
    ]

    private mutating func addItems(most: Int) {
        var counts: [Slot: Int] = [:]
        repeat {
            for slot in Slot.allCases {
                counts[slot] = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 1...2, using: &random) : 0
            }
            for slot in [Slot.top, .bottom, .shoes] { counts[slot] = Int.random(in: 1...3, using: &random) }
            // One slot can be far larger than the others.
            if Bool.random(using: &random), let slot = Slot.allCases.randomElement(using: &random) {
                counts[slot] = Int.random(in: 3...40, using: &random)
            }
        } while Self.outfits(counts) > most
        var items: [WardrobeItem] = []
        for (slot, kinds) in Self.kinds {
            for _ in 0..<(counts[slot] ?? 0) { items.append(makeItem(kinds)) }
        }
        // Items that can't be worn enlarge the closet, but not the number of outfits.
        while items.count < 60, Double.random(in: 0..<1, using: &random) < 0.96 {
            guard let (_, kinds) = Self.kinds.randomElement(using: &random) else { continue }
            var item = makeItem(kinds)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: item.condition = .damaged
            case 1: item.needsRepair = true
            case 2: item.laundry = .dirty
            default: item.laundry = .inWash
            }
            items.append(item)
        }
        // Equal items have exactly equal scores.
        for place in items.indices.dropFirst() where Double.random(in: 0..<1, using: &random) < 0.15 {
            if let twin = items[..<place].last(where: { $0.slots == items[place].slots }) { items[place] = twin }
        }
        let numbers = (0..<items.count).map { $0 + 95 }.shuffled(using: &random)
        for (place, number) in numbers.enumerated() {
            items[place].id = "item-\(number)"
            items[place].name = "Item \(number)"
        }
        input.items = items
    }

    /// An upper bound on the number of outfits for these item counts by slot, with thin sweaters also counted as tops.
    private static func outfits(_ counts: [Slot: Int]) -> Int {
        func count(_ slot: Slot) -> Int { counts[slot] ?? 0 }
        let bodies = (count(.top) + count(.mid)) * count(.bottom) + count(.onePiece)
        return Slot.allCases.filter(\.isOptional).reduce(bodies * count(.shoes)) { $0 * (count($1) + 1) }
    }

    private mutating func makeItem(_ kinds: [(category: Category, subcategories: [String?])]) -> WardrobeItem {
        let color = SRGBColor(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random))
        let kind = kinds.randomElement(using: &random) ?? (.hat, [nil])
        var item = WardrobeItem(id: "", name: "", category: kind.category, primaryColor: color)
        item.subcategory = kind.subcategories.randomElement(using: &random) ?? nil
        item.fabric = maybe(0.8, Fabric.allCases)
        item.weight = GarmentWeight.allCases.randomElement(using: &random) ?? .normal
        item.pattern = maybe(0.4, GarmentPattern.allCases) ?? .solid
        item.formality = maybe(0.3, Array(1...10))
        item.warmth = maybe(0.1, [0.1, 0.25, 0.4])
        item.waterproof = maybe(0.5, [true, false])
        item.windproof = maybe(0.4, [true, false])
        item.season = maybe(0.4, Season.allCases).map { [$0] } ?? []
        item.occasion = maybe(0.3, Occasion.allCases).map { [$0] } ?? []
        item.tags = maybe(0.4, Style.allCases.map(\.rawValue)).map { [$0] } ?? []
        item.isFavorite = Int.random(in: 0..<5, using: &random) == 0
        item.condition = maybe(0.5, [.new, .fair, .worn]) ?? .good
        item.laundry = maybe(0.2, [.wornOnce]) ?? .clean
        item.lastWorn = maybe(0.2, [CalendarDay(daysSince1970: 20_600 + Int.random(in: 0...60, using: &random))])
        if [.blazer, .pants].contains(item.category) { item.set = maybe(0.2, ["one suit", "another suit"]) }
        return item
    }

    private mutating func maybe<Value>(_ share: Double, _ values: [Value]) -> Value? {
        guard Double.random(in: 0..<1, using: &random) < share else { return nil }
        return values.randomElement(using: &random)
    }

    // MARK: The day and the wearer

    private mutating func makeRequest() throws -> OutfitRequest {
        var request = OutfitRequest(setting: maybe(0.4, [.indoors, .outdoors]))
        let temperature = Double.random(in: -20...35, using: &random)
        if Bool.random(using: &random) {
            request.coldest = temperature
            request.warmest = temperature + Double.random(in: 0...18, using: &random)
        } else {
            request.temperature = temperature
        }
        if request.setting == nil, Int.random(in: 0..<4, using: &random) == 0 {
            request.settings = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                DaySetting(
                    Bool.random(using: &random) ? .outdoors : .indoors, minutes: .random(in: 5...400, using: &random),
                    temperature: maybe(0.4, [-5, 12, 21, 26]), met: maybe(0.3, [1, 1.6, 2.6]))
            }
        }
        if request.setting != .indoors { request.wind = maybe(0.7, [0, 2.5, 9, 14]) }
        request.humidity = maybe(0.5, [20, 60, 95])
        request.condition = maybe(0.7, WeatherCondition.allCases)
        request.precipitationProbability = maybe(0.3, [0, 0.2, 0.35, 0.8])
        request.occasion = maybe(0.8, Occasion.allCases)
        request.dressCode = maybe(0.2, DressCode.allCases)
        request.formality = maybe(0.1, [FormalityRange(2, 5), FormalityRange(7, 8)])
        request.style = maybe(0.3, Style.allCases)
        request.met = maybe(0.1, [1.5, 3])
        request.latitude = maybe(0.5, [52, -34, 5])
        request.date = maybe(0.8, [CalendarDay(daysSince1970: 20_640 + Int.random(in: 0...300, using: &random))])
        return request
    }

    private mutating func makeProfile() -> UserProfile {
        var profile = UserProfile()
        if let disliked = maybe(0.3, input.items)?.primaryColor { profile.avoidedColors = [disliked] }
        if let liked = maybe(0.3, input.items)?.primaryColor { profile.favoriteColors = [liked] }
        profile.styles = maybe(0.3, Style.allCases).map { [$0] } ?? []
        profile.personalOffset = maybe(0.3, [-0.3, 0.2]) ?? 0
        profile.baseLayer = maybe(0.3, BaseLayer.allCases) ?? .underwear
        profile.temperatureUnit = maybe(0.5, TemperatureUnit.allCases) ?? .celsius
        profile.latitude = maybe(0.5, [40, -40])
        return profile
    }

    private mutating func makeWeights() -> ScoringWeights {
        guard Bool.random(using: &random) else { return ScoringWeights() }
        let all = [0, 0.000_1, 0.001, 0.01, 1, 5, 20, 1000]
        func weight() -> Double { all.randomElement(using: &random) ?? 1 }
        return ScoringWeights(
            warmth: weight() + 1, weather: weight(), formality: weight(), occasion: weight(), color: weight(),
            season: weight(), style: weight(), freshness: weight(), ratings: weight())
    }

    private mutating func makeWears(around date: CalendarDay?) -> [WearEvent] {
        guard let date, Bool.random(using: &random) else { return [] }
        return (0..<Int.random(in: 5...40, using: &random)).map { number in
            let day = date.adding(days: Int.random(in: -45...5, using: &random))
            let items = input.items.shuffled(using: &random).prefix(4).map(\.id)
            return WearEvent(id: "wear-\(number)", date: day, items: items, rating: maybe(0.8, Array(1...5)))
        }
    }

    private mutating func makeWishes() {
        input.onlyClean = Int.random(in: 0..<4, using: &random) == 0
        if input.request.date != nil { input.notWornWithinDays = maybe(0.25, [1, 5, 20]) }
        input.without = input.items.map(\.id).filter { _ in Int.random(in: 0..<25, using: &random) == 0 }
        guard Int.random(in: 0..<3, using: &random) == 0 else { return }
        let wearable = input.items.filter { item in
            item.condition != .damaged && !item.needsRepair && item.laundry == .clean
                && !input.without.contains(item.id)
        }
        input.with = wearable.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)).map(\.id)
    }

    /// Sizes, cuts, and comfort of the wearer, and of items that fit or don't.
    private mutating func addSizes() {
        guard Bool.random(using: &random) else { return }
        let labels = ["S", "M", "XL", "M/L", "42", "EU 44", "W32 L34", "38", "one size", "petite"]
        for category in Category.allCases { input.profile.sizes[category] = maybe(0.4, labels) }
        input.profile.fit = maybe(0.5, FitPreference.allCases) ?? .regular
        input.profile.comfort = Int.random(in: 1...5, using: &random)
        for place in input.items.indices {
            input.items[place].size = maybe(0.6, labels)
            if let cut = maybe(0.3, ["slim fit", "Oversized", "loose", "soft stretch", "straight"]) {
                input.items[place].tags.append(cut)
            }
        }
    }
}
