// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A recall by a maker.
public struct Recall: SchemaProviding, Hashable {
    /// The unique key of the recall.
    public var id: String
    /// The key of the twin that it concerns; absent if codes decide.
    public var twin: String?
    /// The notice.
    public var notice: RecallNotice
    /// The time when it was added.
    public var added: Timestamp
    /// The day on which you closed it, for instance after a refund; absent while it is open.
    public var closed: CalendarDay?

    /// Creates the value from its required attributes.
    public init(id: String, twin: String? = nil, notice: RecallNotice, added: Timestamp) {
        self.id = id
        self.twin = twin
        self.notice = notice
        self.added = added
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Recall", "A recall by a maker.") {
        field("id", \.id, "The unique key of the recall.", .recordKey)
        field("twin", \.twin, "The key of the twin that it concerns; absent if codes decide.", .recordKey)
        field("notice", \.notice, "The notice.")
        field("added", \.added, "The time when it was added.")
        field(
            "closed", \.closed,
            "The day on which you closed it, for instance after a refund; absent while it is open.")
    }
}
