// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A message for a craving.
///
/// One of the person's own, or a built-in one.
@Schema("cravings.CravingMessage")
public struct CravingMessage: SchemaProviding, Hashable, Identifiable {
    /// The key.
    ///
    /// A built-in text has the same key in every version.
    @Field(.entryKey) public var id: String
    /// The text.
    ///
    /// The person's own words, or English for a built-in text.
    @Field(.messageContent) public var content: String
    /// The Ukrainian text.
    ///
    /// Nil for the person's own words.
    @Field(.messageContent) public var ukrainian: String?
    /// The situation it is written for.
    public var category: MessageCategory
    /// The triggers it fits best.
    ///
    /// None if it fits the whole category.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// Whether the person wrote it.
    public var isOwn: Bool = false
    /// The priority, 0 or more; the lower number comes first.
    @Field(.priority) public var priority: Int = 0
    /// How many times it was shown.
    @Field(.shownCount) public var timesShown: Int = 0
    /// The offset added to the times shown.
    ///
    /// A new text therefore starts level with its category.
    @Field(.shownCount) public var countOffset: Int = 0
    /// When it was last shown.
    ///
    /// Nil if never.
    public var lastShown: Timestamp?
    /// Whether it can be shown.
    public var isActive: Bool = true
    /// The triggers for which it is hidden.
    @Field(.triggers) public var hiddenFor: [Trigger] = []
    /// When it was added.
    ///
    /// Nil for a built-in text.
    public var created: Timestamp?
    /// When it was last changed.
    ///
    /// Nil if never.
    public var modified: Timestamp?

    /// The number by which messages are ordered first: the times shown and the offset.
    public var count: Int { timesShown + countOffset }
}

extension Schema where Value == String {
    /// The text of a message.
    package static var messageContent: Schema { .text(1...500, example: "A craving rises, stays a while, and fades.") }
}

extension Schema where Value == Int {
    /// The priority of a message; the lower number comes first.
    package static var priority: Schema { .integer(0...1_000_000) }
    /// How many times something was shown.
    package static var shownCount: Schema { .integer(0...1_000_000_000) }
}
