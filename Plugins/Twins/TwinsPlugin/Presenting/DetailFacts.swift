// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// The attributes of a thing in words, in the order of its schema.
///
/// They come from the schema, so an attribute that is added to a kind appears by itself.
struct DetailFacts {
    private let units: UnitSystem

    init(_ units: UnitSystem) { self.units = units }

    /// Returns the known attributes except the name and the lots, each with its name.
    func facts(of details: TwinDetails) -> [(name: String, text: String?)] {
        let shownElsewhere: Set = ["kind", "name", "title", "product", "lots"]
        guard let object = TwinDetails.schema.json(of: details).object else { return [] }
        return object.compactMap { name, value in
            guard !shownElsewhere.contains(name), let text = text(of: value, name) else { return nil }
            return (Self.label(name), text)
        }
    }

    // MARK: Names

    private static let labels = [
        "isbn10": "ISBN-10", "isbn13": "ISBN-13", "goodreadsID": "Goodreads", "sku": "Stock number",
        "dnf": "not finished", "purchaseURL": "Bought at", "assemblyInstructionsURL": "Instructions",
        "assemblyVideoURL": "Assembly video", "manualURL": "Manual", "supportURL": "Support",
        "troubleshootingURL": "Help", "careInstructions": "Care", "recyclingInstructions": "Recycling",
        "storageInstructions": "Storage", "maintenanceSchedule": "Maintenance", "maintenanceDays": "Maintained",
        "wateringDays": "Watered", "fertilizingDays": "Fertilized", "daysAfterOpening": "Once opened",
        "daysAfterFreezing": "Once frozen", "daysAfterThawing": "Once thawed", "warrantyExpires": "Warranty until",
        "personalRating": "Your rating", "averageRating": "Readers' rating", "ratingsCount": "Ratings",
        "minimumPlayers": "Players from", "maximumPlayers": "Players to", "minimumAge": "From age",
        "playingMinutes": "Playing time", "assemblyMinutes": "Assembly time", "minimumTemperature": "Survives",
        "wardrobeItem": "In the wardrobe", "powerRating": "Power", "containsBattery": "Battery",
        "requiresAssembly": "Needs assembly", "assemblyCompleted": "Assembled", "startedReading": "Started",
        "finishedReading": "Finished", "readingStatus": "Status", "currentPage": "At page",
        "lastFirmwareCheck": "Firmware checked", "lastMaintenance": "Last maintained", "summary": "Description",
    ]

    /// Returns the name of a field in words, such as `Last watered`.
    private static func label(_ field: String) -> String {
        if let label = labels[field] { return label }
        let isFlag = field.hasPrefix("is") && field.dropFirst(2).first?.isUppercase == true
        let words = (isFlag ? String(field.dropFirst(2)) : field).spacedWord.drop { $0 == " " }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    // MARK: Values

    /// Returns a value in words; `nil` if it says nothing.
    private func text(of value: JSONValue, _ field: String) -> String? {
        switch value {
        case .null: return nil
        case .boolean(let flag):
            if flag { return "yes" }
            // Flags that aren't optional are false unless stated.
            let unstated: Set = ["isFavorite", "requiresAssembly", "containsBattery", "isOutdoor"]
            return unstated.contains(field) ? nil : "no"
        case .integer(let number): return figure(Double(number), field)
        case .number(let number): return figure(number, field)
        case .string(let text):
            if text == "dnf" { return Self.labels["dnf"] }
            let isWord: Set = ["category", "medium", "powerSource", "light", "readingStatus"]
            guard isWord.contains(field) else { return text.isEmpty ? nil : text }
            return text == "other" ? nil : text.spacedWord
        case .array(let elements):
            return elements.isEmpty ? nil : elements.compactMap(\.string).joined(separator: ", ")
        case .object(let object):
            if field == "dimensions" { return dimensions(object) }
            let parts = object.compactMap { name, value in
                text(of: value, name).map { text in
                    field == "specifications" ? "\(name): \(text)" : "\(name.spacedWord) \(text)"
                }
            }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
    }

    private func figure(_ number: Double, _ field: String) -> String {
        switch field {
        case "maintenanceDays", "wateringDays", "fertilizingDays": "every \(Int(number).counted("day"))"
        case "daysAfterFreezing" where number < 0: "never expires"
        case "daysAfterOpening", "daysAfterFreezing", "daysAfterThawing": Int(number).counted("day")
        case "assemblyMinutes", "playingMinutes": "\(number.plainFigure) min"
        case "weight": mass(number)
        case "potDiameter": length(number)
        case "minimumTemperature":
            units == .metric ? "\(number.plainFigure) °C" : "\((number * 1.8 + 32).shortFigure) °F"
        case "calories": "\(number.plainFigure) kcal"
        case "protein", "carbs", "fat", "sugar": "\(number.plainFigure) g"
        case "sodium": "\(number.plainFigure) mg"
        case "personalRating": "\(number.plainFigure) of 5"
        default: number.plainFigure
        }
    }

    /// A mass that is stored in kilograms; 1 lb is exactly 0.45359237 kg.
    private func mass(_ kilograms: Double) -> String {
        units == .metric ? "\(kilograms.shortFigure) kg" : "\((kilograms / 0.453_592_37).shortFigure) lb"
    }

    /// A length that is stored in centimeters; 1 in is exactly 2.54 cm.
    private func length(_ centimeters: Double) -> String {
        units == .metric ? "\(centimeters.shortFigure) cm" : "\((centimeters / 2.54).shortFigure) in"
    }

    private func dimensions(_ object: JSONObject) -> String? {
        let parts = ["width", "height", "depth"].compactMap { name in
            object[name]?.double.map { "\(name) \(length($0))" }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension Double {
    /// The number with at most two decimals and without trailing zeros.
    var shortFigure: String { ((self * 100).rounded() / 100).plainFigure }
}
