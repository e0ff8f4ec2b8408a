// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

/// The options for what preceded an entry, where and when it happened, and a note.
struct EntryOptions: ParsableArguments {
    @OptionGroup var triggers: TriggerOption

    @Option(
        help: ArgumentHelp("Where it happened: Home, Work, Social, Outside, or Car.", valueName: "place"),
        completion: .words(PlaceKind.self))
    var place: String?

    @Option(help: ArgumentHelp("Latitude of the place, in degrees.", valueName: "degrees"))
    var lat: String?

    @Option(help: ArgumentHelp("Longitude of the place, in degrees.", valueName: "degrees"))
    var lon: String?

    @Flag(help: "Store the coordinates as stated, not rounded to 0.01° (about 1 km).")
    var exact = false

    @Option(
        help: ArgumentHelp(
            "When it happened: a time such as 21:30, \"yesterday 21:30\", or 2026-11-22T21:30.", valueName: "time"))
    var at: String?

    @Option(
        help: ArgumentHelp(
            "Note of up to 500 characters; - for standard input, which keeps it out of the shell's history.",
            valueName: "text"))
    var note: String?

    /// Adds the options to the input of a computation.
    func add(to fields: inout InputFields) throws {
        triggers.add(to: &fields)
        fields.set("place", "--place", nil)
        let kind = place ?? (lat == nil && lon == nil ? nil : PlaceKind.coordinates.rawValue)
        fields.set("place.kind", "--place", word: kind, of: PlaceKind.self)
        fields.set("place.latitude", "--lat", figure: lat)
        fields.set("place.longitude", "--lon", figure: lon)
        fields.set("exactCoordinates", "--exact", flag: exact ? true : nil)
        fields.set("time", "--at", moment: at)
        try fields.set("notes", "--note", privateText: note)
    }
}

/// The option for triggers.
struct TriggerOption: ParsableArguments {
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            """
            Trigger: Hungry, Angry, Anxious, Lonely, Tired, Sad, Bored, Social, Habit, or Paraphernalia. Repeatable, or \
            comma-separated.
            """, valueName: "trigger"),
        completion: .words(Trigger.self))
    var trigger: [String] = []

    /// Adds the triggers to the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set(
            "triggers", "--trigger", words: trigger.isEmpty ? nil : trigger.joined(separator: ","), of: Trigger.self)
    }
}
