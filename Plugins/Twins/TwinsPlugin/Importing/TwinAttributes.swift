// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The names of the attributes of each kind, by its schema.
enum TwinAttributes {
    /// Returns the attributes of a kind, in the order of its schema.
    static func list(of kind: TwinKind) -> [AnySchema.Field] { fields[kind] ?? [] }

    /// Returns the names of the attributes of a kind.
    static func of(_ kind: TwinKind) -> Set<String> { names[kind] ?? [] }

    /// Returns the attribute that names a thing of a kind: `title`, `product`, or `name`.
    static func name(of kind: TwinKind) -> String {
        switch kind {
        case .book, .games: "title"
        case .food: "product"
        default: "name"
        }
    }

    private static let fields: [TwinKind: [AnySchema.Field]] = {
        guard case .union(let union) = TwinDetails.schema.erased.resolved.kind else { return [:] }
        return Dictionary(
            union.variants.compactMap { variant in TwinKind(rawValue: variant.value).map { ($0, variant.fields) } }
        ) { first, _ in first }
    }()

    private static let names = fields.mapValues { Set($0.map(\.name)) }
}
