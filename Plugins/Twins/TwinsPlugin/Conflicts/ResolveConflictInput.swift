// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Two versions of things, and their common version.
@Schema("twins.ResolveConflictInput")
public struct ResolveConflictInput: SchemaProviding, Hashable {
    /// The things as they are here.
    @Field(count: 0...1_000_000) public var local: [Twin]
    /// The things as they are in the other copy.
    @Field(count: 0...1_000_000) public var remote: [Twin]
    /// The things as both copies last had them; without them, every difference counts as a change on both sides.
    @Field(count: 0...1_000_000) public var ancestor: [Twin] = []
    /// Your answers to the questions of an earlier run.
    @Field(count: 0...100_000) public var answers: [ConflictAnswer] = []
}

/// An answer to a question about two versions.
public struct ConflictAnswer: SchemaProviding, Hashable {
    /// The key of the thing.
    public var twin: String
    /// The field as in the question; empty for the whole thing.
    public var field: String
    /// The version to take.
    public var take: ConflictSide

    /// Creates an answer.
    public init(twin: String, field: String, take: ConflictSide) {
        self.twin = twin
        self.field = field
        self.take = take
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.ConflictAnswer", "An answer to a question about two versions."
    ) {
        ComputationKit.field("twin", \.twin, "The key of the thing.", .recordKey)
        ComputationKit.field(
            "field", \.field, "The field as in the question; empty for the whole thing.", .text(0...1_000))
        ComputationKit.field("take", \.take, "The version to take.")
    }
}

/// A version of a field.
@Schema("twins.ConflictSide")
public enum ConflictSide: String, CaseIterable, SchemaProviding {
    /// The version here.
    case local
    /// The version of the other copy.
    case remote
}
