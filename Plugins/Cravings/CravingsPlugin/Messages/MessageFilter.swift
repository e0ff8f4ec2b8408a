// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for messages; omitted fields match everything.
@Schema("cravings.MessageFilter")
public struct MessageFilter: SchemaProviding, Hashable {
    /// The category.
    public var category: MessageCategory?
    /// Whether the person wrote it.
    public var isOwn: Bool?
    /// Whether it can be shown.
    public var isActive: Bool?
}
