// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import StoreCommand
import WardrobePlugin
import WardrobeStore

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an item of your wardrobe.",
        usage: "outfit edit <item> [<options>]",
        discussion: """
            What is not named stays as it is.

            EXAMPLES
              outfit edit "Navy blazer" --laundry dirty
              outfit edit navy --price "189 EUR" --bought 2026-03-14 --favorite
              outfit edit navy --clear price,notes
            """)

    @Argument(help: "The item, by its name, a part of it, or the beginning of its key.")
    var item: String

    @Option(help: ArgumentHelp("A new name.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("What is no longer known: fields between commas, such as price.", valueName: "fields"))
    var clear: String?

    @OptionGroup(title: "What it is like")
    var changes: ItemOptions

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let edited = try await namingOptions(ItemOptions.optionsByPath) {
            let id = try ItemFinder(try records.items()).id(of: item, for: "item")
            var fields = try changes.fields()
            if let name { fields["name"] = .string(name) }
            let cleared = try Self.fields(named: clear ?? "")
            guard !fields.isEmpty || !cleared.isEmpty || changes.photo != nil else {
                throw ComputationError(
                    .invalidInput, "expected something to change, got nothing; see outfit edit --help")
            }
            let photo = try changes.photo.map(Picture.init(photo:))
            var saved = try records.update(item: id) { item in
                guard var object = WardrobeItem.schema.json(of: item).object else { return }
                for field in cleared { object[field] = nil }
                for (field, value) in fields { object[field] = value }
                item = try WardrobeItem(json: .object(object))
            }
            if let photo { saved = try records.setPhoto(photo, ofItem: id) }
            return saved
        }
        let state = edited.stateWords.isEmpty ? "" : ", \(edited.stateWords)"
        try OutputStream.standardOutput.print("\(edited.name) is now: \(edited.summary)\(state).")
    }

    /// The fields that may be forgotten, by the names of the options or of the fields.
    private static func fields(named text: String) throws(ComputationError) -> [String] {
        let all = WardrobeItem.schema.erased.fields.filter { !$0.isRequired }.map(\.name)
        var found: [String] = []
        for part in text.split(separator: ",") {
            let wanted = String(part).foldedWord
            let byOption = ItemOptions.optionsByPath.first { $0.value.foldedWord == wanted }?.key
            guard let field = all.first(where: { $0.foldedWord == wanted || $0 == byOption }) else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "--clear", expected: "fields that may be unknown: \(all.joined(separator: ", "))",
                        got: JSONValue.string(String(part.prefix(60))).text(),
                        recoverySuggestion: ClosestMatch(to: String(part), among: all).map {
                            "did you mean \($0.word)?"
                        })
                ])
            }
            found.append(field)
        }
        return found
    }
}
