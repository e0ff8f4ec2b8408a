// SPDX-License-Identifier: Apache-2.0

/// A garment in a standard's table.
public struct TabulatedGarment: Sendable, Hashable {
    /// The standard whose table lists it.
    public enum Source: String, Sendable, Hashable, CaseIterable {
        /// ASHRAE 55, table of garment insulation, which ISO 9920 shares: indoor clothing, measured on manikins.
        case ashrae55 = "ASHRAE 55"
        /// ISO 7730:2005, annex C, table C.2: outdoor clothing too.
        case iso7730 = "ISO 7730"
    }

    /// Its name in the table.
    public let name: String
    /// Its effective insulation I_clu in clo.
    public let clo: Double
    /// The standard whose table lists it.
    public let source: Source

    init(_ name: String, _ clo: Double, _ source: Source) {
        self.name = name
        self.clo = clo
        self.source = source
    }
}

/// The garment tables of the standards: effective insulation I_clu of single garments, in clo.
///
/// ASHRAE 55's coats are suit jackets. Neither table lists hats and scarves, because a whole-body value doesn't capture
/// their effect on head and neck.
public enum GarmentTable {
    /// Every garment, and chairs, which add insulation when sitting, by standard.
    public static let garments: [TabulatedGarment] = ashrae55 + iso7730

    /// Returns the garment with a name in a standard's table.
    public static func garment(_ name: String, _ source: TabulatedGarment.Source) -> TabulatedGarment? {
        garments.first { $0.name == name && $0.source == source }
    }

    private static let ashrae55: [TabulatedGarment] = [
        .init("Metal chair", 0.0, .ashrae55),
        .init("Bra", 0.01, .ashrae55),
        .init("Wooden stool", 0.01, .ashrae55),
        .init("Ankle socks", 0.02, .ashrae55),
        .init("Shoes or sandals", 0.02, .ashrae55),
        .init("Slippers", 0.03, .ashrae55),
        .init("Panty hose", 0.02, .ashrae55),
        .init("Calf length socks", 0.03, .ashrae55),
        .init("Women's underwear", 0.03, .ashrae55),
        .init("Men's underwear", 0.04, .ashrae55),
        .init("Knee socks (thick)", 0.06, .ashrae55),
        .init("Short shorts", 0.06, .ashrae55),
        .init("Walking shorts", 0.08, .ashrae55),
        .init("T-shirt", 0.08, .ashrae55),
        .init("Standard office chair", 0.1, .ashrae55),
        .init("Executive chair", 0.15, .ashrae55),
        .init("Boots", 0.1, .ashrae55),
        .init("Sleeveless scoop-neck blouse", 0.12, .ashrae55),
        .init("Half slip", 0.14, .ashrae55),
        .init("Long underwear bottoms", 0.15, .ashrae55),
        .init("Full slip", 0.16, .ashrae55),
        .init("Short-sleeve knit shirt", 0.17, .ashrae55),
        .init("Sleeveless vest (thin)", 0.1, .ashrae55),
        .init("Sleeveless vest (thick)", 0.17, .ashrae55),
        .init("Sleeveless short gown (thin)", 0.18, .ashrae55),
        .init("Short-sleeve dress shirt", 0.19, .ashrae55),
        .init("Sleeveless long gown (thin)", 0.2, .ashrae55),
        .init("Long underwear top", 0.2, .ashrae55),
        .init("Thick skirt", 0.23, .ashrae55),
        .init("Long-sleeve dress shirt", 0.25, .ashrae55),
        .init("Long-sleeve flannel shirt", 0.34, .ashrae55),
        .init("Long-sleeve sweat shirt", 0.34, .ashrae55),
        .init("Short-sleeve hospital gown", 0.31, .ashrae55),
        .init("Short-sleeve short robe (thin)", 0.34, .ashrae55),
        .init("Short-sleeve pajamas", 0.42, .ashrae55),
        .init("Long-sleeve long gown", 0.46, .ashrae55),
        .init("Long-sleeve short wrap robe (thick)", 0.48, .ashrae55),
        .init("Long-sleeve pajamas (thick)", 0.57, .ashrae55),
        .init("Long-sleeve long wrap robe (thick)", 0.69, .ashrae55),
        .init("Thin trousers", 0.15, .ashrae55),
        .init("Thick trousers", 0.24, .ashrae55),
        .init("Sweatpants", 0.28, .ashrae55),
        .init("Overalls", 0.3, .ashrae55),
        .init("Coveralls", 0.49, .ashrae55),
        .init("Thin skirt", 0.14, .ashrae55),
        .init("Long-sleeve shirt dress (thin)", 0.33, .ashrae55),
        .init("Long-sleeve shirt dress (thick)", 0.47, .ashrae55),
        .init("Short-sleeve shirt dress", 0.29, .ashrae55),
        .init("Sleeveless, scoop-neck shirt (thin)", 0.23, .ashrae55),
        .init("Sleeveless, scoop-neck shirt (thick)", 0.27, .ashrae55),
        .init("Long sleeve shirt (thin)", 0.25, .ashrae55),
        .init("Long sleeve shirt (thick)", 0.36, .ashrae55),
        .init("Single-breasted coat (thin)", 0.36, .ashrae55),
        .init("Single-breasted coat (thick)", 0.44, .ashrae55),
        .init("Double-breasted coat (thin)", 0.42, .ashrae55),
        .init("Double-breasted coat (thick)", 0.48, .ashrae55),
    ]

