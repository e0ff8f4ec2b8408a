// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftSyntax

/// Why a declaration can't be a schema.
struct SchemaProblem: DiagnosticMessage {
    let message: String
    let id: String
    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "ComputationMacros", id: id) }

    static let neitherStructureNorEnumeration = SchemaProblem(
        message: "@Schema requires a structure or an enumeration; write the schema of another type by hand",
        id: "structure")
    static let severalCases = SchemaProblem(
        message: "declare each case of a schema by itself, with a doc comment", id: "several-cases")
    static let payload = SchemaProblem(
        message: "a case of a union has at most one associated value, without a label", id: "payload")
    static let tooManyFields = SchemaProblem(
        message: "a structure with a schema has at most 128 properties", id: "too-many-fields")
    static let severalProperties = SchemaProblem(
        message: "declare each property of a schema by itself", id: "several-properties")
    static let nameOfNoLiteral = SchemaProblem(
        message: "the name of a field must be a text literal without interpolation", id: "name")
    static let countOfNoList = SchemaProblem(
        message: "a number of elements requires a list, written as [Element]", id: "count")

    static func noType(of property: String) -> SchemaProblem {
        SchemaProblem(message: "'\(property)' needs a type annotation, from which its schema follows", id: "type")
    }

    static func constant(_ property: String) -> SchemaProblem {
        SchemaProblem(
            message: "'\(property)' can't be read, because it is a constant with a value; use var", id: "constant")
    }

    static func notConforming(_ type: String, to conformance: String) -> SchemaProblem {
        SchemaProblem(message: "'\(type)' has a schema, so it must conform to \(conformance)", id: "conformance")
    }

    static func noSummary(of name: String) -> SchemaProblem {
        SchemaProblem(message: "'\(name)' needs a doc comment, which is its summary in the schema", id: "summary")
    }

    /// Returns the problem of a schema whose values have another type than the property.
    static func mismatch(of schema: ExprSyntax, with type: String) -> SchemaProblem? {
        let member = schema.as(FunctionCallExprSyntax.self)?.calledExpression ?? schema
        guard let name = member.as(MemberAccessExprSyntax.self), name.base == nil else { return nil }
        let types = ["number": "Double", "integer": "Int", "boolean": "Bool", "secret": "Secret", "blob": "Blob"]
        guard let own = types[name.declName.baseName.text], own != type, types.values.contains(type) || type == "String"
        else { return nil }
        return SchemaProblem(
            message: "a schema of \(own) doesn't fit a property of \(type)", id: "mismatch")
    }

    func diagnostic(at node: some SyntaxProtocol) -> Diagnostic { Diagnostic(node: node, message: self) }

    /// Returns the diagnostic of a missing doc comment, with a fix-it that inserts one.
    func missing(at declaration: some DeclSyntaxProtocol) -> Diagnostic {
        let indentation = declaration.leadingTrivia.reversed().prefix { piece in
            if case .newlines = piece { false } else { true }
        }
        let comment: [TriviaPiece] = [.docLineComment("/// <#What it is.#>"), .newlines(1)]
        let trivia = Trivia(pieces: declaration.leadingTrivia.pieces + comment + indentation.reversed())
        return Diagnostic(
            node: declaration, message: self,
            fixIt: .replace(
                message: Edit(text: "insert a doc comment", id: "insert-summary"), oldNode: declaration,
                newNode: declaration.with(\.leadingTrivia, trivia)))
    }

    /// Returns the diagnostic of a missing conformance, with a fix-it that states it.
    func conforming<Type: DeclGroupSyntax & NamedDeclSyntax>(_ type: Type, to conformance: String) -> Diagnostic {
        let provider = InheritedTypeSyntax(type: TypeSyntax(IdentifierTypeSyntax(name: .identifier(conformance))))
        var clause = type.inheritanceClause ?? InheritanceClauseSyntax(inheritedTypes: [])
        let others = clause.inheritedTypes.map { $0.with(\.trailingComma, nil).with(\.trailingTrivia, []) }
        // The raw type of an enumeration comes first, so the conformance comes last.
        let all = others + [provider]
        clause.colon = .colonToken(trailingTrivia: .space)
        clause.inheritedTypes = InheritedTypeListSyntax(
            all.enumerated().map { index, type in
                index < all.count - 1
                    ? type.with(\.trailingComma, .commaToken(trailingTrivia: .space))
                    : type.with(\.trailingTrivia, .space)
            })
        var edited = type
        if type.inheritanceClause == nil { edited.name = type.name.with(\.trailingTrivia, []) }
        edited.inheritanceClause = clause
        return Diagnostic(
            node: type.name, message: self,
            fixIt: .replace(
                message: Edit(text: "state the conformance", id: "conform"), oldNode: type, newNode: edited))
    }

    private struct Edit: FixItMessage {
        let text: String
        let id: String
        var message: String { text }
        var fixItID: MessageID { MessageID(domain: "ComputationMacros", id: id) }
    }
}
