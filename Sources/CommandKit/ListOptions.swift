// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser

/// The options for a page of a list.
package struct ListOptions: ParsableArguments {
    @Option(
        name: [.customLong("limit"), .customLong("count")],
        help: ArgumentHelp("Maximum number of entries to list.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("Cursor of the previous page, from its JSON output.", valueName: "cursor"))
    var cursor: String?

    /// Creates the options.
    package init() {}

    /// Sets the page in the input of a computation.
    package func add(to fields: inout InputFields) {
        fields.set("limit", "--limit", count: limit)
        fields.set("cursor", "--cursor", text: cursor)
    }
}
