// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Care or maintenance that was done.
public struct CareRecord: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// What was done.
    public var care: CareKind
    /// The day on which that was done.
    public var day: CalendarDay
    /// The day on which it is due again.
    public var next: CalendarDay?

    /// Creates the value from its required attributes.
    public init(twin: NamedRecord, care: CareKind, day: CalendarDay, next: CalendarDay? = nil) {
        self.twin = twin
        self.care = care
        self.day = day
        self.next = next
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.CareRecord", "Care or maintenance that was done.") {
        field("twin", \.twin, "The twin.")
        field("care", \.care, "What was done.")
        field("day", \.day, "The day on which that was done.")
        field("next", \.next, "The day on which it is due again.")
    }
}
