// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The list of where to find help.
public struct SetHelpLinesInput: SchemaProviding, Hashable {
    /// The lines, in the order in which they are shown; they replace the current ones.
    public var lines: [HelpLine]
    /// Whether to return to the list that comes with the program; excludes lines.
    public var restoresDefault: Bool

    /// Creates an input.
    public init(lines: [HelpLine] = [], restoresDefault: Bool = false) {
        self.lines = lines
        self.restoresDefault = restoresDefault
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.SetHelpLinesInput", "The list of where to find help.") {
        field(
            "lines", \.lines, "The lines, in the order in which they are shown; they replace the current ones.",
            .list(of: .nested, count: 0...20), default: [])
        field(
            "restoresDefault", \.restoresDefault,
            "Whether to return to the list that comes with the program; excludes lines.", .boolean, default: false)
    }
}
