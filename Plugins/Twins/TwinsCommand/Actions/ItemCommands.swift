// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

enum MoveItem: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.move, "twins move", "Move an item to a place.", usage: "<thing> <place> [--spot <text>]",
        discussion: "To move it out of every place, use \"twins edit <thing> --clear place\".",
        examples: ["twins move \"Cordless drill\" Cellar --spot \"top shelf\""],
        ["twin": .thing, "location": .argument("place", help: "The place.")])
}

enum LendItem: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.lend, "twins lend", "Lend an item.", usage: "<thing> <borrower> [--due <date>]",
        examples: ["twins lend \"Cordless drill\" Ana --due tomorrow"],
        ["twin": .thing, "borrower": .argument("borrower", help: "The borrower."), "day": "date"])
}

enum ReturnItem: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.return, "twins return", "Record the return of a lent item.", usage: "<thing>",
        examples: ["twins return \"Cordless drill\""], ["twin": .thing, "day": "date"])
}

enum WaterPlant: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.water, "twins water", "Record that a plant was watered.", usage: "<thing>",
        examples: ["twins water Monstera", "twins water Monstera --date yesterday"], ["twin": .thing, "day": "date"])
}

enum ServiceThing: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.service, "twins service", "Record maintenance or other care.", usage: "<thing>",
        examples: ["twins service \"Cordless drill\"", "twins service Monstera --care repotting"],
        ["twin": .thing, "day": "date"])
}

enum SetProgress: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.setProgress, "twins progress", "Record your reading progress in a book.",
        usage: "<thing> [<page>] [--status <status>]",
        examples: [
            "twins progress \"The Dispossessed\" 120",
            "twins progress \"The Dispossessed\" --status finished --rating 5",
        ], ["twin": .thing, "page": .argument("page", help: "Current page."), "day": "date"])
}

enum RemovePhoto: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.removePhoto, "twins photo remove", "Remove a photo from an item.", usage: "<thing> <photo>",
        examples: ["twins photo remove \"Cordless drill\" 1"],
        ["twin": .removedThing, "photo": .argument("photo", help: "The photo: its number from 1, or its key.")])
}

struct PhotoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photo", abstract: "Add or remove photos of an item.",
        discussion: """
            EXAMPLES
              twins photo add "Cordless drill" drill.jpg --caption Front
              twins photo remove "Cordless drill" 1
            """,
        subcommands: [AddPhotosCommand.self, FieldCommand<RemovePhoto>.self])
}

/// Adds each file in a call of its own.
struct AddPhotosCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add photos to an item.",
        usage: "twins photo add <thing> <files> ... [--caption <text>] [<options>]",
        discussion: """
            EXAMPLES
              twins photo add "Cordless drill" drill.jpg --caption Front
            """)

    enum Options: FieldOptionSet {
        static let options = FieldOptions(of: AddPhotoInput.self, ["twin": .thing, "photo": .excluded])
    }

    @OptionGroup var photo: FieldArguments<Options>

    @Argument(help: "Photos: JPEG, PNG, WebP …", completion: .file())
    var files: [String]

    @OptionGroup var output: OutputOptions

    func run() async throws {
        for file in files {
            var fields = InputFields()
            try photo.add(to: &fields)
            try fields.set("photo", "<file>", file: file, limit: 50_000_000)
            try await EngineCall(Twins.addPhoto, fields).print(as: output.presentation)
        }
    }
}

enum ListFiles: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myFiles, "twins file list", "List the photos and documents of a thing.", usage: "<thing>",
        examples: ["twins file list \"Cordless drill\""], ["twin": .thing, "file": .excluded])
}

struct FileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "file", abstract: "List or save the photos and documents of a thing.",
        discussion: """
            EXAMPLES
              twins file list "Cordless drill"
            """,
        subcommands: [FieldCommand<ListFiles>.self, SaveFileCommand.self])
}

/// Writes the content of a file instead of printing it.
struct SaveFileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save", abstract: "Save a photo or a document of a thing as a file.",
        usage: "twins file save <thing> <file> <path> [<options>]",
        discussion: """
            EXAMPLES
              twins file save --help
            """)

    enum Options: FieldOptionSet {
        static let options = FieldOptions(
            of: MyFilesInput.self,
            [
                "twin": .thing,
                "file": .argument(
                    "file", help: "The file: the number or key of a photo, picture, warranty-document, or manual.",
                    isRequired: true),
            ])
    }

    @OptionGroup var file: FieldArguments<Options>

    @Argument(help: "File to write.", completion: .file())
    var path: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try file.add(to: &fields)
        try output.refuseJSON(besides: path)
        try await EngineCall(Twins.myFiles, fields).print(
            as: output.presentation, saving: { $0.files.first?.content }, to: path)
    }
}
