// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

/// The arguments of a new thing.
struct NewThing: ParsableArguments {
    @Argument(help: "Name or title.")
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Barcode, ISBN, scanned GS1 string, or Digital Link, which fills in the rest.", valueName: "code"))
    var code: String?

    @Option(help: ArgumentHelp("Add a copy of this thing instead, or another lot of this food.", valueName: "thing"))
    var copyOf: String?

    /// Adds the arguments to the input of a computation.
    ///
    /// - Parameters:
    ///   - kind: The kind of the thing.
    ///   - path: The path of its name.
    func add(to fields: inout InputFields, as kind: TwinKind, name path: String) {
        fields.set("details", "<name>", nil)
        fields.set("details.kind", "<kind>", text: kind.rawValue)
        fields.set(path, "<name>", text: name)
        fields.set("name", "<name>", nil)
        fields.set("code", "--code", text: code)
        fields.set("copyOf", "--copy-of", text: copyOf)
    }
}

/// The arguments of a thing that changes.
struct KnownThing: ParsableArguments {
    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Key prefix of one of its items, if it has several.", valueName: "key"))
    var item: String?

    @Option(help: ArgumentHelp("New name or title.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("Attributes to clear, comma-separated, such as price.", valueName: "names"))
    var clear: String?

    /// Adds the arguments to the input of a computation.
    func add(to fields: inout InputFields, as kind: TwinKind, name path: String) {
        fields.set("twin", "<thing>", text: thing)
        fields.set("item", "--item", text: item)
        fields.set("details", "<options>", nil)
        fields.set("details.kind", "<kind>", text: kind.rawValue)
        fields.set(path, "--name", text: name)
    }

    /// Adds the attributes to clear, after all options are known.
    func addCleared(to fields: inout InputFields) throws { try fields.clear(clear, for: Twins.edit) }
}

/// The argument of commands about one item of a thing.
struct ItemArguments: ParsableArguments {
    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Key prefix of one of its items, if it has several.", valueName: "key"))
    var item: String?

    /// Adds the item to the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("twin", "<thing>", text: thing)
        fields.set("item", "--item", text: item)
    }
}
