// SPDX-License-Identifier: Apache-2.0

/// The known word that is closest to a mistyped one.
///
/// Distance is counted in the optimal string alignment sense (Damerau 1964): insertions, deletions, substitutions, and
/// swaps of neighbors count as one each. Letter case, hyphens, underscores, and spaces are ignored. A word matches if
/// at most a third of it is mistyped.
///
/// ```swift
/// let rule = ClosestMatch(to: "Tolber", among: ["naismith", "tobler"])?.word      // tobler
/// let none = ClosestMatch(to: "langmuir", among: ["naismith", "tobler"])          // nil
/// ```
public struct ClosestMatch: Sendable, Hashable {
    /// The known word.
    public let word: String
    /// The number of edits.
    public let distance: Int

    /// Finds the closest of the candidates, the first of equals, or `nil` if none is close.
    ///
    /// - Complexity: O(*k* · *n* · *m*) in the number of candidates and the lengths of the words; words longer
    ///   than 64 characters match nothing.
    public init?(to typed: String, among candidates: some Sequence<String>) {
        let typed = Self.folded(typed)
        guard !typed.isEmpty, typed.count <= 64 else { return nil }
        var best: ClosestMatch?
        for candidate in candidates {
            let folded = Self.folded(candidate)
            let limit = Swift.min(Swift.max(1, Swift.max(typed.count, folded.count) / 3), 4)
            let distance = EditDistance.between(typed, folded, upTo: limit)
            if distance <= limit, distance < best?.distance ?? Int.max {
                best = ClosestMatch(word: candidate, distance: distance)
            }
        }
        guard let best else { return nil }
        self = best
    }

    private init(word: String, distance: Int) {
        self.word = word
        self.distance = distance
    }

    private static func folded(_ word: String) -> [Character] {
        word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }
}
