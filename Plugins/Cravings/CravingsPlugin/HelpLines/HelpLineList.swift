// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Where to find help.
@Schema("cravings.HelpLineList")
public struct HelpLineList: SchemaProviding, Hashable {
    /// The lines, in the order in which they are shown.
    public var lines: [HelpLine]
    /// Whether this is the list that comes with the program.
    public var isDefault: Bool
    /// What the person should know about the list, such as that their own one can't be read.
    public var notices: [Message] = []
}
