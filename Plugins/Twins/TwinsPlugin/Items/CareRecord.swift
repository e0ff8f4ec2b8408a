// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A record of care or maintenance.
@Schema("twins.CareRecord")
public struct CareRecord: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The kind of care.
    public var care: CareKind
    /// The date it was done.
    public var day: CalendarDay
    /// The next due date.
    public var next: CalendarDay?
}
