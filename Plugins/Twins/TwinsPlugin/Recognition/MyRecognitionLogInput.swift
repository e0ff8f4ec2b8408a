// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which recognitions to list.
@Schema("twins.MyRecognitionLogInput")
public struct MyRecognitionLogInput: SchemaProviding, Hashable {
    /// The first day.
    public var from: DayReference?
    /// The last day.
    public var until: DayReference?
    /// Whether to list only failed recognitions.
    public var failuresOnly: Bool = false
    /// The maximum number of entries.
    @Field(.integer(1...1_000)) public var limit: Int = 20
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}
