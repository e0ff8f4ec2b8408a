// SPDX-License-Identifier: Apache-2.0

/// A type-erased schema: the source of validation, JSON Schema, help, and documentation.
///
/// Use it to generate a face, such as a form or command-line options. Create it with ``Schema``, or at run time from
/// its parts or from JSON Schema with ``init(jsonSchema:)``.
///
/// ```swift
/// for field in try engine.computation("hiking.walking-time").input.fields {
///     print("\(field.name): \(field.schema.inWords)")      // legs: a list of 1 to 50, each an object
/// }
/// ```
public struct AnySchema: Sendable {
    /// The kinds of values.
    ///
    /// ```swift
    /// let control =
    ///     switch field.schema.resolved.kind {
    ///     case .boolean: "checkbox"
    ///     case .enumeration(let cases): "menu of \(cases.count)"
    ///     case .number, .integer: "number field"
    ///     default: "text field"
    ///     }
    /// ```
    public indirect enum Kind: Sendable {
        /// An object with these fields, and no others unless ``AnySchema/allowsOtherFields``.
        case object([Field])
        /// One of several kinds of objects, which one of their members identifies.
        case union(Union)
        /// A list with a number of elements in a range.
        case list(of: AnySchema, count: ClosedRange<Int>)
        /// An object with any keys, whose values have the same schema, with an optional rule for keys.
        case dictionary(of: AnySchema, keys: TextRule?)
        /// A text.
        case text(TextRule)
        /// Bytes: a file or stream in process, base64 in JSON.
        case blob(BlobRule)
        /// A number within bounds, with its unit.
        case number(NumberBounds, MeasurementUnit?)
        /// An integer in a range, with its unit.
        case integer(ClosedRange<Int>, MeasurementUnit?)
        /// True or false.
        case boolean
        /// One of these words.
        case enumeration([Case])
        /// A value or null.
        case optional(AnySchema)
        /// Any JSON value.
        case any
        /// A type with a separate schema, which is in `$defs` in JSON Schema.
        case reference(Reference)
    }

    /// A named member of an object.
    ///
    /// ```swift
    /// let distance = AnySchema.Field(
    ///     name: "distance", summary: "The length on the map.",
    ///     schema: AnySchema(kind: .number(.init(0...100), .kilometers)), isRequired: true)
    /// ```
    public struct Field: Sendable {
        /// The key.
        public let name: String
        /// A summary in one sentence.
        public let summary: String
        /// The schema of the value.
        public let schema: AnySchema
        /// Whether the field is required.
        public let isRequired: Bool
        /// The default that replaces a missing value before decoding.
        public let defaultValue: JSONValue?

        /// Creates a field.
        ///
        /// - Parameters:
        ///   - name: The key.
        ///   - summary: A summary in one sentence.
        ///   - schema: The schema of its value.
        ///   - isRequired: Whether the field is required.
        ///   - defaultValue: The complete default, as the schema would encode it.
        public init(
            name: String, summary: String, schema: AnySchema, isRequired: Bool, defaultValue: JSONValue? = nil
        ) {
            self.name = name
            self.summary = summary
            self.schema = schema
            self.isRequired = isRequired
            self.defaultValue = defaultValue
        }
    }

    /// Several kinds of objects, which the value of one member identifies.
    ///
    /// ```swift
    /// let departure = AnySchema.Union(
    ///     discriminator: "kind",
    ///     variants: [
    ///         .init(value: "now", summary: "At once.", fields: []),
    ///         .init(value: "later", summary: "After a delay.", fields: [minutes]),
    ///     ])
    /// ```
    public struct Union: Sendable {
        /// The member that identifies the kind of an object.
        public let discriminator: String
        /// The kinds.
        public let variants: [Variant]

        /// One kind of object; see ``AnySchema/Union`` for an example.
        public struct Variant: Sendable {
            /// The discriminator's value.
            public let value: String
            /// A summary in one sentence.
            public let summary: String
            /// The object's other members.
            public var fields: [Field] { schema.fields }
            /// The schema of the other members.
            let schema: AnySchema

            /// Creates a kind of object with members in addition to the discriminator.
            public init(value: String, summary: String = "", fields: [Field]) {
                self.init(value: value, summary: summary, schema: AnySchema(kind: .object(fields)))
            }

            init(value: String, summary: String, schema: AnySchema) {
                self.value = value
                self.summary = summary
                self.schema = schema
            }
        }

        /// Creates a union.
        ///
        /// - Parameters:
        ///   - discriminator: The member that identifies the kind of an object.
        ///   - variants: The kinds, which must not have a field with the discriminator's name.
        public init(discriminator: String, variants: [Variant]) {
            self.discriminator = discriminator
            self.variants = variants
        }
    }

