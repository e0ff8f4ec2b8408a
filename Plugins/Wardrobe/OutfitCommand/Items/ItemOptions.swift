// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

/// The options that say what an item is like, for `add` and `edit`.
struct ItemOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("What it is: shirt, jeans, coat … (see outfit words categories).", valueName: "category"),
        completion: .words(Category.self))
    var category: String?

    @Option(
        help: ArgumentHelp("The color that shows most, by name or as #1F2A4D.", valueName: "color"))
    var color: String?

    @Option(
        name: .customLong("second-color"), help: ArgumentHelp("The color that shows beside it.", valueName: "color"))
    var secondColor: String?

    @Option(
        help: ArgumentHelp("What is woven into it or printed on it.", valueName: "pattern"),
        completion: .words(GarmentPattern.self))
    var pattern: String?

    @Option(help: ArgumentHelp("What it is made of.", valueName: "fabric"), completion: .words(Fabric.self))
    var fabric: String?

    @Option(
        help: ArgumentHelp("How heavy it is for its kind: thin, normal or thick.", valueName: "weight"),
        completion: .words(GarmentWeight.self))
    var weight: String?

    @Option(
        help: ArgumentHelp("A finer word than the category, such as turtleneck, bow tie or gloves.", valueName: "word"))
    var subcategory: String?

    @Option(
        help: ArgumentHelp(
            "The set that it belongs to, such as \"navy suit\"; worn together only.", valueName: "name"))
    var set: String?

    @Option(help: ArgumentHelp("Who made it.", valueName: "name"))
    var brand: String?

    @Option(help: ArgumentHelp("Its size as the label says.", valueName: "size"))
    var size: String?

    @Option(help: ArgumentHelp("Seasons it is meant for, between commas; all unless given.", valueName: "seasons"))
    var season: String?

    @Option(
        help: ArgumentHelp(
            "Occasions it is meant for, between commas; any that suits unless given.", valueName: "occasions"))
    var occasion: String?

    @Option(help: ArgumentHelp("Words of your own, between commas.", valueName: "tags"))
    var tags: String?

    @Option(
        help: ArgumentHelp("Its insulation in clo, where you know better than the table.", valueName: "clo"))
    var warmth: String?

    @Option(help: ArgumentHelp("How formal it is, from 1 (gym) to 10 (white tie).", valueName: "level"))
    var formality: String?

    @Flag(inversion: .prefixedNo, help: "Whether it keeps rain out.")
    var waterproof: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether it keeps wind out.")
    var windproof: Bool?

    @Option(
        help: ArgumentHelp("The state it is in: new, excellent, good, fair, worn or damaged.", valueName: "state"),
        completion: .words(Condition.self))
    var state: String?

    @Option(
        help: ArgumentHelp("clean, wornOnce, dirty or inWash.", valueName: "state"),
        completion: .words(LaundryState.self))
    var laundry: String?

    @Flag(inversion: .prefixedNo, help: "Whether it waits for a repair.")
    var needsRepair: Bool?

    @Flag(inversion: .prefixedNo, help: "Whether you like it best.")
    var favorite: Bool?

    @Option(help: ArgumentHelp("What was paid, with its currency: \"89.90 EUR\".", valueName: "money"))
    var price: String?

    @Option(help: ArgumentHelp("When it was bought.", valueName: "date"))
    var bought: String?

    @Option(help: ArgumentHelp("Where it was bought.", valueName: "name"))
    var retailer: String?

    @Option(help: ArgumentHelp("Where it is sold, an address.", valueName: "url"))
    var url: String?

    @Option(name: .customLong("model-url"), help: ArgumentHelp("Where a 3D model of it lies.", valueName: "url"))
    var modelURL: String?

    @Option(help: ArgumentHelp("How often it was worn before you logged wears.", valueName: "times"))
    var timesWorn: String?

    @Option(help: ArgumentHelp("The last day it was worn before you logged wears.", valueName: "date"))
    var lastWorn: String?

    @Option(help: ArgumentHelp("Anything else.", valueName: "text"))
    var notes: String?

    @Option(help: ArgumentHelp("A photo of it: JPEG, PNG, WebP …", valueName: "file"), completion: .file())
    var photo: String?

    /// The options by the fields they set, so that a refusal names what the user typed.
    static let optionsByPath = [
        "category": "--category", "primaryColor": "--color", "secondaryColor": "--second-color",
        "pattern": "--pattern", "fabric": "--fabric", "weight": "--weight", "subcategory": "--subcategory",
        "brand": "--brand", "size": "--size", "season": "--season", "occasion": "--occasion", "tags": "--tags",
        "warmth": "--warmth", "formality": "--formality", "condition": "--state", "laundry": "--laundry",
        "price": "--price", "purchaseDate": "--bought", "retailer": "--retailer", "productURL": "--url",
        "modelURL": "--model-url", "timesWorn": "--times-worn", "firstWorn": "--last-worn", "lastWorn": "--last-worn",
        "notes": "--notes", "name": "name", "set": "--set",
    ]

    /// What the options state, by field.
    func fields() throws(ComputationError) -> JSONObject {
        var fields = JSONObject()
        func set(_ field: String, _ value: JSONValue?) { if let value { fields[field] = value } }
        func word<Value: TypedWord>(_ text: String?, _ type: Value.Type) -> JSONValue? {
            text.map { .string(known($0, type)) }
        }
        func words<Value: TypedWord>(_ text: String?, _ type: Value.Type) -> JSONValue? {
            text.map { .array(parts($0).map { .string(known($0, type)) }) }
        }
        set("category", word(category, Category.self))
        set("primaryColor", try hex(color, "--color"))
        set("secondaryColor", try hex(secondColor, "--second-color"))
        set("pattern", word(pattern, GarmentPattern.self))
        set("fabric", word(fabric, Fabric.self))
        set("weight", word(weight, GarmentWeight.self))
        set("subcategory", subcategory.map(JSONValue.string))
        set("set", self.set.map(JSONValue.string))
        set("brand", brand.map(JSONValue.string))
        set("size", size.map(JSONValue.string))
        set("season", words(season, Season.self))
        set("occasion", words(occasion, Occasion.self))
        set("tags", tags.map { .array(parts($0).map(JSONValue.string)) })
        set("warmth", warmth.map(figure))
        set("formality", formality.map(figure))
        set("waterproof", waterproof.map(JSONValue.boolean))
        set("windproof", windproof.map(JSONValue.boolean))
        set("condition", word(state, Condition.self))
        set("laundry", word(laundry, LaundryState.self))
        set("needsRepair", needsRepair.map(JSONValue.boolean))
        set("isFavorite", favorite.map(JSONValue.boolean))
        set("price", try price.map { text throws(ComputationError) in try Money(typed: text, for: "--price").asJSON })
        set("purchaseDate", try day(bought, "--bought"))
        set("retailer", retailer.map(JSONValue.string))
        set("productURL", url.map(JSONValue.string))
        set("modelURL", modelURL.map(JSONValue.string))
        set("timesWorn", timesWorn.map(figure))
        set("lastWorn", try day(lastWorn, "--last-worn"))
        set("notes", notes.map(JSONValue.string))
        return fields
    }

    private func day(_ text: String?, _ option: String) throws(ComputationError) -> JSONValue? {
        guard let text else { return nil }
        return .string(try CalendarDay(typed: text, for: option).description)
    }

    private func parts(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
    }

    /// The word as the schema has it, when it is one whatever its case and hyphens.
    private func known<Value: TypedWord>(_ text: String, _ type: Value.Type) -> String {
        Value.allCases.first { $0.rawValue.foldedWord == text.foldedWord }?.rawValue ?? text
    }

    private func figure(_ text: String) -> JSONValue {
        if let whole = Int64(text) { return .integer(whole) }
        // What JSON can't say, such as nan, stays the text that was typed, so that the refusal can name it.
        guard let number = Double(text), number.isFinite else { return .string(text) }
        return .number(number)
    }

    private func hex(_ text: String?, _ option: String) throws(ComputationError) -> JSONValue? {
        guard let text else { return nil }
        return .string(try SRGBColor(typed: text, for: option).hex)
    }
}

extension Money {
    /// Reads `89.90 EUR` or `EUR 89.90`.
    ///
    /// - Throws: ``ComputationError`` that names the option.
    init(typed text: String, for option: String) throws(ComputationError) {
        let parts = text.split(separator: " ").map(String.init)
        let isCode = { (part: String) in part.allSatisfy(\.isLetter) }
        guard parts.count == 2, let code = parts.first(where: isCode), let amount = parts.first(where: { !isCode($0) })
        else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: option, expected: "an amount and its currency, such as \"89.90 EUR\"",
                    got: JSONValue.string(String(text.prefix(60))).text())
            ])
        }
        self.init(amount: amount, currency: code.uppercased())
        var issues = Self.schema.issues(of: self)
        guard issues.isEmpty else {
            for index in issues.indices { issues[index].path = option }
            throw ComputationError.refused(issues)
        }
    }

    /// The sum as JSON.
    var asJSON: JSONValue { Self.schema.json(of: self) }

    /// The sum as people write it.
    var inWords: String { "\(amount) \(currency)" }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    var trimmingSpaces: SubSequence {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
