// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The recall to close or reopen.
@Schema("twins.CloseRecallInput")
public struct CloseRecallInput: SchemaProviding, Hashable {
    /// The recall: its key, the beginning of its key, or the whole name of the affected thing.
    @Field(.recordName("0198c3a0")) public var recall: String
    /// Whether to reopen a closed recall.
    public var reopen: Bool = false
    /// The date it was closed; today by default.
    public var day: DayReference?
}
