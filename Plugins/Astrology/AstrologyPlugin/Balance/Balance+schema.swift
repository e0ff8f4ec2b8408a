// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ChartBalance: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.ChartBalance", "Number of bodies in each element, modality, polarity, and part of the sky."
    ) {
        field("bodies", \.bodies, "The bodies that were counted.", .list(of: .text()))
        field("elements", \.elements, "By element.")
        field("modalities", \.modalities, "By modality.")
        field("polarities", \.polarities, "By polarity.")
        field("hemispheres", \.hemispheres, "By half of the wheel; absent if houses are unknown.")
        field("quadrants", \.quadrants, "By quarter of the wheel; absent if houses are unknown.")
    }
}

extension ChartBalance.Elements: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ElementBalance", "Bodies by element.") {
        field("fire", \.fire, "In Aries, Leo, Sagittarius.", .number(0...))
        field("earth", \.earth, "In Taurus, Virgo, Capricorn.", .number(0...))
        field("air", \.air, "In Gemini, Libra, Aquarius.", .number(0...))
        field("water", \.water, "In Cancer, Scorpio, Pisces.", .number(0...))
    }
}

extension ChartBalance.Modalities: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ModalityBalance", "Bodies by modality.") {
        field("cardinal", \.cardinal, "In Aries, Cancer, Libra, Capricorn.", .number(0...))
        field("fixed", \.fixed, "In Taurus, Leo, Scorpio, Aquarius.", .number(0...))
        field("mutable", \.mutable, "In Gemini, Virgo, Sagittarius, Pisces.", .number(0...))
    }
}

extension ChartBalance.Polarities: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.PolarityBalance", "Bodies by polarity.") {
        field("positive", \.positive, "In fire and air.", .number(0...))
        field("negative", \.negative, "In earth and water.", .number(0...))
    }
}

extension ChartBalance.Hemispheres: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.HemisphereBalance", "Bodies by half of the wheel.") {
        field("eastern", \.eastern, "In houses 10 to 3, around the Ascendant.", .number(0...))
        field("western", \.western, "In houses 4 to 9, around the Descendant.", .number(0...))
        field("northern", \.northern, "In houses 1 to 6, below the horizon.", .number(0...))
        field("southern", \.southern, "In houses 7 to 12, above the horizon.", .number(0...))
    }
}

extension ChartBalance.Quadrants: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.object("astrology.QuadrantBalance", "Bodies by quarter of the wheel.") {
        field("first", \.first, "In houses 1 to 3.", .number(0...))
        field("second", \.second, "In houses 4 to 6.", .number(0...))
        field("third", \.third, "In houses 7 to 9.", .number(0...))
        field("fourth", \.fourth, "In houses 10 to 12.", .number(0...))
    }
}
