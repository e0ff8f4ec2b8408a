// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The meaning of the date printed on food.
@Schema("twins.DateMeaning")
public enum DateMeaning: String, CaseIterable, SchemaProviding {
    /// Best before: usable for some time after it.
    case bestBefore
    /// Use by: must not be eaten after it.
    case useBy
}
