// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The item that was returned.
@Schema("twins.ReturnInput")
public struct ReturnInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The return date; today by default.
    public var day: DayReference?
}
