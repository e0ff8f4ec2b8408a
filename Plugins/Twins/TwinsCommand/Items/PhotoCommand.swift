// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct PhotoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photo", abstract: "Add or remove photos of an item.",
        discussion: """
            EXAMPLES
              twins photo add "Cordless drill" drill.jpg --caption Front
              twins photo remove "Cordless drill" 1
            """,
        subcommands: [AddPhotoCommand.self, RemovePhotoCommand.self])
}

struct AddPhotoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add photos to an item.",
        usage: "twins photo add <thing> <file> … [--caption <text>] [<options>]",
        discussion: """
            EXAMPLES
              twins photo add "Cordless drill" drill.jpg --caption Front
            """)

    @OptionGroup var thing: ItemArguments

    @Argument(help: "Photos: JPEG, PNG, WebP …", completion: .file())
    var files: [String]

    @Option(help: ArgumentHelp("Caption.", valueName: "text"))
    var caption: String?

    @Flag(help: "Store the photo as it is, not scaled to 2,048 pixels.")
    var original = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        for file in files {
            var fields = InputFields()
            thing.add(to: &fields)
            try fields.set("photo", "<file>", file: file, limit: FileOptions.largest)
            fields.set("caption", "--caption", text: caption)
            fields.set("keepsOriginal", "--original", flag: original ? true : nil)
            try await EngineCall(Twins.addPhoto, fields).print(as: output.presentation)
        }
    }
}

struct RemovePhotoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a photo from an item.",
        discussion: """
            EXAMPLES
              twins photo remove "Cordless drill" 1
            """)

    @OptionGroup var thing: ItemArguments

    @Argument(help: "The photo: its number from 1, or its key.")
    var photo: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("photo", "<photo>", text: photo)
        try await EngineCall(Twins.removePhoto, fields).print(as: output.presentation)
    }
}
