// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// All outfits that a request allows, each judged by `wardrobe.score-outfit` alone, in the order that is documented.
///
/// Which pieces may be worn is written down here once more, from the words of the issue and the doc comments; no filter
/// and no search of the plugin takes part.
struct EveryOutfit {
    let outfits: [ScoredOutfit]

    init(_ input: SuggestOutfitsInput) throws {
        outfits = try Self.combinations(input).map { worn in
            try ScoreOutfit.reading(
                of: ScoreOutfitInput(
                    items: worn.map(\.item), slots: worn.map(\.slot), request: input.request, profile: input.profile,
                    wears: input.wears, weights: input.weights))
        }.sorted { Self.comesFirst(($0.total, Self.ids($0)), ($1.total, Self.ids($1))) }
    }

    /// Every outfit that a request allows, as pieces in slots.
    static func combinations(_ input: SuggestOutfitsInput) -> [[(slot: Slot, item: WardrobeItem)]] {
        let pieces = input.items.filter { mayBeWorn($0, input) }
        func candidates(_ slot: Slot) -> [WardrobeItem] { pieces.filter { $0.slots.contains(slot) } }
        func optional(_ slot: Slot) -> [WardrobeItem?] { [nil] + candidates(slot).map { $0 } }
        var bodies: [[(slot: Slot, item: WardrobeItem)]] = candidates(.onePiece).map { [(.onePiece, $0)] }
        for top in candidates(.top) {
            for bottom in candidates(.bottom) { bodies.append([(.top, top), (.bottom, bottom)]) }
        }
        var outfits: [[(slot: Slot, item: WardrobeItem)]] = []
        for body in bodies {
            for shoes in candidates(.shoes) {
                for mid in optional(.mid) {
                    for outer in optional(.outer) {
                        for accessory in optional(.accessory) {
                            var worn = body + [(.shoes, shoes)]
                            for (slot, piece) in [(Slot.mid, mid), (.outer, outer), (.accessory, accessory)] {
                                if let piece { worn.append((slot, piece)) }
                            }
                            let ids = Set(worn.map(\.item.id))
                            guard ids.count == worn.count, ids.isSuperset(of: input.with) else { continue }
                            if body.count == 1, [mid, accessory].contains(where: isForTrousers) { continue }
                            outfits.append(worn)
                        }
                    }
                }
            }
        }
        return outfits
    }

    /// The totals and ids of the best of many outfits, by the scorer of score-outfit, made once.
    static func totals(_ input: SuggestOutfitsInput) throws -> [(total: Double, ids: [Slot: String])] {
        let scorer = try OutfitScorer(
            input.request, profile: input.profile, wears: input.wears, weights: input.weights)
        return combinations(input).map { worn in
            let way = Dictionary(uniqueKeysWithValues: worn.enumerated().map { ($1.slot, $0) })
            let found = ScoreOutfit.best(of: [way], worn.map(\.item), by: scorer).outfit
            let ids = Dictionary(uniqueKeysWithValues: worn.map { ($0.slot, $0.item.id) })
            return ((found.total + scorer.start).value, ids)
        }.sorted(by: comesFirst)
    }

    /// The best ones, or with variety each the best that differs in two main slots from all before it.
    func best(_ count: Int, variety: Bool) -> [ScoredOutfit] {
        guard variety else { return Array(outfits.prefix(count)) }
        var answer: [ScoredOutfit] = []
        for outfit in outfits where answer.count < count {
            if answer.allSatisfy({ Self.differences(outfit, $0) >= 2 }) { answer.append(outfit) }
        }
        return answer
    }

    // MARK: Rules

    private static func mayBeWorn(_ item: WardrobeItem, _ input: SuggestOutfitsInput) -> Bool {
        if item.condition == .damaged || item.needsRepair { return false }
        if item.laundry == .dirty || item.laundry == .inWash { return false }
        if input.onlyClean, item.laundry != .clean { return false }
        if input.without.contains(item.id) { return false }
        if input.with.contains(item.id) { return true }
        if let days = input.notWornWithinDays, let date = input.request.date {
            let logged = input.wears.filter { $0.items.contains(item.id) }.map(\.date)
            let worn = logged + [item.lastWorn].compactMap(\.self)
            if worn.contains(where: { 0...days ~= date.daysSince1970 - $0.daysSince1970 }) { return false }
        }
        let colour = CIELab(item.primaryColor)
        if input.profile.avoidedColors.contains(where: { CIELab($0).difference(from: colour) <= 10 }) { return false }
        let range =
            input.request.formality ?? input.request.dressCode?.formality ?? input.request.occasion?.formality
        guard let range else { return true }
        let level = item.effectiveFormality
        let isAccessory = item.slots == [.accessory]
        if range.lowest >= 6, !isAccessory, level < range.lowest - 3 { return false }
        return range.highest > 2 || level <= range.highest + 3
    }

    /// Ties and dinner jackets are not worn with a dress.
    private static func isForTrousers(_ item: WardrobeItem?) -> Bool {
        ["bow tie", "silk tie", "Necktie", "dinner jacket"].contains(item?.subcategory)
    }

    /// Best first; among equals separates before one-pieces, then by the ids slot by slot, an empty slot first.
    private static func comesFirst(
        _ first: (total: Double, ids: [Slot: String]), _ second: (total: Double, ids: [Slot: String])
    ) -> Bool {
        if first.total != second.total { return first.total > second.total }
        let areOnePieces = [first, second].map { $0.ids[.onePiece] != nil }
        if areOnePieces[0] != areOnePieces[1] { return areOnePieces[1] }
        for slot in [Slot.top, .bottom, .onePiece, .shoes, .mid, .outer, .accessory] {
            let ids = [first.ids[slot] ?? "", second.ids[slot] ?? ""]
            if ids[0] != ids[1] { return ids[0] < ids[1] }
        }
        return false
    }

    /// The ids of an outfit's pieces by slot.
    static func ids(_ outfit: ScoredOutfit) -> [Slot: String] {
        Dictionary(uniqueKeysWithValues: outfit.items.map { ($0.slot, $0.id) })
    }

    /// In how many main slots two outfits differ.
    static func differences(_ first: ScoredOutfit, _ second: ScoredOutfit) -> Int {
        [Slot.top, .bottom, .onePiece, .shoes, .outer].count { slot in
            first.items.first { $0.slot == slot }?.id != second.items.first { $0.slot == slot }?.id
        }
    }
}
