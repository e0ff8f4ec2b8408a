// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit

/// The options that say which part of a list is wanted.
struct ListOptions: ParsableArguments {
    @Option(
        name: [.customLong("limit"), .customLong("count")],
        help: ArgumentHelp("How many to list at most.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("Continue a list after the cursor of its JSON.", valueName: "cursor"))
    var cursor: String?

    /// States the part in the input of a computation.
    func add(to fields: inout InputFields) {
        fields.set("limit", "--limit", count: limit)
        fields.set("cursor", "--cursor", text: cursor)
    }
}
