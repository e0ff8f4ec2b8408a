// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// A closet with two of each item, one of which a test changes.
private struct WardrobeRecords {
    var items: [WardrobeItem] = [
        Self.item("top-1", .shirt), Self.item("top-2", .shirt), Self.item("bottom-1", .pants),
        Self.item("bottom-2", .pants), Self.item("shoes-1", .shoes), Self.item("shoes-2", .shoes),
    ]

    static func item(_ id: String, _ category: Category) -> WardrobeItem {
        WardrobeItem(id: id, name: id, category: category, primaryColor: SRGBColor(red: 60, green: 60, blue: 60))
    }

    /// The reason that excluded `top-1`, or nil if it's in the outfits.
    func reason(
        _ change: (inout WardrobeItem) -> Void, _ wish: (inout SuggestOutfitsInput) -> Void = { _ in }
    ) throws -> String? {
        var items = items
        change(&items[0])
        var input = SuggestOutfitsInput(
            items: items, request: OutfitRequest(temperature: 18), count: 100, variety: false)
        wish(&input)
        let found = try SuggestOutfits.reading(of: input)
        let tops = try #require(found.filters.first { $0.slot == .top })
        #expect(tops.offered == 2 && tops.left == 2 - tops.reasons.reduce(0) { $0 + $1.count })
        // Of equal items, the first is worn, and the other is an alternative.
        let isWorn = found.outfits.contains {
            $0.items.contains { $0.id == "top-1" || $0.alternatives.contains("top-1") }
        }
        #expect(isWorn == tops.reasons.isEmpty)
        #expect(tops.reasons.count <= 1 && tops.reasons.allSatisfy { $0.count == 1 })
        #expect(found.filters.filter { $0.slot != .top }.allSatisfy { $0.reasons.isEmpty })
        return tops.reasons.first?.reason
    }
}

@Suite struct ItemRestrictionTests {
    @Test(
        arguments: [
            (Condition.new, nil), (.excellent, nil), (.good, nil), (.fair, nil), (.worn, nil), (.damaged, "damaged"),
        ] as [(Condition, String?)])
    func condition(_ condition: Condition, _ reason: String?) throws {
        #expect(try WardrobeRecords().reason { $0.condition = condition } == reason)
    }

