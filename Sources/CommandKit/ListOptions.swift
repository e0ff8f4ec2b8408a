// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// The options for a page of a list.
public struct ListOptions: ParsableArguments {
    @Option(
        name: [.customLong("limit"), .customLong("count")],
        help: ArgumentHelp("Maximum number of entries to list.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("Cursor of the previous page, from its JSON output.", valueName: "cursor"))
    var cursor: String?

    /// Creates the options.
    public init() {}

    /// Sets the page in the input of a computation.
    public func add(to fields: inout InputFields) {
        fields.set("limit", "--limit", count: limit)
        fields.set("cursor", "--cursor", text: cursor)
    }
}
