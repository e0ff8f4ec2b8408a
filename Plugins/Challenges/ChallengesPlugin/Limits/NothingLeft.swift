// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The error for limits that exclude every challenge, with remedies.
struct NothingLeft {
    private let sets: [LimitSet: Int]
    private let candidates: Int

    /// - Parameter sets: The number of candidates that exactly these limits exclude.
    init(_ sets: [LimitSet: Int], candidates: Int) {
        self.sets = sets
        self.candidates = candidates
    }

    var failure: ComputationError {
        let single = Limit.allCases.compactMap { limit in
            sets[LimitSet(limit)].map { "\(limit.remedy) brings back \($0)" }
        }
        let cure =
            single.isEmpty
            ? together.map { "\($0.remedies) together bring back \($0.count)" } : single
        let all = candidates == 1 ? "the only challenge" : "all \(candidates) challenges"
        return ComputationError(
            .refused,
            "The limits exclude \(all). \(cure.joined(separator: "; ").capitalizedFirst).")
    }

    /// The smallest sets of limits whose removal brings challenges back, at most 3, largest gain first.
    private var together: [(remedies: String, count: Int)] {
        let smallest = sets.keys.map(\.limits.count).min() ?? 0
        return sets.filter { $0.key.limits.count == smallest }
            .sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.prefix(3)
            .map { set, count in
                let remedies = set.limits.map(\.remedy)
                return (remedies.dropLast().joined(separator: ", ") + " and " + remedies[remedies.count - 1], count)
            }
    }
}

extension Limit {
    /// The remedy, as the subject of a sentence.
    fileprivate var remedy: String {
        switch self {
        case .inactive: "switching challenges on"
        case .validity: "a newer pack"
        case .time: "allowing more time"
        case .budget: "allowing a larger budget"
        case .socialComfort: "allowing more company"
        case .location: "excluding fewer places"
        case .season: "another season"
        case .coolDown: "shortening rests"
        case .timeOfDay: "an earlier hour"
        case .daylight: "an hour with another light"
        case .booking: "allowing bookings at any hour"
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
