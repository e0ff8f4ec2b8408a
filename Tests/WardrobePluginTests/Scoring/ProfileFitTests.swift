// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// The loss of the style part that a shirt's fit alone causes.
///
/// A shirt has a fifth of the item shares, and nine tenths of its taste, because it isn't a favorite. If only style
/// counts, losing a share of its fit costs 0.2 · 0.9 times that share, rounded to a fiftieth of a point.
@Suite struct ProfileFitTests {
    private static let shirt = 0.2 * 0.9

    private func lost(_ change: (inout Dressed) -> Void) throws -> Double {
        var outfit = Dressed()
        let before = try outfit.value(.style)
        change(&outfit)
        return before - (try outfit.value(.style))
    }

    /// Size is six tenths: half is lost one size off, all of it two sizes off, and half of that if a slim fit prefers
    /// smaller.
    @Test(
        arguments: [
            ("M", FitPreference.regular, 0), ("medium", .regular, 0), ("S/M", .regular, 0), ("L", .regular, 0.3),
            ("S", .regular, 0.3), ("XL", .regular, 0.6), ("4XL", .regular, 0.6), ("S", .slim, 0.15), ("L", .slim, 0.3),
            ("L", .relaxed, 0.15), ("XL", .oversized, 0.3), ("S", .relaxed, 0.3), ("40", .regular, 0),
            (nil, .regular, 0),
        ] as [(String?, FitPreference, Double)])
    func size(_ size: String?, _ fit: FitPreference, _ share: Double) throws {
        let lost = try lost { outfit in
            outfit.profile.sizes = [.shirt: "M"]
            outfit.profile.fit = fit
            outfit[.shirt].size = size
        }
        #expect((lost - Self.shirt * share).magnitude < Dressed.grain + 1e-9)
    }

    @Test func `sizes of other categories don't count`() throws {
        let lost = try lost { outfit in
            outfit.profile.sizes = [.tshirt: "M"]
            outfit[.shirt].size = "XL"
        }
        #expect(lost == 0)
    }

    /// Cut is two tenths: each of the three steps from slim to oversized costs a third; regular accepts any cut.
    @Test(arguments: [
        ("slim", FitPreference.oversized, 0.2), ("slim", .relaxed, 0.4 / 3), ("Oversized", .relaxed, 0.2 / 3),
        ("slim fit", .slim, 0), ("baggy", .regular, 0), ("linen", .slim, 0), ("slimy", .oversized, 0),
    ])
    func cut(_ tag: String, _ fit: FitPreference, _ share: Double) throws {
        let lost = try lost { outfit in
            outfit.profile.fit = fit
            outfit[.shirt].tags = [tag]
        }
        #expect((lost - Self.shirt * share).magnitude < Dressed.grain + 1e-9)
    }

    /// Comfort is two tenths, half at 4 and all at 5: cotton and loose items lose nothing, tight and stiff ones do.
    @Test func comfort() throws {
        func loss(_ comfort: Int, _ change: (inout WardrobeItem) -> Void) throws -> Double {
            var outfit = Dressed([.shirt, .pants, .sneakers])
            let before = try outfit.value(.style)
            outfit.profile.comfort = comfort
            change(&outfit[.shirt])
            return before - (try outfit.value(.style))
        }
        for comfort in 1...5 {
            let weight = comfort == 5 ? 1 : comfort == 4 ? 0.5 : 0.0
            let cases: [(value: Double, change: (inout WardrobeItem) -> Void)] = [
                (0.2, { $0.fabric = .leather }), (0.4, { $0.fabric = .denim }),
                (1, { $0.fabric = .cotton }), (1, { $0.tags = ["loose"] }), (1, { _ in }),
                (0.2, { $0.tags = ["skinny"] }), (0.8, { $0.tags = ["skinny", "stretch"] }),
            ]
            for (place, (value, change)) in cases.enumerated() {
                let expected = Self.shirt * 0.2 * weight * (1 - value)
                let lost = try loss(comfort, change)
                #expect((lost - expected).magnitude < Dressed.grain + 1e-9, "\(comfort), case \(place)")
            }
        }
    }

    @Test func `comfort prefers flat shoes to heels`() throws {
        func style(_ shoes: Category, comfort: Int) throws -> Double {
            var outfit = Dressed([.shirt, .pants, shoes])
            outfit.profile.comfort = comfort
            return try outfit.value(.style)
        }
        for flat in [Category.shoes, .sneakers, .boots, .sandals] {
            for comfort in 1...3 { #expect(try style(flat, comfort: comfort) == style(.heels, comfort: comfort)) }
            for comfort in 4...5 { #expect(try style(flat, comfort: comfort) > style(.heels, comfort: comfort)) }
        }
    }

    @Test func `the search prefers items that fit`() throws {
        var input = SuggestOutfitsInput(items: Dressed().items, request: OutfitRequest(temperature: 18), count: 2)
        var other = input.items[0]
        other.id = "a shirt that comes first by its key"
        input.items[0].size = "M"
        other.size = "XL"
        input.items.append(other)
        // Without a preferred size, the shirts are equal.
        let either = try SuggestOutfits.reading(of: input).outfits[0].items[0]
        #expect(either.id == other.id && either.alternatives == ["shirt"])
        input.profile.sizes = [.shirt: "M"]
        let fitting = try SuggestOutfits.reading(of: input).outfits[0].items[0]
        #expect(fitting.id == "shirt" && fitting.alternatives.isEmpty)
    }

    @Test func `reasons name the item`() throws {
        var outfit = Dressed([.shirt, .pants, .heels])
        #expect(try outfit.part(.style).reason == "the wearer's taste is unknown")
        outfit.profile.sizes = [.shirt: "M", .pants: "32"]
        outfit[.shirt].size = "m"
        outfit[.pants].size = "W32 L34"
        #expect(try outfit.part(.style).reason == "2 of 3 items are known to be your size")
        outfit[.shirt].size = "L"
        #expect(try outfit.part(.style).reason == "Gray shirt is in L, larger than your M")
        outfit[.pants].size = "28"
        outfit.profile.comfort = 4
        outfit.profile.fit = .relaxed
        outfit[.pants].tags = ["skinny"]
        #expect(
            try outfit.part(.style).reason
                == "Gray pants is in 28, smaller than your 32; Gray pants is slim, but you prefer relaxed; "
                + "Gray heels isn't comfortable enough")
    }

    /// Half of the part's confidence comes from the profile, and half from the items.
    @Test func confidence() throws {
        func known(_ change: (inout Dressed) -> Void) throws -> Double {
            var outfit = Dressed()
            outfit.weights = Dressed.only(.style)
            change(&outfit)
            return try outfit.scored().confidence
        }
        #expect(try known { _ in } == 0)
        // Two of three items should have a size and don't.
        #expect((try known { $0.profile.sizes = [.shirt: "M", .pants: "32"] } - (0.5 + 0.5 / 3)).magnitude < 1e-12)
        let said = try known {
            $0.profile.sizes = [.shirt: "M", .pants: "32"]
            $0[.shirt].size = "XL"
            $0[.pants].size = "petite"
        }
        #expect((said - (0.5 + 0.5 * 2 / 3)).magnitude < 1e-12)
        // With a style that no tag has, the mean of none and all.
        let both = try known {
            $0.profile.sizes = [.shirt: "M"]
            $0[.shirt].size = "M"
            $0.profile.styles = [.classic]
        }
        #expect((both - 0.75).magnitude < 1e-12)
    }
}
