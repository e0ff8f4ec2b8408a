// SPDX-License-Identifier: Apache-2.0

/// A type as seen from outside, without the Swift type: the source of validation, JSON Schema, help, and docs.
///
/// Read it to generate a face, such as a form or command-line options. Create it through ``Schema``, or at run time from
/// its parts or from JSON Schema with ``init(jsonSchema:)``.
public struct AnySchema: Sendable {
    /// The kinds of values.
    public indirect enum Kind: Sendable {
        /// An object with these fields and no others.
        case object([Field])
        /// One of several objects, told apart by one of their members.
        case union(Union)
        /// A list with a number of elements in a range.
        case list(of: AnySchema, count: ClosedRange<Int>)
        /// An object with any keys, whose values have one schema; the keys follow a rule, if there is one.
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
        /// A type with a schema of its own, which JSON Schema names in `$defs`.
        case reference(Reference)
    }

    /// A named member of an object.
    public struct Field: Sendable {
        /// The key.
        public let name: String
        /// One sentence of prose.
        public let summary: String
        /// The schema of its value.
        public let schema: AnySchema
        /// Whether an input without it is refused.
        public let isRequired: Bool
        /// What an absent value becomes before decoding.
        public let defaultValue: JSONValue?
        /// Keys of earlier versions that are still read, and never written.
        public let formerNames: [String]

        /// Creates a field.
        ///
        /// - Parameters:
        ///   - name: the key.
        ///   - summary: one sentence of prose.
        ///   - schema: the schema of its value.
        ///   - isRequired: whether an input without it is refused.
        ///   - defaultValue: what an absent value becomes; complete, as the schema would write it.
        ///   - formerNames: keys of earlier versions that are still read.
        public init(
            name: String, summary: String, schema: AnySchema, isRequired: Bool, defaultValue: JSONValue? = nil,
            formerNames: [String] = []
        ) {
            self.name = name
            self.summary = summary
            self.schema = schema
            self.isRequired = isRequired
            self.defaultValue = defaultValue
            self.formerNames = formerNames
        }
    }

    /// Objects of several kinds, told apart by the value of one member.
    public struct Union: Sendable {
        /// The member that says which kind an object is.
        public let discriminator: String
        /// The kinds.
        public let variants: [Variant]

        /// One kind of object.
        public struct Variant: Sendable {
            /// The discriminator's value.
            public let value: String
            /// One sentence of prose.
            public let summary: String
            /// The object's other members.
            public var fields: [Field] { schema.fields }
            /// The schema of the other members.
            let schema: AnySchema

            /// Creates a kind of object with these members besides the discriminator.
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
        ///   - discriminator: the member that says which kind an object is.
        ///   - variants: the kinds, none of which has a field of the discriminator's name.
        public init(discriminator: String, variants: [Variant]) {
            self.discriminator = discriminator
            self.variants = variants
        }
    }

    /// One word of an enumeration.
    public struct Case: Sendable {
        /// The word users type.
        public let value: String
        /// What it means.
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
        @inlinable
        public init(
            _ range: ClosedRange<Double>, excludesMinimum: Bool = false, excludesMaximum: Bool = false
        ) {
            minimum = range.lowerBound
            maximum = range.upperBound
            self.excludesMinimum = excludesMinimum
            self.excludesMaximum = excludesMaximum
        }

        /// Whether a number is finite and within the bounds.
        @inlinable
        public func contains(_ value: Double) -> Bool {
            value.isFinite && value >= minimum && value <= maximum && !(excludesMinimum && value == minimum)
                && !(excludesMaximum && value == maximum)
        }
    }

    /// What bytes may be.
    public struct BlobRule: Sendable, Hashable {
        /// The media types that are accepted; empty for any.
        public let mediaTypes: [String]
        /// The most bytes.
        public let maximumBytes: Int

        /// Creates a rule.
        ///
        /// - Parameters:
        ///   - mediaTypes: the media types (RFC 6838) that are accepted, such as `image/jpeg`; empty for any.
        ///   - maximumBytes: the most bytes.
        public init(mediaTypes: [String] = [], maximumBytes: Int) {
            self.mediaTypes = mediaTypes
            self.maximumBytes = maximumBytes
        }
    }

    /// A type with a schema of its own, reached lazily so that types may contain themselves.
    public struct Reference: Sendable {
        private let resolve: @Sendable () -> AnySchema
        /// What tells the type from another of the same name; nil for a schema made at run time.
        let type: ObjectIdentifier?
        /// The name by which a schema made at run time is referred to.
        let definition: String?

        /// The type's own schema.
        public var schema: AnySchema { resolve() }

        /// The type's name in `$defs`.
        public var name: String { schema.name }

        @usableFromInline
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
    /// One sentence of prose; may be empty for plain values.
    public let summary: String
    /// The kind of values.
    public let kind: Kind
    /// Whether a value is taken in but never shown again.
    public let isWriteOnly: Bool

    /// Creates a schema.
    ///
    /// - Parameters:
    ///   - name: the type's name qualified by its plugin, such as `wardrobe.Season`, for objects, unions and
    ///     enumerations; empty for plain values.
    ///   - summary: one sentence of prose.
    ///   - kind: the kind of values.
    ///   - isWriteOnly: whether a value is taken in but never shown again.
    public init(name: String = "", summary: String = "", kind: Kind, isWriteOnly: Bool = false) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isWriteOnly = isWriteOnly
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
    /// The rule of a text, or nil for another kind.
    @usableFromInline var textRule: TextRule? {
        if case .text(let rule) = kind { rule } else { nil }
    }
}
