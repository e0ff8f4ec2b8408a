// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The gaps between uses as a curve, or the gaps themselves if there are too few.
@Schema("cravings.GapEstimate")
public enum GapEstimate: UnionRepresentable, Hashable {
    /// The gaps as a curve.
    case curve(GapCurve)
    /// Too few gaps for a curve.
    case notEnoughData(GapList)

    /// The curve; nil if there are too few gaps.
    public var curve: GapCurve? { if case .curve(let curve) = self { curve } else { nil } }

    /// The number of finished gaps from which there is a curve.
    public static let leastGaps = 5
}

/// The finished gaps, where they are too few for a curve.
@Schema("cravings.GapList")
public struct GapList: SchemaProviding, Hashable {
    /// The finished gaps, oldest first.
    @Field(.list(of: .number(0..., .hours))) public var hours: [Double]
    /// The answer that too little is known.
    public var shortage: Shortage
}

/// The gaps between uses as a Kaplan-Meier curve.
///
/// In which a gap that isn't over counts as longer.
@Schema("cravings.GapCurve")
public struct GapCurve: SchemaProviding, Hashable {
    /// The number of gaps that ended with a use, or with an unmarked day as if that had one.
    @Field(.integer(0...Int.max)) public var finished: Int
    /// The number of gaps that aren't over, or whose end isn't known.
    @Field(.integer(0...Int.max)) public var censored: Int
    /// The median gap.
    ///
    /// Nil if the curve doesn't fall to a half.
    @Field(.number(0..., .hours)) public var median: Double?
    /// The lower end of the median's interval at 95%.
    @Field(.number(0..., .hours)) public var low: Double?
    /// The upper end of the median's interval at 95%.
    @Field(.number(0..., .hours)) public var high: Double?
    /// The longest gap, finished or not.
    @Field(.number(0..., .hours)) public var longest: Double
    /// The share of gaps that are longer than certain lengths, shortest first.
    public var shares: [LongerShare]

    /// The share of gaps that are longer than a length.
    @Schema("cravings.LongerShare")
    public struct LongerShare: SchemaProviding, Hashable {
        /// The length of the gap.
        @Field(.number(0..., .hours)) public var hours: Double
        /// The share of gaps that are longer.
        public var share: ShareEstimate
    }
}
