// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which twins to list; omitted filters match every twin.
@Schema("twins.MyTwinsInput")
public struct MyTwinsInput: SchemaProviding, Hashable {
    /// Words or beginnings of words in any text of the twins.
    @Field(.text(0...200, example: "dostoevsky")) public var text: String?
    /// The kinds to include.
    @Field(count: 0...9) public var kinds: [TwinKind] = []
    /// The place: its key, its name, its path, or the beginning of its key.
    @Field(.recordName("Kitchen")) public var location: String?
    /// Whether to include things in its subplaces.
    public var includesNested: Bool = true
    /// A tag.
    @Field(.text(1...50, example: "insured")) public var tag: String?
    /// The condition of an item.
    public var condition: ItemCondition?
    /// Whether an item is lent.
    public var isLent: Bool?
    /// The freshness of food, by how soon to use it.
    public var freshness: FreshnessStatus?
    /// Whether to list only favorites.
    public var favoritesOnly: Bool = false
    /// The order of the list; by relevance to a text, else by the time of addition by default.
    public var sort: TwinOrder?
    /// The maximum number of twins.
    @Field(.integer(1...1_000)) public var limit: Int = 20
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}
