// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import WardrobePlugin

@Suite struct MatchItemTests {
    /// Random closets with one item moved to the wishlist.
    ///
    /// The matches are the best of each day's suggestions with that item, and the best of each day equals that of a
    /// search of every outfit.
    @Test(.slow, arguments: 0..<60 as Range<UInt64>)
    func `matches equal a search of every outfit`(seed: UInt64) throws {
        var closet = try RandomCloset(seed: seed).input
        closet.onlyClean = false
        closet.notWornWithinDays = nil
        closet.without = []
        closet.variety = true
        closet.count = 7
        closet.items.removeAll { $0.laundry == .dirty || $0.laundry == .inWash }
        let place = try #require(closet.items.firstIndex { $0.condition != .damaged && !$0.needsRepair })
        var input = MatchItemInput(
            item: closet.items[place], items: closet.items, requests: [], profile: closet.profile,
            wears: closet.wears, weights: closet.weights, outfits: closet.count)
        input.items.remove(at: place)
        // Items in the wash match, too.
        for index in input.items.indices where index.isMultiple(of: 3) { input.items[index].laundry = .inWash }
        var other = closet.request
        other.occasion = .casual
        other.dressCode = nil
        other.formality = nil
        input.requests = [closet.request, other]

        // By hand: the outfits of each day, the best of both days, and a count of their items.
        closet.with = [closet.items[place].id]
        closet.items.append(closet.items.remove(at: place))
        for index in closet.items.indices { closet.items[index].laundry = .clean }
        var expected: [(day: Int, outfit: ScoredOutfit)] = []
        for (day, request) in input.requests.enumerated() {
            closet.request = request
            let every = try EveryOutfit(closet)
            guard let best = every.allowed.first else { continue }
            let suggested = try SuggestOutfits.reading(of: closet)
            let first = try #require(suggested.outfits.first ?? suggested.nearest)
            #expect(first.total == (try every.scored(best)).total, "seed \(seed)")
            expected += suggested.outfits.map { (day + 1, $0) }
        }
        guard !expected.isEmpty else {
            let failure = #expect(throws: ComputationError.self, "seed \(seed)") { try MatchItem.reading(of: input) }
            #expect(failure?.description.isEmpty == false, "seed \(seed)")
            return
        }
        expected = Array(
            expected.enumerated()
                .sorted { ($1.element.outfit.total, $0.offset) < ($0.element.outfit.total, $1.offset) }
                .map(\.element).prefix(closet.count))
        let found = try MatchItem.reading(of: input)
        #expect(found.outfits.map(\.outfit) == expected.map(\.outfit), "seed \(seed)")
        #expect(found.outfits.map(\.day) == expected.map(\.day), "seed \(seed)")
        let ids = Set(expected.flatMap { $0.outfit.items.map(\.id) }).subtracting([input.item.id])
        #expect(Set(found.items.map(\.id)) == ids, "seed \(seed)")
        for match in found.items {
            let having = expected.filter { $0.outfit.items.contains { $0.id == match.id } }
            #expect(match.outfits == having.count && match.best == having.map(\.outfit.total).max(), "seed \(seed)")
        }
        for (first, second) in zip(found.items, found.items.dropFirst()) {
            #expect(
                first.outfits > second.outfits
                    || first.outfits == second.outfits
                        && (first.best > second.best || first.best == second.best && first.id < second.id)
            )
        }
    }

    private static let coat = WardrobeItem(
        id: "wish", name: "Camel coat", category: .coat, primaryColor: SRGBColor(red: 185, green: 143, blue: 91))

    @Test func `a coat matches best on a cold day`() throws {
        let found = try MatchItem.reading(of: MatchItemInput(item: Self.coat, items: SampleWardrobe.everything))
        #expect(found.outfits.count == 12 && found.shortages.isEmpty)
        #expect(found.outfits.allSatisfy { $0.outfit.refusals.isEmpty })
        #expect(found.outfits.allSatisfy { $0.outfit.items.contains { $0.id == "wish" } })
        // The first two days are at 0 and 8 °C.
        #expect(found.outfits[0].day <= 2)
        #expect(!found.outfits.contains { $0.day == 4 })
    }

    @Test func `days without an outfit are reported`() throws {
        var input = MatchItemInput(item: Self.coat, items: Dressed().items)
        input.requests = [
            OutfitRequest(temperature: 5), OutfitRequest(temperature: 5, dressCode: .whiteTie),
        ]
        let found = try MatchItem.reading(of: input)
        #expect(found.shortages.count == 1, "\(found.shortages)")
        #expect(found.shortages.first?.hasPrefix("day 2: nothing you own is white tie: ") == true, "\(found.shortages)")
        input.requests.removeFirst()
        let failure = #expect(throws: ComputationError.self) { try MatchItem.reading(of: input) }
        #expect(failure?.description.contains("nothing you own is white tie") == true)
    }

    @Test func `empty slots are reported`() throws {
        var input = MatchItemInput(item: Self.coat, items: Dressed().items)
        input.items[2].condition = .damaged
        input.requests = [OutfitRequest(temperature: 5)]
        let failure = #expect(throws: ComputationError.self) { try MatchItem.reading(of: input) }
        #expect(failure?.description == "day 1: no shoes fit this request: 0 of 1 (1 damaged)")
    }

    @Test func `contradictions name the day`() {
        func paths(_ change: (inout MatchItemInput) -> Void) -> [String] {
            var input = MatchItemInput(item: Self.coat, items: Dressed().items)
            change(&input)
            do {
                _ = try MatchItem.reading(of: input)
                return []
            } catch {
                return (error as? ComputationError)?.issues.map(\.path) ?? ["\(error)"]
            }
        }
        #expect(paths { _ in } == [])
        #expect(paths { $0.requests[1].coldest = 4 } == ["requests[1].temperature"])
        #expect(paths { $0.items[2].id = "wish" } == ["items[2].id"])
        #expect(paths { $0.item.needsRepair = true } == ["item"])
    }
}
