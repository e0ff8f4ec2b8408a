// SPDX-License-Identifier: Apache-2.0

import CommandKit
import WardrobePlugin

extension RequestOptions {
    /// Adds the request to the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("unit", "--unit", text: unit.map(Self.unitWord))
        // Errors in these fields name the option that they come from.
        for path in ["temperature", "coldest", "warmest"] {
            fields.set("request.\(path)", "--temp", nil)
        }
        for (path, option) in [
            ("date", "--date"), ("wind", "--wind"), ("humidity", "--humidity"), ("met", "--activity"),
            ("settings", "--day"), ("precipitationProbability", "--precipitation"),
        ] {
            fields.set("request.\(path)", option, nil)
        }
        fields.set("typed.date", "--date", text: date)
        fields.set("typed.temperature", "--temp", text: temperature)
        fields.set("typed.feelsLike", "--feels-like", text: feelsLike)
        fields.set("typed.wind", "--wind", text: wind)
        fields.set("typed.humidity", "--humidity", text: humidity)
        fields.set("typed.precipitation", "--precipitation", text: precipitation)
        fields.set("typed.settings", "--day", text: day)
        fields.set("typed.activity", "--activity", text: activity)
        fields.set("request.condition", "--condition", word: condition, of: WeatherCondition.self)
        fields.set("request.setting", "--setting", word: setting, of: Setting.self)
        fields.set("request.occasion", "--occasion", word: occasion, of: Occasion.self)
        fields.set("request.dressCode", "--dress-code", word: dressCode, of: DressCode.self)
        fields.set("request.style", "--style", word: style, of: Style.self)
        fields.set("request.season", "--season", word: season, of: Season.self)
        fields.set("request.latitude", "--lat", figure: latitude)
    }

    /// A unit as people abbreviate it.
    static func unitWord(_ text: String) -> String {
        switch text.foldedWord {
        case "c", "°c", "celsius": TemperatureUnit.celsius.rawValue
        case "f", "°f", "fahrenheit": TemperatureUnit.fahrenheit.rawValue
        default: text
        }
    }
}
