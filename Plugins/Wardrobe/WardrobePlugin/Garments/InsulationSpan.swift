// SPDX-License-Identifier: Apache-2.0

/// The insulation of a kind of garment from its thinnest to its thickest, in clo.
///
/// Each end is a row of ``GarmentTable`` or is derived from a named row.
public struct InsulationSpan: Sendable, Hashable {
    /// The insulation of the thinnest garment of the kind, in clo.
    public let thin: Double
    /// The insulation of a typical garment of the kind, in clo.
    public let normal: Double
    /// The insulation of the thickest garment of the kind, in clo.
    public let thick: Double
    /// The rows that the values come from.
    public let source: String

    /// The maximum effect of a fabric within the span, as a share of the span in either direction.
    static let fabricShare = 0.25

    /// Returns the insulation for a weight and a fabric.
    ///
    /// The weight sets the position in the span (0, ½, or 1), and the fabric moves it by up to a quarter: by half of
    /// the difference of its warmth from 0.5. The result is always within the span.
    /// - Parameters:
    ///   - weight: how heavy the garment is for its kind.
    ///   - fabric: what it is made of; nil for the standards' own.
    /// - Returns: I_clu in clo.
    public func clo(weight: GarmentWeight, fabric: Fabric?) -> Double {
        let base =
            switch weight {
            case .thin: 0.0
            case .normal: 0.5
            case .thick: 1.0
            }
        let place = min(max(0, base + ((fabric?.warmth ?? 0.5) - 0.5) * 2 * Self.fabricShare), 1)
        return place < 0.5
            ? thin + (normal - thin) * place * 2 : normal + (thick - normal) * (place - 0.5) * 2
    }
}

extension Category {
    /// The insulation of this kind of garment; 0 if the tables don't list it.
    public var insulation: InsulationSpan {
        switch self {
        case .shirt:
            .middle(0.25, 0.34, "ASHRAE 55: long-sleeve dress shirt; long-sleeve flannel shirt")
        case .blouse:
            .middle(0.15, 0.25, "ISO 7730: light-weight blouse, long sleeves; ASHRAE 55: long-sleeve dress shirt")
        case .tshirt:
            .rows(0.08, 0.09, 0.17, "ASHRAE 55: T-shirt; ISO 7730: T-shirt; ASHRAE 55: short-sleeve knit shirt")
        case .sweater:
            .rows(0.2, 0.28, 0.35, "ISO 7730: thin sweater; sweater; thick sweater")
        case .hoodie:
            .rows(
                0.28, 0.34, 0.36, "ISO 7730: sweater; ASHRAE 55: long-sleeve sweat shirt; long sleeve shirt (thick)")
        case .cardigan:
            .rows(0.2, 0.25, 0.36, "ISO 7730: thin sweater; ASHRAE 55: long sleeve shirt (thin); (thick)")
        case .jacket:
            .rows(0.25, 0.35, 0.55, "ISO 7730: light summer jacket; jacket; down jacket")
        case .coat:
            .rows(0.54, 0.6, 0.7, "ISO 7730: coat, reduced by a tenth for thin coats; coat; parka")
        case .blazer:
            .middle(0.36, 0.44, "ASHRAE 55: single-breasted coat (thin); (thick)")
        case .pants:
            .middle(0.15, 0.24, "ASHRAE 55: thin trousers; thick trousers")
        case .jeans:
            .rows(
                0.2, 0.24, 0.28,
                "ISO 7730: light-weight trousers; ASHRAE 55: thick trousers; ISO 7730: flannel trousers")
        case .shorts:
            .middle(0.06, 0.08, "ASHRAE 55: short shorts; walking shorts")
        case .skirt:
            .middle(0.14, 0.23, "ASHRAE 55: thin skirt; thick skirt")
        case .leggings:
            .middle(0.1, 0.15, "ISO 7730: underpants, long legs; ASHRAE 55: long underwear bottoms")
        case .dress:
            .rows(
                0.23, 0.33, 0.47,
                "ASHRAE 55: sleeveless, scoop-neck shirt (thin); long-sleeve shirt dress (thin); (thick)")
        case .jumpsuit:
            .middle(0.3, 0.49, "ASHRAE 55: overalls; coveralls")
        case .shoes, .sneakers:
            .middle(0.02, 0.04, "ISO 7730: thin-soled shoes; thick-soled shoes")
        case .boots:
            .rows(0.1, 0.1, 0.1, "ASHRAE 55: boots")
        case .sandals, .heels:
            .rows(0.02, 0.02, 0.02, "ASHRAE 55: shoes or sandals")
        case .accessories, .scarf, .hat, .belt, .jewelry, .bag:
            .rows(
                0, 0, 0, "in no table: it protects the head, neck, or hands, which a whole-body value doesn't capture")
        }
    }
}

extension InsulationSpan {
    private init(_ thin: Double, _ normal: Double, _ thick: Double, _ source: String) {
        self.thin = thin
        self.normal = normal
        self.thick = thick
        self.source = source
    }

    /// Returns a span from three rows of a table.
    fileprivate static func rows(_ thin: Double, _ normal: Double, _ thick: Double, _ source: String) -> Self {
        Self(thin, normal, thick, source)
    }

    /// Returns a span from a thin and a thick row of a table, with the middle between them.
    fileprivate static func middle(_ thin: Double, _ thick: Double, _ source: String) -> Self {
        Self(thin, (thin + thick) / 2, thick, source)
    }
}
