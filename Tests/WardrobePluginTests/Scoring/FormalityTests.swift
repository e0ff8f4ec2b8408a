// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct FormalityTests {
    /// The documented convention: each dress code's level is in its range.
    @Test(arguments: [
        (DressCode.whiteTie, [10]), (.blackTie, [9]), (.blackTieOptional, [8, 9]), (.cocktailAttire, [7]),
        (.businessProfessional, [7]), (.businessCasual, [5]), (.smartCasual, [4]), (.casual, [2]),
    ])
    func `dress codes have formality ranges`(_ code: DressCode, _ levels: [Int]) {
        for level in levels {
            #expect(code.formality.gap(of: level) == 0 && code.formality.fit(of: level) == 1, "\(code) \(level)")
        }
    }

    @Test func `formality ranges are ordered`() {
        let codes: [DressCode] = [
            .whiteTie, .blackTie, .blackTieOptional, .cocktailAttire, .businessCasual, .smartCasual, .casual,
        ]
        let occasions: [Occasion] = [.formalEvent, .wedding, .work, .workCasual, .casual, .outdoor, .gym]
        for ranges in [codes.map(\.formality), occasions.map(\.formality)] {
            for (more, less) in zip(ranges, ranges.dropFirst()) {
                #expect(more.lowest + more.highest > less.lowest + less.highest, "\(more) \(less)")
            }
        }
        for range in Occasion.allCases.map(\.formality) + DressCode.allCases.map(\.formality) {
            #expect(1 <= range.lowest && range.lowest <= range.highest && range.highest <= 10)
        }
        for sport in [Occasion.gym, .athletic, .loungewear] { #expect(sport.formality.gap(of: 1) == 0) }
    }

    @Test(arguments: [(4, -2, 0.3), (5, -1, 0.65), (6, 0, 1), (7, 0, 1), (8, 1, 0.65), (10, 3, 0)])
    func `levels outside a range lose points`(_ level: Int, _ gap: Int, _ fit: Double) {
        #expect(FormalityRange(6, 7).gap(of: level) == gap)
        #expect((FormalityRange(6, 7).fit(of: level) - fit).magnitude < 1e-9)
    }

    private static func level(_ category: Category, _ name: String, _ fabric: Fabric? = nil) -> Int {
        named(name, category, 0x787878, fabric).effectiveFormality
    }

    /// Levels as etiquette orders them.
    ///
    /// No standard has figures, so the test checks only the order and the documented anchors.
    @Test func garments() {
        func level(_ category: Category, _ fabric: Fabric? = nil, _ name: String = "Gray") -> Int {
            Self.level(category, name, fabric)
        }
        #expect(level(.blazer, .wool, "White tie tailcoat") == 10)
        #expect(level(.blazer, .wool, "dinner jacket") == 9 && level(.shoes, .leather, "Patent pumps") == 9)
        #expect(level(.blazer) == 7 && level(.pants, .cotton, "chinos") == 4)
        #expect(level(.tshirt) == 2 && level(.tshirt, .polyester, "training top") == 1)
        #expect(level(.shirt, .cotton, "Dress Shirt") > level(.shirt, .cotton, "flannel"))
        #expect(level(.pants, .wool) > level(.pants, .cotton) && level(.pants, .cotton) > level(.jeans, .denim))
        #expect(level(.shirt) > level(.shirt, .denim) && level(.shirt) > level(.shirt, .linen))
        #expect(level(.skirt, .wool, "pencil") > level(.skirt, .denim))
        #expect(level(.shoes, .leather, "oxford") > level(.shoes, .leather, "loafers"))
        #expect(level(.coat, .wool, "overcoat") > level(.coat, .nylon, "puffer"))
        #expect(level(.dress, .silk, "evening gown") > level(.dress, .silk, "cocktail dress"))
        #expect(level(.dress, nil, "cocktail dress") > level(.dress, nil, "sundress"))
        for category in Category.allCases {
            for fabric in Fabric.allCases { #expect(1...10 ~= level(category, fabric)) }
        }
    }

    /// Levels come from whole words in the name or the subcategory, and only in certain categories.
    @Test(
        arguments: [
            (Category.jacket, "snowsuit", 1), (.pants, "tracksuit trousers", 1), (.shirt, "Oxford", 5),
            (.shoes, "Oxford", 7), (.shoes, "OXFORDS", 7), (.boots, "oxford", 6), (.hat, "baseball cap", 2),
            (.blazer, "sports jacket", 6), (.blazer, "Sport coat", 6), (.pants, "track suit", 1),
            (.blazer, "pin-striped suit", 7), (.accessories, "silk tie", 7), (.accessories, "silk bow tie", 9),
            (.accessories, "tiered necklace", 6), (.shoes, "oxfordian", 6), (.tshirt, "golf polo", 3),
        ] as [(Category, String, Int)])
    func words(_ category: Category, _ words: String, _ level: Int) {
        #expect(Self.level(category, words) == level)
        var item = named("It", category)
        item.subcategory = words
        #expect(item.effectiveFormality == level)
    }

    /// The fabric decides the level if no word does.
    @Test func `words in the name override the fabric`() {
        #expect(FormalityTable.level(of: .shirt, fabric: .linen) == 4)
        #expect(Self.level(.shirt, "White shirt", .linen) == 4)
        #expect(Self.level(.shirt, "White dress shirt", .linen) == 6)
        #expect(Self.level(.pants, "Gray trousers", .wool) == 7)
    }

    @Test func `stated formality overrides the estimate`() {
        var item = Dressed()[.shirt]
        item.formality = 3
        #expect(item.effectiveFormality == 3)
        item.formality = nil
        #expect(item.effectiveFormality == 5)
    }

    /// A gap of two levels between items costs nothing; three cost points, and four cost more.
    @Test func `mixed formality loses points`() throws {
        var values: [Double] = []
        for level in [5, 3, 2, 1] {
            var outfit = Dressed()
            outfit[.pants].formality = level
            let part = try outfit.part(.formality)
            #expect(part.reason.contains("levels apart") == (level < 3), "\(part.reason)")
            values.append(part.value)
        }
        #expect(values[0] == 1 && values[1] == 1)
        #expect(values[1] > values[2] && values[2] > values[3])
    }

    /// A dress code overrides the occasion, and a stated level overrides both.
    @Test func `a dress code overrides the occasion's formality`() throws {
        var outfit = Dressed()
        for place in outfit.items.indices { outfit.items[place].formality = 2 }
        outfit.request.occasion = .casual
        #expect(try outfit.part(.formality).reason.contains("2 to 4 of 10 for a casual day"))
        let casual = try outfit.value(.formality)
        outfit.request.dressCode = .businessCasual
        #expect(try outfit.part(.formality).reason.contains("2 below the 4 to 6 of 10 for business casual"))
        #expect(try outfit.value(.formality) < casual)
        outfit.request.formality = FormalityRange(1, 2)
        #expect(try outfit.value(.formality) == casual)
    }

    /// One item a level below costs 0.35 of its share of the seven tenths that items have; bottoms have a share of
    /// 0.24.
    @Test func `an item below the range loses the computed points`() throws {
        var outfit = Dressed()
        outfit.request.formality = FormalityRange(5, 6)
        #expect(try outfit.value(.formality) == 1)
        outfit[.pants].formality = 4
        let lost = 1 - (try outfit.value(.formality))
        // A loss is rounded down to a fiftieth of a point.
        #expect(0.7 * 0.24 * 0.35 - Dressed.grain - 1e-9...0.7 * 0.24 * 0.35 + 1e-9 ~= lost, "\(lost)")
    }

    /// A missing jacket violates the code at any level of the other items.
    @Test func `formal occasions require a jacket`() throws {
        var outfit = Dressed()
        for place in outfit.items.indices { outfit.items[place].formality = 7 }
        outfit.request.dressCode = .businessProfessional
        #expect(try outfit.value(.formality) == 1)
        #expect(try outfit.scored().refusals == ["no jacket"])
        #expect(try outfit.scored().total == 0)
        var jacketed = Dressed([.shirt, .pants, .shoes, .blazer])
        for place in jacketed.items.indices { jacketed.items[place].formality = 7 }
        jacketed.request.dressCode = .businessProfessional
        #expect(try jacketed.scored().refusals == [])
        #expect(try jacketed.scored().total > 50)
    }
}
