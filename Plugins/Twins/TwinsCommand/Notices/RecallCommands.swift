// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct RecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recall", abstract: "Record, list, and close product recalls.",
        usage: """
            twins recall [<thing>] [--url <url>] [--gtin <code>] [<options>]
            twins recall list
            twins recall close <recall>
            """,
        discussion: """
            Recalled food is left out of plans, and marked in every list until you close the recall.

            EXAMPLES
              twins recall Yogurt --url https://example.org/recall
              twins recall list
              twins recall close Yogurt
            """,
        subcommands: [
            AddRecallCommand.self, ListRecallsCommand.self, CloseRecallCommand.self, ReopenRecallCommand.self,
        ], defaultSubcommand: AddRecallCommand.self)
}

struct AddRecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Record recalls of a thing, of a product code, or from a list (default).",
        usage: "twins recall [<thing>] [--url <url>] [--gtin <code>] [<options>]",
        discussion: """
            EXAMPLES
              twins recall Yogurt --url https://example.org/recall
              twins recall --gtin 9506000134352 --batch ABC123 --title "Glass in jars"
              twins recall --list recalls.csv
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String?

    @Option(help: ArgumentHelp("URL of the notice.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("Title of the notice.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("Day of publication.", valueName: "date"))
    var published: String?

    @Option(help: ArgumentHelp("GTIN of the product.", valueName: "code"))
    var gtin: String?

    @Option(help: ArgumentHelp("Batch (default: all batches).", valueName: "text"))
    var batch: String?

    @Option(
        help: ArgumentHelp(
            "List in CSV or JSON: gtin, batch, title, url, published.", valueName: "file"),
        completion: .file())
    var list: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        var notice = InputFields()
        notice.set("title", "--title", text: title)
        notice.set("url", "--url", text: url)
        notice.set("published", "--published", text: published)
        notice.set("gtin", "--gtin", text: gtin)
        notice.set("batch", "--batch", text: batch)
        for (path, option) in notice.options { fields.set("notices.\(path)", option, nil) }
        let isStated = list == nil || !notice.json.isEmpty
        fields.set("notices", "<thing>", isStated ? .array([.object(notice.json)]) : nil)
        try fields.set("file", "--list", file: list, limit: AddRecallInput.largestFile)
        try await EngineCall(Twins.addRecall, fields).print(as: output.presentation)
    }
}

struct ListRecallsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List recalls with the things they affect, newest first.",
        usage: "twins recall list [--closed] [<options>]",
        discussion: """
            EXAMPLES
              twins recall list
              twins recall list --closed
            """)

    @Flag(help: "Include closed recalls.")
    var closed = false

    @OptionGroup var page: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("includesClosed", "--closed", flag: closed ? true : nil)
        page.add(to: &fields)
        try await EngineCall(Twins.myRecalls, fields).print(as: output.presentation)
    }
}

struct CloseRecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "close", abstract: "Close a recall, for instance after a refund.",
        discussion: """
            EXAMPLES
              twins recall close Yogurt
            """)

    @Argument(help: "The recall: its key, a key prefix, or the whole name of its thing.")
    var recall: String

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("recall", "<recall>", text: recall)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.closeRecall, fields).print(as: output.presentation)
    }
}

struct ReopenRecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Reopen a closed recall.",
        discussion: """
            EXAMPLES
              twins recall reopen Yogurt
            """)

    @Argument(help: "The recall: its key, a key prefix, or the whole name of its thing.")
    var recall: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("recall", "<recall>", text: recall)
        fields.set("reopen", "reopen", flag: true)
        try await EngineCall(Twins.closeRecall, fields).print(as: output.presentation)
    }
}
