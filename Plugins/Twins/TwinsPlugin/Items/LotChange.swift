// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A lot that was opened, frozen, or thawed.
@Schema("twins.LotChange")
public struct LotChange: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The unit of the quantities.
    @Field(.text(1...30, example: "packs")) public var unit: String?
    /// The lot.
    public var lot: FoodLot
    /// The previous last day to use it.
    public var previousDue: CalendarDay?
    /// The last day to use it.
    public var due: CalendarDay?
    /// The rest of the lot, if only a part was changed.
    public var rest: FoodLot?
    /// The open recalls of the lot.
    public var recalls: [RecallMatch] = []
}
