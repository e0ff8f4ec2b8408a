// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies
internal import Tables

/// A row of a table of items as people and apps write it, and what was chosen where it leaves a value open.
///
/// Words ignore case, hyphens, and spaces. A color can be a name, a number can have a decimal comma, a price can have the
/// sign of its currency, and a category can be the word of a kind (*loafers*) or of a group (*outerwear*).
struct WrittenItem {
    private(set) var object: JSONObject
    /// What was chosen, as sentences that begin with the attribute.
    private(set) var choices: [String] = []
    /// The amount of a price without a currency.
    private(set) var openPrice: String?
    /// Whether a dollar sign was read as US dollars.
    private(set) var hasDollarSign = false

    /// A date whose order isn't known.
    private(set) var openDate: String?
    /// Whether the order of dates was used.
    private(set) var usesDateOrder = false
    /// Whether neither a column nor the name tells a color.
    private(set) var isColorless = false

    init(_ object: JSONObject, dateOrder: DateOrder? = nil) {
        self.object = object
        for field in WardrobeItem.schema.erased.fields { readWords(field) }
        readCategory()
        readName()
        readColor("primaryColor", name: "colorName")
        readColor("secondaryColor", name: "secondaryColorName")
        for attribute in ["purchaseDate", "firstWorn", "lastWorn"] { readDay(attribute, dateOrder) }
        readPrice()
    }

    // MARK: Words and numbers

    private mutating func readWords(_ field: AnySchema.Field) {
        let schema = field.schema.value
        switch (schema.kind, object[field.name]) {
        case (.enumeration(let cases), .string(let text)?):
            if let word = Self.word(text, among: cases) {
                object[field.name] = .string(word)
            } else {
                readTold(field.name, text, among: cases)
            }
        case (.list(let element, _), .array(let entries)?):
            guard case .enumeration(let cases) = element.value.kind else { return }
            let words = entries.compactMap(\.string).flatMap { $0.split(whereSeparator: { ",/&".contains($0) }) }
            object[field.name] = .array(
                words.map { .string(Self.word(String($0), among: cases) ?? String($0).trimmingSpaces) })
        case (.number, .string(let text)?), (.integer, .string(let text)?):
            if let plain = WrittenNumber.plain(text), let number = Double(plain) {
                object[field.name] = Int64(exactly: number).map(JSONValue.integer) ?? .number(number)
            }
        default: break
        }
    }

    /// Reads a fabric or a pattern from words such as *60 % merino, 40 % silk*, or puts words without a known meaning in
    /// the notes.
    private mutating func readTold(_ attribute: String, _ text: String, among cases: [AnySchema.Case]) {
        guard attribute == "fabric" || attribute == "pattern" else { return }
        for match in GarmentVocabulary.all.matches(in: text) {
            switch (attribute, match.meaning) {
            case ("fabric", .fabric(let fabric)): object[attribute] = .string(fabric.rawValue)
            case ("pattern", .pattern(let pattern)): object[attribute] = .string(pattern.rawValue)
            default: continue
            }
            choices.append("\(attribute): \"\(text)\" was read as \(object[attribute]?.string ?? "")")
            return
        }
        guard ClosestMatch(to: text, among: cases.map(\.value)) == nil else { return }
        object[attribute] = nil
        let notes = object["notes"]?.string.map { [$0] } ?? []
        object["notes"] = .string((notes + ["\(attribute): \(text)"]).joined(separator: "\n"))
        choices.append("\(attribute): \"\(text)\" isn't known, so it was put in the notes")
    }

    /// Returns the value of an enumeration that a word means.
    private static func word(_ text: String, among cases: [AnySchema.Case]) -> String? {
        let folded = fold(text)
        return cases.first { fold($0.value) == folded }?.value
            ?? synonyms[folded].flatMap { word in cases.contains { $0.value == word } ? word : nil }
    }

