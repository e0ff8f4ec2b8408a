// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which recall to close, or to open again.
public struct CloseRecallInput: SchemaProviding, Hashable {
    /// The recall: its key, the beginning of its key, or the whole name of the thing that it concerns.
    public var recall: String
    /// Whether to open a closed recall again.
    public var reopen: Bool
    /// The day on which it was closed; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(recall: String, reopen: Bool = false) {
        self.recall = recall
        self.reopen = reopen
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.CloseRecallInput", "Which recall to close, or to open again."
    ) {
        field(
            "recall", \.recall,
            "The recall: its key, the beginning of its key, or the whole name of the thing that it concerns.",
            .recordName("0198c3a0"))
        field("reopen", \.reopen, "Whether to open a closed recall again.", .boolean, default: false)
        field("day", \.day, "The day on which it was closed; today by default.")
    }
}
