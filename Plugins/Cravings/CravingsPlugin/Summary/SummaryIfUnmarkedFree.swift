// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The shares and gaps of a period if there was nothing to report on days without an entry and without a status.
///
/// People tend to log what happens and not that nothing does, so leaving these days out makes use look more frequent than
/// it is. These figures are right if every use is logged.
public struct SummaryIfUnmarkedFree: SchemaProviding, Hashable {
    /// The number of such days.
    public var unmarkedDays: Int
    /// The share of days without use.
    public var daysWithoutUse: ShareEstimate
    /// The gaps between uses, none of which ends at such a day.
    public var gaps: GapEstimate
    /// The resisted cravings.
    public var resisted: ResistedCravings

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.SummaryIfUnmarkedFree",
        "The shares and gaps of a period if there was nothing to report on days without an entry and without a status."
    ) {
        field("unmarkedDays", \.unmarkedDays, "The number of such days.", .integer(1...Int.max, .days))
        field("daysWithoutUse", \.daysWithoutUse, "The share of days without use.")
        field("gaps", \.gaps, "The gaps between uses, none of which ends at such a day.")
        field("resisted", \.resisted, "The resisted cravings.")
    }
}
