// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The cravings after which no use is logged for some hours.
@Schema("cravings.ResistedCravings")
public struct ResistedCravings: SchemaProviding, Hashable {
    /// The number of cravings without use in the following hours, on covered days.
    @Field(.integer(0...Int.max)) public var resisted: Int
    /// The number of cravings followed by use in these hours, on covered days.
    @Field(.integer(0...Int.max)) public var followed: Int
    /// The number of cravings with an unknown outcome, which the share leaves out.
    @Field(.integer(0...Int.max)) public var unknown: Int
    /// The share of resisted cravings among those with a known outcome.
    public var share: ShareEstimate

    /// The outcome of a craving.
    enum Outcome {
        case resisted
        case followed
        case unknown
    }

    init(_ outcomes: some Sequence<Outcome>) {
        var (resisted, followed, unknown) = (0, 0, 0)
        for outcome in outcomes {
            switch outcome {
            case .resisted: resisted += 1
            case .followed: followed += 1
            case .unknown: unknown += 1
            }
        }
        (self.resisted, self.followed, self.unknown) = (resisted, followed, unknown)
        share = ShareEstimate(resisted, of: resisted + followed)
    }

    /// Returns the outcome of each craving.
    ///
    /// A craving is left out if a day in its hours isn't covered, even if a use was logged: counting only the uses of
    /// such days would make the share too small.
    static func outcomes(of cravings: [DiaryTimeline.Point], in timeline: DiaryTimeline, hours: Int) -> [Outcome] {
        var next = 0
        let uses = timeline.uses.filter { $0.clockSecond != nil }
        return cravings.map { craving in
            guard timeline.isKnown(from: craving, seconds: hours * 3_600) else { return .unknown }
            while next < uses.count, uses[next].second < craving.second { next += 1 }
            let isFollowed = next < uses.count && uses[next].second <= craving.second + hours * 3_600
            return isFollowed ? .followed : .resisted
        }
    }
}
