// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The profile of a wearer; can be an empty object.
///
/// All fields are optional. Body measurements are stored separately, sealed.
@Schema("wardrobe.UserProfile")
public struct UserProfile: SchemaProviding, Hashable {
    /// The sizes usually bought, by category.
    @Field(.dictionary(keyedBy: Category.self, of: .text(1...50, example: "M")) { "Size of \($0.rawValue)." })
    public var sizes: [Category: String] = [:]
    /// The preferred fit of clothes.
    public var fit: FitPreference = .regular
    /// The preferred styles, in order of preference.
    @Field(count: 0...10) public var styles: [Style] = []
    /// Favorite colors.
    @Field(count: 0...100) public var favoriteColors: [SRGBColor] = []
    /// Avoided colors.
    @Field(count: 0...100) public var avoidedColors: [SRGBColor] = []
    /// The importance of comfort, from looks first to comfort first.
    @Field(.integer(1...5)) public var comfort: Int = 3
    /// The maximum price of a new item.
    ///
    /// Nil if not stated.
    public var budget: Money?
    /// The importance of buying less and wearing more.
    ///
    /// 0 (not at all) to 1 (above all).
    @Field(.number(0...1)) public var sustainability: Double = 0.5
    /// People whose style you like.
    @Field(.list(of: .text(1...200, example: "the neighbor in linen"), count: 0...50))
    public var styleIcons: [String] = []
    /// The temperature unit for input and output.
    public var temperatureUnit: TemperatureUnit = .celsius
    /// Insulation to add for someone who gets cold easily.
    ///
    /// In clo; negative for someone who gets warm easily.
    @Field(.number(-1...1, .clo)) public var personalOffset: Double = 0
    /// Clothes worn underneath that aren't listed in the wardrobe.
    public var baseLayer: BaseLayer = .underwear
    /// Latitude of the home, north positive.
    ///
    /// In degrees; it determines the seasons; nil if unknown.
    @Field(.number(-90...90, .degrees)) public var latitude: Double?
}

extension UserProfile: ValidatedRecord {
    /// Checks that no color is both a favorite and avoided, and that no style occurs twice.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: styles.map(\.rawValue), at: "styles")
        for (index, color) in avoidedColors.enumerated() where favoriteColors.contains(color) {
            issues.append(
                ValidationIssue(
                    path: "avoidedColors[\(index)]", expected: "a color that isn't in `favoriteColors`",
                    got: color.hex, naming: ["favoriteColors"]))
        }
        return issues
    }
}

/// The preferred fit of clothes.
@Schema("wardrobe.FitPreference")
public enum FitPreference: String, CaseIterable, SchemaProviding {
    /// Close-fitting; the smaller of two sizes that fit.
    case slim
    /// The maker's intended fit.
    case regular
    /// Loose; the larger of two sizes that fit.
    case relaxed
    /// One size larger than the one that fits.
    case oversized
}