    @Test(
        arguments: [
            (LaundryState.clean, nil, nil), (.wornOnce, nil, "worn since the last wash"), (.dirty, "dirty", "dirty"),
            (.inWash, "in the wash", "in the wash"),
        ] as [(LaundryState, String?, String?)])
    func laundry(_ state: LaundryState, _ reason: String?, _ onlyClean: String?) throws {
        #expect(try WardrobeRecords().reason { $0.laundry = state } == reason)
        #expect(
            try WardrobeRecords().reason {
                $0.laundry = state
            } _: {
                $0.onlyClean = true
            } == onlyClean)
    }

    @Test func `items in repair and excluded items aren't worn`() throws {
        #expect(try WardrobeRecords().reason { $0.needsRepair = true } == "waiting for a repair")
        #expect(
            try WardrobeRecords().reason { _ in
            } _: {
                $0.without = ["top-1"]
            } == "excluded by request")
        // An item counts once, for the first reason.
        #expect(
            try WardrobeRecords().reason {
                $0.condition = .damaged; $0.laundry = .dirty
            } == "damaged")
    }

    /// The day itself and the N days before it count.
    ///
    /// Earlier days and the future don't.
    @Test(arguments: [(0, true), (1, true), (5, true), (6, false), (-1, false)])
    func `items worn within five days are excluded`(daysBefore: Int, isTaken: Bool) throws {
        let day = try CalendarDay("2026-05-10")
        let worn = day.adding(days: -daysBefore)
        let reason = isTaken ? "worn within 5 days" : nil
        #expect(
            try WardrobeRecords().reason {
                $0.lastWorn = worn
            } _: {
                $0.request.date = day
                $0.notWornWithinDays = 5
            } == reason)
        #expect(
            try WardrobeRecords().reason { _ in
            } _: {
                $0.request.date = day
                $0.notWornWithinDays = 5
                $0.wears = [WearEvent(id: "w", date: worn, items: ["top-1"])]
            } == reason)
    }

    @Test func `one day is singular`() throws {
        let day = try CalendarDay("2026-05-10")
        #expect(
            try WardrobeRecords().reason {
                $0.lastWorn = day
            } _: {
                $0.request.date = day
                $0.notWornWithinDays = 1
            } == "worn within 1 day")
    }

    @Test func `excluding recent wears needs a day`() {
        let failure = #expect(throws: ComputationError.self) {
            try WardrobeRecords().reason { _ in
            } _: {
                $0.notWornWithinDays = 3
            }
        }
        #expect(failure?.issues.map(\.path) == ["request.date"])
    }

    /// Grays and reds with their ΔE₀₀ from the avoided color, computed by a Python implementation of Sharma's paper:
    /// just below 10 is avoided, just above isn't.
    @Test(arguments: AvoidedColor.pairs)
    fileprivate func avoidedColors(_ pair: AvoidedColor) throws {
        let reason = try WardrobeRecords().reason {
            $0.primaryColor = pair.worn
        } _: {
            $0.profile.avoidedColors = [pair.avoided]
        }
        #expect(reason == (pair.difference <= 10 ? "in an avoided color" : nil))
    }

    /// Items aren't filtered by formality; the rules refuse items that are too informal or too formal.
    @Test(arguments: [Occasion.formalEvent, .wedding, .interview, .work, .gym, .beach])
    func `formality doesn't exclude items`(_ occasion: Occasion) throws {
        for level in [1, 4, 10] {
            var items = WardrobeRecords().items
            items[0].formality = level
            let found = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 18, occasion: occasion)))
            #expect(found.filters.allSatisfy { $0.reasons.isEmpty && $0.left == 2 }, "\(occasion) \(level)")
        }
    }

    /// Owners list socks, underwear, and cufflinks, but no outfit needs them.
    @Test(arguments: ["Wool socks", "Boxer briefs", "Silver cufflinks", "Tie clip", "White pocket square"])
    func `unneeded categories aren't offered`(_ name: String) throws {
        let items = WardrobeRecords().items + [WardrobeRecords.item(name, .accessories)]
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 18), count: 20, variety: false))
        #expect(Set(found.filters.map(\.slot)) == [.top, .bottom, .shoes])
        #expect(!found.outfits.contains { $0.items.contains { $0.name == name } })
    }

    /// If a shirt is expected, a fine sweater is only offered over it.
    @Test func `a sweater doesn't replace a required shirt`() throws {
        let items = WardrobeRecords().items + [WardrobeRecords.item("Merino sweater", .sweater)]
        func tops(_ occasion: Occasion) throws -> Int? {
            try SuggestOutfits.reading(
                of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 12, occasion: occasion))
            ).filters.first { $0.slot == .top }?.offered
        }
        #expect(try tops(.casual) == 3 && tops(.work) == 3)
        #expect(try tops(.wedding) == 2 && tops(.interview) == 2 && tops(.formalEvent) == 2)
    }

    @Test func `requested items override taste but not availability`() throws {
        let day = try CalendarDay("2026-05-10")
        func wish(_ input: inout SuggestOutfitsInput) {
            input.with = ["top-1"]
            input.request.date = day
            input.request.occasion = .formalEvent
            input.notWornWithinDays = 5
            input.profile.avoidedColors = [SRGBColor(red: 255, green: 0, blue: 0)]
        }
        var closet = WardrobeRecords()
        for place in closet.items.indices { closet.items[place].formality = 8 }
        #expect(
            try closet.reason {
                $0.lastWorn = day
                $0.formality = 1
                $0.primaryColor = SRGBColor(red: 255, green: 0, blue: 0)
            } _: {
                wish(&$0)
            } == nil)
    }

    @Test(arguments: ["dirty", "in the wash", "damaged", "waiting for a repair"])
    func `unavailable items can't be requested`(_ reason: String) {
        let failure = #expect(throws: ComputationError.self) {
            try WardrobeRecords().reason { item in
                switch reason {
                case "dirty": item.laundry = .dirty
                case "in the wash": item.laundry = .inWash
                case "damaged": item.condition = .damaged
                default: item.needsRepair = true
                }
            } _: {
                $0.with = ["bottom-1", "top-1"]
            }
        }
        #expect(
            failure?.description == "with[1]: expected an item that can be worn, got \"top-1\", which is \(reason)")
    }

    @Test func `contradictory requests are rejected`() {
        let failure = #expect(throws: ComputationError.self) {
            try WardrobeRecords().reason { _ in
            } _: {
                $0.with = ["top-1"]
                $0.without = ["top-1", "nothing"]
            }
        }
        #expect(failure?.issues.map(\.path) == ["without[1]", "with[0]"])
        let both = #expect(throws: ComputationError.self) {
            try WardrobeRecords().reason { _ in
            } _: {
                $0.with = ["top-1", "top-2"]
            }
        }
        #expect(both?.issues.first?.got == "top-1 (top), top-2 (top)")
    }
}

/// Two colors and their difference.
private struct AvoidedColor: Sendable, CustomTestStringConvertible {
    var avoided: SRGBColor
    var worn: SRGBColor
    var difference: Double

    var testDescription: String { "\(avoided.hex) and \(worn.hex)" }

    init(_ avoided: (UInt8, UInt8, UInt8), _ worn: (UInt8, UInt8, UInt8), _ difference: Double) {
        self.avoided = SRGBColor(red: avoided.0, green: avoided.1, blue: avoided.2)
        self.worn = SRGBColor(red: worn.0, green: worn.1, blue: worn.2)
        self.difference = difference
    }

    static let pairs: [AvoidedColor] = [
        AvoidedColor((128, 128, 128), (157, 157, 157), 9.9261),
        AvoidedColor((128, 128, 128), (158, 158, 158), 10.2344),
        AvoidedColor((150, 30, 30), (150, 64, 30), 9.8652),
        AvoidedColor((150, 30, 30), (150, 65, 30), 10.2566),
        AvoidedColor((30, 40, 90), (68, 40, 90), 9.8852),
        AvoidedColor((30, 40, 90), (69, 40, 90), 10.1623),
        AvoidedColor((40, 120, 60), (40, 120, 95), 9.7938),
        AvoidedColor((40, 120, 60), (40, 120, 96), 10.1408),
        AvoidedColor((200, 180, 140), (167, 147, 107), 9.7639),
        AvoidedColor((200, 180, 140), (166, 146, 106), 10.0888),
    ]
}
