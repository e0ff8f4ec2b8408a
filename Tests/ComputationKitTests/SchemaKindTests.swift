// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

/// Unions, blobs, messages, secrets, optional elements, key patterns, former names, and defaults of optional fields.
@Suite struct SchemaKindTests {
    // MARK: Unions

    @Test func `unions are objects with a discriminator`() throws {
        let box = Box(
            amounts: [.unlimited, .limited(Limit(count: 3))], notes: ["a", nil], prices: ["EUR": 2.5], label: "x",
            token: Secret("open sesame"), photo: Blob([0xFF, 0xD8]))
        let json = Box.schema.json(of: box)
        #expect(
            json.text()
                == #"{"amounts":[{"kind":"unlimited"},{"kind":"limited","count":3}],"notes":["a",null],"#
                + #""prices":{"EUR":2.5},"label":"x","token":"(secret)","photo":"/9g="}"#)
        var read = try #require(json.object)
        read["token"] = "open sesame"
        let back = try Box(json: .object(read))
        #expect(back.amounts == box.amounts && back.notes == box.notes && back.prices == box.prices)
        #expect(try back.photo.bytes(limit: 10) == [0xFF, 0xD8])
    }

    @Test(arguments: [
        (
            #"{"kind": "limitd", "count": 3}"#,
            #"kind: expected one of unlimited, limited, got "limitd" (did you mean "limited"?)"#
        ),
        (#"{"count": 3}"#, "kind: expected one of unlimited, limited, got nothing"),
        (#"{"kind": "limited"}"#, "count: expected a whole number from 1 to 9, got nothing (How many.)"),
        (#"{"kind": "limited", "count": 12}"#, "count: expected a whole number from 1 to 9, got 12"),
        (#"{"kind": "unlimited", "count": 3}"#, "count: expected a known field, got an unknown one"),
        ("3", "expected an object whose kind is one of unlimited, limited, got 3"),
    ])
    func `problems of unions have a path`(json: String, sentence: String) throws {
        let issues = Amount.schema.erased.issues(of: try JSONValue(parsing: json))
        #expect(issues.map(\.description) == [sentence])
        #expect(issues.allSatisfy { $0.kind == .structure })
    }

    @Test func `typed unions are validated`() {
        #expect(Amount.schema.issues(of: .limited(Limit(count: 12))).map(\.path) == ["count"])
    }

    @Test func `a union can be an input and an output`() async {
        #expect(await ComputationConformance.problems(of: Boxing()) == [])
        #expect(await ComputationConformance.problems(of: Halving()) == [])
    }

    // MARK: Blobs

    @Test(arguments: [
        ("AAA", "as base64"), ("AAAA?", "as base64"), ("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "characters of base64"),
    ])
    func `invalid blobs are rejected`(text: String, said: String) {
        let issues = Schema<Blob>.blob(["image/png"], maximumBytes: 10).erased.issues(of: .string(text))
        #expect(issues.count == 1 && issues[0].description.contains(said), "\(issues)")
    }

    @Test func `blobs have a size limit`() {
        let schema = Schema<Blob>.blob(["image/png"], maximumBytes: 10)
        #expect(schema.issues(of: Blob([UInt8](repeating: 1, count: 10))) == [])
        #expect(
            schema.issues(of: Blob([UInt8](repeating: 1, count: 11))).map(\.description) == [
                "expected a file of type image/png of at most 10 bytes, got one of 11 bytes"
            ])
        #expect(schema.issues(of: Blob(file: "/nonexistent")).map(\.kind) == [.rule])
    }

    @Test func `an output whose file is missing is an error, not null`() async throws {
        let engine = try Engine([VanishingPlugin()])
        let error = await #expect(throws: ComputationError.self) { try await engine.run("vanishing.photo", [:]) }
        #expect(error?.computation == "vanishing.photo")
        // In debug builds, outputs are validated, which fails first.
        #expect(error?.code == .io || error?.code == .internalError)
        #expect(error?.issues.map(\.expected) == ["a file that can be read"])
    }

    // MARK: Secrets

    @Test func `a secret is never shown`() throws {
        let secret = Secret("open sesame")
        #expect("\(secret)\(String(reflecting: secret))" == "(secret)(secret)")
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!dumped.contains("sesame"))
        let issues = Schema<Secret>.secret(20...30).erased.issues(of: "open sesame")
        #expect(issues.map(\.description) == ["expected a secret of 20 to 30 characters, got another value"])
        #expect(!Schema<Secret>.secret().erased.issues(of: ["open sesame"])[0].description.contains("sesame"))
        #expect(Schema<Secret>.secret().erased.jsonSchema["writeOnly"] == true)
    }

    @Test func `placeholders aren't secrets`() {
        let schema = Schema<Secret>.secret()
        let sentence = "expected a secret other than (secret), which replaces secrets in outputs, got "
        #expect(schema.erased.issues(of: "(secret)").map(\.description) == [sentence + "another value"])
        #expect(schema.issues(of: Secret("(secret)")).map(\.description) == [sentence + "another text"])
        #expect(schema.erased.issues(of: "(secrets)").isEmpty)
    }

    @Test(arguments: [1...4, 8...64, 40...50])
    func `a secret's example is accepted`(lengths: ClosedRange<Int>) throws {
        let schema = Schema<Secret>.secret(lengths).erased
        let example = try #require(schema.jsonSchema["examples"]?[0])
        #expect(schema.issues(of: example).isEmpty, "\(example)")
    }

    @Test func `contents of write-only objects aren't quoted`() throws {
        let schema = try AnySchema(
            jsonSchema: [
                "type": "object", "additionalProperties": false, "writeOnly": true,
                "properties": [
                    "pin": ["type": "string", "pattern": "^[0-9]{4}$"], "word": ["type": "string", "enum": ["sesame"]],
                ],
            ])
        let said = schema.issues(of: ["pin": "hunter2", "word": "sesami"]).map(\.description).joined()
        #expect(!said.contains("hunter2") && !said.contains("sesami") && !said.contains("did you mean"), "\(said)")
    }

    @Test func `many unknown fields are counted, not listed`() {
        let members = (0..<20_000).map { ("key \($0)", JSONValue.null) }
        let issues = Limit.schema.erased.issues(of: .object(JSONObject(members)))
        #expect(issues.count == 22)
        #expect(issues.last?.description == "expected known fields only, got 19980 more unknown ones")
    }

    // MARK: Messages

    @Test func `messages have a code, arguments and English text`() throws {
        let message = Message("wardrobe.too-cold", "It is -12 °C.", ["celsius": -12])
        let json = Message.schema.json(of: message)
        #expect(json == ["code": "wardrobe.too-cold", "arguments": ["celsius": -12], "text": "It is -12 °C."])
        #expect(try Message(json: json) == message)
        #expect(Message.schema.issues(of: Message("Too Cold", "x")).map(\.path) == ["code"])
    }

    // MARK: Keys, nulls, former names, defaults

    @Test func `keys that don't match their pattern are rejected`() {
        #expect(
            Box.schema.erased.issues(of: Self.box(["prices": ["euro": 1]])).map(\.description) == [
                #"prices.euro: expected three capitals, got "euro""#
            ])
        let keys = Box.schema.erased.jsonSchema["properties"]?["prices"]?["propertyNames"]
        #expect(keys?["pattern"] == "^[A-Z]{3}$")
    }

    @Test func `only optional elements can be null`() {
        #expect(Box.schema.erased.issues(of: Self.box(["notes": [.null, "x"]])) == [])
        #expect(Box.schema.erased.issues(of: Self.box(["amounts": [.null]])).map(\.path) == ["amounts[0]"])
    }

    @Test func `optional fields can have a default`() throws {
        #expect(try Box(json: Self.box([:], without: "label")).label == "no label")
        #expect(try Box(json: Self.box(["label": .null])).label == "no label")
    }

    private static func box(_ members: JSONValue, without key: String? = nil) -> JSONValue {
        let full: JSONValue = [
            "amounts": [], "notes": [], "prices": [:], "label": "x", "token": "abc", "photo": "",
        ]
        var object = full.object ?? JSONObject()
        if let key { object[key] = nil }
        for (key, value) in members.object ?? JSONObject() { object[key] = value }
        return .object(object)
    }
}

struct Limit: SchemaProviding, Equatable {
    var count: Int
    static let schema = Schema<Limit>.object("box.Limit", "A limit.") {
        field("count", \.count, "How many.", .integer(1...9))
    }
}

enum Amount: UnionRepresentable, Equatable {
    case unlimited
    case limited(Limit)

    static let variants: [Variant<Amount>] = [
        variant("unlimited", "No limit.", .unlimited) { $0 == .unlimited },
        variant("limited", "At most so many.", Amount.limited) {
            if case .limited(let limit) = $0 { limit } else { nil }
        },
    ]
    static let schema = Schema<Amount>.union("box.Amount", "How much may be kept.")
}

struct Box: SchemaProviding {
    var amounts: [Amount]
    var notes: [String?]
    var prices: [String: Double]
    var label: String?
    var token: Secret
    var photo: Blob

    static let schema = Schema<Box>.object("box.Box", "A property of each kind.") {
        field("amounts", \.amounts, "Amounts.")
        field("notes", \.notes, "Notes.", .list(of: .optional(.text(0...10))))
        field(
            "prices", \.prices, "Prices.",
            .dictionary(
                of: .number(above: 0),
                keys: .text("three capitals", pattern: "^[A-Z]{3}$", example: "EUR")))
        field("label", \.label, "Its label.", .text(0...20), default: "no label")
        field("token", \.token, "What opens it.", .secret())
        field("photo", \.photo, "What it looks like.", .blob(["image/jpeg"], maximumBytes: 1_000))
    }
}

private struct Vanishing: Computation {
    struct Nothing: SchemaProviding {
        static let schema = Schema<Nothing>.object("vanishing.Nothing", "Nothing.") {}
    }

    struct Album: SchemaProviding {
        var photo: Blob?
        static let schema = Schema<Album>.object("vanishing.Album", "An album.") {
            field("photo", \.photo, "A photo.", .blob(maximumBytes: 10))
        }
    }

    let manifest = Manifest(id: "vanishing.photo", summary: "Returns a file that is gone.", examples: [])
    func run(_ input: Nothing, in context: Context) async throws -> Album {
        Album(photo: Blob(file: "/nonexistent/photo"))
    }
}

private struct VanishingPlugin: Plugin {
    let manifest = PluginManifest(
        name: "vanishing", title: "Vanishing", summary: "Files that go away.", version: "1.0.0", license: "Apache-2.0")
    var computations: [AnyComputation] { [AnyComputation(Vanishing())] }
}

private struct Boxing: Computation {
    let manifest = Manifest(
        id: "box.box", summary: "Takes a box.",
        examples: [
            Example(
                "A box",
                [
                    "amounts": [["kind": "limited", "count": 2]], "notes": ["a"], "prices": ["EUR": 1],
                    "token": "open sesame", "photo": "QWxtYW5hYw==",
                ])
        ])
    func run(_ input: Box, in context: Context) async throws -> Box { input }
}

private struct Halving: Computation {
    let manifest = Manifest(
        id: "box.half", summary: "Halves an amount.", examples: [Example("Four", ["kind": "limited", "count": 4])])
    func run(_ input: Amount, in context: Context) async throws -> Amount {
        guard case .limited(let limit) = input else { return .unlimited }
        return .limited(Limit(count: max(1, limit.count / 2)))
    }
}
