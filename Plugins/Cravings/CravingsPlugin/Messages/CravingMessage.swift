// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A text that is shown at a craving: one of the person's own, or a built-in one.
public struct CravingMessage: SchemaProviding, Hashable, Identifiable {
    /// The key; a built-in text has the same key in every version.
    public var id: String
    /// The text: the person's own words, or English for a built-in text.
    public var content: String
    /// The Ukrainian text; nil for the person's own words.
    public var ukrainian: String?
    /// The situation it is written for.
    public var category: MessageCategory
    /// The triggers it fits best; none if it fits the whole category.
    public var triggers: [Trigger]
    /// Whether the person wrote it.
    public var isOwn: Bool
    /// The priority, 0 or more; the lower number comes first.
    public var priority: Int
    /// How many times it was shown.
    public var timesShown: Int
    /// What is added to the times shown, so that a new text starts level with its category.
    public var countOffset: Int
    /// When it was last shown; nil if never.
    public var lastShown: Timestamp?
    /// Whether it can be shown.
    public var isActive: Bool
    /// The triggers at which it isn't shown.
    public var hiddenFor: [Trigger]
    /// When it was added; nil for a built-in text.
    public var created: Timestamp?
    /// When it was last changed; nil if never.
    public var modified: Timestamp?

    /// Creates a message; set the optional values afterward.
    public init(
        id: String, content: String, ukrainian: String? = nil, category: MessageCategory, triggers: [Trigger] = [],
        isOwn: Bool = false, priority: Int = 0, isActive: Bool = true
    ) {
        self.id = id
        self.content = content
        self.ukrainian = ukrainian
        self.category = category
        self.triggers = triggers
        self.isOwn = isOwn
        self.priority = priority
        timesShown = 0
        countOffset = 0
        self.isActive = isActive
        hiddenFor = []
    }

    /// The number by which messages are ordered first: the times shown and the offset.
    public var count: Int { timesShown + countOffset }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.CravingMessage", "A text that is shown at a craving.") {
        field("id", \.id, "The key.", .entryKey)
        field("content", \.content, "The text.", .messageContent)
        field("ukrainian", \.ukrainian, "The Ukrainian text.", .messageContent)
        field("category", \.category, "The situation it is written for.")
        field("triggers", \.triggers, "The triggers it fits best.", .triggers, default: [])
        field("isOwn", \.isOwn, "Whether the person wrote it.", .boolean, default: false)
        field("priority", \.priority, "The priority, 0 or more; the lower number comes first.", .priority, default: 0)
        field("timesShown", \.timesShown, "How many times it was shown.", .shownCount, default: 0)
        field("countOffset", \.countOffset, "What is added to the times shown.", .shownCount, default: 0)
        field("lastShown", \.lastShown, "When it was last shown.")
        field("isActive", \.isActive, "Whether it can be shown.", .boolean, default: true)
        field("hiddenFor", \.hiddenFor, "The triggers at which it isn't shown.", .triggers, default: [])
        field("created", \.created, "When it was added.")
        field("modified", \.modified, "When it was last changed.")
    }
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
