// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// One of a dozen common words for a color, used to count colors rather than to judge them.
public enum ColorFamily: String, Codable, Sendable, CaseIterable {
    case black
    case gray
    case white
    case beige
    case brown
    case red
    case orange
    case yellow
    case green
    case turquoise
    case blue
    case purple
    case pink

    /// Creates the family of a color: that of the nearest color in ``ColorName/all``.
    public init(_ color: SRGBColor) { self = ColorName.nearest(to: color).family }
}

extension WardrobeItem {
    /// The family of its main color: that of its owner's word, or that of its value.
    package var colorFamily: ColorFamily {
        ownColorWord.flatMap(ColorName.color(in:))?.family ?? ColorFamily(primaryColor)
    }

    /// What the owner's word for the color was read as, if it isn't one of the palette.
    package var colorRemarks: [String] {
        guard let colorName, ColorName.color(named: colorName) == nil, let known = ColorName.color(in: colorName) else {
            return []
        }
        return ["The color \"\(colorName)\" was read as \(known.name)."]
    }

    /// Its main color in its owner's word, or else in the nearest word.
    var colorInWords: String { ownColorWord ?? primaryColor.name }

    /// The owner's word for the main color: the one stated, or the one in the name if the color is similar.
    private var ownColorWord: String? {
        if let colorName { return colorName }
        guard let told = ColorName.written(in: name), let word = told.word else { return nil }
        return CIELab(told.color).difference(from: CIELab(primaryColor)) <= Self.similar ? word : nil
    }

    /// The difference in ΔE₀₀ up to which a word in the name can mean the color; our convention.
    private static let similar = 25.0
}

extension ColorFamily: SchemaProviding {
    /// The values.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.ColorFamily", "A common word for a group of colors.", aliases: { $0 == .gray ? ["grey"] : [] })
}
