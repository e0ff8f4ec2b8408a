// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Computes what a thing is worth on a day by a linear or declining loss of value.
    public static let depreciation = ComputationKey<DepreciationInput, Depreciation>("twins.depreciation")
}
