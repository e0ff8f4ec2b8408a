// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where to find help.
public struct HelpLineList: SchemaProviding, Hashable {
    /// The lines, in the order in which they are shown.
    public var lines: [HelpLine]
    /// Whether this is the list that comes with the program.
    public var isDefault: Bool
    /// What the person should know about the list, such as that their own one can't be read.
    public var notices: [Message]

    /// A list.
    package init(lines: [HelpLine], isDefault: Bool, notices: [Message] = []) {
        self.lines = lines
        self.isDefault = isDefault
        self.notices = notices
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.HelpLineList", "Where to find help.") {
        field("lines", \.lines, "The lines, in the order in which they are shown.")
        field("isDefault", \.isDefault, "Whether this is the list that comes with the program.", .boolean)
        field(
            "notices", \.notices,
            "What the person should know about the list, such as that their own one can't be read.", default: [])
    }
}
