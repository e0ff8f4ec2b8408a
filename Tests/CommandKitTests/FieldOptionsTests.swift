// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import ComputationMacros
import Testing

@Suite struct FieldOptionsTests {
    private func input(_ arguments: [String]) throws -> JSONValue {
        var fields = InputFields()
        try FieldArguments<Bake>.parse(arguments).add(to: &fields)
        return .object(fields.json)
    }

    @Test func `what wasn't typed is absent`() throws {
        #expect(try input(["Rye"]) == ["bread": "Rye"])
    }

    @Test(
        arguments: [
            (["--loaves", "3"], ["loaves": 3]), (["--salt", ".5"], ["salt": 0.5]),
            (["--crust", "Very-Dark"], ["crust": "veryDark"]),
            (["--seeds", "sesame, Poppy", "--seeds", "flax"], ["seeds": ["sesame", "Poppy", "flax"]]),
            (["--baked", "yesterday"], ["day": "yesterday"]),
            (["--cost", "3.20 EUR"], ["price": ["amount": "3.20", "currency": "EUR"]]),
            (["--no-sliced"], ["isSliced": false]), (["--sliced"], ["isSliced": true]), (["--quick"], ["quick": true]),
            (["--no-rest"], ["rests": false]), (["--no-hot"], ["oven": ["preheat": false]]),
            (["--hot"], ["oven": ["preheat": true]]),
            (["--degrees", "220"], ["oven": ["degrees": 220]]),
            (["--label", "flour=00", "--label", "origin=a=b"], ["labels": ["flour": "00", "origin": "a=b"]]),
            (["--steps", #"[{"minutes":5}]"#], ["steps": [["minutes": 5]]]),
            (["--loaves", "many"], ["loaves": "many"]),
            (["--crust", "burnt"], ["crust": "burnt"]),
        ] as [([String], JSONValue)])
    func `a text becomes a value by the schema of its field`(arguments: [String], expected: JSONValue) throws {
        var whole = try #require(expected.object)
        whole["bread"] = "Rye"
        #expect(try input(["Rye"] + arguments) == .object(whole))
    }

    @Test func `the help of an option is the summary of its field`() {
        let help = FieldArguments<Bake>.helpMessage(columns: 200)
        for line in [
            "<bread>                 The bread.", "--loaves <1-9>          Number of loaves (1 to 9; default: 2).",
            "--salt <number>         Salt, in grams (0 to 50).",
            "--crust <crust>         Color of the crust: pale, golden, or veryDark.",
            "--seeds <seeds>         Seeds, comma-separated.", "--baked <date>          Day (default: today).",
            "--sliced/--no-sliced    Whether it is sliced.", "--quick                 Leave out the second proof.",
            "--degrees <number>      Temperature, in degrees Celsius (50 to 1200).",
            "--note <text>           Note; - for standard input.",
            "--flour <flour>         Flour (default: the wheat at hand).",
        ] {
            #expect(help.contains(line), "\(line) is missing in\n\(help)")
        }
        #expect(!help.contains("secret"))
    }

    @Test func `errors name the option that sets a field`() throws {
        var fields = InputFields()
        try FieldArguments<Bake>.parse(["Rye", "--degrees", "9000"]).add(to: &fields, at: "order")
        #expect(fields.options["order.oven.degrees"] == "--degrees" && fields.options["order.oven"] == "--degrees")
        #expect(fields.options["order.bread"] == "<bread>" && fields.json["order"]?["oven"]?["degrees"] == 9_000)
    }

    @Test func `an argument of a required field is required, and unknown options are refused`() {
        #expect(throws: (any Error).self) { try FieldArguments<Bake>.parse([]) }
        let message = #expect(throws: (any Error).self) { try FieldArguments<Bake>.parse(["Rye", "--loavs", "3"]) }
        #expect(message.map { FieldArguments<Bake>.message(for: $0) }?.contains("--loaves") == true)
    }

    @Test func `an edit has no defaults, and clears what null clears`() throws {
        var fields = InputFields()
        try FieldArguments<Rebake>.parse(["--no-quick"]).add(to: &fields)
        #expect(.object(fields.json) == (["quick": false] as JSONValue))
        #expect(
            FieldArguments<Rebake>.helpMessage(columns: 200).contains(
                "--loaves <1-9>          Number of loaves (1 to 9)."))
        try ClearingArguments<Rebake>.parse(["--clear", "note"]).add(to: &fields, for: Rebake.key)
        #expect(.object(fields.json) == (["quick": false, "note": .null] as JSONValue))
    }

    @Test func `a format is a word or the extension of a file, and others are refused`() throws {
        #expect(try FormatArguments<Bake>.parse([]).presentation == .text)
        #expect(try FormatArguments<Bake>.parse(["-o", "bread.svg"]).presentation == .svg)
        #expect(try FormatArguments<Bake>.parse(["--format", "json", "-o", "bread.svg"]).presentation == .json)
        let error = #expect(throws: (any Error).self) { try FormatArguments<Bake>.parse(["--format", "pdf"]) }
        let message = error.map { FormatArguments<Bake>.message(for: $0) }
        #expect(message == "--format: expected text, svg, or json, got \"pdf\"")
    }

    @Test func `arguments can be optional, several, or words of one text, and options have short names`() throws {
        func input(_ arguments: [String]) throws -> JSONValue {
            var fields = InputFields()
            try FieldArguments<Deliver>.parse(arguments).add(to: &fields)
            return .object(fields.json)
        }
        #expect(try input([]) == [:])
        #expect(try input(["Rye, whole", "Spelt"]) == ["seeds": ["Rye, whole", "Spelt"]])
        #expect(try input(["-n", "4", "--stamp", "ab", "--stamp", "cd"]) == ["loaves": 4, "flour": "ab cd"])
        #expect(try input(["--plain"]) == ["isSliced": false])
        #expect(throws: (any Error).self) { try FieldArguments<Deliver>.parse(["--plain=yes"]) }
    }

    @Test func `a file is read, and one of two can be standard input`() throws {
        #expect(throws: FileFailure.self) {
            var fields = InputFields()
            try FieldArguments<Frame>.parse(["--picture", "/no/such/file"]).add(to: &fields)
        }
        let message = #expect(throws: (any Error).self) {
            var fields = InputFields()
            try FieldArguments<Frame>.parse(["--picture", "-", "--note", "-"]).add(to: &fields)
        }
        #expect(message.map { "\($0)" }?.contains("can't both be read from standard input") == true)
    }

    @Test func `entries without an equal sign are refused`() {
        let error = #expect(throws: ComputationError.self) {
            var fields = InputFields()
            try FieldArguments<Bake>.parse(["Rye", "--label", "flour"]).add(to: &fields)
        }
        #expect(error?.issues.map(\.description) == [#"--label: expected an entry such as name=value, got "flour""#])
    }

    @Test func `a command has the options of its form, and says what it is`() throws {
        let help = FieldCommand<BakeBread>.helpMessage(columns: 200)
        #expect(help.contains("USAGE: bakery bake <bread> [<options>]") && help.contains("  bakery bake Rye"))
        #expect(help.contains("--clear <names>") && !help.contains("--loaves"))
        #expect(FieldCommand<BakeBread>.configuration.commandName == "bake")
        #expect(throws: (any Error).self) { try FieldCommand<BakeBread>.parse(["Rye", "--format", "pdf"]) }
        _ = try FieldCommand<BakeBread>.parse(["Rye", "--format", "JSON", "--clear", "note"])
    }
}

