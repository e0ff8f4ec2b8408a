// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct FileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "file", abstract: "List or save the photos and documents of a thing.",
        discussion: """
            EXAMPLES
              twins file list "Cordless drill"
            """,
        subcommands: [ListFilesCommand.self, SaveFileCommand.self])
}

struct ListFilesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the photos and documents of a thing.",
        discussion: """
            EXAMPLES
              twins file list "Cordless drill"
            """)

    @OptionGroup var thing: ItemArguments

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("file", "<file>", nil)
        try await EngineCall(Twins.myFiles, fields).print(as: output.presentation)
    }
}

struct SaveFileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "save", abstract: "Save a photo or a document of a thing as a file.",
        usage: "twins file save <thing> <file> <path> [<options>]",
        discussion: """
            EXAMPLES
              twins file save --help
            """)

    @OptionGroup var thing: ItemArguments

    @Argument(help: "The file: the number or key of a photo, picture, warranty-document, or manual.")
    var file: String

    @Argument(help: "File to write.", completion: .file())
    var path: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("file", "<file>", text: file)
        try await EngineCall(Twins.myFiles, fields).print(
            as: output.presentation, saving: { $0.files.first?.content }, to: path)
    }
}
