// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The kind of an entry.
public enum EntryKind: String, Codable, Sendable, CaseIterable {
    case craving
    case use
}

extension EntryKind: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.EntryKind", "The kind of an entry.") {
        switch $0 {
        case .craving: "A craving."
        case .use: "A use."
        }
    }
}

/// An entry of the diary: a craving or a use.
public enum Entry: UnionRepresentable, Hashable {
    case craving(CravingEntry)
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

    /// The cases.
    public static let variants: [Variant<Entry>] = [
        variant("craving", "A craving.", Entry.craving) {
            if case .craving(let entry) = $0 { entry } else { nil }
        },
        variant("use", "A use.", Entry.use) {
            if case .use(let entry) = $0 { entry } else { nil }
        },
    ]

    /// The schema.
    public static let schema = Schema<Entry>.union("cravings.Entry", "An entry of the diary: a craving or a use.")
}
