// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A loan of an item.
public struct Loan: SchemaProviding, Hashable {
    /// The unique key of the loan.
    public var id: String
    /// The key of the item.
    public var item: String
    /// The person who has it.
    public var borrower: String
    /// The day on which it was lent.
    public var lent: CalendarDay
    /// The day on which it is due back.
    public var due: CalendarDay?
    /// The day on which it came back; absent while it is lent.
    public var returned: CalendarDay?
    /// Notes.
    public var notes: String?

    /// Creates the value from its required attributes.
    public init(
        id: String, item: String, borrower: String, lent: CalendarDay, due: CalendarDay? = nil,
        returned: CalendarDay? = nil, notes: String? = nil
    ) {
        self.id = id
        self.item = item
        self.borrower = borrower
        self.lent = lent
        self.due = due
        self.returned = returned
        self.notes = notes
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Loan", "A loan of an item.") {
        field("id", \.id, "The unique key of the loan.", .recordKey)
        field("item", \.item, "The key of the item.", .recordKey)
        field("borrower", \.borrower, "The person who has it.", .text(1...200, example: "Ana"))
        field("lent", \.lent, "The day on which it was lent.")
        field("due", \.due, "The day on which it is due back.")
        field("returned", \.returned, "The day on which it came back; absent while it is lent.")
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "with the charger"))
    }
}
