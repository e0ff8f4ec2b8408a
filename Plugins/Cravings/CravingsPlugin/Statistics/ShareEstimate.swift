// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A share with its interval, or the answer that there isn't enough data.
///
/// No share is without its interval, and none has an interval wider than 0.5.
@Schema("cravings.ShareEstimate")
public enum ShareEstimate: UnionRepresentable, Hashable {
    /// A share and its interval.
    case share(Share)
    /// Not enough data.
    case notEnoughData(Shortage)

    /// A share and its interval.
    @Schema("cravings.Share")
    public struct Share: SchemaProviding, Hashable {
        /// The share, 0 to 1.
        @Field(.number(0...1)) public var value: Double
        /// The lower end of the interval at 95%.
        @Field(.number(0...1)) public var low: Double
        /// The upper end of the interval at 95%.
        @Field(.number(0...1)) public var high: Double
        /// The number of which it is a share.
        @Field(.integer(1...Int.max)) public var n: Int
    }

    /// The width of an interval up to which a share is reported, our convention.
    ///
    /// Half of 12 has an interval of 0.49, half of 10 one of 0.53.
    public static let widestInterval = 0.5
}

extension ShareEstimate {
    /// Creates the share of successes among trials, with Wilson's interval.
    init(_ successes: Int, of trials: Int) {
        guard let interval = WilsonInterval(successes, of: trials) else {
            self = .notEnoughData(Shortage(n: 0))
            return
        }
        self.init(
            value: Double(successes) / Double(trials), low: interval.low, high: interval.high, n: trials)
    }

    /// Creates a share from its interval.
    init(value: Double, low: Double, high: Double, n: Int) {
        self =
            high - low > Self.widestInterval
            ? .notEnoughData(Shortage(n: n)) : .share(Share(value: value, low: low, high: high, n: n))
    }

    /// The share; nil if there isn't enough data.
    public var share: Share? { if case .share(let share) = self { share } else { nil } }
}
