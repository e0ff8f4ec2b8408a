// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The day and the occasion.
@Schema("wardrobe.OutfitRequest")
public struct OutfitRequest: SchemaProviding, Hashable {
    /// The day; without it, rest days and season can't be scored.
    public var date: CalendarDay?
    /// The setting for the whole day; by default based on the occasion.
    ///
    /// The day then has the settings of a typical one.
    public var setting: Setting?
    /// The settings over the day, in order; if empty, based on the occasion.
    @Field(count: 0...24) public var settings: [DaySetting] = []
    /// Air temperature, unless a range is given.
    ///
    /// In °C; nil if a range is given.
    @Field(temperatures) public var temperature: Double?
    /// The lowest air temperature of the day.
    @Field(temperatures) public var coldest: Double?
    /// The highest air temperature of the day.
    @Field(temperatures) public var warmest: Double?
    /// Wind at 10 m, for outdoors.
    ///
    /// In m/s; nil if unknown.
    @Field(.number(0...60, .metersPerSecond)) public var wind: Double?
    /// Relative humidity; 50 if unknown.
    ///
    /// In percent.
    @Field(.number(0...100, .percent)) public var humidity: Double?
    /// The weather condition.
    ///
    /// Nil if unknown.
    public var condition: WeatherCondition?
    /// The probability of rain or snow; by default certain if the condition is wet.
    ///
    /// From 0 to 1.
    @Field(.number(0...1)) public var precipitationProbability: Double?
    /// The metabolic rate, outdoors or in the given setting; by default based on the occasion.
    ///
    /// Without one, it is 2 met outdoors and 1.2 met indoors.
    @Field(.number(0.8...6.8, .met)) public var met: Double?
    /// The occasion, such as work, casual, dateNight, or wedding.
    public var occasion: Occasion?
    /// The dress code of the invitation, such as smartCasual or blackTie; it overrides the occasion.
    public var dressCode: DressCode?
    /// Whether it is a time of mourning, for which clothes are dark and quiet.
    public var mourning: Bool = false
    /// The formality, overriding the tables.
    ///
    /// The tables are those of occasions and dress codes.
    public var formality: FormalityRange?
    /// The preferred style, such as minimalist, classic, or sporty; by default the profile's.
    public var style: Style?
    /// The season; by default from the date and latitude.
    public var season: Season?
    /// Latitude, north positive, which determines the season.
    ///
    /// In degrees; by default the profile's.
    @Field(.number(-90...90, .degrees)) public var latitude: Double?

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
