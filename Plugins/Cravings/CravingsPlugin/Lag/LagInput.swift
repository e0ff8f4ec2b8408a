// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A diary, a period, and what to look for after its cravings.
public struct LagInput: SchemaProviding, Hashable {
    /// The diary.
    public var diary: Diary
    /// The first day; nil for the first day with an entry or a status.
    public var from: CalendarDay?
    /// The last day; nil, or a later day, for the current one.
    public var through: CalendarDay?
    /// The current instant; later entries are left out.
    public var now: Timestamp
    /// The offset of the person's clock now.
    public var offset: UTCOffset
    /// What to look for after a craving.
    public var outcome: LagOutcome
    /// The number of hours after a craving, 1 to 4.
    public var hours: Int
    /// The number of permutations of each test, 999 to 9,999.
    public var resamples: Int

    /// Creates an input.
    public init(
        diary: Diary, from: CalendarDay? = nil, through: CalendarDay? = nil, now: Timestamp, offset: UTCOffset = .zero,
        outcome: LagOutcome = .use, hours: Int = 2, resamples: Int = 1_999
    ) {
        self.diary = diary
        self.from = from
        self.through = through
        self.now = now
        self.offset = offset
        self.outcome = outcome
        self.hours = hours
        self.resamples = resamples
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.LagInput", "A diary, a period, and what to look for after its cravings."
    ) {
        field("diary", \.diary, "The diary.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("now", \.now, "The current instant; later entries are left out.")
        field("offset", \.offset, "The offset of the person's clock now.", default: .zero)
        field("outcome", \.outcome, "What to look for after a craving.", default: .use)
        field("hours", \.hours, "The number of hours after a craving.", .integer(1...4, .hours), default: 2)
        field(
            "resamples", \.resamples, "The number of permutations of each test.", .integer(999...9_999), default: 1_999)
    }
}
