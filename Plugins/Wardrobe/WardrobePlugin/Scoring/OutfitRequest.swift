// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The day and the occasion for which an outfit is wanted.
public struct OutfitRequest: SchemaProviding, Hashable {
    /// The day; without it neither rest nor season can be judged.
    public var date: CalendarDay?
    /// Indoors or outdoors for the whole day; based on the occasion unless given, with the settings of its typical
    /// day.
    public var setting: Setting?
    /// The settings over the day, in order; based on the occasion unless given, that is, if empty.
    public var settings: [DaySetting]
    /// Air temperature, unless a range is given.
    ///
    /// In °C; nil when a range is given.
    public var temperature: Double?
    /// The lowest air temperature of the day in °C.
    public var coldest: Double?
    /// The highest air temperature of the day in °C.
    public var warmest: Double?
    /// Wind at 10 m, for outdoors, in m/s; nil when not known.
    public var wind: Double?
    /// Relative humidity; 50 unless known.
    ///
    /// In percent.
    public var humidity: Double?
    /// What the sky does; nil when not known.
    public var condition: WeatherCondition?
    /// The probability of rain or snow; certain when the condition is wet, unless given.
    ///
    /// From 0 to 1.
    public var precipitationProbability: Double?
    /// The metabolic rate, outdoors or in the given setting; based on the occasion unless given, or else 2 met
    /// outdoors and 1.2 met indoors.
    public var met: Double?
    /// What the clothes are worn for.
    public var occasion: Occasion?
    /// The dress code of the invitation; it overrides the occasion.
    public var dressCode: DressCode?
    /// The formality, overriding the tables of occasions and dress codes.
    public var formality: FormalityRange?
    /// The preferred style; the profile's unless given.
    public var style: Style?
    /// The season; from the date and latitude unless given.
    public var season: Season?
    /// Latitude, north positive, in degrees; the profile's unless given.
    public var latitude: Double?

    /// A request for a temperature, or for a range of which `temperature` is nil.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.OutfitRequest", "The day and the occasion.") {
        field("date", \.date, "The day; without it neither rest nor season can be judged.")
        field("setting", \.setting, "Indoors or outdoors for the whole day; based on the occasion unless given.")
        field(
            "settings", \.settings, "The settings over the day, in order; based on the occasion unless given.",
            .list(of: .nested, count: 0...24), default: [])
        field("temperature", \.temperature, "Air temperature, unless a range is given.", temperatures)
        field("coldest", \.coldest, "The lowest air temperature of the day.", temperatures)
        field("warmest", \.warmest, "The highest air temperature of the day.", temperatures)
        field("wind", \.wind, "Wind at 10 m, for outdoors.", .number(0...60, .metersPerSecond))
        field("humidity", \.humidity, "Relative humidity; 50 unless known.", .number(0...100, .percent))
        field("condition", \.condition, "What the sky does.")
        field(
            "precipitationProbability", \.precipitationProbability,
            "The probability of rain or snow; certain when the condition is wet, unless given.", .number(0...1))
        field(
            "met", \.met, "The metabolic rate, outdoors or in the given setting; based on the occasion unless given.",
            .number(0.8...6.8, .met))
        field("occasion", \.occasion, "What the clothes are worn for.")
        field("dressCode", \.dressCode, "The dress code of the invitation; it overrides the occasion.")
        field("formality", \.formality, "The formality, overriding the tables.")
        field("style", \.style, "The preferred style; the profile's unless given.")
        field("season", \.season, "The season; from the date and latitude unless given.")
        field("latitude", \.latitude, "Latitude, north positive.", .number(-90...90, .degrees))
    }

    private static let temperatures = Schema<Double>.number(TemperatureUnit.possibleCelsius, .degreesCelsius)

    /// The coldest and the warmest air temperature in °C, equal when one is given.
    /// - Throws: ``ValidationIssue`` when there is neither a temperature nor a range, or both, or the range is turned round, or
    ///   no air is ever so cold or hot.
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

    /// Metabolic rate in met where the request says something of it; nil for the setting's.
    var knownMet: Double? { met ?? (occasion == .gym ? 4 : occasion == .athletic ? 3 : nil) }

    /// How formal clothes should be, if anything says so.
    var effectiveFormality: FormalityRange? { formality ?? dressCode?.formality ?? occasion?.formality }

    /// What the clothes are for, in words after "fit" or "for".
    public var purpose: String { dressCode?.inWords ?? occasion?.inWords ?? "this request" }
}
