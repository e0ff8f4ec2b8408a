// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Things merged from two versions, field by field.
@Schema("twins.ConflictResolution")
public struct ConflictResolution: SchemaProviding, Hashable {
    /// The merged things, by key.
    ///
    /// A field in a question has the newer version until it is answered.
    public var merged: [Twin]
    /// The things that one side removed and the other didn't change.
    public var removed: [NamedRecord]
    /// The fields that both sides changed, with the chosen version.
    public var decisions: [ConflictDecision]
    /// The fields for you to decide.
    public var questions: [ConflictQuestion]
    /// Whether there are no questions left.
    public var isComplete: Bool
}

/// A field that both sides changed, with the chosen version.
public struct ConflictDecision: SchemaProviding, Hashable {
    /// The thing.
    public var twin: NamedRecord
    /// The path of the field, such as `details.pages`; empty for the whole thing.
    public var field: String
    /// The chosen version.
    public var taken: Taken
    /// The reason for the choice.
    public var message: Message

    /// The chosen version of a field.
    @Schema("twins.ConflictTaken")
    public enum Taken: String, CaseIterable, SchemaProviding {
        /// The version here.
        case local
        /// The version of the other copy.
        case remote
        /// The elements of both.
        case both
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.ConflictDecision", "A field that both sides changed, with the chosen version."
    ) {
        ComputationKit.field("twin", \.twin, "The thing.")
        ComputationKit.field(
            "field", \.field, "The path of the field, such as `details.pages`; empty for the whole thing.",
            .text(0...1_000))
        ComputationKit.field("taken", \.taken, "The chosen version.")
        ComputationKit.field("message", \.message, "The reason for the choice.")
    }
}

/// A field for you to decide.
public struct ConflictQuestion: SchemaProviding, Hashable {
    /// The thing.
    public var twin: NamedRecord
    /// The path of the field, such as `details.notes`; empty for the whole thing.
    public var field: String
    /// The common version; null if there was none.
    public var ancestor: JSONValue
    /// The version here; null if there is none.
    public var local: JSONValue
    /// The version of the other copy; null if there is none.
    public var remote: JSONValue
    /// The reason for the question.
    public var message: Message

    /// The schema.
    public static let schema = Schema<Self>.object("twins.ConflictQuestion", "A field for you to decide.") {
        ComputationKit.field("twin", \.twin, "The thing.")
        ComputationKit.field(
            "field", \.field, "The path of the field, such as `details.notes`; empty for the whole thing.",
            .text(0...1_000))
        ComputationKit.field(
            "ancestor", \.ancestor, "The common version; null if there was none.", .any)
        ComputationKit.field("local", \.local, "The version here; null if there is none.", .any)
        ComputationKit.field("remote", \.remote, "The version of the other copy; null if there is none.", .any)
        ComputationKit.field("message", \.message, "The reason for the question.")
    }
}
