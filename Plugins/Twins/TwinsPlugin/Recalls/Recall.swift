// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A product recall.
@Schema("twins.Recall")
public struct Recall: SchemaProviding, Hashable {
    /// The unique key of the recall.
    @Field(.recordKey) public var id: String
    /// The key of the affected twin; absent if the recall is by codes.
    @Field(.recordKey) public var twin: String?
    /// The notice.
    public var notice: RecallNotice
    /// The time when it was added.
    public var added: Timestamp
    /// The date you closed it, for instance after a refund; absent while it is open.
    public var closed: CalendarDay?
}
