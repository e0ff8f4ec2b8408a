// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// The profile of a wearer: sizes, taste, comfort, and budget.
///
/// All fields are optional. Body measurements are stored separately, sealed.
public struct UserProfile: SchemaProviding, Hashable {
    /// The sizes usually bought, by category.
    public var sizes: [Category: String]
    /// The preferred fit of clothes.
    public var fit: FitPreference
    /// The preferred styles, in order of preference.
    public var styles: [Style]
    /// Favorite colors.
    public var favoriteColors: [SRGBColor]
    /// Avoided colors.
    public var avoidedColors: [SRGBColor]
    /// The importance of comfort, from looks first to comfort first, 1 to 5.
    public var comfort: Int
    /// The maximum price of a new item; nil if not stated.
    public var budget: Money?
    /// The importance of buying less and wearing more, 0 (not at all) to 1 (above all).
    public var sustainability: Double
    /// People whose style you like.
    public var styleIcons: [String]
    /// The temperature unit for input and output.
    public var temperatureUnit: TemperatureUnit
    /// Insulation to add for someone who gets cold easily, in clo; negative for someone who gets warm easily.
    public var personalOffset: Double
    /// Clothes worn underneath that aren't listed in the wardrobe.
    public var baseLayer: BaseLayer
    /// Latitude of the home, north positive, in degrees; it determines the seasons; nil if unknown.
    public var latitude: Double?

    /// Creates an empty profile.
    public init() {
        sizes = [:]
        fit = .regular
        styles = []
        favoriteColors = []
        avoidedColors = []
        comfort = 3
        sustainability = 0.5
        styleIcons = []
        temperatureUnit = .celsius
        personalOffset = 0
        baseLayer = .underwear
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.UserProfile", "The profile of a wearer; can be an empty object."
    ) {
        field(
            "sizes", \.sizes, "The sizes usually bought, by category.",
            .dictionary(keyedBy: Category.self, of: .text(1...50, example: "M")) { "Size of \($0.rawValue)." },
            default: [:])
        field("fit", \.fit, "The preferred fit of clothes.", default: .regular)
        field(
            "styles", \.styles, "The preferred styles, in order of preference.", .list(of: .nested, count: 0...10),
            default: [])
        field(
            "favoriteColors", \.favoriteColors, "Favorite colors.", .list(of: .nested, count: 0...100), default: [])
        field(
            "avoidedColors", \.avoidedColors, "Avoided colors.", .list(of: .nested, count: 0...100), default: [])
        field(
            "comfort", \.comfort, "The importance of comfort, from looks first to comfort first.", .integer(1...5),
            default: 3)
        field("budget", \.budget, "The maximum price of a new item.")
        field(
            "sustainability", \.sustainability, "The importance of buying less and wearing more.",
            .number(0...1), default: 0.5)
        field(
            "styleIcons", \.styleIcons, "People whose style you like.",
            .list(of: .text(1...200, example: "the neighbor in linen"), count: 0...50), default: [])
        field(
            "temperatureUnit", \.temperatureUnit, "The temperature unit for input and output.",
            default: .celsius)
        field(
            "personalOffset", \.personalOffset, "Insulation to add for someone who gets cold easily.",
            .number(-1...1, .clo), default: 0)
        field(
            "baseLayer", \.baseLayer, "Clothes worn underneath that aren't listed in the wardrobe.", default: .underwear
        )
        field("latitude", \.latitude, "Latitude of the home, north positive.", .number(-90...90, .degrees))
    }
}

extension UserProfile: ValidatedRecord {
    /// Checks that no color is both a favorite and avoided, and that no style occurs twice.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: styles.map(\.rawValue), at: "styles")
        for (index, color) in avoidedColors.enumerated() where favoriteColors.contains(color) {
            issues.append(
                ValidationIssue(
                    path: "avoidedColors[\(index)]", expected: "a color that isn't in favoriteColors",
                    got: color.hex))
        }
        return issues
    }
}

/// The preferred fit of clothes.
public enum FitPreference: String, Codable, Sendable, CaseIterable {
    case slim
    case regular
    case relaxed
    case oversized
}

extension FitPreference: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.FitPreference", "The preferred fit of clothes."
    ) {
        switch $0 {
        case .slim: "Close-fitting; the smaller of two sizes that fit."
        case .regular: "The maker's intended fit."
        case .relaxed: "Loose; the larger of two sizes that fit."
        case .oversized: "One size larger than the one that fits."
        }
    }
}
