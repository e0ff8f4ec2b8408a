// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for packs, and the size of a page.
@Schema("challenges.MyPacksInput")
public struct MyPacksInput: SchemaProviding, Hashable {
    /// Text in the key or a title of a pack.
    @Field(.text(1...200, example: "creative")) public var text: String?
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 50
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
