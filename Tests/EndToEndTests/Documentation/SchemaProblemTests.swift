// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// What `@Schema` can't turn into a schema is an error where it was written.
@Suite struct SchemaProblemTests {
    /// Declarations that follow the attribute, and the error of each.
    private static let cases = [
        (
            "struct A: SchemaProviding {\n/// B.\nvar b: Int\n}",
            "'A' needs a doc comment, which is its summary in the schema"
        ),
        ("struct B: SchemaProviding {\nvar b: Int\n}", "'b' needs a doc comment, which is its summary in the schema"),
        (
            "struct C: SchemaProviding {\n/// B.\nvar b = [Int]()\n}",
            "'b' needs a type annotation, from which its schema follows"
        ),
        (
            "struct D: SchemaProviding {\n/// B.\nlet b = 3\n}",
            "'b' can't be read, because it is a constant with a value; use var"
        ),
        ("struct E: SchemaProviding {\n/// B.\nvar b: Int, c: Int\n}", "declare each property of a schema by itself"),
        (
            "struct F: SchemaProviding {\n/// B.\n@Field(.number(0...1)) var b: String\n}",
            "a schema of Double doesn't fit a property of String"
        ),
        (
            "struct G: SchemaProviding {\n/// B.\n@Field(count: 0...1) var b: String\n}",
            "a number of elements requires a list, written as [Element]"
        ),
        (
            "struct O: SchemaProviding {\n/// B.\n@Field(name: \"b\\(1)\") var b: Int\n}",
            "the name of a field must be a text literal without interpolation"
        ),
        ("struct I {}", "'I' has a schema, so it must conform to SchemaProviding"),
        (
            "class H: SchemaProviding {}",
            "@Schema requires a structure or an enumeration; write the schema of another type by hand"
        ),
        (
            "enum J: String, CaseIterable, SchemaProviding {\ncase b\n}",
            "'b' needs a doc comment, which is its summary in the schema"
        ),
        (
            "enum K: String, CaseIterable, SchemaProviding {\n/// B.\ncase b, c\n}",
            "declare each case of a schema by itself, with a doc comment"
        ),
        (
            "enum L: String, CaseIterable {\n/// B.\ncase b\n}",
            "'L' has a schema, so it must conform to SchemaProviding"
        ),
        (
            "enum M: SchemaProviding {\n/// B.\ncase b(Blob)\n}",
            "'M' has a schema, so it must conform to UnionRepresentable"
        ),
        (
            "enum N: UnionRepresentable {\n/// B.\ncase b(of: Blob)\n}",
            "a case of a union has at most one associated value, without a label"
        ),
    ]

    @Test func `each is reported at its line, with a fix-it for a missing comment`() async throws {
        let folder = try TemporaryFolder()
        for (index, (declaration, message)) in Self.cases.enumerated() {
            let comment = index == 0 ? "" : "/// A.\n"
            let source = "import ComputationKit\nimport ComputationMacros\n\(comment)@Schema(\"a.A\")\n\(declaration)\n"
            let file = try folder.write(source, to: "\(index).swift")
            let finished = try await SwiftBlocksTests.compile(SwiftBlocksTests.moduleFlags + [file])
            #expect(finished.exitCode == 1)
            let errors = finished.errors.split(separator: "\n").filter { $0.contains("\(index).swift:") }
            #expect(errors.contains { $0.contains("error: \(message)") }, "\(finished.errors)")
            #expect(finished.errors.contains("insert a doc comment") == message.contains("needs a doc comment"))
        }
    }

    @Test func `a structure without a problem compiles, also in a library that imports internally`() async throws {
        let folder = try TemporaryFolder()
        let source = """
            public import ComputationKit
            internal import ComputationMacros
            /// A walk.
            @Schema("hiking.Walk")
            public struct Walk: SchemaProviding, Hashable {
                /// Its length.
                @Field(.number(above: 0, through: 100, .kilometers)) public var length: Double
                /// Its legs.
                @Field(count: 1...9) public var legs: [Leg] = [Leg()]
                /// A leg.
                @Schema("hiking.Leg")
                public struct Leg: SchemaProviding, Hashable {
                    /// Whether it is steep.
                    public var isSteep = false
                }
            }
            public func walk() -> Walk { Walk(length: 3) }
            """
        let file = try folder.write(source, to: "Walk.swift")
        let finished = try await SwiftBlocksTests.compile(SwiftBlocksTests.moduleFlags + ["-parse-as-library", file])
        #expect(finished.exitCode == 0, "\(finished.errors)")
    }
}
