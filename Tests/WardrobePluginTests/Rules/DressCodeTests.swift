// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// A dress code has a minimum formality for every main slot.
///
/// Items below it are refused, and if nothing is left, the result says so.
@Suite struct DressCodeTests {
    /// The minimum of each slot in the table of conventions: top, bottom, one-piece, shoes, mid layers.
    @Test(
        arguments: [
            (DressCode.whiteTie, [5, 9, 9, 7, 7]), (.blackTie, [5, 9, 9, 6, 7]), (.blackTieOptional, [5, 5, 6, 5, 5]),
            (.cocktailAttire, [5, 5, 6, 5, 5]), (.businessProfessional, [5, 5, 6, 5, 4]),
            (.businessCasual, [3, 4, 4, 4, 3]), (.smartCasual, [3, 3, 4, 2, 3]), (.casual, [2, 2, 3, 1, 1]),
        ])
    func `outfits below the minimum formality are rejected`(_ code: DressCode, _ minima: [Int]) throws {
        let slots: [(slot: Slot, category: Category)] = [
            (.top, .shirt), (.bottom, .pants), (.onePiece, .dress), (.shoes, .shoes), (.mid, .sweater),
        ]
        for ((slot, category), least) in zip(slots, minima) {
            for level in 1...10 {
                let item = named("Gray \(category.rawValue)", category) { $0.formality = level }
                let scorer = try OutfitScorer(
                    OutfitRequest(temperature: 12, dressCode: code), profile: UserProfile(), wears: [],
                    weights: ScoringWeights(), items: [item])
                let breaches = scorer.objections(of: scorer.readings[0]).filter { $0.reason == "not dressy enough" }
                #expect(breaches.count == (level < least ? 1 : 0), "\(code), \(slot) of \(level)")
                #expect(breaches.allSatisfy { $0.breaksCode && $0.isRefusal })
            }
        }
    }

