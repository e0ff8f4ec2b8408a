// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import TwinsPlugin

enum ConsumeFood: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.consume, "twins consume", "Record that you used food.", usage: "<thing> [--quantity <number>]",
        examples: ["twins consume \"Oat milk\"", "twins consume Rice --quantity 80 --unit g"], ["twin": .thing])
}

enum OpenFood: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.open, "twins open", "Record that you opened food.", usage: "<thing> [--quantity <number>]",
        examples: ["twins open \"Oat milk\" --quantity 1"], ["twin": .thing, "day": "date"])
}

enum FreezeFood: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.freeze, "twins freeze", "Record that you froze food.", usage: "<thing> [--quantity <number>]",
        examples: ["twins freeze Bread"], ["twin": .thing, "day": "date", "thaw": .excluded])
}

enum ThawFood: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.freeze, "twins thaw", "Record that you thawed food.", usage: "<thing> [--quantity <number>]",
        examples: ["twins thaw Bread"], setting: ["thaw": true], ["twin": .thing, "day": "date"])
}

enum PlanCooking: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myWhatToCookFirst, "twins cook", "Plan which food to use first, with the least waste.",
        usage: "<servings> [--days <number>]",
        examples: ["twins cook 2 --days 7", "twins cook 2 --portion \"Rice=80 g\" --portion Bread=2"],
        [
            "servingsPerDay": .argument("servings", help: "Servings eaten per day, across all food."), "day": "date",
            "portions": .option(
                "portion", value: "food=quantity", help: "Serving of a food, such as \"Rice=80 g\". Repeatable.",
                reading: FieldReading(each: portions)), "location": "place",
        ])

    /// Returns servings of food from entries such as `Rice=80 g`.
    private static func portions(_ entries: [String], _ option: String) throws(ComputationError) -> JSONValue {
        .array(
            try entries.map { entry throws(ComputationError) in
                guard let sign = entry.lastIndex(of: "="), sign > entry.startIndex else {
                    throw .refused(
                        path: option, expected: "an entry such as \"Rice=80 g\"", got: entry.quoted(limit: 60))
                }
                let amount = entry[entry.index(after: sign)...].trimmingSpaces
                let figure = amount.prefix { $0.isNumber || $0 == "." }
                let unit = amount.dropFirst(figure.count).trimmingSpaces
                var portion = JSONObject([("twin", .string(String(entry[..<sign].trimmingSpaces)))])
                portion["quantity"] = InputFields.figure(String(figure))
                if !unit.isEmpty { portion["unit"] = .string(String(unit)) }
                return .object(portion)
            })
    }
}
