// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// The recognition of names, and of an item's other properties.
@Suite struct GarmentReadingTests {
    /// Every kind is recognized by its own phrases in every category it lists; none is shadowed by another.
    @Test func `every kind is reachable by name`() {
        for kind in GarmentKind.named where !kind.phrases.isEmpty {
            for category in kind.categories {
                let meant = kind.phrases.filter { named($0, category).kind.name == kind.name }
                #expect(!meant.isEmpty, "\(kind.name) as \(category.rawValue)")
            }
        }
    }

    /// A two-word phrase that equals a kind's name means that kind.
    @Test func `names give the expected kind`() {
        for kind in GarmentKind.named where kind.phrases.contains(kind.name.lowercased()) {
            for category in kind.categories {
                let read = named(kind.name, category).kind
                #expect(read.name == kind.name, "\(kind.name) as \(category.rawValue) is read as \(read.name)")
            }
        }
    }

    @Test func `kinds have consistent properties`() {
        for kind in GarmentKind.named + GarmentKind.usual {
            #expect(!kind.categories.isEmpty && !kind.slots.isEmpty, "\(kind.name)")
            #expect(kind.formality.map { 1...10 ~= $0 } ?? true, "\(kind.name)")
            // The search relies on this: only a sweater that can be a top fits two slots.
            #expect(kind.slots.count == 1 || kind.slots == [.mid, .top], "\(kind.name)")
            if let clo = kind.insulation {
                #expect(clo.thin <= clo.normal && clo.normal <= clo.thick && clo.thick <= 1, "\(kind.name)")
                #expect(clo.source.contains("ASHRAE 55") || clo.source.contains("ISO 7730"), "\(kind.name)")
            }
        }
        #expect(Set(GarmentKind.usual.flatMap(\.categories)) == Set(Category.allCases))
        let names = Set(GarmentKind.named.map(\.name))
        #expect(GarmentKind.Known.allCases.allSatisfy { names.contains($0.rawValue) })
        #expect(GarmentKind.usual.allSatisfy { $0.phrases.isEmpty && $0.categories.count == 1 })
    }

    /// Whole words match in any case, singular or plural, ignoring hyphens and commas.
    ///
    /// Longer phrases take precedence, and an item's subcategory counts like its name.
    @Test(
        arguments: [
            ("BEANIE", Category.hat, "winter hat"), ("Two beanies", .hat, "winter hat"),
            ("Beanieless hat", .hat, "hat"),
            ("flip flops", .sandals, "flip-flops"), ("flip-flops", .sandals, "flip-flops"),
            ("Long-sleeved T-shirt", .tshirt, "long-sleeved T-shirt"), ("men's dress shirt", .shirt, "dress shirt"),
            ("Ladies’ pencil skirt", .skirt, "pencil skirt"), ("Down coat", .coat, "parka"), ("Coat", .coat, "coat"),
            ("Tie bar", .accessories, "tie bar"), ("Tied scarf", .scarf, "wool scarf"),
            ("Bow tie", .accessories, "bow tie"),
            ("Thermal leggings", .leggings, "thermal leggings"), ("Straw-colored wool coat", .coat, "overcoat"),
            ("Été dress", .dress, "dress"), ("", .pants, "trousers"),
        ])
    func words(_ name: String, _ category: Category, _ kind: String) {
        #expect(named(name, category).kind.name == kind)
        var item = named("Mine", category)
        if !name.isEmpty { item.subcategory = name }
        #expect(item.kind.name == kind)
    }

