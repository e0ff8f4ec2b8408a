// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The list of where to find help.
@Schema("cravings.SetHelpLinesInput")
public struct SetHelpLinesInput: SchemaProviding, Hashable {
    /// The lines, in the order in which they are shown; they replace the current ones.
    @Field(count: 0...20) public var lines: [HelpLine] = []
    /// Whether to return to the list that comes with the program; excludes lines.
    public var restoresDefault: Bool = false
}
