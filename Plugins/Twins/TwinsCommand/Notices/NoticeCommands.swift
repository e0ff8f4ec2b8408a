// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "List recognitions of codes and pictures, newest first.",
        usage: "twins log [--from <date>] [--until <date>] [<options>]",
        discussion: """
            EXAMPLES
              twins log
              twins log --failures
            """)

    @Option(help: ArgumentHelp("First day.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day.", valueName: "date"))
    var until: String?

    @Flag(help: "Show only failures.")
    var failures = false

    @OptionGroup var page: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("from", "--from", text: from)
        fields.set("until", "--until", text: until)
        fields.set("failuresOnly", "--failures", flag: failures ? true : nil)
        page.add(to: &fields)
        try await EngineCall(Twins.myRecognitionLog, fields).print(as: output.presentation)
    }
}

struct RecallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recall", abstract: "Record recalls of a thing, of a product code, or from a list.",
        usage: "twins recall [<thing>] [--url <url>] [--gtin <code>] [<options>]",
        discussion: """
            EXAMPLES
              twins recall Yogurt --url https://example.org/recall
              twins recall --gtin 9506000134352 --batch ABC123 --title "Glass in jars"
              twins recall --list recalls.csv
            """)

    @Argument(help: "The thing: its name, part of its name, a key prefix, or the code on its label.")
    var thing: String?

    @Option(help: ArgumentHelp("Address of the notice.", valueName: "url"))
    var url: String?

    @Option(help: ArgumentHelp("What the notice says.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("Day of publication.", valueName: "date"))
    var published: String?

    @Option(help: ArgumentHelp("GTIN of the product.", valueName: "code"))
    var gtin: String?

    @Option(help: ArgumentHelp("Batch (default: every batch).", valueName: "text"))
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

struct NotificationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notifications", abstract: "Show due notifications, each once.",
        discussion: """
            EXAMPLES
              twins notifications
            """)

    @Option(help: ArgumentHelp("Maximum number (default: 100).", valueName: "number"))
    var limit: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("limit", "--limit", figure: limit)
        try await EngineCall(Twins.claimNotifications, fields).print(as: output.presentation)
    }
}