    @Test func `the category resolves ambiguous names`() {
        #expect(
            named("Oxford", .shirt).kind.name == "oxford shirt" && named("Oxford", .shoes).kind.name == "oxford shoes")
        #expect(named("Running", .tshirt).slots == [.top] && named("Running", .shorts).slots == [.bottom])
        #expect(named("Wool", .scarf).slots == [.neck] && named("Wool", .hat).slots == [.head])
        // A noun names the garment whatever its category.
        #expect(named("Beanie", .coat).kind.name == "winter hat")
    }

    // MARK: Readings

    @Test func `rain and wind protection is inferred`() {
        func reading(_ name: String, _ category: Category, _ fabric: Fabric? = nil, _ proof: Bool? = nil) -> ItemReading
        {
            ItemReading(named(name, category, 0x555555, fabric) { $0.waterproof = proof })
        }
        #expect(reading("Rain jacket", .jacket).keepsRainOut && reading("Rain jacket", .jacket).keepsWindOut)
        #expect(!reading("Rain jacket", .jacket, nil, false).keepsRainOut, "the owner's value wins")
        #expect(reading("Coat", .coat, nil, true).keepsRainOut && reading("Coat", .coat, nil, true).keepsWindOut)
        #expect(!reading("Coat", .coat, .wool).keepsWindOut && !reading("Coat", .coat, .wool).keepsRainOut)
        #expect(reading("Jacket", .jacket, .nylon).keepsWindOut && reading("Jacket", .jacket, .leather).keepsWindOut)
        #expect(!reading("Jacket", .jacket, .nylon).keepsRainOut)
        #expect(!reading("Nylon tights", .leggings, .nylon).keepsWindOut)
    }

    /// Season, weight, and linen narrow a kind's temperature range.
    @Test func `stated temperatures override the table`() {
        func range(_ change: (inout WardrobeItem) -> Void = { _ in }) -> ClosedRange<Double> {
            ItemReading(named("Shirt", .shirt, 0x555555, nil, change)).temperatures
        }
        let any = range()
        #expect(any == GarmentKind.anyTemperature)
        #expect(range { $0.season = [.allSeason] } == any && range { $0.season = [.summer, .winter] } == any)
        #expect(
            range { $0.season = [.summer] }.lowerBound == 15
                && range { $0.season = [.summer] }.upperBound == any.upperBound)
        #expect(range { $0.season = [.spring, .summer] }.lowerBound == 8)
        #expect(
            range { $0.season = [.winter] }.upperBound == 10
                && range { $0.season = [.winter] }.lowerBound == any.lowerBound)
        #expect(range { $0.season = [.fall, .winter] }.upperBound == 16)
        #expect(range { $0.weight = .thick }.upperBound == 18)
        #expect(range { $0.fabric = .linen }.lowerBound == 14)
        for kind in GarmentKind.named {
            for season in [[Season.summer], [.winter], [.spring], [.fall, .winter]] {
                guard let category = kind.categories.first, let phrase = kind.phrases.first else { continue }
                let reading = ItemReading(named(phrase, category) { $0.season = season })
                #expect(reading.temperatures.lowerBound <= reading.temperatures.upperBound, "\(kind.name)")
            }
        }
    }

    @Test func `black and white are recognized`() {
        func reading(_ hex: UInt32) -> ItemReading { ItemReading(named("Shirt", .shirt, hex)) }
        for black in [UInt32(0x000000), 0x0C0C0E, 0x161414] {
            #expect(reading(black).isBlack && !reading(black).isWhite)
        }
        for white in [UInt32(0xFFFFFF), 0xFAFAF8, 0xFCFCFC] {
            #expect(reading(white).isWhite && !reading(white).isBlack)
        }
        for other in [UInt32(0x1B2440), 0x5C3A21, 0x808080, 0xA9C4E4, 0xDCC79A] {
            #expect(!reading(other).isWhite && !reading(other).isBlack, "\(other)")
        }
    }

    /// Insulation comes from the owner, the kind, or the category, rounded to a fiftieth of a clo.
    @Test func insulation() {
        func clo(_ name: String, _ category: Category, _ warmth: Double? = nil) -> Double {
            ItemReading(named(name, category) { $0.warmth = warmth }).clo
        }
        #expect(clo("Parka", .coat) == 0.7 && clo("Coat", .coat) == 0.6 && clo("Parka", .coat, 0.9) == 0.9)
        #expect((clo("Down jacket", .jacket) - 0.55).magnitude <= 0.011)
        #expect(clo("Flannel shirt", .shirt) > clo("Shirt", .shirt) && clo("Shirt", .shirt) > clo("Polo shirt", .shirt))
        #expect(clo("Snow boots", .boots) == clo("Boots", .boots))
        for kind in GarmentKind.named {
            guard let category = kind.categories.first, let phrase = kind.phrases.first else { continue }
            let clo = clo(phrase, category)
            #expect((clo * 50 - (clo * 50).rounded()).magnitude < 1e-9, "\(kind.name)")
        }
    }
}
