// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationMacros
import ComputationTesting
import FoundationEssentials
import Testing

/// How soon to buy more.
@Schema("pantry.Urgency")
private enum Urgency: String, CaseIterable, SchemaProviding {
    /// Today,
    /// or "now".
    case now
    /// With the next purchase.
    ///
    /// Not a word of the schema.
    case later = "next-time"
}

/// A limit.
@Schema("pantry.Limit")
private struct Limit: SchemaProviding, Hashable {
    /// The number.
    @Field(.integer(0...9)) var count: Int
    /// How soon.
    var urgency: Urgency?
    /// What replaces it.
    var replacement: [Amount] = []
}

/// The amount to keep.
@Schema("pantry.Amount")
private enum Amount: UnionRepresentable, Hashable {
    /// No limit.
    case unlimited
    /// At most this many.
    indirect case atMost(Limit)
    /// Too few.
    @Field(name: "few") indirect case notEnough(Limit)

    /// Not a case.
    static let none = Amount.atMost(Limit(count: 0))
}

private enum ByHand {
    enum Urgency: String, CaseIterable, SchemaProviding {
        case now
        case later = "next-time"

        static let schema = Schema<Self>.enumeration("pantry.Urgency", "How soon to buy more.") {
            switch $0 {
            case .now: "Today, or \"now\"."
            case .later: "With the next purchase."
            }
        }
    }

    struct Limit: SchemaProviding {
        var count: Int
        var urgency: Urgency?
        var replacement: [Amount]

        static let schema = Schema<Self>.object("pantry.Limit", "A limit.") {
            field("count", \.count, "The number.", .integer(0...9))
            field("urgency", \.urgency, "How soon.")
            field("replacement", \.replacement, "What replaces it.", .list(of: .nested), default: [])
        }
    }

    enum Amount: UnionRepresentable {
        case unlimited
        indirect case atMost(Limit)
        indirect case notEnough(Limit)

        static let variants: [Variant<Self>] = [
            variant("unlimited", "No limit.", .unlimited) { if case .unlimited = $0 { true } else { false } },
            variant("at-most", "At most this many.", Self.atMost) {
                if case .atMost(let limit) = $0 { limit } else { nil }
            },
            variant("few", "Too few.", Self.notEnough) { if case .notEnough(let limit) = $0 { limit } else { nil } },
        ]
        static let schema = Schema<Self>.union("pantry.Amount", "The amount to keep.")
    }
}

/// The input and output of a computation.
@Schema("pantry.Shelf")
private struct Shelf: SchemaProviding, Hashable {
    /// The amounts.
    var amounts: [Amount]
}

@Suite struct EnumerationTests {
    private static let complete = [
        #"{"kind":"unlimited"}"#,
        #"{"kind":"at-most","count":3,"urgency":"next-time","replacement":[]}"#,
        #"{"kind":"few","count":3,"replacement":[{"kind":"at-most","count":1,"replacement":[]},{"kind":"unlimited"}]}"#,
    ]
    private static let texts =
        complete + [
            #"{"count":3,"kind":"few","replacement":[]}"#, #"{"kind":"few","count":3}"#,
            #"{"kind":"unlimited","count":1}"#, #"{"kind":"few"}"#, #"{"kind":"few","count":10}"#,
            #"{"kind":"notEnough"}"#,
            #"{"kind":"few","count":3,"kind":"few"}"#, #"{"kind":1}"#, "{}", "[]", #"{"kind":"at-most","count":1,}"#,
        ]

    @Test func `schemas are those by hand`() {
        #expect(Urgency.schema.erased.jsonSchema.text() == ByHand.Urgency.schema.erased.jsonSchema.text())
        #expect(Amount.schema.erased.jsonSchema.text() == ByHand.Amount.schema.erased.jsonSchema.text())
        #expect(Amount.none == .atMost(Limit(count: 0)))
    }

    @Test(arguments: texts) func `values and their problems are those by hand`(_ text: String) {
        func result<Value: SchemaProviding>(_ type: Value.Type) -> Result<String, ComputationError> {
            Result { () throws(ComputationError) in
                let json: JSONValue
                do {
                    json = try JSONValue(parsing: text)
                } catch {
                    throw ComputationError(.invalidJSON, "\(error)")
                }
                return Value.schema.json(of: try Value(json: json)).text()
            }
        }
        switch (result(Amount.self), result(ByHand.Amount.self)) {
        case (.success(let own), .success(let byHand)): #expect(own == byHand)
        case (.failure(let own), .failure(let byHand)): #expect(own.description == byHand.description)
        case (let own, let byHand): Issue.record("\(own), by hand \(byHand)")
        }
    }

    @Test(arguments: texts) func `what is read directly is what the tree says, and is written as it was`(_ text: String)
        throws
    {
        var json = JSONReader(Array(text.utf8))
        let direct = try? Amount(reading: &json)
        // A reader doesn't check ranges, which the engine does afterward.
        guard let tree = try? JSONValue(parsing: text), let read = try? Amount(json: tree) else { return }
        #expect(
            direct == (text.hasPrefix(#"{"kind""#) ? read : nil), "only the discriminator at the beginning is direct")
        guard Self.complete.contains(text) else { return }
        var writer = JSONReader(Array(Amount.schema.json(of: read).text().utf8))
        #expect(try Amount(reading: &writer) == read)
        #expect(Amount.schema.json(of: read).text() == text)
    }

    @Test func `batches read and write unions directly`() async throws {
        let engine = try Engine([PantryPlugin()])
        let line = #"{"amounts":[\#(Self.complete[0]),\#(Self.complete[1]),\#(Self.complete[2])]}"#
        let lines = AsyncStream { continuation in
            continuation.yield(line)
            continuation.finish()
        }
        for try await row in try engine.batch("pantry.shelf", over: lines) {
            #expect(row.json == (try JSONValue(parsing: line)))
        }
        #expect(await ComputationConformance.problems(of: PantryPlugin()).map(\.description) == [])
    }

    @Test func `other decoders can give members in any order`() throws {
        let texts = [
            #"{"amounts": [{"replacement": [], "count": 3, "kind": "few"}, {"kind": "unlimited"}]}"#,
            #"{"amounts": [{"count": 1000000000e-9, "kind": "at-most"}]}"#,
        ]
        for text in texts {
            let decoded = try JSONDecoder().decode(Shelf.self, from: Data(text.utf8))
            #expect(decoded == (try Shelf(json: JSONValue(parsing: text))))
            let again = try JSONDecoder().decode(Shelf.self, from: JSONEncoder().encode(decoded))
            #expect(again == decoded)
        }
    }
}

private struct PantryPlugin: Plugin {
    let manifest = PluginManifest(
        name: "pantry", title: "Pantry", summary: "Made for a test.", version: "1.0.0", license: "Apache-2.0")

    var computations: [AnyComputation] { ShowShelf() }

    struct ShowShelf: Computation {
        let manifest = Manifest(
            id: "pantry.shelf", summary: "Returns the shelf.",
            examples: [
                Example("One", ["amounts": [["kind": "few", "count": 2], ["kind": "unlimited"]]])
            ])
        func run(_ input: Shelf, in context: Context) -> Shelf { input }
    }
}