    private static let iso7730: [TabulatedGarment] = [
        .init("Underpants, long legs", 0.1, .iso7730),
        .init("Singlet", 0.04, .iso7730),
        .init("T-shirt", 0.09, .iso7730),
        .init("Shirt, long sleeves (underwear)", 0.12, .iso7730),
        .init("Shirt, short sleeves", 0.15, .iso7730),
        .init("Light-weight shirt, long sleeves", 0.2, .iso7730),
        .init("Normal shirt, long sleeves", 0.25, .iso7730),
        .init("Flannel shirt, long sleeves", 0.3, .iso7730),
        .init("Light-weight blouse, long sleeves", 0.15, .iso7730),
        .init("Shorts", 0.06, .iso7730),
        .init("Light-weight trousers", 0.2, .iso7730),
        .init("Normal trousers", 0.25, .iso7730),
        .init("Flannel trousers", 0.28, .iso7730),
        .init("Light skirt (summer)", 0.15, .iso7730),
        .init("Heavy skirt (winter)", 0.25, .iso7730),
        .init("Light dress, short sleeves", 0.2, .iso7730),
        .init("Winter dress, long sleeves", 0.4, .iso7730),
        .init("Sleeveless vest", 0.12, .iso7730),
        .init("Thin sweater", 0.2, .iso7730),
        .init("Sweater", 0.28, .iso7730),
        .init("Thick sweater", 0.35, .iso7730),
        .init("Light summer jacket", 0.25, .iso7730),
        .init("Jacket", 0.35, .iso7730),
        .init("Smock", 0.3, .iso7730),
        .init("Boiler suit, fibre-pelt", 0.9, .iso7730),
        .init("Trousers, fibre-pelt", 0.35, .iso7730),
        .init("Jacket, fibre-pelt", 0.4, .iso7730),
        .init("Vest, fibre-pelt", 0.2, .iso7730),
        .init("Coat", 0.6, .iso7730),
        .init("Down jacket", 0.55, .iso7730),
        .init("Parka", 0.7, .iso7730),
        .init("Socks", 0.02, .iso7730),
        .init("Thick ankle socks", 0.05, .iso7730),
        .init("Thick long socks", 0.1, .iso7730),
        .init("Thin-soled shoes", 0.02, .iso7730),
        .init("Thick-soled shoes", 0.04, .iso7730),
        .init("Boots", 0.1, .iso7730),
        .init("Gloves", 0.05, .iso7730),
    ]
}
