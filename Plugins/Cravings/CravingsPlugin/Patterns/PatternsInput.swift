// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A diary, a period, and the parts of its patterns.
public struct PatternsInput: SchemaProviding, Hashable {
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
    /// The entries of the pattern by hour and weekday.
    public var entries: PatternEntries
    /// The parts, which presenters show in the same order.
    public var parts: [PatternPart]

    /// Creates an input.
    public init(
        diary: Diary, from: CalendarDay? = nil, through: CalendarDay? = nil, now: Timestamp, offset: UTCOffset = .zero,
        entries: PatternEntries = .cravings, parts: [PatternPart] = PatternPart.allCases
    ) {
        self.diary = diary
        self.from = from
        self.through = through
        self.now = now
        self.offset = offset
        self.entries = entries
        self.parts = parts
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.PatternsInput", "A diary, a period, and the parts of its patterns."
    ) {
        field("diary", \.diary, "The diary.")
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("now", \.now, "The current instant; later entries are left out.")
        field("offset", \.offset, "The offset of the person's clock now.", default: .zero)
        field("entries", \.entries, "The entries of the pattern by hour and weekday.", default: .cravings)
        field(
            "parts", \.parts, "The parts, which presenters show in the same order.",
            .list(of: .nested, count: 1...3), default: PatternPart.allCases)
    }
}
