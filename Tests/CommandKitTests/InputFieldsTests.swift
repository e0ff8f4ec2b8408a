// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import Testing

@Suite struct InputFieldsTests {
    @Test func `paths become nested objects, and options that weren't typed are absent`() {
        var fields = InputFields()
        fields.set("request.city", "--city", text: "Kyiv")
        fields.set("request.limit", "--limit", figure: "2.50")
        fields.set("request.note", "--note", text: nil)
        fields.set("fast", "--fast", flag: nil)
        let expected: JSONValue = ["request": ["city": "Kyiv", "limit": 2.5]]
        #expect(.object(fields.json) == expected)
        #expect(fields.options["request.note"] == "--note" && fields.options["fast"] == "--fast")
    }

    @Test func `a secret is sent and never shown`() {
        var fields = InputFields()
        fields.set("name", "--name", text: "Ada")
        fields.set("passphrase", "--passphrase-file", secret: "correct horse battery")
        #expect(fields.json["passphrase"] == "correct horse battery")
        #expect(.object(fields.shown) == (["name": "Ada", "passphrase": "(secret)"] as JSONValue))
    }

    @Test func `bytes are encoded as base64`() {
        var fields = InputFields()
        fields.set("photo", "--photo", bytes: Array("Almanac".utf8))
        #expect(fields.json["photo"] == "QWxtYW5hYw==")
        fields.set("photo", "--photo", bytes: nil)
        #expect(fields.json["photo"] == "QWxtYW5hYw==")
    }

    private static let key = ComputationKey<CoatEdit, CoatEdit>("shop.edit")

    private func fields() -> InputFields {
        var fields = InputFields()
        fields.set("details.price", "--price", text: nil)
        fields.set("details.purchaseDate", "--bought", text: nil)
        fields.set("note", "--note", text: "warm")
        fields.set("name", "--name", text: nil)
        fields.set("size.label", "--size", text: nil)
        fields.set("lining.label", "--lining", text: nil)
        fields.set("lining.weight", "--weight", text: nil)
        return fields
    }

    @Test func `a field is cleared by its path, its option, or its own name`() throws {
        for words in ["details.price, details.purchaseDate", "Price,bought", "price,purchase-date,price"] {
            var fields = fields()
            try fields.clear(words, for: Self.key)
            let expected: JSONValue = ["note": "warm", "details": ["price": .null, "purchaseDate": .null]]
            #expect(.object(fields.json) == expected)
        }
        var bare = fields()
        try bare.clear("lining", for: Self.key)
        #expect(.object(bare.json) == (["note": "warm", "lining": .null] as JSONValue))
        var flagged = fields()
        try flagged.clear("history", for: Self.key, flags: ["history": "removesHistory"])
        #expect(flagged.json["removesHistory"] == true)
        try flagged.clear(nil, for: Self.key)
    }

    @Test(arguments: [
        ("colour", "one of bought, note, price"), ("note", "a field that isn't also set"),
        ("name", "one of bought, note, price"), ("size", "one of bought, note, price"),
        ("weight", "one of bought, note, price"), (" , ", "names of fields"),
    ])
    func `a word that clears nothing is refused`(words: String, expected: String) {
        var fields = fields()
        let error = #expect(throws: ComputationError.self) { try fields.clear(words, for: Self.key) }
        #expect(error?.issues.map(\.path) == ["--clear"])
        #expect(error?.issues.first?.expected == expected && error?.issues.first?.got == words.quoted())
    }
}

private struct CoatEdit: SchemaProviding {
    struct Details: SchemaProviding {
        var price: Double?
        var purchaseDate: String?
        static let schema = Schema<Self>.object("shop.CoatDetails", "Details.") {
            field("price", \.price, "The price.", .number())
            field("purchaseDate", \.purchaseDate, "The day.", .text())
        }
    }

    struct Size: SchemaProviding {
        var label: String?
        var weight: Double?
        static let schema = Schema<Self>.object("shop.CoatSize", "A size.") {
            field("label", \.label, "The label.", .text())
            field("weight", \.weight, "The weight.", .number())
        }
    }

    var name: String?
    var note: String??
    var details: Patch<Details>
    var size: Size?
    var lining: Size??

    static let schema = Schema<Self>.object("shop.CoatEdit", "An edit.") {
        field("name", \.name, "The name.", .text())
        field("note", \.note, "The note.", .optional(.text()))
        field("details", \.details, "The details.", default: Patch())
        field("size", \.size, "The size.")
        field("lining", \.lining, "The lining.", .optional(Size.schema))
    }
}
