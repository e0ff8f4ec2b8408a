// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A recall by a maker.
@Schema("twins.Recall")
public struct Recall: SchemaProviding, Hashable {
    /// The unique key of the recall.
    @Field(.recordKey) public var id: String
    /// The key of the twin that it concerns; absent if codes decide.
    @Field(.recordKey) public var twin: String?
    /// The notice.
    public var notice: RecallNotice
    /// The time when it was added.
    public var added: Timestamp
    /// The day on which you closed it, for instance after a refund; absent while it is open.
    public var closed: CalendarDay?
}