private enum BakeBread: FieldCommandForm {
    static let command = FieldCommandDefinition(
        ComputationKey<Order, Order>("bakery.bake"), "bakery bake", "Bake bread.", usage: "<bread>",
        examples: ["bakery bake Rye"], setting: ["loaves": 1], ["bread": .argument("bread")])
}

private enum Deliver: FieldOptionSet {
    static let options = FieldOptions(
        of: Order.self, only: ["seeds", "loaves", "flour", "isSliced"],
        [
            "seeds": .argument("breads"), "loaves": .option("n", "number"),
            "flour": .option("stamp", reading: .words), "isSliced": .flag("plain", setting: false),
        ])
}

/// A picture.
@Schema("bakery.Picture") private struct FramedPicture: SchemaProviding {
    /// The picture.
    @Field(.blob(maximumBytes: 100)) var picture: Blob?
    /// A note.
    @Field(.text(0...500, example: "for Ada")) var note: String?
}

private enum Frame: FieldOptionSet {
    static let options = FieldOptions(of: FramedPicture.self)
}

/// A color of a crust.
@Schema("bakery.Crust") private enum Crust: String, CaseIterable, SchemaProviding {
    /// Pale.
    case pale
    /// Golden.
    case golden
    /// Very dark.
    case veryDark
}

