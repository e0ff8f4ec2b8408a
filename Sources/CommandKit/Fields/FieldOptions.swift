// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The options of a command for the fields of a type, made from its schema.
///
/// Every field has an option named after it, in the order of the type: `purchaseDate` has `--purchase-date`, and a field
/// of a nested object, such as `nutrition.calories`, has `--calories`. State only what differs.
///
/// ```swift
/// enum ItemOptions: FieldOptionSet {
///     static let options = FieldOptions(of: ItemFields.self, ["location": "place", "purchased": "bought"])
/// }
///
/// struct AddCommand: AsyncParsableCommand {
///     @OptionGroup var item: FieldArguments<ItemOptions>
/// }
/// ```
///
/// Text is read by the schema: numbers, dates, and words of enumerations in any case as they are; lists separated by
/// commas, and several times; amounts such as `89.90 EUR`; files for bytes; `-` for standard input in notes. Unions
/// and lists of objects have an option only if a reading is stated.
public struct FieldOptions: Sendable {
    /// The path of the fields in the input; empty for the input itself.
    let path: String
    private let schema: @Sendable () -> AnySchema
    private let names: Set<String>?
    private let isPatch: Bool
    private let differences: [String: FieldOption]

    /// Creates the options of a type's fields.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - path: The path of the fields in the input; empty for the input itself.
    ///   - names: The names of the fields that have options; all by default.
    ///   - isPatch: Whether omitted fields keep their values, as in an edit, so that they have no defaults.
    ///   - differences: What differs, by the path of the field within the type.
    public init<Fields: SchemaProviding>(
        of type: Fields.Type, at path: String = "", only names: Set<String>? = nil, isPatch: Bool = false,
        _ differences: [String: FieldOption] = [:]
    ) {
        self.path = path
        self.names = names
        self.isPatch = isPatch
        self.differences = differences
        schema = { Fields.schema.erased }
    }

    /// The options in the order of the fields, arguments first.
    var all: [SchemaOption] {
        let options = options(of: schema(), under: "", depth: 0)
        assert(unknownPaths.isEmpty, "no fields: \(unknownPaths)")
        return options.filter(\.isArgument) + options.filter { !$0.isArgument }
    }

    /// The names of the options whose fields can be cleared.
    var clearable: [String] { all.filter(\.field.isClearable).compactMap(\.names.first) }

    /// The paths of differences, and the names of fields with options, that the type doesn't have.
    private var unknownPaths: [String] {
        var (known, waiting): (Set<String>, _) = ([], [("", schema(), 0)])
        while let (path, schema, depth) = waiting.popLast() {
            for field in schema.unwrapped.fields {
                let path = path.isEmpty ? field.name : "\(path).\(field.name)"
                known.insert(path)
                if depth < 4 { waiting.append((path, field.schema, depth + 1)) }
            }
        }
        return (names ?? []).union(differences.keys).subtracting(known).sorted()
    }

    /// What errors call the fields that other options set, by the path of the field.
    var namesInErrors: [String: String] { differences.compactMapValues(\.nameInErrors) }

    private func options(of schema: AnySchema, under path: String, depth: Int) -> [SchemaOption] {
        schema.unwrapped.fields.flatMap { field -> [SchemaOption] in
            let path = path.isEmpty ? field.name : "\(path).\(field.name)"
            if depth == 0, names?.contains(path) == false { return [] }
            let stated = differences[path]
            let isObject = if case .object = field.schema.unwrapped.kind { depth < 4 } else { false }
            if let stated, stated.isHidden, stated.nameInErrors == nil || !isObject { return [] }
            if stated?.reading == nil, !field.schema.isTyped {
                return isObject ? options(of: field.schema, under: path, depth: depth + 1) : []
            }
            return [SchemaOption(isPatch ? field.omittable : field, at: path, stated)]
        }
    }
}

/// A set of options with a type of its own, as ``FieldArguments`` needs it.
public protocol FieldOptionSet {
    /// The options.
    static var options: FieldOptions { get }
}

extension AnySchema.Field {
    /// The field without a default.
    fileprivate var omittable: AnySchema.Field {
        AnySchema.Field(name: name, summary: summary, schema: schema, isRequired: false)
    }
}
