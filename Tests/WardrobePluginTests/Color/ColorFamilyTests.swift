// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

@Suite struct ColorFamilyTests {
    /// Colors by their CSS or xkcd names, with the family that most people would assign.
    @Test(
        arguments: [
            ("#000000", .black), ("#FFFFFF", .white), ("#808080", .gray), ("#36454F", .gray), ("#C0C0C0", .gray),
            ("#E6DAA6", .beige), ("#D1B26F", .beige), ("#8B4513", .brown), ("#A0522D", .brown), ("#3D2B1F", .brown),
            ("#FF0000", .red), ("#8B0000", .red), ("#800020", .red), ("#DC143C", .red), ("#FFA500", .orange),
            ("#FF8C00", .orange), ("#FFFF00", .yellow), ("#FFD700", .yellow), ("#008000", .green), ("#228B22", .green),
            ("#808000", .green), ("#008080", .turquoise), ("#40E0D0", .turquoise), ("#0343DF", .blue),
            ("#000080", .blue),
            ("#4682B4", .blue), ("#87CEEB", .blue), ("#800080", .purple), ("#9370DB", .purple), ("#FFC0CB", .pink),
            ("#FF69B4", .pink), ("#FF1493", .pink),
        ] as [(String, ColorFamily)])
    func `colors belong to the family in their name`(hex: String, family: ColorFamily) throws {
        #expect(ColorFamily(try SRGBColor(hex: hex)) == family)
    }

    /// The CSS keywords of these words have the values of other colors.
    @Test(
        arguments: [
            ("brown", .brown), ("chocolate", .brown), ("khaki", .beige), ("indigo", .blue), ("Navy-Blue", .blue),
            ("light wash", .blue), ("nude", .beige), ("stone", .beige), ("camel", .brown), ("heather grey", .gray),
            ("темно-синя", .blue), ("azul marino", .blue), ("faded navy", .blue), ("off-white", .white),
        ] as [(String, ColorFamily)])
    func `words of clothes have their families`(word: String, family: ColorFamily) throws {
        let color = try ColorReference(word)
        #expect(color.word == word)
        #expect(ColorName.color(in: word)?.family == family)
        #expect(ColorFamily(color.color) == family)
    }
}