    /// A more formal code never requires less in any slot, and jackets follow etiquette.
    @Test func `dress codes are ordered`() {
        let codes: [DressCode] = [
            .whiteTie, .blackTie, .blackTieOptional, .businessProfessional, .businessCasual, .smartCasual, .casual,
        ]
        for (more, less) in zip(codes, codes.dropFirst()) {
            for slot in [Slot.top, .bottom, .onePiece, .shoes, .mid, .secondMid] {
                #expect(OutfitCode.of(more).least(slot) >= OutfitCode.of(less).least(slot), "\(more) \(less) \(slot)")
            }
        }
        #expect(OutfitCode.of(.whiteTie).jacket == .tail && OutfitCode.of(.blackTie).jacket == .dinner)
        #expect(OutfitCode.of(.blackTieOptional).jacket == .suit && OutfitCode.of(.smartCasual).jacket == .none)
        #expect(OutfitCode.of(.whiteTie).tie == .whiteBow && OutfitCode.of(.blackTie).tie == .bow)
        #expect(
            OutfitCode.of(.businessProfessional).tie == .required && OutfitCode.of(DressCode.casual).tie == .forbidden)
    }

    private static let suited = [
        named("White dress shirt", .shirt, 0xFAFAF8, .cotton), named("Navy suit trousers", .pants, 0x1B2440, .wool),
        named("Navy suit jacket", .blazer, 0x1B2440, .wool), named("Burgundy silk tie", .accessories, 0x5A1628, .silk),
        named("Black oxfords", .shoes, 0x161414, .leather),
    ]

    /// Well-known violations by name: the suit is right, and the outfit with one item replaced isn't.
    @Test(
        arguments: [
            ("Gray hoodie", Category.hoodie, Slot.mid, DressCode.businessProfessional),
            ("Blue jeans", .jeans, .bottom, .businessProfessional),
            ("White sneakers", .sneakers, .shoes, .businessProfessional),
            ("Black polo", .tshirt, .top, .businessProfessional), ("Graphic T-shirt", .tshirt, .top, .cocktailAttire),
            ("Hiking boots", .boots, .shoes, .cocktailAttire), ("Khaki chinos", .pants, .bottom, .blackTieOptional),
            ("Gray sweatpants", .pants, .bottom, .businessCasual), ("Flip-flops", .sandals, .shoes, .businessCasual),
            ("Running shorts", .shorts, .bottom, .smartCasual), ("White T-shirt", .tshirt, .top, .smartCasual),
        ])
    func `violations of a dress code are named`(_ name: String, _ category: Category, _ slot: Slot, _ code: DressCode)
        throws
    {
        let request = OutfitRequest(temperature: 17, dressCode: code)
        if [.businessProfessional, .cocktailAttire, .blackTieOptional].contains(code) {
            #expect(try refusals(Self.suited, request) == [], "\(code)")
        }
        let wrong = Self.suited.filter { $0.slots[0] != slot } + [named(name, category)]
        let refusals = try refusals(wrong, request)
        #expect(refusals.contains { $0.contains(name) }, "\(code): \(refusals)")
    }

    /// A hoodie at a formal event no longer scores 94 of 100: it scores 0, with the reason.
    @Test(arguments: [Occasion.formalEvent, .wedding, .interview])
    func `a hoodie at a formal event is rejected`(_ occasion: Occasion) throws {
        let items = [
            named("Gray hoodie", .hoodie), named("White T-shirt", .tshirt, 0xFAFAFA), named("Blue jeans", .jeans),
            named("White sneakers", .sneakers, 0xF4F4F2),
        ]
        let scored = try ScoreOutfit.reading(
            of: ScoreOutfitInput(items: items, request: OutfitRequest(temperature: 15, occasion: occasion)))
        #expect(scored.total == 0)
        #expect(scored.refusals.contains("Gray hoodie is not dressy enough"), "\(scored.refusals)")
        #expect(scored.refusals.contains("no jacket"), "\(scored.refusals)")
        let suited = try ScoreOutfit.reading(
            of: ScoreOutfitInput(items: Self.suited, request: OutfitRequest(temperature: 15, occasion: occasion)))
        #expect(suited.refusals.isEmpty && suited.total > 60, "\(suited.refusals)")
    }

    // MARK: Nothing meets the code

    private static func found(_ items: [WardrobeItem], _ code: DressCode) throws -> OutfitSuggestions {
        try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 14, dressCode: code), count: 3))
    }

    /// Without a dinner jacket, nothing is black tie: there are no outfits, and the nearest is shown with what it
    /// lacks.
    @Test func `black tie without a dinner jacket is rejected`() throws {
        let found = try Self.found(Self.suited, .blackTie)
        #expect(found.outfits.isEmpty)
        let nearest = try #require(found.nearest)
        #expect(Set(nearest.items.map(\.id)).isSuperset(of: ["Navy suit jacket", "Navy suit trousers"]))
        let shortage = try #require(found.shortages.first)
        #expect(shortage.hasPrefix("nothing you own is black tie: "), "\(shortage)")
        #expect(shortage.contains("no dinner jacket"), "\(shortage)")
        #expect(!found.shortages.contains { $0.hasPrefix("only ") })
    }

    private static let evening = [
        named("White evening shirt", .shirt, 0xFCFCFC, .cotton), named("Black tuxedo jacket", .blazer, 0x0C0C0E, .wool),
        named("Black tuxedo trousers", .pants, 0x0C0C0E, .wool), named("Black bow tie", .accessories, 0x0A0A0C, .silk),
        named("Black patent shoes", .shoes, 0x0A0A0A, .leather),
    ]

    @Test func `black tie outfits are complete`() throws {
        let found = try Self.found(Self.suited + Self.evening, .blackTie)
        #expect(found.nearest == nil)
        let worn = try #require(found.outfits.first)
        #expect(Set(worn.items.map(\.id)) == Set(Self.evening.map(\.id)) && worn.refusals.isEmpty, "\(worn)")
        for left in Self.evening {
            let without = try Self.found(Self.suited + Self.evening.filter { $0.id != left.id }, .blackTie)
            // Plain black shoes and a white shirt are accepted; the jacket, trousers, and bow tie are required.
            let isCode = !["White evening shirt", "Black patent shoes"].contains(left.id)
            #expect(without.outfits.isEmpty == isCode, "without \(left.id): \(without.shortages)")
            #expect((without.nearest != nil) == isCode, "without \(left.id)")
        }
    }

    /// A gown is black tie by itself, and a cocktail dress isn't.
    @Test func `a gown satisfies black tie`() throws {
        let heels = named("Black heels", .heels, 0x161416, .leather)
        let gown = try Self.found([named("Burgundy evening gown", .dress, 0x5E1428, .silk), heels], .blackTie)
        #expect(gown.outfits.count == 1 && gown.nearest == nil && gown.outfits[0].refusals.isEmpty)
        let short = try Self.found([named("Black cocktail dress", .dress, 0x161416, .silk), heels], .blackTie)
        #expect(short.outfits.isEmpty)
        #expect(
            short.shortages.first?.contains("Black cocktail dress is not dressy enough") == true, "\(short.shortages)")
    }

    @Test func `white tie is stricter than black tie`() throws {
        let black = try Self.found(Self.evening, .whiteTie)
        #expect(black.outfits.isEmpty && black.nearest != nil)
        let white = [
            named("Black tailcoat", .blazer, 0x0C0C0E, .wool), named("Tailcoat trousers", .pants, 0x0C0C0E, .wool),
            named("White wing collar shirt", .shirt, 0xFFFFFF, .cotton),
            named("White waistcoat", .cardigan, 0xFFFFFF, .cotton),
            named("White bow tie", .accessories, 0xFFFFFF, .cotton),
            named("Patent pumps", .shoes, 0x0A0A0A, .leather),
        ]
        let whole = try Self.found(white + Self.evening, .whiteTie)
        #expect(whole.nearest == nil)
        let worn = try #require(whole.outfits.first.map { Set($0.items.map(\.id)) })
        #expect(worn.isSuperset(of: ["Black tailcoat", "Tailcoat trousers", "White bow tie"]), "\(worn)")
        #expect(worn.isDisjoint(with: ["Black tuxedo jacket", "Black tuxedo trousers", "Black bow tie"]), "\(worn)")
    }

    /// An occasion doesn't require a code by name: it gets the best available outfit, with its problems stated.
    @Test func `occasions without a match get the nearest outfit`() throws {
        let items = [
            named("White T-shirt", .tshirt, 0xFAFAFA), named("Blue jeans", .jeans), named("White sneakers", .sneakers),
        ]
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 14, occasion: .formalEvent)))
        #expect(found.nearest == nil && found.outfits.count == 1)
        #expect(found.outfits[0].total == 0 && found.outfits[0].refusals.count >= 4, "\(found.outfits[0].refusals)")
    }

    @Test func `the nearest outfit is a field of the JSON`() async throws {
        let engine = try Engine([WardrobePlugin()])
        let input: JSONValue = [
            "items": [
                ["id": "t", "name": "T-shirt", "category": "tshirt", "primaryColor": "#FFFFFF"],
                ["id": "b", "name": "Jeans", "category": "jeans", "primaryColor": "#3B5278"],
                ["id": "s", "name": "Sneakers", "category": "sneakers", "primaryColor": "#F4F4F2"],
            ], "request": ["temperature": 14, "dressCode": "blackTie"],
        ]
        let answer = try await engine.run("wardrobe.suggest-outfits", input)
        #expect(answer["outfits"] == [])
        #expect(answer["nearest"]?["total"]?.double == 0)
        #expect(answer["nearest"]?["refusals"]?[0] != nil)
    }
}
