// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Care or maintenance that was done.
@Schema("twins.CareRecord")
public struct CareRecord: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// What was done.
    public var care: CareKind
    /// The day on which that was done.
    public var day: CalendarDay
    /// The day on which it is due again.
    public var next: CalendarDay?
}
