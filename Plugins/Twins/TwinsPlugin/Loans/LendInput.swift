// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which item to lend, and to whom.
public struct LendInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    public var item: String?
    /// The person who borrows it.
    public var borrower: String
    /// The day on which it was lent; today by default.
    public var day: DayReference?
    /// The day on which it is due back.
    public var due: DayReference?
    /// Notes.
    public var notes: String?

    /// Creates the value from its required attributes.
    public init(twin: String, borrower: String, due: DayReference? = nil) {
        self.twin = twin
        self.borrower = borrower
        self.due = due
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LendInput", "Which item to lend, and to whom.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed if it has several.",
            .recordName("0198c3a0"))
        field("borrower", \.borrower, "The person who borrows it.", .text(1...200, example: "Ana"))
        field("day", \.day, "The day on which it was lent; today by default.")
        field("due", \.due, "The day on which it is due back.")
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "with the charger"))
    }
}
