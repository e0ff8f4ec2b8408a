// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A stored property of a structure with a schema.
struct SchemaProperty {
    let identifier: String
    /// The key in JSON.
    let name: String
    /// The first paragraph of the doc comment.
    let summary: String
    /// The type, such as `Double?`.
    let type: String
    /// The type without a question mark.
    let valueType: String
    let isOptional: Bool
    /// Whether null is a value of its own, as in `String??`: the field is cleared, not omitted.
    let isClearable: Bool
    /// The initial value, which is the default of the field.
    let defaultValue: String?
    /// The schema of the values.
    let schema: String

    /// The name of a local variable or constant for it.
    var local: String { "_\(identifier.filter { $0 != "`" })" }

    var isRequired: Bool { !isOptional && defaultValue == nil }

    /// What follows the type of its parameter in an initializer.
    var parameterDefault: String { (defaultValue ?? (isOptional ? "nil" : nil)).map { " = \($0)" } ?? "" }

    /// The arguments of `SchemaFields.add`.
    var arguments: String {
        let fallback = defaultValue.map { ", default: \($0)" } ?? ""
        return "\(isOptional ? "optional: " : "")\(literal(name)), \(literal(summary)), \(schema)\(fallback)"
    }

    /// Creates the field of a property, or reports why it can't be one.
    init?(_ property: VariableDeclSyntax, in context: some MacroExpansionContext) {
        guard let binding = property.bindings.first, property.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            context.diagnose(SchemaProblem.severalProperties.diagnostic(at: property))
            return nil
        }
        identifier = pattern.identifier.text
        let initial = binding.initializer?.value
        guard let type = binding.typeAnnotation?.type ?? initial.flatMap(Self.type) else {
            context.diagnose(SchemaProblem.noType(of: identifier).diagnostic(at: binding))
            return nil
        }
        if property.bindingSpecifier.tokenKind == .keyword(.let), initial != nil {
            context.diagnose(SchemaProblem.constant(identifier).diagnostic(at: binding))
            return nil
        }
        summary = property.summary
        if summary.isEmpty { context.diagnose(SchemaProblem.noSummary(of: identifier).missing(at: property)) }
        let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        isOptional = wrapped != nil
        let unwrapped = wrapped?.as(OptionalTypeSyntax.self)?.wrappedType
        isClearable = unwrapped != nil
        self.type = type.trimmedDescription
        valueType = (wrapped ?? type).trimmedDescription
        defaultValue = initial?.trimmedDescription
        let arguments = property.attributes.fieldArguments
        property.attributes.checkFieldName(in: context)
        name = property.attributes.fieldName ?? identifier.filter { $0 != "`" }
        if let stated = arguments.first(where: { $0.label == nil })?.expression {
            schema = isClearable ? ".optional(\(stated.trimmedDescription))" : stated.trimmedDescription
            if let kind = SchemaProblem.mismatch(of: stated, with: (unwrapped ?? wrapped ?? type).trimmedDescription) {
                context.diagnose(kind.diagnostic(at: stated))
            }
        } else if let count = arguments.first(where: { $0.label?.text == "count" })?.expression {
            let element = (unwrapped ?? wrapped ?? type).as(ArrayTypeSyntax.self)?.element
            if element == nil { context.diagnose(SchemaProblem.countOfNoList.diagnostic(at: count)) }
            let inner = element.map(Self.schema) ?? ".nested"
            let list = ".list(of: \(inner), count: \(count.trimmedDescription))"
            schema = isClearable ? ".optional(\(list))" : list
        } else {
            schema = Self.schema(of: wrapped ?? type)
        }
    }

    /// Returns the type of a literal.
    private static func type(of value: ExprSyntax) -> TypeSyntax? {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        return nil
    }

    /// Returns the schema of every value of a type.
    private static func schema(of type: TypeSyntax) -> String {
        if let list = type.as(ArrayTypeSyntax.self) { return ".list(of: \(schema(of: list.element)))" }
        if let value = type.as(OptionalTypeSyntax.self) { return ".optional(\(schema(of: value.wrappedType)))" }
        return switch type.trimmedDescription {
        case "Bool": ".boolean"
        case "Int": ".integer()"
        case "Double": ".number()"
        case "String": ".text()"
        case "JSONValue": ".any"
        default: ".nested"
        }
    }
}

extension LabeledExprSyntax {
    /// The text of a literal without interpolations.
    fileprivate var text: String? {
        guard let segments = expression.as(StringLiteralExprSyntax.self)?.segments, segments.count == 1 else {
            return nil
        }
        return segments.first?.as(StringSegmentSyntax.self)?.content.text
    }
}

extension AttributeListSyntax {
    /// The arguments of `@Field`.
    fileprivate var fieldArguments: LabeledExprListSyntax {
        for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == "Field" {
            return attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
        }
        return []
    }

    /// Reports a name that isn't a literal.
    func checkFieldName(in context: some MacroExpansionContext) {
        guard let stated = fieldArguments.first(where: { $0.label?.text == "name" }), stated.text == nil else { return }
        context.diagnose(SchemaProblem.nameOfNoLiteral.diagnostic(at: stated))
    }

    /// The name that `@Field` states.
    var fieldName: String? { fieldArguments.first { $0.label?.text == "name" }?.text }
}

extension StructDeclSyntax {
    /// The stored properties of its values.
    var storedProperties: [VariableDeclSyntax] {
        memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { property in
            !property.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
                && property.bindings.allSatisfy(\.isStored)
        }
    }

    /// Whether it declares an initializer other than by a macro.
    var hasInitializer: Bool { memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) } }
}

extension PatternBindingSyntax {
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        }
    }
}

extension DeclModifierListSyntax {
    /// The access modifier with a space; empty for internal.
    var access: String {
        let levels: [Keyword] = [.public, .package, .fileprivate, .private]
        let level = first { modifier in levels.contains { modifier.name.tokenKind == .keyword($0) } }
        return level.map { $0.name.tokenKind == .keyword(.private) ? "fileprivate " : "\($0.name.text) " } ?? ""
    }
}

extension SyntaxProtocol {
    /// The first paragraph of the doc comment, on one line.
    var summary: String {
        var lines: [String] = []
        let comments = leadingTrivia.flatMap { piece -> [Substring] in
            switch piece {
            case .docLineComment(let line): [line.dropFirst(3)]
            case .docBlockComment(let block):
                block.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false)
                    .map { line in
                        let text = line.drop { " \t*".contains($0) }
                        return text.prefix(
                            upTo: text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)
                    }
            default: []
            }
        }
        for comment in comments {
            let text = comment.drop { $0 == " " }
            if text.isEmpty, !lines.isEmpty { break }
            if !text.isEmpty { lines.append(String(text)) }
        }
        return lines.joined(separator: " ")
    }
}
