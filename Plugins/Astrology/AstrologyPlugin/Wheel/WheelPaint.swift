// SPDX-License-Identifier: Apache-2.0

/// The role of a color; each theme has a color for each role.
enum WheelPaint: String, CaseIterable, Sendable {
    case paper, disc, band, ink, soft, faint, cusp
    case fire, earth, air, water
    case fireTint = "fire-tint"
    case earthTint = "earth-tint"
    case airTint = "air-tint"
    case waterTint = "water-tint"
    case angle, retrograde
    case moonLight = "moon-light"
    case moonShade = "moon-shade"
    case conjunction, opposition, trine, square, sextile, minor, creative

    /// The color on warm paper.
    ///
    /// Text colors have a contrast of at least 4.5:1 to the paper.
    var light: String {
        switch self {
        case .paper: "#fdfbf6"
        case .disc: "#fffefb"
        case .band: "#f6f1e6"
        case .ink: "#1d2236"
        case .soft: "#5a5f73"
        case .faint: "#a9a593"
        case .cusp: "#8d8a86"
        case .fire: "#b03a26"
        case .earth: "#55701f"
        case .air: "#96690a"
        case .water: "#1f6391"
        case .fireTint: "#f9e4da"
        case .earthTint: "#e9edd6"
        case .airTint: "#faefcf"
        case .waterTint: "#dcebf3"
        case .angle: "#1d2236"
        case .retrograde: "#b03a26"
        case .moonLight: "#fff6d8"
        case .moonShade: "#5a5f73"
        case .conjunction: "#6a4a9c"
        case .opposition: "#b8233f"
        case .trine: "#1d6fb0"
        case .square: "#d0491f"
        case .sextile: "#14836b"
        case .minor: "#7d7a70"
        case .creative: "#a4558f"
        }
    }

    /// The color on the dark background.
    var dark: String {
        switch self {
        case .paper: "#0f1220"
        case .disc: "#131729"
        case .band: "#181d32"
        case .ink: "#f1ecdf"
        case .soft: "#a9adc0"
        case .faint: "#666c88"
        case .cusp: "#737a99"
        case .fire: "#f58a6c"
        case .earth: "#a9c46b"
        case .air: "#ecc45f"
        case .water: "#74b8e6"
        case .fireTint: "#432029"
        case .earthTint: "#22352a"
        case .airTint: "#3d3420"
        case .waterTint: "#183250"
        case .angle: "#f1ecdf"
        case .retrograde: "#f58a6c"
        case .moonLight: "#f1ecdf"
        case .moonShade: "#2a3050"
        case .conjunction: "#b79cf0"
        case .opposition: "#f0647c"
        case .trine: "#5fb0f2"
        case .square: "#ff8a57"
        case .sextile: "#4fcfae"
        case .minor: "#8d92a8"
        case .creative: "#dd93cb"
        }
    }
}
