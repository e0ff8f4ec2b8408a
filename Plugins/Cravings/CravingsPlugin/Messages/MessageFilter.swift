// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for messages; omitted fields match everything.
public struct MessageFilter: SchemaProviding, Hashable {
    /// The category.
    public var category: MessageCategory?
    /// Whether the person wrote it.
    public var isOwn: Bool?
    /// Whether it can be shown.
    public var isActive: Bool?

    /// Creates a filter; all messages by default.
    public init(category: MessageCategory? = nil, isOwn: Bool? = nil, isActive: Bool? = nil) {
        self.category = category
        self.isOwn = isOwn
        self.isActive = isActive
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MessageFilter", "A filter for messages; omitted fields match everything."
    ) {
        field("category", \.category, "The category.")
        field("isOwn", \.isOwn, "Whether the person wrote it.", .boolean)
        field("isActive", \.isActive, "Whether it can be shown.", .boolean)
    }
}
