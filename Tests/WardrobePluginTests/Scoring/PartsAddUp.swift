// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// Points are whole thousandths that add up to the total.
///
/// Each part except the rules is weight times value, and the rules subtract from the total.
func expectPartsAddUp(_ outfit: ScoredOutfit, _ weights: ScoringWeights, _ comment: Comment) {
    func units(_ points: Double) -> Int { Int((points * 1_000).rounded()) }
    let parts = outfit.parts
    #expect(parts.map(\.name) == ScorePart.allCases.filter { $0 == .rules || weights[$0] > 0 }, comment)
    #expect(parts.reduce(0) { $0 + units($1.points) } == units(outfit.total), comment)
    #expect(parts.allSatisfy { Double(units($0.points)) / 1_000 == $0.points }, comment)
    #expect((parts.reduce(0) { $0 + $1.weight } - 1).magnitude < 1e-9, comment)
    #expect(0...100 ~= outfit.total && 0...1 ~= outfit.confidence, comment)
    for part in parts {
        #expect(part.reason.contains(" ") && !part.reason.hasSuffix(".") && !part.reason.contains("  "), comment)
        guard part.name != .rules else {
            #expect(part.weight == 0 && part.value == (part.points == 0 ? 1 : 0), comment)
            #expect(-100...0 ~= part.points, comment)
            continue
        }
        #expect(0...1 ~= part.weight && 0...1 ~= part.value, "\(part.name) \(part.weight) \(part.value): \(comment)")
        #expect((part.weight * part.value * 100 - part.points).magnitude < 1e-9, comment)
    }
    // A refusal costs more than all parts give.
    if !outfit.refusals.isEmpty { #expect(outfit.total == 0, comment) }
}