    private static let synonyms = [
        "autumn": "fall", "all": "allSeason", "allseasons": "allSeason", "allyear": "allSeason", "any": "allSeason",
        "yearround": "allSeason", "allyearround": "allSeason", "likenew": "excellent", "newwithtags": "new",
        "nwt": "new",
        "used": "good", "dirtylaundry": "dirty", "inthewash": "inWash", "plain": "solid", "stripes": "striped",
    ]

    private static func fold(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    // MARK: Category

    private mutating func readCategory() {
        guard let text = object["category"]?.string, Category(rawValue: text) == nil else { return }
        if let category = Self.categories[Self.fold(text)] {
            object["category"] = .string(category.rawValue)
        } else if let group = Self.groups[Self.fold(text)], let name = object["name"]?.string,
            let category = Self.category(inName: name, among: group)
        {
            object["category"] = .string(category.rawValue)
            choices.append("category: \"\(text)\" was read as \(category.rawValue), because of the name")
        } else if let category = GarmentWords.category(of: text) {
            object["category"] = .string(category.rawValue)
        }
    }

    /// Returns the category of a word in the singular or plural, such as `Coats`, or of a kind, such as `Loafers`.
    private static func category(_ text: String) -> Category? { categories[fold(text)] }

    /// The categories by each word that means one of them.
    private static let categories: [String: Category] = {
        var kinds: [String: Set<Category>] = [:]
        for kind in GarmentKind.named {
            let own = kind.categories.filter { $0.slot == kind.slots.first }
            for word in kind.phrases.map(fold) {
                for form in [word, word + "s"] { kinds[form, default: []].formUnion(own) }
            }
        }
        var categories = kinds.compactMapValues { $0.count == 1 ? $0.first : nil }
        categories.merge(otherWords) { _, other in other }
        for category in Category.allCases.reversed() {
            for ending in ["", "s", "es"] { categories[fold(category.rawValue) + ending] = category }
        }
        return categories
    }()

    private static let otherWords: [String: Category] = [
        "tee": .tshirt, "tees": .tshirt, "teeshirt": .tshirt, "teeshirts": .tshirt, "trousers": .pants,
        "slacks": .pants, "jumper": .sweater, "jumpers": .sweater, "pullover": .sweater, "pullovers": .sweater,
        "sweatshirt": .hoodie, "sweatshirts": .hoodie, "trainers": .sneakers,
    ]

    /// Returns the category that the last word of a name means, or one of its phrases.
    private static func category(inName name: String, among group: [Category]) -> Category? {
        let words = name.split(whereSeparator: { !$0.isLetter && $0 != "-" }).map(String.init)
        return words.reversed().lazy.compactMap(category).first { group.contains($0) }
    }

    private static let groups: [String: [Category]] = {
        let tops: [Category] = [.shirt, .blouse, .tshirt, .sweater, .hoodie, .cardigan]
        let outerwear: [Category] = [.jacket, .coat, .blazer, .cardigan]
        let bottoms: [Category] = [.pants, .jeans, .shorts, .skirt, .leggings]
        let footwear: [Category] = [.shoes, .boots, .sneakers, .sandals, .heels]
        return [
            "top": tops, "tops": tops, "outerwear": outerwear, "outer": outerwear, "bottom": bottoms,
            "bottoms": bottoms,
            "footwear": footwear, "knitwear": [.sweater, .cardigan], "onepiece": [.dress, .jumpsuit],
            "onepieces": [.dress, .jumpsuit], "clothing": Category.allCases, "clothes": Category.allCases,
        ]
    }()

    /// Reads the category and the color from the name if no column tells them.
    private mutating func readName() {
        guard let name = object["name"]?.string else { return }
        if object["category"] == nil, let category = GarmentWords.category(of: name) {
            object["category"] = .string(category.rawValue)
            choices.append("category: read as \(category.rawValue), because of the name \"\(name)\"")
        }
        guard object["primaryColor"] == nil else { return }
        if let color = ColorName.written(in: name) {
            object["primaryColor"] = .string(color.color.hex)
            object["colorName"] = color.word.map(JSONValue.string)
        } else {
            object["primaryColor"] = "#808080"
            isColorless = true
        }
    }

    // MARK: Colors, days, and prices

    private mutating func readColor(_ attribute: String, name: String) {
        guard let text = object[attribute]?.string, (try? SRGBColor(hex: text)) == nil else { return }
        guard let known = ColorName.color(in: text) else {
            // Keep an unknown word, and take the value from the name, or gray.
            guard attribute == "primaryColor", !text.hasPrefix("#"), text.unicodeScalars.count <= 60,
                ClosestMatch(to: text, among: ColorName.all.map(\.name)) == nil
            else { return }
            object[attribute] =
                object["name"]?.string.flatMap(ColorName.written)
                .map { .string($0.color.hex) } ?? "#808080"
            if object[name] == nil { object[name] = .string(text) }
            choices.append("\(attribute): \"\(text)\" isn't known, so \(object[attribute]?.string ?? "") was used")
            return
        }
        object[attribute] = .string(known.color.hex)
        if object[name] == nil { object[name] = .string(text) }
        if ColorName.color(named: text) == nil {
            choices.append("\(attribute): \"\(text)\" was read as \(known.name)")
        }
    }

    /// Reads a day such as 31.12.2026, or with slashes or hyphens in the table's order.
    private mutating func readDay(_ attribute: String, _ order: DateOrder?) {
        guard let text = object[attribute]?.string, let separator = text.first(where: { "./-".contains($0) }) else {
            return
        }
        let parts = text.split(separator: separator).map { Int($0) ?? 0 }
        guard parts.count == 3, parts[0] > 0, parts[0] < 1_000, parts[2] > 999 || parts[0] > 999 else {
            return readYearFirst(attribute, parts)
        }
        let isDayFirst =
            separator == "." || parts[0] > 12 ? true : parts[1] > 12 ? false : order.map { $0 == .dayFirst }
        guard let isDayFirst else {
            openDate = text
            return
        }
        usesDateOrder = usesDateOrder || separator != "." && max(parts[0], parts[1]) <= 12 && parts[0] != parts[1]
        let (day, month) = isDayFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
        guard let day = try? CalendarDay(year: parts[2], month: month, day: day) else { return }
        object[attribute] = .string(day.description)
    }

    private mutating func readYearFirst(_ attribute: String, _ parts: [Int]) {
        guard parts.count == 3, parts[0] > 999,
            let day = try? CalendarDay(year: parts[0], month: parts[1], day: parts[2])
        else {
            return
        }
        object[attribute] = .string(day.description)
    }

    /// Reads a price with its currency, or with a currency in a column of its own.
    private mutating func readPrice() {
        let currency = object["currency"]?.string
        object["currency"] = nil
        guard let text = object["price"]?.string else {
            if let currency { object["price"] = .object(JSONObject([("currency", .string(currency))])) }
            return
        }
        guard let money = try? WrittenMoney(text) else {
            object["price"] = Self.price(text, currency)
            return
        }
        if money.unit == .none, money.isAmbiguous(in: currency ?? "") {
            choices.append("price: \"\(text)\" was read as \(money.amount), not as a thousand")
        }
        switch money.unit {
        case .code(let code): object["price"] = Self.price(money.amount, code)
        case .dollars where currency == nil:
            hasDollarSign = true
            object["price"] = Self.price(money.amount, "USD")
        case .none where currency == nil:
            openPrice = money.amount
            object["price"] = nil
        case .none, .dollars: object["price"] = Self.price(money.amount, currency)
        }
    }

    private static func price(_ amount: String, _ currency: String?) -> JSONValue {
        var money = JSONObject([("amount", .string(amount))])
        if let currency { money["currency"] = .string(currency) }
        return .object(money)
    }
}

extension AnySchema {
    /// The schema of a value that isn't `nil`.
    fileprivate var value: AnySchema {
        if case .optional(let schema) = resolved.kind { schema.value } else { resolved }
    }
}

extension String {
    /// The text without leading and trailing spaces.
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
