// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// No options.
@Schema("twins.MySettingsInput")
public struct MySettingsInput: SchemaProviding, Hashable {
}
