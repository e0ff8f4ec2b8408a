// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The kind of an entry.
@Schema("cravings.EntryKind")
public enum EntryKind: String, CaseIterable, SchemaProviding {
    /// A craving.
    case craving
    /// A use.
    case use
}

/// An entry of the diary: a craving or a use.
@Schema("cravings.Entry")
public enum Entry: UnionRepresentable, Hashable {
    /// A craving.
    case craving(CravingEntry)
    /// A use.
    case use(UsageEntry)

    /// The kind.
    public var kind: EntryKind {
        switch self {
        case .craving: .craving
        case .use: .use
        }
    }

    /// The key.
    public var id: String {
        switch self {
        case .craving(let entry): entry.id
        case .use(let entry): entry.id
        }
    }

    /// When it happened.
    public var time: Timestamp {
        switch self {
        case .craving(let entry): entry.time
        case .use(let entry): entry.time
        }
    }

    /// The time on the person's clock.
    public var local: CivilDateTime {
        switch self {
        case .craving(let entry): entry.local
        case .use(let entry): entry.local
        }
    }
}
