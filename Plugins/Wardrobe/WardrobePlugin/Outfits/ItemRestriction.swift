// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The items that may be worn, and the reasons why others may not.
///
/// Reasons are ordered: each item is counted once, for the first reason that applies. Items that the wearer requests by
/// name bypass the preferences (rest days, color), but never the rules about the item's own state.
struct ItemRestriction {
    /// A rule with its reason.
    struct Rule {
        var reason: String
        /// Whether it concerns the item's own state, so that a request can't bypass it.
        var isHard: Bool
        var refuses: (WardrobeItem) -> Bool
    }

    let rules: [Rule]
    private let wanted: Set<String>
    private let needsShirt: Bool

    init(_ input: SuggestOutfitsInput, scorer: OutfitScorer) {
        wanted = Set(input.with)
        needsShirt = scorer.conditions.code.top >= 5
        let without = Set(input.without)
        var rules = [
            Rule(reason: "damaged", isHard: true) { !$0.condition.isWearable },
            Rule(reason: "waiting for a repair", isHard: true) { $0.needsRepair },
            Rule(reason: "dirty", isHard: true) { $0.laundry == .dirty },
            Rule(reason: "in the wash", isHard: true) { $0.laundry == .inWash },
        ]
        if input.onlyClean {
            rules.append(Rule(reason: "worn since the last wash", isHard: true) { $0.laundry != .clean })
        }
        if !without.isEmpty {
            rules.append(Rule(reason: "excluded by request", isHard: true) { without.contains($0.id) })
        }
        if let days = input.notWornWithinDays {
            rules.append(
                Rule(reason: "worn within \(days) \(days == 1 ? "day" : "days")", isHard: false) {
                    scorer.log.daysSinceWorn($0).map { $0 <= days } ?? false
                })
        }
        if !scorer.profile.avoidedColors.isEmpty {
            rules.append(Rule(reason: "in an avoided color", isHard: false, refuses: scorer.taste.avoids))
        }
        self.rules = rules
    }

    /// Returns the hard rule that refuses an item, if any.
    func hardReason(against item: WardrobeItem) -> String? {
        rules.first { $0.isHard && $0.refuses(item) }?.reason
    }

    /// Returns the items left for each slot, by position, and the number of items removed.
    func candidates(_ readings: [ItemReading]) -> [Slot: (items: [Int], removals: RemovalCount)] {
        var bySlot: [Slot: [Int]] = [:]
        for (index, reading) in readings.enumerated()
        where !reading.traits.contains(.neverSuggested) || wanted.contains(reading.item.id) {
            // If a shirt is expected, a sweater goes over it.
            for slot in reading.slots where slot != .top || reading.slot == .top || !needsShirt {
                bySlot[slot, default: []].append(index)
            }
        }
        var candidates: [Slot: (items: [Int], removals: RemovalCount)] = [:]
        for slot in Slot.allCases {
            var left = bySlot[slot] ?? []
            var removals = RemovalCount(offered: left.count)
            for rule in rules {
                removals.filter(&left, rule.reason) { index in
                    !rule.refuses(readings[index].item)
                        || !rule.isHard && wanted.contains(readings[index].item.id)
                }
            }
            candidates[slot] = (left, removals)
        }
        return candidates
    }
}

extension SlotShortage {
    /// Returns the shortage in words, such as `no shoes fit a formal event: 0 of 12 (9 too informal, 3 in the wash)`;
    /// the most frequent reason comes first.
    func sentence(for purpose: String) -> String {
        let name = Slot(rawValue: slot)?.plural ?? slot
        guard removals.offered > 0 else { return "there are no \(name) at all" }
        let reasons = removals.reasons.enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map { "\($0.element.count) \($0.element.reason)" }.joined(separator: ", ")
        return "no \(name) fit \(purpose): 0 of \(removals.offered)" + (reasons.isEmpty ? "" : " (\(reasons))")
    }
}
