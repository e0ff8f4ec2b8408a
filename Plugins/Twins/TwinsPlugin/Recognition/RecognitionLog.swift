// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Recognitions, newest first.
@Schema("twins.RecognitionLog")
public struct RecognitionLog: SchemaProviding, Hashable {
    /// The entries.
    public var entries: [RecognitionLogEntry]
    /// The names of the twins by their keys.
    @Field(.dictionary(of: .text())) public var names: [String: String]
    /// The number of matching entries, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
