// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

@Suite struct ColorFamilyTests {
    /// Colors by their CSS or xkcd names, with the family that most people would assign.
    @Test(
        arguments: [
            ("#000000", .black), ("#FFFFFF", .white), ("#808080", .gray), ("#36454F", .gray), ("#C0C0C0", .gray),
            ("#F5F5DC", .beige), ("#D2B48C", .beige), ("#8B4513", .brown), ("#A0522D", .brown), ("#3D2B1F", .brown),
            ("#FF0000", .red), ("#8B0000", .red), ("#800020", .red), ("#DC143C", .red), ("#FFA500", .orange),
            ("#FF8C00", .orange), ("#FFFF00", .yellow), ("#FFD700", .yellow), ("#008000", .green), ("#228B22", .green),
            ("#808000", .green), ("#008080", .turquoise), ("#40E0D0", .turquoise), ("#0000FF", .blue),
            ("#000080", .blue),
            ("#4682B4", .blue), ("#87CEEB", .blue), ("#800080", .purple), ("#9370DB", .purple), ("#FFC0CB", .pink),
            ("#FF69B4", .pink), ("#FF1493", .pink),
        ] as [(String, ColorFamily)])
    func `colors belong to the family in their name`(hex: String, family: ColorFamily) throws {
        #expect(ColorFamily(try SRGBColor(hex: hex)) == family)
    }
}