    /// One word of an enumeration.
    ///
    /// ```swift
    /// let fall = AnySchema.Case("fall", "September to November.", aliases: ["autumn"])
    /// ```
    public struct Case: Sendable {
        /// The word that users type.
        public let value: String
        /// The meaning of the word.
        public let summary: String
        /// Other spellings that are accepted and replaced by ``value``.
        public let aliases: [String]

        /// Creates a case.
        public init(_ value: String, _ summary: String = "", aliases: [String] = []) {
            self.value = value
            self.summary = summary
            self.aliases = aliases
        }
    }

    /// The bounds of a number; infinity means no bound.
    ///
    /// ```swift
    /// let isAllowed = AnySchema.NumberBounds(0...100, excludesMinimum: true).contains(0)      // false
    /// ```
    public struct NumberBounds: Sendable, Hashable {
        /// The lower bound.
        public let minimum: Double
        /// The upper bound.
        public let maximum: Double
        /// Whether a number must be greater than the lower bound.
        public let excludesMinimum: Bool
        /// Whether a number must be less than the upper bound.
        public let excludesMaximum: Bool

        /// Creates bounds.
        public init(
            _ range: ClosedRange<Double>, excludesMinimum: Bool = false, excludesMaximum: Bool = false
        ) {
            minimum = range.lowerBound
            maximum = range.upperBound
            self.excludesMinimum = excludesMinimum
            self.excludesMaximum = excludesMaximum
        }

        /// Whether a number is finite and within the bounds.
        public func contains(_ value: Double) -> Bool {
            value.isFinite && value >= minimum && value <= maximum && !(excludesMinimum && value == minimum)
                && !(excludesMaximum && value == maximum)
        }
    }

    /// The rule of accepted bytes.
    ///
    /// It is the rule of a ``Schema/blob(_:maximumBytes:)``.
    public struct BlobRule: Sendable, Hashable {
        /// The media types that are accepted; empty for any.
        public let mediaTypes: [String]
        /// The maximum size in bytes.
        public let maximumBytes: Int

        /// Creates a rule.
        ///
        /// - Parameters:
        ///   - mediaTypes: The media types (RFC 6838) that are accepted, such as `image/jpeg`; empty for any.
        ///   - maximumBytes: The maximum size in bytes.
        public init(mediaTypes: [String] = [], maximumBytes: Int) {
            self.mediaTypes = mediaTypes
            self.maximumBytes = maximumBytes
        }
    }

    /// A reference to a type's schema, which is resolved lazily so that types can be recursive.
    ///
    /// ``Schema/nested`` creates one.
    public struct Reference: Sendable {
        private let resolve: @Sendable () -> AnySchema
        /// The identity of the type; `nil` for a schema created at run time.
        let type: ObjectIdentifier?
        /// The name of a definition in a schema created at run time.
        let definition: String?

        /// The type's schema.
        public var schema: AnySchema { resolve() }

        /// The type's name in `$defs`.
        public var name: String { schema.name }

        init(
            type: ObjectIdentifier? = nil, definition: String? = nil, resolve: @escaping @Sendable () -> AnySchema
        ) {
            self.type = type
            self.definition = definition
            self.resolve = resolve
        }
    }

    /// The type's name, qualified by its plugin, for objects and enumerations; empty for plain values.
    public let name: String
    /// A summary in one sentence; can be empty for plain values.
    public let summary: String
    /// The kind of values.
    public let kind: Kind
    /// Whether the value is accepted in inputs but never shown.
    public let isWriteOnly: Bool
    /// Whether an object can have members besides its fields, which are kept.
    public let allowsOtherFields: Bool

    /// Creates a schema.
    ///
    /// - Parameters:
    ///   - name: The type's name qualified by its plugin, such as `wardrobe.Season`, for objects, unions and
    ///     enumerations; empty for plain values.
    ///   - summary: A summary in one sentence.
    ///   - kind: The kind of values.
    ///   - isWriteOnly: Whether the value is accepted in inputs but never shown.
    ///   - allowsOtherFields: Whether an object can have members besides its fields.
    public init(
        name: String = "", summary: String = "", kind: Kind, isWriteOnly: Bool = false, allowsOtherFields: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isWriteOnly = isWriteOnly
        self.allowsOtherFields = allowsOtherFields
    }

    /// The schema behind a reference, or the schema itself.
    public var resolved: AnySchema {
        if case .reference(let reference) = kind { reference.schema.resolved } else { self }
    }

    /// The fields of an object, or none for another kind.
    public var fields: [Field] {
        if case .object(let fields) = resolved.kind { fields } else { [] }
    }

    /// The name without its plugin: `Season` for `wardrobe.Season`.
    public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension AnySchema {
    /// The rule of a text, or `nil` for another kind.
    var textRule: TextRule? {
        if case .text(let rule) = kind { rule } else { nil }
    }
}
