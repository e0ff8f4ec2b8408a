// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which recall to close, or to open again.
@Schema("twins.CloseRecallInput")
public struct CloseRecallInput: SchemaProviding, Hashable {
    /// The recall: its key, the beginning of its key, or the whole name of the thing that it concerns.
    @Field(.recordName("0198c3a0")) public var recall: String
    /// Whether to open a closed recall again.
    public var reopen: Bool = false
    /// The day on which it was closed; today by default.
    public var day: DayReference?
}
