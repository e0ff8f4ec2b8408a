// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A logged entry, with a fitting message.
@Schema("cravings.LoggedEntry")
public struct LoggedEntry: SchemaProviding, Hashable {
    /// Where to find help, to be shown before anything else; empty unless the input calls for it.
    public var helpLines: [HelpLine] = []
    /// The entry.
    public var entry: Entry
    /// The band of the intensity, only for a craving.
    public var band: IntensityBand?
    /// The day of the diary, which begins at 04:00.
    public var day: CalendarDay
    /// A fitting message.
    ///
    /// Nil if none was wanted.
    public var selection: MessageSelection?
    /// Notices about the entry.
    public var notices: [Message] = []

    /// A logged entry.
    package init(
        entry: Entry, day: CalendarDay, helpLines: [HelpLine] = [], selection: MessageSelection? = nil,
        notices: [Message] = []
    ) {
        self.helpLines = helpLines
        self.entry = entry
        if case .craving(let craving) = entry { band = craving.band }
        self.day = day
        self.selection = selection
        self.notices = notices
    }
}
