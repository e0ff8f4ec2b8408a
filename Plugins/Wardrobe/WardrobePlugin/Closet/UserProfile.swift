public import ComputationKit
public struct UserProfile: Described, Hashable {
    public var styles: [Style] = []
    public var favoriteColors: [SRGBColour] = []
    public var avoidedColors: [SRGBColour] = []
    public var temperatureUnit: TemperatureUnit = .celsius
    public var personalOffset: Double = 0
    public var baseLayer: BaseLayer = .underwear
    public var latitude: Double?
    public init() {}
    public static let shape = Shape<Self>.object("UserProfile", "x") {
        field("styles", \.styles, "x", .list(of: .described), default: [])
        field("favoriteColors", \.favoriteColors, "x", .list(of: .described), default: [])
        field("avoidedColors", \.avoidedColors, "x", .list(of: .described), default: [])
        field("temperatureUnit", \.temperatureUnit, "x", default: .celsius)
        field("personalOffset", \.personalOffset, "x", .number(-1...1), default: 0)
        field("baseLayer", \.baseLayer, "x", default: .underwear)
        field("latitude", \.latitude, "x", .number(-90...90))
    }
}
