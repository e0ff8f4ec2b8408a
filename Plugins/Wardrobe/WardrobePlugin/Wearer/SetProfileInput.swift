// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// Changes to the wearer's profile; omitted fields keep their values, and null clears one.
@Schema("wardrobe.SetProfileInput")
public struct SetProfileInput: SchemaProviding, Hashable {
    /// The sizes usually bought; those of other categories are kept, and null clears one or all.
    @Field(
        .dictionary(keyedBy: Category.self, of: .optional(.text(1...50, example: "M"))) { "Size of \($0.rawValue)." })
    public var sizes: [Category: String?]??
    /// The preferred fit of clothes.
    public var fit: FitPreference?
    /// The preferred styles, in order of preference.
    @Field(count: 0...10) public var styles: [Style]?
    /// Favorite colors.
    @Field(count: 0...100) public var favoriteColors: [SRGBColor]?
    /// Avoided colors.
    @Field(count: 0...100) public var avoidedColors: [SRGBColor]?
    /// The importance of comfort, from looks first to comfort first.
    @Field(.integer(1...5)) public var comfort: Int?
    /// The maximum price of a new item.
    public var budget: Money??
    /// The importance of buying less and wearing more.
    @Field(.number(0...1)) public var sustainability: Double?
    /// People whose style you like.
    @Field(.list(of: .text(1...200, example: "the neighbor in linen"), count: 0...50)) public var styleIcons: [String]?
    /// The temperature unit for input and output; in a new profile °F by default.
    public var temperatureUnit: TemperatureUnit?
    /// Insulation to add if you get cold easily; negative if you get warm easily.
    ///
    /// In clo.
    @Field(.number(-1...1, .clo)) public var personalOffset: Double?
    /// Clothes worn underneath that aren't listed in the wardrobe.
    public var baseLayer: BaseLayer?
    /// Latitude of the home, north positive.
    ///
    /// In degrees.
    @Field(.number(-90...90, .degrees)) public var latitude: Double??

    /// Returns the profile with this change.
    package func applied(to profile: UserProfile) -> UserProfile {
        var profile = profile
        if let sizes {
            if sizes == nil { profile.sizes = [:] }
            for (category, size) in sizes ?? [:] { profile.sizes[category] = size }
        }
        profile.fit = fit ?? profile.fit
        profile.styles = styles ?? profile.styles
        profile.favoriteColors = favoriteColors ?? profile.favoriteColors
        profile.avoidedColors = avoidedColors ?? profile.avoidedColors
        profile.comfort = comfort ?? profile.comfort
        profile.budget = budget ?? profile.budget
        profile.sustainability = sustainability ?? profile.sustainability
        profile.styleIcons = styleIcons ?? profile.styleIcons
        profile.temperatureUnit = temperatureUnit ?? profile.temperatureUnit
        profile.personalOffset = personalOffset ?? profile.personalOffset
        profile.baseLayer = baseLayer ?? profile.baseLayer
        profile.latitude = latitude ?? profile.latitude
        return profile
    }
}
