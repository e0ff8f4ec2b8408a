// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

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

    init(_ object: JSONObject) {
        self.object = object
        for field in WardrobeItem.schema.erased.fields { readWords(field) }
        readCategory()
        for attribute in ["primaryColor", "secondaryColor"] { readColor(attribute) }
        for attribute in ["purchaseDate", "firstWorn", "lastWorn"] { readDay(attribute) }
        readPrice()
    }

    // MARK: Words and numbers

    private mutating func readWords(_ field: AnySchema.Field) {
        let schema = field.schema.value
        switch (schema.kind, object[field.name]) {
        case (.enumeration(let cases), .string(let text)?):
            if let word = Self.word(text, among: cases) { object[field.name] = .string(word) }
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

    /// Returns the value of an enumeration that a word means.
    private static func word(_ text: String, among cases: [AnySchema.Case]) -> String? {
        let folded = fold(text)
        return cases.first { fold($0.value) == folded }?.value
            ?? synonyms[folded].flatMap { word in cases.contains { $0.value == word } ? word : nil }
    }

    private static let synonyms = [
        "autumn": "fall", "all": "allSeason", "allseasons": "allSeason", "allyear": "allSeason", "any": "allSeason",
        "yearround": "allSeason", "allyearround": "allSeason",
    ]

    private static func fold(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    // MARK: Category

    private mutating func readCategory() {
        guard let text = object["category"]?.string, Category(rawValue: text) == nil else { return }
        if let category = Self.category(text) {
            object["category"] = .string(category.rawValue)
        } else if let group = Self.groups[Self.fold(text)], let name = object["name"]?.string,
            let category = Self.category(inName: name, among: group)
        {
            object["category"] = .string(category.rawValue)
            choices.append("category: \"\(text)\" was read as \(category.rawValue), because of the name")
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

    // MARK: Colors, days, and prices

    private mutating func readColor(_ attribute: String) {
        guard let text = object[attribute]?.string else { return }
        if let known = ColorName.color(named: text) {
            object[attribute] = .string(known.color.hex)
            return
        }
        // Two words such as navy blue and heather gray, one of which is known.
        let words = text.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "/" }).map(String.init)
        guard words.count == 2, let known = words.lazy.compactMap(ColorName.color).first else { return }
        object[attribute] = .string(known.color.hex)
        choices.append("\(attribute): \"\(text)\" was read as \(known.name)")
    }

    /// Reads a day such as 31.12.2026, or with slashes if the day is above 12, so that it can't be the month.
    private mutating func readDay(_ attribute: String) {
        guard let text = object[attribute]?.string else { return }
        let parts = text.split(whereSeparator: { "./".contains($0) }).map { Int($0) ?? 0 }
        guard parts.count == 3, let separator = text.first(where: { "./".contains($0) }) else { return }
        let date =
            parts[0] > 999
            ? (parts[0], parts[1], parts[2])
            : separator == "." || parts[0] > 12
                ? (parts[2], parts[1], parts[0]) : parts[1] > 12 ? (parts[2], parts[0], parts[1]) : nil
        guard let date, date.0 > 999, let day = try? CalendarDay(year: date.0, month: date.1, day: date.2) else {
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
