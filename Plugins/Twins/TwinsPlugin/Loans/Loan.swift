// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A loan of an item.
@Schema("twins.Loan")
public struct Loan: SchemaProviding, Hashable {
    /// The unique key of the loan.
    @Field(.recordKey) public var id: String
    /// The key of the item.
    @Field(.recordKey) public var item: String
    /// The borrower.
    @Field(.text(1...200, example: "Ana")) public var borrower: String
    /// The loan date.
    public var lent: CalendarDay
    /// The date it is due back.
    public var due: CalendarDay?
    /// The return date; absent while it is on loan.
    public var returned: CalendarDay?
    /// Notes.
    @Field(.text(0...10_000, example: "with the charger")) public var notes: String?
}
