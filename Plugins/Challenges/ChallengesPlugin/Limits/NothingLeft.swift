// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Limits that leave nothing to choose from, and what would help.
struct NothingLeft {
    private let counts: [Limit: LimitCount]
    private let candidates: Int

    init(_ counts: [Limit: LimitCount], candidates: Int) {
        self.counts = counts
        self.candidates = candidates
    }

    var failure: Failure {
        let helpful = Limit.allCases.compactMap { limit in
            counts[limit].flatMap { $0.wouldReturn > 0 ? "\(limit.remedy) brings back \($0.wouldReturn)" : nil }
        }
        let removed = Limit.allCases.compactMap { limit in counts[limit].map { "\(limit.rawValue) \($0.removed)" } }
        let cure =
            helpful.isEmpty
            ? "Each is beyond more than one limit (\(removed.joined(separator: ", "))): loosen several."
            : helpful.joined(separator: "; ").capitalisedFirst + "."
        return Failure(.badInput, "The limits leave none of \(candidates) challenges. \(cure)")
    }
}

extension Limit {
    /// What to do about it, as the subject of a sentence.
    fileprivate var remedy: String {
        switch self {
        case .inactive: "switching challenges on"
        case .validity: "a newer pack"
        case .time: "a longer mostTime"
        case .budget: "a greater budget"
        case .socialComfort: "a greater socialComfort"
        case .location: "fewer excludedLocations"
        case .season: "another season"
        case .coolDown: "a shorter coolDown"
        }
    }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
