// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension LunarPhase: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.LunarPhase", "The phase of the Moon.") {
        field("angle", \.angle, "The Moon's longitude minus the Sun's.", .number(0...360, .degrees))
        field("name", \.name, "The phase of the lunation cycle.")
        field("illuminatedFraction", \.illuminatedFraction, "The illuminated fraction of the disc.", .number(0...1))
        field("isWaxing", \.isWaxing, "Whether the Moon is waxing, from new to full.", .boolean)
    }
}

extension LunarPhaseName: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("astrology.LunarPhaseName", "A phase of the lunation cycle.")
}
