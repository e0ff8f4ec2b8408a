// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationMacros
import ComputationTesting
import Testing

/// A book.
@Schema("shelf.Book")
private struct Book: SchemaProviding, Hashable {
    /// The title.
    @Field(.text(1...40)) var title: String
    /// The number of pages.
    @Field(.integer(1...9_999)) var pages: Int?
    /// The genres.
    @Field(count: 0...3) var genres: [String] = []
    /// The edition.
    var edition: Edition?
}

/// An edition.
@Schema("shelf.Edition")
private struct Edition: SchemaProviding, Hashable {
    /// The publisher.
    @Field(.text(1...40)) var publisher: String
    /// The year.
    @Field(.integer(1...9_999)) var year: Int?
    /// The price.
    var price: Price?
}

/// A price.
@Schema("shelf.Price")
private struct Price: SchemaProviding, Hashable {
    /// The amount.
    var amount: Int
    /// The currency.
    @Field(.text(3...3, example: "EUR")) var currency: String
}

/// A jar.
@Schema("shelf.Jar")
private struct Jar: SchemaProviding, Hashable {
    /// The label.
    @Field(.text(1...40)) var label: String?
}

/// What is on a shelf.
@Schema("shelf.Thing")
private enum Thing: UnionRepresentable, Hashable {
    /// A book.
    case book(Book)
    /// A jar.
    case jar(Jar)
}

/// An edit.
@Schema("shelf.Edit")
private struct Edit: SchemaProviding, Hashable {
    /// The note.
    @Field(.text(1...40)) var note: String??
    /// The tags.
    @Field(count: 0...2) var tags: [String]??
    /// The jar beside it.
    var jar: Jar??
    /// Changes to the thing.
    var changes: Patch<Thing>?
}

@Suite struct PatchTests {
    private static let dune = Thing.book(Book(title: "Dune", pages: 412, genres: ["novel"]))

    @Test(
        arguments: [
            (#"{}"#, nil), (#"{"note": null}"#, .some(nil)), (#"{"note": "x"}"#, .some("x")),
        ] as [(String, String??)])
    func `null clears, and omission keeps`(text: String, note: String??) throws {
        let json = try JSONValue(parsing: text)
        let edit = try Edit(json: json)
        #expect(edit.note == note)
        #expect(Edit.schema.json(of: edit) == json)
        var reader = JSONReader(Array(text.utf8))
        #expect(try Edit(reading: &reader) == edit)
    }

    @Test func `values that can be cleared have the rules of others`() throws {
        let error = #expect(throws: ComputationError.self) {
            try Edit(json: ["note": "", "tags": ["a", "b", "c"], "jar": ["label": ""]])
        }
        #expect(error?.issues.map(\.path) == ["note", "tags", "jar.label"])
        #expect(error?.issues.first?.expected == "a text of 1 to 40 characters")
        #expect(Edit.schema.erased.jsonSchema["properties"]?["note"]?["type"] == ["string", "null"])
    }

    @Test func `null in a field that can't be cleared is refused beside those that can`() throws {
        let error = #expect(throws: ComputationError.self) { try Edit(json: ["changes": .null, "note": .null]) }
        #expect(error?.issues.map(\.path) == ["changes"] && error?.issues.first?.got == "null")
        var reader = JSONReader(Array(#"{"changes": null, "note": null}"#.utf8))
        #expect(throws: JSONMismatch.self) { try Edit(reading: &reader) }
        #expect(Edit.schema.erased.jsonSchema["properties"]?["changes"]?["$ref"] == "#/$defs/shelf.ThingChanges")
    }

    @Test func `changes are applied to a value`() throws {
        let edit = try Edit(json: ["changes": ["kind": "book", "pages": .null, "genres": .null, "title": "Emma"]])
        #expect(try edit.changes?.applied(to: Self.dune) == .book(Book(title: "Emma")))
        let kept: Patch<Thing> = ["kind": "book", "pages": 500]
        #expect(try kept.applied(to: Self.dune) == .book(Book(title: "Dune", pages: 500, genres: ["novel"])))
        #expect(kept.cleared.isEmpty && (["kind": "book", "pages": .null] as Patch<Thing>).cleared == ["pages"])
    }

    @Test func `an object is changed, not replaced`() throws {
        func edited(_ edition: Edition?, _ change: JSONValue) throws -> Edition? {
            let book = Thing.book(Book(title: "Dune", edition: edition))
            let edit = try Edit(json: ["changes": ["kind": "book", "edition": change]])
            guard case .book(let changed)? = try edit.changes?.applied(to: book) else { return nil }
            return changed.edition
        }
        let chilton = Edition(publisher: "Chilton", year: 1965)
        #expect(try edited(chilton, ["year": 1984]) == Edition(publisher: "Chilton", year: 1984))
        #expect(try edited(chilton, ["year": .null]) == Edition(publisher: "Chilton"))
        #expect(try edited(chilton, .null) == nil)
        #expect(try edited(nil, ["publisher": "Ace"]) == Edition(publisher: "Ace"))
        let priced = Edition(publisher: "Ace", price: Price(amount: 5, currency: "EUR"))
        #expect(try edited(priced, ["price": ["amount": 6, "currency": "USD"]])?.price?.currency == "USD")
        let partial = #expect(throws: ComputationError.self) { try edited(priced, ["price": ["amount": 6]]) }
        #expect(partial?.issues.map(\.path) == ["changes.edition.price.currency"])
        let missing = #expect(throws: ComputationError.self) { try edited(nil, ["year": 1984]) }
        #expect(missing?.issues.map(\.path) == ["edition.publisher"])
        let wrong = #expect(throws: ComputationError.self) { try edited(chilton, ["year": 0]) }
        #expect(wrong?.issues.map(\.path) == ["changes.edition.year"])
    }

    @Test func `a required field can't be cleared, and the result has the value's rules`() throws {
        let cleared = #expect(throws: ComputationError.self) {
            try (["kind": "book", "title": .null] as Patch<Thing>).applied(to: Self.dune)
        }
        #expect(cleared?.issues.map(\.description).first?.hasPrefix("title: expected a text") == true)
        let other = #expect(throws: ComputationError.self) { try Edit(json: ["changes": ["kind": "jar", "pages": 3]]) }
        #expect(other?.issues.map(\.path) == ["changes.pages"])
        #expect(
            Edit.schema.issues(of: Edit(changes: ["kind": "book", "pages": 0])).map(\.path) == ["changes.pages"])
    }

    @Test func `a value states what isn't its default`() throws {
        let patch = Patch(Thing.book(Book(title: "Dune")), clearing: ["pages"])
        #expect(patch.changes == JSONObject([("kind", "book"), ("title", "Dune"), ("pages", .null)]))
        #expect(try patch.stated() == .book(Book(title: "Dune")))
    }

    @Test func `patches pass the conformance kit`() async {
        struct Show: Computation {
            let manifest = Manifest(
                id: "shelf.show", summary: "Returns the edit.",
                examples: [
                    Example("A change", ["note": .null, "changes": ["kind": "book", "pages": .null, "title": "E"]])
                ])
            func run(_ input: Edit, in context: Context) -> Edit { input }
        }
        let problems = await ComputationConformance.problems(of: Show()).map(\.description)
        #expect(problems == [])
    }
}
