// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the members of a structure or an enumeration with a schema.
enum SchemaMacro: MemberMacro {
    /// Formatting takes longer than everything else.
    static let formatMode = FormatMode.disabled

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let name = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression else { return [] }
        let missing = Set(protocols.compactMap { $0.as(IdentifierTypeSyntax.self)?.name.text })
        if let structure = declaration.as(StructDeclSyntax.self) {
            check(structure, missing, conformance: "SchemaProviding", in: context)
            return members(of: structure, name, in: context)
        }
        if let enumeration = declaration.as(EnumDeclSyntax.self) {
            let type = SchemaEnumeration(enumeration, name, in: context)
            check(
                enumeration, missing, conformance: type.isUnion ? "UnionRepresentable" : "SchemaProviding", in: context)
            return type.members
        }
        context.diagnose(SchemaProblem.neitherStructureNorEnumeration.diagnostic(at: node))
        return []
    }

    /// Reports a missing doc comment or conformance.
    private static func check(
        _ type: some DeclGroupSyntax & NamedDeclSyntax, _ missing: Set<String>, conformance: String,
        in context: some MacroExpansionContext
    ) {
        if type.summary.isEmpty { context.diagnose(SchemaProblem.noSummary(of: type.name.text).missing(at: type)) }
        if missing.contains(conformance) {
            context.diagnose(
                SchemaProblem.notConforming(type.name.text, to: conformance).conforming(type, to: conformance))
        }
    }

    private static func members(
        of structure: StructDeclSyntax, _ name: ExprSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let fields = structure.storedProperties.compactMap { SchemaProperty($0, in: context) }
        if fields.count > 128 { context.diagnose(SchemaProblem.tooManyFields.diagnostic(at: structure.name)) }
        let type = SchemaType(
            access: structure.modifiers.access, name: name, summary: structure.summary, fields: fields)
        return (structure.hasInitializer ? [] : [type.initializer]) + [
            type.schema, type.keys, type.reader, type.writer, type.decoder, type.encoder,
        ]
    }
}

/// Marks a property; `SchemaMacro` reads its arguments.
enum FieldMacro: PeerMacro {
    static let formatMode = FormatMode.disabled

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}

/// A structure whose members are generated.
struct SchemaType {
    /// The access modifier with a space, such as `public `; empty for internal.
    let access: String
    let name: ExprSyntax
    let summary: String
    let fields: [SchemaProperty]

    /// An initializer with a parameter for each property.
    var initializer: DeclSyntax {
        let parameters = fields.map { "\($0.identifier): \($0.type)\($0.parameterDefault)" }
        let lines = fields.map { "self.\($0.identifier) = \($0.identifier)" }
        return unparsed(
            """
            /// Creates a value from its attributes.
            \(access)init(\(parameters.joined(separator: ", "))) {
            \(lines.joined(separator: "\n"))
            }
            """)
    }

    var schema: DeclSyntax {
        let fields = fields.map {
            "let \($0.local): ComputationKit.FieldRule<\($0.valueType)> = fields.add(\($0.arguments))"
        }
        let checks = self.fields.map { field in
            "\(field.local)(\(field.isOptional ? "ifPresent: " : "")value.\(field.identifier), &issues)"
        }
        return unparsed(
            """
            /// The schema.
            \(access)static let schema: ComputationKit.Schema<Self> = {
            var fields = ComputationKit.SchemaFields<Self>()
            \(fields.joined(separator: "\n"))
            return fields.schema(\(name.trimmed), \(literal(summary))) { value, issues in
            \(checks.joined(separator: "\n"))
            }
            }()
            """)
    }

    var keys: DeclSyntax {
        let names = fields.map { "\(literal($0.name))" }.joined(separator: ", ")
        return unparsed("private static let jsonKeys = ComputationKit.JSONReader.Keys([\(names)])")
    }

    var reader: DeclSyntax {
        let variables = fields.map { "var \($0.local): \($0.valueType)?" }
        // Beside a field that null clears, null isn't omission.
        let hasClearable = fields.contains(where: \.isClearable)
        let cases = fields.enumerated().map { index, field in
            let reading = field.isRequired || hasClearable ? "value" : "readOptional"
            return "case \(index): \(field.local) = try json.\(reading)(\(field.valueType).self)"
        }
        let required = fields.filter(\.isRequired).map(\.local)
        let presence = required.map { "let \($0)" }.joined(separator: ", ")
        let guarding = required.isEmpty ? "" : "guard \(presence) else { throw ComputationKit.JSONMismatch() }"
        // A property with a default has it already.
        let lines = fields.map { field in
            let assignment = "self.\(field.identifier) = \(field.local)"
            return field.defaultValue == nil ? assignment : "if let \(field.local) { \(assignment) }"
        }
        return unparsed(
            """
            /// Reads a value.
            \(access)init(reading json: inout ComputationKit.JSONReader) throws(ComputationKit.JSONMismatch) {
            \(variables.joined(separator: "\n"))
            var object = try json.beginObject()
            while let field = try json.nextField(of: Self.jsonKeys, in: &object) {
            switch field {
            \(cases.joined(separator: "\n"))
            default: throw ComputationKit.JSONMismatch()
            }
            }
            \(guarding)
            \(lines.joined(separator: "\n"))
            }
            """)
    }

    var decoder: DeclSyntax {
        unparsed(
            """
            /// Decodes a value by its schema.
            \(access)init(from decoder: any Decoder) throws {
            self = try Self.read(from: decoder)
            }
            """)
    }

    var encoder: DeclSyntax {
        unparsed(
            """
            /// Encodes the value by its schema.
            \(access)func encode(to encoder: any Encoder) throws {
            try self.write(to: encoder)
            }
            """)
    }

    var writer: DeclSyntax {
        let lines = fields.map { field in
            "json.member(\(literal(field.name)), \(field.isOptional ? "ifPresent: " : "")self.\(field.identifier))"
        }
        return unparsed(
            """
            /// Writes the value.
            \(access)func write(to json: inout ComputationKit.JSONWriter) {
            json.beginObject()
            \(lines.joined(separator: "\n"))
            json.endObject()
            }
            """)
    }
}

/// Returns a declaration without parsing it, which would take longer than everything else.
///
/// The compiler parses it.
func unparsed(_ source: String) -> DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .unknown(source)))
}

/// Returns a text as a literal.
func literal(_ text: String) -> StringLiteralExprSyntax { StringLiteralExprSyntax(content: text) }
