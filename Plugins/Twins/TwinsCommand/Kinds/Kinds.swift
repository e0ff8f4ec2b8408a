// SPDX-License-Identifier: Apache-2.0

import CommandKit
import TwinsPlugin

enum Books: KindForm {
    static let kind = TwinKind.book
    static let word = "book"
    static let noun = "a book"
    static let name = "title"
    static let additions = ["book \"The Left Hand of Darkness\" --author \"Ursula K. Le Guin\""]
    static let edit = "book \"The Left Hand of Darkness\" --status reading"
    static let options = FieldOptions(
        of: BookDetails.self, at: "details", isPatch: true,
        [
            "title": .excluded, "published": .option(value: "date"), "readingStatus": "status", "currentPage": "page",
            "startedReading": "started", "finishedReading": "finished", "personalRating": "rating",
            "notes": "book-notes", "isFavorite": "favorite-book", "tags": "book-tags",
        ])
}

enum Clothing: KindForm {
    static let kind = TwinKind.clothing
    static let word = "clothing"
    static let noun = "a piece of clothing"
    static let additions = ["clothing \"Wool coat\" --size M --color navy --bought 2025-11-02"]
    static let edit = "clothing \"Wool coat\" --cleaned 2026-03-01"
    static let options = FieldOptions(
        of: ClothingDetails.self, at: "details", isPatch: true,
        ["name": .excluded, "careInstructions": "care", "lastCleaned": "cleaned", "purchaseURL": "url"])
}

enum Electronics: KindForm {
    static let kind = TwinKind.electronics
    static let word = "electronics"
    static let noun = "an electronic device or an appliance"
    static let additions = ["electronics Laptop --category laptop --warranty 2028-05-31"]
    static let edit = "electronics Laptop --firmware 2.4.1 --battery"
    static let options = FieldOptions(
        of: ElectronicsDetails.self, at: "details", isPatch: true,
        [
            "name": .excluded, "serialNumber": "model-serial",
            "specifications": .option("specification", help: "Specification, such as memory=16GB. Repeatable."),
            "powerRating": "power", "firmwareVersion": "firmware", "lastFirmwareCheck": "firmware-checked",
            "warrantyExpires": "warranty", "troubleshootingURL": "help-url", "purchaseURL": "url",
            "lastMaintenance": "maintained", "maintenanceSchedule": "maintenance",
            "recyclingInstructions": "recycling", "containsBattery": "battery",
        ])
}

enum Food: KindForm {
    typealias Part = LotOptions

    static let kind = TwinKind.food
    static let word = "food"
    static let noun = "food or drink"
    static let name = "product"
    static let additions = [
        "food \"Oat milk\" --quantity 2 --unit packs --best-before 2027-03-01",
        "food --copy-of \"Oat milk\" --quantity 1 --use-by 2027-01-12",
    ]
    static let edit = "food \"Oat milk\" --days-opened 5"
    static let options = FieldOptions(
        of: FoodDetails.self, at: "details", isPatch: true,
        [
            "product": .excluded, "daysAfterOpening": "days-opened", "daysAfterFreezing": "days-frozen",
            "daysAfterThawing": "days-thawed", "storageInstructions": "storage",
            "nutrition.calories": .option("calories", help: "Calories of a serving, in kilocalories."),
            "nutrition.protein": .option("protein", help: "Protein of a serving, in grams."),
            "nutrition.carbs": .option("carbs", help: "Carbohydrates of a serving, in grams."),
            "nutrition.fat": .option("fat", help: "Fat of a serving, in grams."),
            "nutrition.sugar": .option("sugar", help: "Sugar of a serving, in grams."),
            "nutrition.sodium": .option("sodium", help: "Sodium of a serving, in milligrams."),
        ])
}

enum Furniture: KindForm {
    static let kind = TwinKind.furniture
    static let word = "furniture"
    static let noun = "a piece of furniture"
    static let additions = ["furniture Bookshelf --width 80 --height 202 --depth 28"]
    static let edit = "furniture Bookshelf --assembled --color white"
    static let options = FieldOptions(
        of: FurnitureDetails.self, at: "details", isPatch: true,
        [
            "name": .excluded, "store": "sold-by", "purchaseURL": "url", "requiresAssembly": "needs-assembly",
            "assemblyCompleted": "assembled", "assemblyInstructionsURL": "instructions-url",
            "assemblyVideoURL": "video-url", "careInstructions": "care", "lastCleaned": "cleaned",
            "maintenanceSchedule": "maintenance", "warrantyExpires": "warranty",
        ])
}

enum Games: KindForm {
    static let kind = TwinKind.games
    static let word = "game"
    static let noun = "a game"
    static let name = "title"
    static let additions = ["game \"Harbor Masters\" --medium board --players-from 2 --players-to 4"]
    static let edit = "game \"Harbor Masters\" --rating 5"
    static let options = FieldOptions(
        of: GameDetails.self, at: "details", isPatch: true,
        [
            "title": .excluded, "released": .option(value: "date"), "minimumPlayers": "players-from",
            "maximumPlayers": "players-to", "minimumAge": "age", "playingMinutes": "minutes",
            "lastPlayed": "played", "personalRating": "rating",
        ])
}

enum OtherThings: KindForm {
    static let kind = TwinKind.unknown
    static let word = "other"
    static let noun = "a thing of any other kind"
    static let additions = ["other \"Box of cables\" --place Cellar --tags spare"]
    static let edit = "other \"Box of cables\" --description \"Cables and adapters\""
    static let options = FieldOptions(
        of: OtherDetails.self, at: "details", isPatch: true,
        ["name": .excluded, "serialNumber": "model-serial", "summary": "description", "warrantyExpires": "warranty"])
}

enum Plants: KindForm {
    static let kind = TwinKind.plants
    static let word = "plant"
    static let noun = "a plant"
    static let additions = ["plant Monstera --species \"Monstera deliciosa\" --watering-days 7"]
    static let edit = "plant Monstera --light indirect"
    static let options = FieldOptions(
        of: PlantDetails.self, at: "details", isPatch: true,
        [
            "name": .excluded, "lastWatered": "watered", "lastFertilized": "fertilized", "lastRepotted": "repotted",
            "careInstructions": "care",
        ])
}

enum Tools: KindForm {
    static let kind = TwinKind.tools
    static let word = "tool"
    static let noun = "a tool"
    static let additions = ["tool \"Cordless drill\" --power-source battery --price \"89.90 EUR\""]
    static let edit = "tool \"Cordless drill\" --serviced 2026-10-01"
    static let options = FieldOptions(
        of: ToolDetails.self, at: "details", isPatch: true,
        [
            "name": .excluded, "serialNumber": "model-serial", "lastServiced": "serviced",
            "maintenanceSchedule": "maintenance", "warrantyExpires": "warranty", "purchaseURL": "url",
        ])
}
