// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The input of a list of where to find help; it has no fields.
@Schema("cravings.MyHelpLinesInput")
public struct MyHelpLinesInput: SchemaProviding, Hashable {
}
