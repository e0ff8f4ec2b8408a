// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The day and the occasion to find an outfit for.
public struct OutfitRequest: SchemaProviding, Hashable {
    /// The day; without it, rest days and season can't be scored.
    public var date: CalendarDay?
    /// Indoors or outdoors for the whole day; by default based on the occasion, with the settings of its typical day.
    public var setting: Setting?
    /// The settings over the day, in order; if empty, based on the occasion.
    public var settings: [DaySetting]
    /// Air temperature, unless a range is given.
    ///
    /// In °C; nil if a range is given.
    public var temperature: Double?
    /// The lowest air temperature of the day in °C.
    public var coldest: Double?
    /// The highest air temperature of the day in °C.
    public var warmest: Double?
    /// Wind at 10 m, for outdoors, in m/s; nil if unknown.
    public var wind: Double?
    /// Relative humidity; 50 if unknown.
    ///
    /// In percent.
    public var humidity: Double?
    /// The weather condition; nil if unknown.
    public var condition: WeatherCondition?
    /// The probability of rain or snow; by default certain if the condition is wet.
    ///
    /// From 0 to 1.
    public var precipitationProbability: Double?
    /// The metabolic rate, outdoors or in the given setting; by default based on the occasion, or else 2 met outdoors
    /// and 1.2 met indoors.
    public var met: Double?
    /// The occasion.
    public var occasion: Occasion?
    /// The dress code of the invitation; it overrides the occasion.
    public var dressCode: DressCode?
    /// The formality, overriding the tables of occasions and dress codes.
    public var formality: FormalityRange?
    /// The preferred style; by default the profile's.
    public var style: Style?
    /// The season; by default from the date and latitude.
    public var season: Season?
    /// Latitude, north positive, in degrees; by default the profile's.
    public var latitude: Double?

    /// Creates a request for a temperature, or for a range if `temperature` is nil.
    public init(
        date: CalendarDay? = nil, setting: Setting? = nil, settings: [DaySetting] = [], temperature: Double? = nil,
        coldest: Double? = nil, warmest: Double? = nil, wind: Double? = nil, humidity: Double? = nil,
        condition: WeatherCondition? = nil, precipitationProbability: Double? = nil, met: Double? = nil,
        occasion: Occasion? = nil, dressCode: DressCode? = nil, formality: FormalityRange? = nil,
        style: Style? = nil, season: Season? = nil, latitude: Double? = nil
    ) {
        self.date = date
        self.setting = setting
        self.settings = settings
        self.temperature = temperature
        self.coldest = coldest
        self.warmest = warmest
        self.wind = wind
        self.humidity = humidity
        self.condition = condition
        self.precipitationProbability = precipitationProbability
        self.met = met
        self.occasion = occasion
        self.dressCode = dressCode
        self.formality = formality
        self.style = style
        self.season = season
        self.latitude = latitude
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.OutfitRequest", "The day and the occasion.") {
        field("date", \.date, "The day; without it, rest days and season can't be scored.")
        field("setting", \.setting, "Indoors or outdoors for the whole day; by default based on the occasion.")
        field(
            "settings", \.settings, "The settings over the day, in order; if empty, based on the occasion.",
            .list(of: .nested, count: 0...24), default: [])
        field("temperature", \.temperature, "Air temperature, unless a range is given.", temperatures)
        field("coldest", \.coldest, "The lowest air temperature of the day.", temperatures)
        field("warmest", \.warmest, "The highest air temperature of the day.", temperatures)
        field("wind", \.wind, "Wind at 10 m, for outdoors.", .number(0...60, .metersPerSecond))
        field("humidity", \.humidity, "Relative humidity; 50 if unknown.", .number(0...100, .percent))
        field("condition", \.condition, "The weather condition.")
        field(
            "precipitationProbability", \.precipitationProbability,
            "The probability of rain or snow; by default certain if the condition is wet.", .number(0...1))
        field(
            "met", \.met, "The metabolic rate, outdoors or in the given setting; by default based on the occasion.",
            .number(0.8...6.8, .met))
        field("occasion", \.occasion, "The occasion.")
        field("dressCode", \.dressCode, "The dress code of the invitation; it overrides the occasion.")
        field("formality", \.formality, "The formality, overriding the tables.")
        field("style", \.style, "The preferred style; by default the profile's.")
        field("season", \.season, "The season; by default from the date and latitude.")
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
    }

    private static let temperatures = Schema<Double>.number(TemperatureUnit.possibleCelsius, .degreesCelsius)

    /// Returns the coldest and the warmest air temperature in °C, equal when one is given.
    /// - Throws: ``ValidationIssue`` if there is neither a temperature nor a range, or both, or if the range is
    ///   reversed or impossible for air.
    func temperatures() throws(ValidationIssue) -> (coldest: Double, warmest: Double) {
        for (path, celsius) in [("temperature", temperature), ("coldest", coldest), ("warmest", warmest)] {
            if let celsius { try TemperatureUnit.celsius.checkAir(celsius, at: "request.\(path)") }
        }
        switch (temperature, coldest, warmest) {
        case (let temperature?, nil, nil): return (temperature, temperature)
        case (nil, let coldest?, let warmest?):
            guard coldest <= warmest else {
                throw ValidationIssue(
                    path: "request.warmest", expected: "at least the coldest, \(Figure.short(coldest)) °C",
                    got: Figure.short(warmest), recoverySuggestion: "are the two swapped?")
            }
            return (coldest, warmest)
        default:
            let got = [("temperature", temperature), ("coldest", coldest), ("warmest", warmest)]
                .filter { $0.1 != nil }.map(\.0)
            throw ValidationIssue(
                path: "request.temperature", expected: "either a temperature or both coldest and warmest",
                got: got.isEmpty ? "none" : got.joined(separator: " and "))
        }
    }

    /// The metabolic rate in met if the request determines it; nil for the setting's.
    var knownMet: Double? { met ?? (occasion == .gym ? 4 : occasion == .athletic ? 3 : nil) }

    /// The formality that clothes should have, if known.
    var effectiveFormality: FormalityRange? { formality ?? dressCode?.formality ?? occasion?.formality }

    /// The dress code or occasion, in words that follow "fit" or "for".
    public var purpose: String { dressCode?.inWords ?? occasion?.inWords ?? "this request" }
}
