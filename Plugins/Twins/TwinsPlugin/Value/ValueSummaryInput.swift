// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Things, their places, and the day of their value.
@Schema("twins.ValueSummaryInput")
public struct ValueSummaryInput: SchemaProviding, Hashable {
    /// The things.
    @Field(count: 0...1_000_000) public var twins: [Twin]
    /// The places.
    @Field(count: 0...100_000) public var locations: [Location] = []
    /// The recalls; closed ones are ignored.
    @Field(count: 0...100_000) public var recalls: [Recall] = []
    /// The day whose values are computed; today if omitted.
    public var day: DayReference?
    /// Whether to list every item with its photos, for an insurer.
    public var listsItems: Bool = true
    /// The photos, by the content hash that items have.
    @Field(.dictionary(of: .photo, keys: .contentHash)) public var photos: [String: Blob] = [:]
}
