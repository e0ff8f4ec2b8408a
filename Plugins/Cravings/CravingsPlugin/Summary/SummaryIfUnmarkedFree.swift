// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The shares and gaps of a period if there was nothing to report on days without an entry and without a status.
///
/// People tend to log what happens and not that nothing does, so leaving these days out makes use look more frequent than
/// it is. These figures are right if every use is logged.
@Schema("cravings.SummaryIfUnmarkedFree")
public struct SummaryIfUnmarkedFree: SchemaProviding, Hashable {
    /// The number of such days.
    @Field(.integer(1...Int.max, .days)) public var unmarkedDays: Int
    /// The share of days without use.
    public var daysWithoutUse: ShareEstimate
    /// The gaps between uses, none of which ends at such a day.
    public var gaps: GapEstimate
    /// The resisted cravings.
    public var resisted: ResistedCravings
}
