// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import WardrobePlugin

extension FieldOption {
    static let category = option(
        value: "category",
        help: "Category: shirt, jeans, coat … (run \"outfit words categories\" for the full list).")

    static let item = argument("item")

    static let event = argument("event")

    static let limitedCategories = option("category", value: "categories")

    static let sampleOf = option("sample-of", value: "whose")

    static let server = option(
        "weather-url", help: "URL of an Open-Meteo-compatible server (default: $ALMANAC_WEATHER_URL).")

    static let wish = argument("wish")

    static let zone = option("tz", "zone", value: "zone")

    /// An option for texts that can contain commas, such as names of items.
    static func repeated(_ name: String, value: String = "item", help: String? = nil) -> FieldOption {
        option(name, value: value, help: help, reading: .repeated)
    }
}

extension FieldReading {
    /// Comma-separated colors.
    static let colors = FieldReading { text, option in
        .array(try text.split(separator: ",").map { try hex(String($0.trimmingSpaces), option) })
    }

    /// A unit of temperature as people abbreviate it.
    static let temperatureUnit = FieldReading { text, _ in
        switch text.foldedWord {
        case "c", "°c": .string(TemperatureUnit.celsius.rawValue)
        case "f", "°f": .string(TemperatureUnit.fahrenheit.rawValue)
        default: TemperatureUnit.schema.erased.typed(text)
        }
    }

    /// Entries by category, such as `shirt=M`.
    static func byCategory(
        example: String, value: @escaping @Sendable (String) -> JSONValue = JSONValue.string
    ) -> FieldReading {
        FieldReading(each: { texts, option in
            var fields = InputFields()
            try fields.set("entries", option, entries: texts, by: Category.self, example: example, value: value)
            return fields.json["entries"]
        })
    }

    private static func hex(_ text: String, _ option: String) throws(ComputationError) -> JSONValue {
        do {
            return .string(try ColorReference(text).color.hex)
        } catch {
            var issue = error
            issue.path = option
            throw ComputationError.refused([issue])
        }
    }
}
