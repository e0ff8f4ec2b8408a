// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// What people wear for faith, celebrations, work, and mourning.
@Suite struct CultureTests {
    private static let closet = [
        named("White shirt", .shirt, 0xFFFFFF), named("Gray trousers", .pants, 0x606060),
        named("Black oxford shoes", .shoes, 0x101010), named("Charcoal suit jacket", .blazer, 0x333438, .wool),
        named("Charcoal suit trousers", .pants, 0x333438, .wool), named("Wool overcoat", .coat, 0x222222, .wool),
        named("Brown boots", .boots, 0x4A3020), named("Wool beanie", .hat, 0x24305A, .wool),
    ]

    private static func worn(_ items: [WardrobeItem], _ request: OutfitRequest) throws -> Set<String> {
        let found = try SuggestOutfits.reading(of: SuggestOutfitsInput(items: items, request: request, count: 1))
        return Set((found.outfits.first ?? found.nearest)?.items.map(\.name) ?? [])
    }

    @Test(arguments: [-8.0, 3, 20], [Occasion.casual, .work, .wedding, .gym])
    func `a turban isn't replaced by a hat`(celsius: Double, occasion: Occasion) throws {
        let sport = [
            named("Training tee", .tshirt, 0x222222), named("Joggers", .pants, 0x222222),
            named("Running shoes", .sneakers, 0x222222),
        ]
        let items = Self.closet + sport + [named("Navy turban", .hat, 0x1F2A4D)]
        let worn = try Self.worn(items, OutfitRequest(temperature: celsius, occasion: occasion))
        #expect(worn.contains("Navy turban") && !worn.contains("Wool beanie"), "\(worn)")
    }

    @Test func `mourning asks for dark clothes without evening wear`() throws {
        let evening = [
            named("Black dinner jacket", .blazer, 0x0A0A0A), named("Black tuxedo trousers", .pants, 0x0A0A0A),
            named("Black bow tie", .accessories, 0x0A0A0A), named("Red tie", .accessories, 0xC01020),
        ]
        var request = OutfitRequest(temperature: 10, occasion: .formalEvent)
        request.mourning = true
        let worn = try Self.worn(Self.closet + evening, request)
        #expect(worn.isSuperset(of: ["Charcoal suit jacket", "Charcoal suit trousers"]), "\(worn)")
        #expect(worn.isDisjoint(with: evening.map(\.name)), "\(worn)")
    }

    @Test func `work clothes are for work, and traditional dress for celebrations`() throws {
        let other = [
            named("Navy scrub top", .tshirt, 0x1F2A4D), named("Navy scrub pants", .pants, 0x1F2A4D),
            named("Red silk saree", .dress, 0xB02030),
        ]
        let items = Self.closet + other
        let shift = try Self.worn(items, OutfitRequest(temperature: 15, occasion: .work))
        #expect(shift.isSuperset(of: ["Navy scrub top", "Navy scrub pants"]), "\(shift)")
        for occasion in [Occasion.casual, .interview, .dateNight] {
            let worn = try Self.worn(items, OutfitRequest(temperature: 18, occasion: occasion))
            #expect(worn.isDisjoint(with: other.map(\.name)), "\(occasion): \(worn)")
        }
    }

    @Test func `slick soles stay at home in the snow, and dress shoes are carried`() throws {
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: Self.closet,
                request: OutfitRequest(
                    temperature: -4, condition: .snowy, occasion: .work, dressCode: .businessProfessional), count: 1))
        let outfit = try #require(found.outfits.first ?? found.nearest)
        #expect(outfit.items.contains { $0.name == "Brown boots" })
        #expect(outfit.carried.map(\.name) == ["Black oxford shoes"])
    }
}
