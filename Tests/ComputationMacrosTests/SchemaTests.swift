// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationMacros
import ComputationTesting
import Testing

/// A loan of a tool,
/// or of several "things".
///
/// More about it.
@Schema("test.Loan")
struct Loan: SchemaProviding, Equatable {
    /// The borrower.
    ///
    /// A name or a nickname.
    @Field(.text(1...40, example: "Neighbor")) var borrower: String
    /// The number of days.
    @Field(.integer(1...365, .days)) var days = 14
    /// The deposit, if there is one.
    @Field(.number(above: 0, through: 1_000)) var deposit: Double?
    /// Whether it is urgent.
    @Field(name: "urgent") var isUrgent: Bool = false
    /// The tools.
    @Field(count: 1...3) let tools: [Tool]
    /// The earlier borrowers.
    var earlier: [String] = []
    /// The day of return.
    var due: CalendarDay?
    /// Counts by month.
    @Field(.dictionary(of: .integer(0...31))) var months: [String: Int] = ["May": 1]

    /// Not a field.
    static let limit = 3
    /// Not a field either.
    var count: Int { tools.count }
}

/// A typed alias.
typealias Degrees = Double

/**
 Names that could collide with those of the expansion,
 and a block comment.
 */
@Schema("test.Names")
struct Names: SchemaProviding, Equatable {
    /// JSON.
    @Field(.number(0...90)) var json: Degrees
    /** The object. */
    var object: String?
    /// A keyword.
    var `default` = 1
    /// A whole number of any size.
    var whole: Int?
}

/// A tool.
@Schema("test.Tool")
struct Tool: SchemaProviding, Equatable {
    /// The name.
    @Field(.text(1...20)) var name: String
    /// The tool it belongs to, and so on.
    var parts: [Tool]?

    init(_ name: String) { self.name = name }
}

/// The same types with schemas by hand.
private enum ByHand {
    struct Loan: SchemaProviding {
        var borrower: String
        var days: Int
        var deposit: Double?
        var urgent: Bool
        var tools: [Tool]
        var earlier: [String]
        var due: CalendarDay?
        var months: [String: Int]

        static let schema = Schema<Loan>.object("test.Loan", "A loan of a tool, or of several \"things\".") {
            field("borrower", \.borrower, "The borrower.", .text(1...40, example: "Neighbor"))
            field("days", \.days, "The number of days.", .integer(1...365, .days), default: 14)
            field(
                "deposit", \.deposit, "The deposit, if there is one.", .number(above: 0, through: 1_000))
            field("urgent", \.urgent, "Whether it is urgent.", .boolean, default: false)
            field("tools", \.tools, "The tools.", .list(of: .nested, count: 1...3))
            field("earlier", \.earlier, "The earlier borrowers.", .list(of: .text()), default: [])
            field("due", \.due, "The day of return.")
            field("months", \.months, "Counts by month.", .dictionary(of: .integer(0...31)), default: ["May": 1])
        }
    }

    struct Tool: SchemaProviding {
        var name: String
        var parts: [Tool]?

        static let schema = Schema<Tool>.object("test.Tool", "A tool.") {
            field("name", \.name, "The name.", .text(1...20))
            field("parts", \.parts, "The tool it belongs to, and so on.")
        }
    }
}

@Suite struct SchemaTests {
    static let full: JSONValue = [
        "borrower": "Neighbor", "days": 3, "deposit": 0.5, "urgent": true,
        "tools": [["name": "Saw", "parts": [["name": "Blade"]]]], "earlier": ["A", "B"], "due": "2026-12-01",
        "months": ["June": 2],
    ]

    @Test func `the schema is that of key paths`() {
        #expect(Loan.schema.erased.jsonSchema.text() == ByHand.Loan.schema.erased.jsonSchema.text())
    }

    @Test(
        arguments: [
            full, ["borrower": "N", "tools": [["name": "Saw"]]], [:],
            ["borrower": "", "days": 0, "tools": [], "other": 1],
            ["borrower": "N", "tools": [["name": ""]], "deposit": 0, "due": "tomorrow", "months": ["May": 32]],
            ["borrower": 1, "days": "3", "tools": .null, "urgent": .null],
        ] as [JSONValue])
    func `values and their problems are those of key paths`(_ json: JSONValue) {
        func result<Value: SchemaProviding>(_ type: Value.Type) -> Result<String, ComputationError> {
            Result { () throws(ComputationError) in Value.schema.json(of: try Value(json: json)).text() }
        }
        switch (result(Loan.self), result(ByHand.Loan.self)) {
        case (.success(let own), .success(let byHand)): #expect(own == byHand)
        case (.failure(let own), .failure(let byHand)): #expect(own.issues == byHand.issues)
        case (let own, let byHand): Issue.record("\(own), by hand \(byHand)")
        }
    }

    @Test func `typed values are checked field by field`() throws {
        var loan = try Loan(json: Self.full)
        #expect(Loan.schema.issues(of: loan) == [])
        loan.borrower = ""
        loan.deposit = 0
        loan.months["May"] = 32
        #expect(Loan.schema.issues(of: loan).map(\.path) == ["borrower", "deposit", "months.May"])
    }

    @Test func `the initializer has the defaults, and an initializer by hand replaces it`() throws {
        let loan = Loan(borrower: "N", tools: [Tool("Saw")])
        #expect(
            Loan.schema.json(of: loan)
                == Loan.schema.json(of: try Loan(json: ["borrower": "N", "tools": [["name": "Saw"]]])))
        #expect(loan.days == 14 && loan.deposit == nil && !loan.isUrgent && loan.months == ["May": 1])
    }

    @Test func `names of properties don't collide with the expansion's`() throws {
        let json: JSONValue = ["json": 45.5, "object": "o", "default": 2, "whole": 1e15]
        let names = try Names(json: json)
        #expect(names == Names(json: 45.5, object: "o", default: 2, whole: 1_000_000_000_000_000))
        #expect(Names.schema.json(of: names)["json"] == 45.5)
        #expect(
            Names.schema.erased.summary == "Names that could collide with those of the expansion, and a block comment.")
        #expect(Names.schema.erased.fields.map(\.summary)[1] == "The object.")
    }

    @Test func `it conforms for the kit and for Codable`() async {
        struct Lend: Computation {
            let manifest = Manifest(id: "test.lend", summary: "Lends.", examples: [Example("One", SchemaTests.full)])
            func run(_ input: Loan, in context: Context) -> Loan { input }
        }
        #expect(await ComputationConformance.problems(of: Lend()).map(\.description) == [])
    }
}
