// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to the wearer's profile; omitted fields keep their values.
public struct SetProfileInput: SchemaProviding, Hashable {
    /// The sizes that are usually bought; those of other kinds stay.
    public var sizes: [Category: String]
    /// How close to the body clothes are liked.
    public var fit: FitPreference?
    /// The manners liked, in order of preference.
    public var styles: [Style]?
    /// Colors liked.
    public var favoriteColors: [SRGBColor]?
    /// Colors not worn.
    public var avoidedColors: [SRGBColor]?
    /// How much comfort counts, from looks first to comfort first.
    public var comfort: Int?
    /// What a new item may cost.
    public var budget: Money?
    /// How much it counts that little is bought and much is worn.
    public var sustainability: Double?
    /// People whose manner of dressing is liked.
    public var styleIcons: [String]?
    /// The unit of temperatures in input and output; °F in a new profile unless given.
    public var temperatureUnit: TemperatureUnit?
    /// Insulation to add for someone who gets cold easily.
    ///
    /// In clo; below 0 for somebody who does not.
    public var personalOffset: Double?
    /// What is worn underneath and in no wardrobe.
    public var baseLayer: BaseLayer?
    /// Latitude of the home, north positive.
    ///
    /// In degrees.
    public var latitude: Double?
    /// What to forget.
    public var clear: [Part]

    /// A change that is set afterwards.
    public init() {
        sizes = [:]
        clear = []
    }

    /// A part of a profile that can be forgotten.
    public enum Part: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case sizes
        case budget
        case latitude

        /// The parts and what they are.
        public static let schema = Schema<Self>.enumeration("wardrobe.ProfilePart", "A part of a profile.") {
            switch $0 {
            case .sizes: "All sizes, before those of the same change are set."
            case .budget: "What a new item may cost."
            case .latitude: "Latitude of the home."
            }
        }
    }

    /// The profile with this change.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.SetProfileInput", "Changes to the wearer's profile; omitted fields keep their values."
    ) {
        field(
            "sizes", \.sizes, "The sizes that are usually bought; those of other kinds stay.",
            .dictionary(keyedBy: Category.self, of: .text(1...50, example: "M")) { "Size of \($0.rawValue)." },
            default: [:])
        field("fit", \.fit, "How close to the body clothes are liked.")
        field("styles", \.styles, "The manners liked, in order of preference.", .list(of: .nested, count: 0...10))
        field("favoriteColors", \.favoriteColors, "Colors liked.", .list(of: .nested, count: 0...100))
        field("avoidedColors", \.avoidedColors, "Colors not worn.", .list(of: .nested, count: 0...100))
        field(
            "comfort", \.comfort, "How much comfort counts, from looks first to comfort first.", .integer(1...5))
        field("budget", \.budget, "What a new item may cost.")
        field(
            "sustainability", \.sustainability, "How much it counts that little is bought and much is worn.",
            .number(0...1))
        field(
            "styleIcons", \.styleIcons, "People whose manner of dressing is liked.",
            .list(of: .text(1...200, example: "the neighbor in linen"), count: 0...50))
        field(
            "temperatureUnit", \.temperatureUnit,
            "The unit of temperatures in input and output; °F in a new profile unless given.")
        field(
            "personalOffset", \.personalOffset, "Insulation to add for someone who gets cold easily.",
            .number(-1...1, .clo))
        field("baseLayer", \.baseLayer, "What is worn underneath and in no wardrobe.")
        field("latitude", \.latitude, "Latitude of the home, north positive.", .number(-90...90, .degrees))
        field("clear", \.clear, "What to forget.", .list(of: .nested, count: 0...3), default: [])
    }
}
