// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct PlaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place", abstract: "Manage the places where you keep things.",
        discussion: """
            EXAMPLES
              twins place add Kitchen --kind room --parent Home
              twins place list
            """,
        subcommands: [
            FieldCommand<ListPlaces>.self, FieldCommand<AddPlace>.self, FieldCommand<EditPlace>.self,
            FieldCommand<RemovePlace>.self,
        ], defaultSubcommand: FieldCommand<ListPlaces>.self)
}

enum ListPlaces: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myLocations, "twins place list", "List the places (default).", examples: ["twins place list"],
        ["location": .excluded, "withThings": .excluded])
}

enum AddPlace: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.addLocation, "twins place add", "Add a place.", usage: "[<name>] [--kind <kind>]",
        examples: [
            "twins place add Kitchen --kind room --parent Home", "twins place add --thing Bookshelf --kind furniture",
        ], ["name": .argument("name"), "twin": "thing", "sortOrder": "order"])
}

enum EditPlace: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.editLocation, "twins place edit", "Edit or move a place.", usage: "<place> [--name <name>]",
        examples: ["twins place edit Kitchen --name Pantry", "twins place edit Pantry --top-level"],
        ["location": .placeArgument, "sortOrder": "order"])
}

enum RemovePlace: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.removeLocation, "twins place remove", "Remove a place; its contents move to the parent place.",
        usage: "<place>", examples: ["twins place remove Pantry"], ["location": .placeArgument])
}

enum ShowTree: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myLocations, "twins tree", "Show the tree of places.", usage: "[<place>] [--things]",
        examples: ["twins tree", "twins tree Kitchen --things", "twins tree --format svg --output home.svg"],
        formats: [.text, .svg, .json],
        [
            "location": .argument(
                "place", help: "The place (default: all): its name, its path, a key prefix, or the code on its label."),
            "withThings": "things",
        ])
}
