// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// An enumeration whose members are generated: of words, or a union if a case has a payload.
struct SchemaEnumeration {
    private let access: String
    private let name: ExprSyntax
    private let summary: String
    private let cases: [SchemaCase]
    let isUnion: Bool

    init(_ enumeration: EnumDeclSyntax, _ name: ExprSyntax, in context: some MacroExpansionContext) {
        access = enumeration.modifiers.access
        self.name = name
        summary = enumeration.summary
        let declarations = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        cases = declarations.compactMap { SchemaCase($0, in: context) }
        isUnion = declarations.contains { $0.elements.contains { $0.parameterClause != nil } }
    }

    var members: [DeclSyntax] { isUnion ? [variants, union, reader, writer] : [words] }

    private var words: DeclSyntax {
        let meanings = cases.map { "case .\($0.identifier): \(literal($0.summary))" }
        return unparsed(
            """
            /// The words and their meanings.
            \(access)static let schema = ComputationKit.Schema<Self>.enumeration(\(name.trimmed), \(literal(summary))) {
            switch $0 {
            \(meanings.joined(separator: "\n"))
            }
            }
            """)
    }

    private var variants: DeclSyntax {
        let list = cases.map { item in
            let beginning = "variant(\(literal(item.name)), \(literal(item.summary)), Self.\(item.identifier))"
            return item.hasPayload
                ? "\(beginning) { if case .\(item.identifier)(let payload) = $0 { payload } else { nil } },"
                : "\(beginning) { if case .\(item.identifier) = $0 { true } else { false } },"
        }
        return unparsed(
            """
            /// The cases.
            \(access)static let variants: [ComputationKit.Variant<Self>] = [
            \(list.joined(separator: "\n"))
            ]
            """)
    }

    private var union: DeclSyntax {
        unparsed(
            """
            /// The schema.
            \(access)static let schema = ComputationKit.Schema<Self>.union(\(name.trimmed), \(literal(summary)))
            """)
    }

    private var reader: DeclSyntax {
        let list = cases.map { item in
            item.hasPayload
                ? "case \(literal(item.name)): self = .\(item.identifier)(try json.value())"
                : "case \(literal(item.name)): self = .\(item.identifier); try json.endVariant()"
        }
        return unparsed(
            """
            /// Reads a value.
            \(access)init(reading json: inout ComputationKit.JSONReader) throws(ComputationKit.JSONMismatch) {
            switch try json.beginVariant(Self.discriminator) {
            \(list.joined(separator: "\n"))
            default: throw ComputationKit.JSONMismatch()
            }
            }
            """)
    }

    private var writer: DeclSyntax {
        let list = cases.map { item in
            let arguments = "Self.discriminator, \(literal(item.name))"
            return item.hasPayload
                ? "case .\(item.identifier)(let payload): json.variant(\(arguments), payload)"
                : "case .\(item.identifier): json.variant(\(arguments))"
        }
        return unparsed(
            """
            /// Writes the value.
            \(access)func write(to json: inout ComputationKit.JSONWriter) {
            switch self {
            \(list.joined(separator: "\n"))
            }
            }
            """)
    }
}

/// A case of an enumeration with a schema.
private struct SchemaCase {
    let identifier: String
    /// The value of a union's discriminator.
    let name: String
    /// The first paragraph of the doc comment.
    let summary: String
    let hasPayload: Bool

    /// Creates the case of a declaration, or reports why it can't be one.
    init?(_ declaration: EnumCaseDeclSyntax, in context: some MacroExpansionContext) {
        guard let element = declaration.elements.first, declaration.elements.count == 1 else {
            context.diagnose(SchemaProblem.severalCases.diagnostic(at: declaration))
            return nil
        }
        identifier = element.name.text
        declaration.attributes.checkFieldName(in: context)
        name = declaration.attributes.fieldName ?? identifier.kebabCase
        summary = declaration.summary
        if summary.isEmpty { context.diagnose(SchemaProblem.noSummary(of: identifier).missing(at: declaration)) }
        let payload = element.parameterClause?.parameters
        hasPayload = payload != nil
        if let payload, payload.count != 1 || payload.first?.firstName != nil {
            context.diagnose(SchemaProblem.payload.diagnostic(at: element))
            return nil
        }
    }
}

extension String {
    /// A word for JSON, such as `not-enough-data` for `notEnoughData`, and `isbn-url` for `isbnURL`.
    fileprivate var kebabCase: String {
        let letters = filter { $0 != "`" }.map { $0 }
        return letters.indices.reduce(into: "") { word, index in
            let follows = index > 0 && !letters[index - 1].isUppercase
            let begins = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
            word += letters[index].isUppercase && (follows || begins) ? "-" : ""
            word += letters[index].lowercased()
        }
    }
}
