// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension LunarPhaseName: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.LunarPhaseName", "A phase of the lunation cycle.")
}
