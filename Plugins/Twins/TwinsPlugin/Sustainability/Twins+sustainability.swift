// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Twins {
    /// Sums up carbon footprints, recyclability, and batteries, with the number of items behind each figure.
    public static let sustainability = ComputationKey<SustainabilityInput, Sustainability>("twins.sustainability")
}
