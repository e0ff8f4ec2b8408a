// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A lot that was opened, frozen, or thawed.
public struct LotChange: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The unit of the quantities.
    public var unit: String?
    /// The lot.
    public var lot: FoodLot
    /// The day until which it was usable before.
    public var previousDue: CalendarDay?
    /// The day until which it is usable.
    public var due: CalendarDay?
    /// The rest of the lot, if only a part was changed.
    public var rest: FoodLot?
    /// The open recalls of the lot.
    public var recalls: [RecallMatch]

    /// Creates the value from its required attributes.
    public init(
        twin: NamedRecord, unit: String? = nil, lot: FoodLot, previousDue: CalendarDay? = nil, due: CalendarDay? = nil,
        rest: FoodLot? = nil, recalls: [RecallMatch] = []
    ) {
        self.twin = twin
        self.unit = unit
        self.lot = lot
        self.previousDue = previousDue
        self.due = due
        self.rest = rest
        self.recalls = recalls
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LotChange", "A lot that was opened, frozen, or thawed.") {
        field("twin", \.twin, "The twin.")
        field("unit", \.unit, "The unit of the quantities.", .text(1...30, example: "packs"))
        field("lot", \.lot, "The lot.")
        field("previousDue", \.previousDue, "The day until which it was usable before.")
        field("due", \.due, "The day until which it is usable.")
        field("rest", \.rest, "The rest of the lot, if only a part was changed.")
        field("recalls", \.recalls, "The open recalls of the lot.", .list(of: .nested), default: [])
    }
}
