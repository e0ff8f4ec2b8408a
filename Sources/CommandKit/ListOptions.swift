// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser

/// The options for a part of a list.
package struct ListOptions: ParsableArguments {
    @Option(
        name: [.customLong("limit"), .customLong("count")],
        help: ArgumentHelp("Maximum number to list.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("Continue a list after the cursor of its JSON.", valueName: "cursor"))
    var cursor: String?

    /// Creates the options.
    package init() {}

    /// States the part in the input of a computation.
    package func add(to fields: inout InputFields) {
        fields.set("limit", "--limit", count: limit)
        fields.set("cursor", "--cursor", text: cursor)
    }
}
