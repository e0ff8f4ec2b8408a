// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Computes a thing's depreciated value on a day, straight-line or declining-balance.
    public static let depreciation = ComputationKey<DepreciationInput, Depreciation>("twins.depreciation")
}
