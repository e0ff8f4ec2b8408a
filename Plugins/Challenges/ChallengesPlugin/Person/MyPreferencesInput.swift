// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An empty input; the preferences are the user's.
@Schema("challenges.MyPreferencesInput")
public struct MyPreferencesInput: SchemaProviding, Hashable {
}
