// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The item to lend, and the borrower.
@Schema("twins.LendInput")
public struct LendInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The borrower.
    @Field(.text(1...200, example: "Ana")) public var borrower: String
    /// The loan date; today by default.
    public var day: DayReference?
    /// The date it is due back.
    public var due: DayReference?
    /// Notes.
    @Field(.text(0...10_000, example: "with the charger")) public var notes: String?
}
