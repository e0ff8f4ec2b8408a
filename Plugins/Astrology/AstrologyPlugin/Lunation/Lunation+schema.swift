// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension LunarPhase: SchemaProviding {
    /// What the phase of the Moon looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.LunarPhase", "The phase of the Moon.") {
        field("angle", \.angle, "How far the Moon is ahead of the Sun.", .number(0...360, .degrees))
        field("name", \.name, "The phase of the lunation cycle.")
        field("illuminatedFraction", \.illuminatedFraction, "The lit part of the disc.", .number(0...1))
        field("isWaxing", \.isWaxing, "Whether the Moon moves from new to full.", .boolean)
    }
}

extension LunarPhaseName: SchemaProviding {
    /// The eight phases.
    public static let schema = Schema<Self>.enumeration("astrology.LunarPhaseName", "A phase of the lunation cycle.")
}