/// A step.
@Schema("bakery.Step") private struct Step: SchemaProviding {
    /// The minutes.
    @Field(.integer(1...600)) var minutes: Int
}

/// An amount of money.
@Schema("bakery.Price") private struct Price: SchemaProviding {
    /// The amount.
    @Field(.text(1...20, example: "3.20")) var amount: String
    /// The currency.
    @Field(.text(3...3, example: "EUR")) var currency: String
}

/// An oven.
@Schema("bakery.Oven") private struct Oven: SchemaProviding {
    /// Whether it is preheated.
    var preheat: Bool = true
    /// The temperature, in degrees Celsius.
    @Field(.integer(50...1_200)) var degrees: Int?
}

/// What to bake.
@Schema("bakery.Order") private struct Order: SchemaProviding {
    /// The bread.
    @Field(.text(1...100, example: "Rye")) var bread: String
    /// The number of loaves.
    @Field(.integer(1...9)) var loaves: Int = 2
    /// The salt.
    @Field(.number(0...50, MeasurementUnit(rawValue: "grams"))) var salt: Double?
    /// The color of the crust.
    var crust: Crust?
    /// The flour: its key, or its name; the wheat at hand by default.
    @Field(.text(1...2_000, example: "Type 65")) var flour: String?
    /// The seeds.
    @Field(.list(of: .text(1...50, example: "sesame"), count: 0...9)) var seeds: [String] = []
    /// The day; today by default.
    var day: DayReference?
    /// The price.
    var price: Price?
    /// Whether it is sliced; absent if unknown.
    var isSliced: Bool?
    /// Whether to leave out the second proof.
    var quick: Bool = false
    /// Whether it rests before it is cut.
    var rests: Bool = true
    /// The oven.
    var oven: Oven?
    /// The labels by name.
    @Field(.dictionary(of: .text(0...50, example: "00"), keys: .text(1...50, example: "flour")))
    var labels: [String: String] = [:]
    /// The steps.
    @Field(count: 0...9) var steps: [Step] = []
    /// The secret ingredient.
    @Field(.text(1...50, example: "malt")) var secret: String?
    /// A note.
    @Field(.text(0...500, example: "for Ada")) var note: String??
}

private enum Bake: FieldOptionSet, FormatSet {
    static let formats: [PresentationFormat] = [.text, .svg, .json]
    static let options = FieldOptions(
        of: Order.self,
        [
            "bread": .argument("bread"), "day": "baked", "price": "cost",
            "rests": .flag("no-rest", setting: false),
            "oven": .reported(as: "--degrees"), "oven.preheat": "hot", "labels": "label",
            "steps": .option(reading: .json),
            "secret": .excluded,
        ])
}

private enum Rebake: FieldOptionSet {
    static let key = ComputationKey<Order, Order>("bakery.rebake")
    static let options = FieldOptions(of: Order.self, only: ["loaves", "quick", "note"], isPatch: true)
}
