// SPDX-License-Identifier: Apache-2.0

import CommandKit
import ComputationKit
import TwinsPlugin

enum ListDue: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myDue, "twins due", "List what is due in the coming days.", usage: "[--days <number>] [--place <place>]",
        examples: [
            "twins due", "twins due --days 30 --kind warranty,loan",
            "twins due --days 60 --format ics --output due.ics",
        ], formats: [.text, .csv, .iCalendar, .json], ["day": "date", "kinds": "kind", "location": "place"])
}

enum ListFreshness: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myFreshness, "twins fresh", "List food by freshness, in the order to use it.",
        usage: "[--place <place>] [--date <date>]", examples: ["twins fresh --place Kitchen"],
        formats: [.text, .csv, .json], ["location": "place", "day": "date"])
}

enum TotalValue: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myValueSummary, "twins value", "Total the value of your things.", usage: "[--place <place>] [--photos]",
        discussion: "As HTML, it is a report for an insurer.",
        examples: ["twins value", "twins value --photos --format html --output insurance.html"],
        formats: [.text, .csv, .html, .json],
        [
            "location": "place", "day": "date", "withPhotos": "photos",
            "listsItems": .flag("totals", setting: false, help: "Leave out the list of items."),
        ])
}

enum ShowDepreciation: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myDepreciation, "twins depreciation", "Show the depreciated value of items.", usage: "[<thing>]",
        examples: ["twins depreciation", "twins depreciation \"Cordless drill\" --date 2027-01-01"],
        ["twin": .anyThing, "day": "date"])
}

enum ShowFootprint: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.mySustainability, "twins footprint", "Show the environmental impact of your things.",
        examples: ["twins footprint"], ["location": "place"])
}

enum IdentifyCode: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.identify, "twins identify", "Explain a barcode, ISBN, GS1 string, or Digital Link.", usage: "<code>",
        examples: ["twins identify 9780441478125", "twins identify \"(01)09506000134352(17)271231\""],
        [
            "code": .argument("code", help: "The code as printed or scanned."), "isPartial": .excluded, "day": "date",
        ])
}

enum ListRecognitions: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myRecognitionLog, "twins log", "List recognitions of codes and pictures, newest first.",
        usage: "[--from <date>] [--until <date>]", examples: ["twins log", "twins log --failures"],
        ["failuresOnly": "failures"])
}

enum ClaimNotifications: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.claimNotifications, "twins notifications", "Show due notifications, each once.",
        examples: ["twins notifications"], ["limit": "limit"])
}
