// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is known of a wearer: sizes, taste, comfort and money.
///
/// An empty object is a profile: nothing need be stated. Body measurements are kept apart from it, sealed.
public struct UserProfile: SchemaProviding, Hashable {
    /// The sizes that are usually bought, by what they are for.
    public var sizes: [Category: String]
    /// How close to the body clothes are liked.
    public var fit: FitPreference
    /// The manners liked, in order of preference.
    public var styles: [Style]
    /// Colors liked.
    public var favoriteColors: [SRGBColor]
    /// Colors not worn.
    public var avoidedColors: [SRGBColor]
    /// How much comfort counts, from looks first to comfort first, 1 to 5.
    public var comfort: Int
    /// What a new item may cost; nil when that is not stated.
    public var budget: Money?
    /// How much it counts that little is bought and much is worn, 0 (not at all) to 1 (above all).
    public var sustainability: Double
    /// People whose manner of dressing is liked.
    public var styleIcons: [String]
    /// The unit in which temperatures are read and written.
    public var temperatureUnit: TemperatureUnit
    /// Insulation to add for someone who gets cold easily, in clo; negative for someone who gets warm easily.
    public var personalOffset: Double
    /// What is worn underneath and in no wardrobe.
    public var baseLayer: BaseLayer
    /// Latitude of the home, north positive, in degrees; it tells the seasons, and is nil when not known.
    public var latitude: Double?

    /// A profile in which nothing is stated.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.UserProfile", "The profile of a wearer; can be an empty object."
    ) {
        field(
            "sizes", \.sizes, "The sizes that are usually bought.",
            .dictionary(keyedBy: Category.self, of: .text(1...50, example: "M")) { "Size of \($0.rawValue)." },
            default: [:])
        field("fit", \.fit, "How close to the body clothes are liked.", default: .regular)
        field(
            "styles", \.styles, "The manners liked, in order of preference.", .list(of: .nested, count: 0...10),
            default: [])
        field(
            "favoriteColors", \.favoriteColors, "Colors liked.", .list(of: .nested, count: 0...100), default: [])
        field(
            "avoidedColors", \.avoidedColors, "Colors not worn.", .list(of: .nested, count: 0...100), default: [])
        field(
            "comfort", \.comfort, "How much comfort counts, from looks first to comfort first.", .integer(1...5),
            default: 3)
        field("budget", \.budget, "What a new item may cost.")
        field(
            "sustainability", \.sustainability, "How much it counts that little is bought and much is worn.",
            .number(0...1), default: 0.5)
        field(
            "styleIcons", \.styleIcons, "People whose manner of dressing is liked.",
            .list(of: .text(1...200, example: "the neighbor in linen"), count: 0...50), default: [])
        field(
            "temperatureUnit", \.temperatureUnit, "The unit in which temperatures are read and written.",
            default: .celsius)
        field(
            "personalOffset", \.personalOffset, "Insulation to add for someone who gets cold easily.",
            .number(-1...1, .clo), default: 0)
        field("baseLayer", \.baseLayer, "What is worn underneath and in no wardrobe.", default: .underwear)
        field("latitude", \.latitude, "Latitude of the home, north positive.", .number(-90...90, .degrees))
    }
}

extension UserProfile: ValidatedRecord {
    /// A color is liked or not worn, never both; manners are named once.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: styles.map(\.rawValue), at: "styles")
        for (index, color) in avoidedColors.enumerated() where favoriteColors.contains(color) {
            issues.append(
                ValidationIssue(
                    path: "avoidedColors[\(index)]", expected: "a color that is not among favoriteColors",
                    got: color.hex))
        }
        return issues
    }
}

/// How close to the body clothes are liked.
public enum FitPreference: String, Codable, Sendable, CaseIterable {
    case slim
    case regular
    case relaxed
    case oversized
}

extension FitPreference: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.FitPreference", "How close to the body clothes are liked."
    ) {
        switch $0 {
        case .slim: "Close; of two sizes that fit, the smaller."
        case .regular: "As the maker meant it."
        case .relaxed: "With room; of two sizes that fit, the larger."
        case .oversized: "A size larger than the one that fits."
        }
    }
}
