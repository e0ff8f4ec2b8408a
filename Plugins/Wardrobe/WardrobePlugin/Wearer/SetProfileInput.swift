// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// Changes to the wearer's profile; omitted fields keep their values.
public struct SetProfileInput: SchemaProviding, Hashable {
    /// The sizes usually bought; those of other categories are kept.
    public var sizes: [Category: String]
    /// The preferred fit of clothes.
    public var fit: FitPreference?
    /// The preferred styles, in order of preference.
    public var styles: [Style]?
    /// Favorite colors.
    public var favoriteColors: [SRGBColor]?
    /// Avoided colors.
    public var avoidedColors: [SRGBColor]?
    /// The importance of comfort, from looks first to comfort first.
    public var comfort: Int?
    /// The maximum price of a new item.
    public var budget: Money?
    /// The importance of buying less and wearing more.
    public var sustainability: Double?
    /// People whose style you like.
    public var styleIcons: [String]?
    /// The temperature unit for input and output; in a new profile °F by default.
    public var temperatureUnit: TemperatureUnit?
    /// Insulation to add for someone who gets cold easily.
    ///
    /// In clo; negative for someone who gets warm easily.
    public var personalOffset: Double?
    /// Clothes worn underneath that aren't listed in the wardrobe.
    public var baseLayer: BaseLayer?
    /// Latitude of the home, north positive.
    ///
    /// In degrees.
    public var latitude: Double?
    /// The parts to clear.
    public var clear: [Part]

    /// Creates an empty change.
    public init() {
        sizes = [:]
        clear = []
    }

    /// A part of a profile that can be cleared.
    public enum Part: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case sizes
        case budget
        case latitude

        /// The values and their meanings.
        public static let schema = Schema<Self>.enumeration("wardrobe.ProfilePart", "A part of a profile.") {
            switch $0 {
            case .sizes: "All sizes; cleared before new sizes are set."
            case .budget: "The maximum price of a new item."
            case .latitude: "Latitude of the home."
            }
        }
    }

    /// Returns the profile with this change.
    package func applied(to profile: UserProfile) -> UserProfile {
        var profile = profile
        if clear.contains(.sizes) { profile.sizes = [:] }
        if clear.contains(.budget) { profile.budget = nil }
        if clear.contains(.latitude) { profile.latitude = nil }
        profile.sizes.merge(sizes) { $1 }
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.SetProfileInput", "Changes to the wearer's profile; omitted fields keep their values."
    ) {
        field(
            "sizes", \.sizes, "The sizes usually bought; those of other categories are kept.",
            .dictionary(keyedBy: Category.self, of: .text(1...50, example: "M")) { "Size of \($0.rawValue)." },
            default: [:])
        field("fit", \.fit, "The preferred fit of clothes.")
        field("styles", \.styles, "The preferred styles, in order of preference.", .list(of: .nested, count: 0...10))
        field("favoriteColors", \.favoriteColors, "Favorite colors.", .list(of: .nested, count: 0...100))
        field("avoidedColors", \.avoidedColors, "Avoided colors.", .list(of: .nested, count: 0...100))
        field(
            "comfort", \.comfort, "The importance of comfort, from looks first to comfort first.", .integer(1...5))
        field("budget", \.budget, "The maximum price of a new item.")
        field(
            "sustainability", \.sustainability, "The importance of buying less and wearing more.",
            .number(0...1))
        field(
            "styleIcons", \.styleIcons, "People whose style you like.",
            .list(of: .text(1...200, example: "the neighbor in linen"), count: 0...50))
        field(
            "temperatureUnit", \.temperatureUnit,
            "The temperature unit for input and output; in a new profile °F by default.")
        field(
            "personalOffset", \.personalOffset, "Insulation to add for someone who gets cold easily.",
            .number(-1...1, .clo))
        field("baseLayer", \.baseLayer, "Clothes worn underneath that aren't listed in the wardrobe.")
        field("latitude", \.latitude, "Latitude of the home, north positive.", .number(-90...90, .degrees))
        field("clear", \.clear, "The parts to clear.", .list(of: .nested, count: 0...3), default: [])
    }
}
