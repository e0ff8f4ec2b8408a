// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct ScorePartTests {
    /// A part contributes its weight times its own value, and the total is the sum of the parts, clamped to 0 through
    /// 100.
    ///
    /// The points that rules subtract don't depend on weights.
    @Test(arguments: 500..<540 as Range<UInt64>)
    func `parts contribute by their weight`(seed: UInt64) throws {
        var input = try RandomCloset(seed: seed).input
        input.count = 1
        guard let best = try? SuggestOutfits.reading(of: input).outfits.first else { return }
        var outfit = Dressed()
        outfit.items = best.items.compactMap { worn in input.items.first { $0.id == worn.id } }
        (outfit.request, outfit.profile, outfit.wears) = (input.request, input.profile, input.wears)
        // An item that can be a top or a mid layer is worn in the better slot, which depends on the weights.
        guard outfit.items.allSatisfy({ $0.slots.count == 1 }) else { return }
        let hasLearned = try outfit.part(.ratings).weight > 0
        let parts = ScorePart.allCases.filter { $0 != .rules && ($0 != .ratings || hasLearned) }
        var alone: [ScorePart: Double] = [:]
        for part in parts {
            outfit.weights = Dressed.only(part)
            let scored = try outfit.scored()
            #expect(scored.parts.map(\.name) == [.rules, part] && scored.parts[1].weight == 1, "seed \(seed)")
            alone[part] = scored.parts[1].value
        }
        for weights in [ScoringWeights(), ScoringWeights(warmth: 3, formality: 100, color: 0, ratings: 50)] {
            outfit.weights = weights
            let sum = parts.reduce(0) { $0 + weights[$1] }
            let scored = try outfit.scored()
            // Below the safe limit, warmth takes precedence over everything else, at any weight.
            let isSafe = scored.insulation.clo >= scored.insulation.required.minimum
            for part in scored.parts where parts.contains(part.name) && (isSafe || part.name != .warmth) {
                let expected = 100 * weights[part.name] / sum * (alone[part.name] ?? 0)
                // Sixteen slots and their pairs, each rounded to a fiftieth of a point.
                #expect((part.points - expected).magnitude < 0.4, "seed \(seed): \(part.name)")
            }
            let given = scored.parts.filter { $0.name != .rules }.reduce(0) { $0 + $1.points }
            let rules = scored.parts.first { $0.name == .rules }?.points ?? 1
            #expect(rules <= 0 && (scored.total - given - rules).magnitude < 1e-9, "seed \(seed)")
        }
    }

    /// The points that rules subtract don't change with the weights unless a part loses more than its own points.
    @Test func `rules subtract their points`() throws {
        var outfit = Dressed([.shirt, .jeans, .heels])
        outfit.request = OutfitRequest(temperature: 20, occasion: .casual)
        let rules = try outfit.part(.rules)
        #expect(rules.points == -12 && rules.reason.contains("heels on a casual day"), "\(rules)")
        for part in [ScorePart.formality, .occasion, .color, .season, .style] {
            outfit.weights = Dressed.only(part)
            #expect(try outfit.part(.rules).points == -12, "\(part)")
        }
    }

    /// An outfit's total is never below 0, and the reason names the most serious refusal.
    @Test func `rejected outfits score zero`() throws {
        var outfit = Dressed([.tshirt, .shorts, .sandals])
        #expect(try outfit.scored().total > 0)
        outfit.request = OutfitRequest(temperature: -10, wind: 4, occasion: .work)
        let scored = try outfit.scored()
        #expect(scored.total == 0)
        for item in ["Gray sandals", "Gray shorts"] {
            #expect(
                scored.refusals.contains { $0.contains(item) && $0.contains("too light for the day") },
                "\(scored.refusals)")
        }
        #expect(scored.parts.first?.name == .rules && scored.parts.first?.value == 0)
        let reason = try #require(scored.parts.first?.reason)
        #expect(scored.refusals.contains { reason.contains($0) }, "\(reason)")
    }

    @Test func `only proportions of weights matter`() throws {
        var outfit = Dressed([.shirt, .jeans, .boots, .cardigan, .hat])
        outfit.request = OutfitRequest(coldest: 3, warmest: 12, condition: .rainy, occasion: .work)
        let once = try outfit.scored()
        outfit.weights = ScoringWeights(
            warmth: 120, weather: 48, formality: 72, occasion: 32, color: 56, season: 24, style: 20, freshness: 20,
            ratings: 16)
        #expect(try outfit.scored() == once)
    }

    /// The documented defaults; without enough ratings, the other parts share their points.
    @Test func `default weights have the documented shares`() throws {
        let defaults: [ScorePart: Double] = [
            .warmth: 30, .weather: 12, .formality: 18, .occasion: 8, .color: 14, .season: 6, .style: 5, .freshness: 5,
            .ratings: 4,
        ]
        var outfit = Dressed()
        for part in try outfit.scored().parts {
            let share = part.name == .ratings ? 0 : (defaults[part.name] ?? 0) / 98
            // Whole thousandths of a point; the part with the largest weight gets the remainder.
            #expect((part.weight - share).magnitude < 1e-4, "\(part.name)")
        }
        outfit.wears = try (1...20).map {
            WearEvent(id: "\($0)", date: try CalendarDay("2026-01-01"), items: ["shirt"], rating: 4)
        }
        for part in try outfit.scored().parts {
            #expect((part.weight - (defaults[part.name] ?? 0) / 102).magnitude < 1e-4, "\(part.name)")
        }
    }

    // MARK: Confidence

    /// Items without any attributes have half of warmth and all of color known: (15 + 14) / 102.
    ///
    /// Every known fact adds to it, up to 1.
    @Test func `confidence rises with every fact`() throws {
        var outfit = Dressed([.shirt, .pants, .shoes, .jacket])
        outfit.request = OutfitRequest(temperature: 9)
        let facts: [(inout Dressed) throws -> Void] = [
            { $0.request.wind = 3 },
            { $0.request.humidity = 70 },
            { for place in $0.items.indices { $0.items[place].fabric = .cotton } },
            { $0.request.condition = .rainy },
            { for place in $0.items.indices { $0.items[place].waterproof = false } },
            { $0.request.occasion = .work },
            { $0.request.date = try CalendarDay("2026-04-02") },
            { $0.request.latitude = 48 },
            { $0.profile.styles = [.classic] },
            { for place in $0.items.indices { $0.items[place].tags = ["classic"] } },
            { outfit in
                outfit.wears = try (1...20).map {
                    WearEvent(
                        id: "\($0)", date: try CalendarDay("2026-03-01"), items: outfit.items.map(\.id), rating: 4)
                }
            },
        ]
        var confidence = [try outfit.scored().confidence]
        for fact in facts {
            try fact(&outfit)
            confidence.append(try outfit.scored().confidence)
        }
        #expect((confidence[0] - 29.0 / 102).magnitude < 1e-12)
        // Wind is a tenth of the 30 points of warmth, and fabrics are three tenths.
        #expect((confidence[1] - 32.0 / 102).magnitude < 1e-12)
        #expect((confidence[3] - 44.0 / 102).magnitude < 1e-12)
        for (place, pair) in zip(confidence, confidence.dropFirst()).enumerated() {
            // The day alone doesn't determine rest or season.
            #expect(place == 6 ? pair.0 == pair.1 : pair.0 < pair.1, "fact \(place): \(confidence)")
        }
        #expect(((confidence.last ?? 0) - 1).magnitude < 1e-12)
    }

    /// Extreme weights and extreme outfits stay in range.
    @Test func `totals stay in range`() throws {
        var outfit = Dressed([.tshirt, .shorts, .sandals, .hoodie, .coat, .scarf])
        for place in outfit.items.indices {
            outfit.items[place].formality = place % 2 == 0 ? 1 : 10
            outfit.items[place].pattern = .animal
            outfit.items[place].warmth = 4
            outfit.items[place].season = [.winter]
            outfit.items[place].occasion = [.gym]
            outfit.items[place].condition = .worn
            outfit.items[place].primaryColor = SRGBColor(
                red: place % 2 == 0 ? 230 : 20, green: place % 3 == 0 ? 200 : 10, blue: place % 2 == 1 ? 220 : 0)
        }
        outfit.request = OutfitRequest(
            date: try CalendarDay("2026-07-15"), coldest: 2, warmest: 45, wind: 20, humidity: 90, condition: .stormy,
            occasion: .formalEvent, dressCode: .whiteTie, style: .classic, latitude: 50)
        outfit.profile.favoriteColors = [SRGBColor(red: 0, green: 255, blue: 0)]
        for part in ScorePart.allCases where part != .rules {
            for share in [0.000_001, 0.000_01, 0.000_1, 0.001, 0.01, 1.0, 1000] {
                var weights = Dressed.only(part)
                if part == .warmth { weights.color = 1 / share } else { weights.warmth = 1 / share }
                outfit.weights = weights
                expectPartsAddUp(try outfit.scored(), weights, "\(part) \(share)")
            }
        }
    }
}
