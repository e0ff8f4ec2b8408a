// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A diary and the period to summarize.
public struct SummaryInput: SchemaProviding, Hashable {
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
    /// The number of hours without use after which a craving counts as resisted, 1 to 24.
    public var hours: Int

    /// Creates an input.
    public init(
        diary: Diary, from: CalendarDay? = nil, through: CalendarDay? = nil, now: Timestamp, offset: UTCOffset = .zero,
        hours: Int = 4
    ) {
        self.diary = diary
        self.from = from
        self.through = through
        self.now = now
        self.offset = offset
        self.hours = hours
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.SummaryInput", "A diary and the period to summarize.") {
        field("diary", \.diary, "The diary.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("now", \.now, "The current instant; later entries are left out.")
        field("offset", \.offset, "The offset of the person's clock now.", default: .zero)
        field(
            "hours", \.hours, "The number of hours without use after which a craving counts as resisted.",
            .integer(1...24, .hours), default: 4)
    }
}
