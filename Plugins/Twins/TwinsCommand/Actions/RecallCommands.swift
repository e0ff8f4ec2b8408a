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
            AddRecallCommand.self, FieldCommand<ListRecalls>.self, FieldCommand<CloseRecall>.self,
            FieldCommand<ReopenRecall>.self,
        ], defaultSubcommand: AddRecallCommand.self)
}

/// States one notice by options, unless there is a list of them.
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

    enum Options: FieldOptionSet {
        static let options = FieldOptions(of: AddRecallInput.self, ["twin": .thing, "file": "list"])
    }

    enum NoticeOptions: FieldOptionSet {
        static let options = FieldOptions(
            of: RecallNotice.self, isPatch: true, ["gtin": .option(value: "code")])
    }

    @OptionGroup var recall: FieldArguments<Options>

    @OptionGroup var notice: FieldArguments<NoticeOptions>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try recall.add(to: &fields)
        var stated = InputFields()
        try notice.add(to: &stated)
        for (path, option) in stated.options { fields.set("notices.\(path)", option, nil) }
        let isStated = !recall.has("file") || !stated.json.isEmpty
        fields.set("notices", "<thing>", isStated ? .array([.object(stated.json)]) : nil)
        try await EngineCall(Twins.addRecall, fields).print(as: output.presentation)
    }
}

enum ListRecalls: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.myRecalls, "twins recall list", "List recalls with the things they affect, newest first.",
        usage: "[--closed]", examples: ["twins recall list", "twins recall list --closed"],
        ["includesClosed": "closed"])
}

enum CloseRecall: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.closeRecall, "twins recall close", "Close a recall, for instance after a refund.", usage: "<recall>",
        examples: ["twins recall close Yogurt"], ["recall": .recall, "reopen": .excluded, "day": "date"])
}

enum ReopenRecall: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.closeRecall, "twins recall reopen", "Reopen a closed recall.", usage: "<recall>",
        examples: ["twins recall reopen Yogurt"], setting: ["reopen": true], ["recall": .recall, "day": .excluded])
}

extension FieldOption {
    fileprivate static let recall = argument(
        "recall", help: "The recall: its key, a key prefix, or the whole name of its thing.")
}
