// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which days to keep, and what happens to older ones.
public struct ClearDaysInput: SchemaProviding, Hashable {
    /// The number of days before today to keep.
    public var keepDays: Int
    /// Whether to clear only the candidate lists, rankings, and reasons of older days, and keep the days.
    public var listsOnly: Bool
    /// Whether to keep or forget the model learned from older days; the retention setting by default.
    public var afterwards: Retention.Afterwards?
    /// Whether to report what would be cleared without changing anything.
    public var dryRun: Bool

    /// Creates an input.
    public init(
        keepDays: Int, listsOnly: Bool = false, afterwards: Retention.Afterwards? = nil, dryRun: Bool = false
    ) {
        self.keepDays = keepDays
        self.listsOnly = listsOnly
        self.afterwards = afterwards
        self.dryRun = dryRun
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ClearDaysInput", "Which days to keep, and what happens to older ones."
    ) {
        field("keepDays", \.keepDays, "The number of days before today to keep.", .integer(1...36_500, .days))
        field(
            "listsOnly", \.listsOnly,
            "Whether to clear only the candidate lists, rankings, and reasons of older days, and keep the days.",
            .boolean, default: false)
        field(
            "afterwards", \.afterwards,
            "Whether to keep or forget the model learned from older days; the retention setting by default.")
        field(
            "dryRun", \.dryRun, "Whether to report what would be cleared without changing anything.", .boolean,
            default: false)
    }
}
