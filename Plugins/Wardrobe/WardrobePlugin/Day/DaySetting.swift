// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A period of the day in one setting.
///
/// 20 minutes outdoors, 9 hours at 21 °C.
@Schema("wardrobe.DaySetting")
public struct DaySetting: SchemaProviding, Hashable {
    /// Indoors or outdoors.
    public var setting: Setting
    /// How long it lasts.
    ///
    /// In minutes.
    @Field(.number(1...1440, .minutes)) public var minutes: Double
    /// Air temperature; by default the request's outdoors, that of a heated or cooled room indoors.
    ///
    /// In °C.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var temperature: Double?
    /// Metabolic rate; by default 2 outdoors and 1.2 indoors.
    ///
    /// In met.
    @Field(.number(0.8...6.8, .met)) public var met: Double?

    /// Creates a period of the day.
    public init(_ setting: Setting, minutes: Double, temperature: Double? = nil, met: Double? = nil) {
        self.setting = setting
        self.minutes = minutes
        self.temperature = temperature
        self.met = met
    }
}

extension Occasion {
    /// The settings of an ordinary day of this kind; our convention.
    ///
    /// Commutes and other trips are 15 to 30 minutes outdoors. Metabolic rates are those of ASHRAE 55 and ISO 8996: 1.2
    /// met for office work, 1.4 for standing in company, 2 for an easy walk, 3 for outdoor sports including breaks, 4
    /// in the gym.
    var settings: [DaySetting] {
        switch self {
        case .work, .workCasual, .interview:
            [DaySetting(.outdoors, minutes: 20), DaySetting(.indoors, minutes: 540, met: 1.2)]
        case .workPresentation:
            [DaySetting(.outdoors, minutes: 20), DaySetting(.indoors, minutes: 540, met: 1.4)]
        case .casual: [DaySetting(.outdoors, minutes: 60), DaySetting(.indoors, minutes: 120, met: 1.4)]
        case .brunch, .dateNight: [DaySetting(.outdoors, minutes: 25), DaySetting(.indoors, minutes: 150, met: 1.2)]
        case .party: [DaySetting(.outdoors, minutes: 20), DaySetting(.indoors, minutes: 240, met: 1.6)]
        case .wedding, .formalEvent:
            [DaySetting(.outdoors, minutes: 15), DaySetting(.indoors, minutes: 300, met: 1.4)]
        case .travel: [DaySetting(.outdoors, minutes: 30), DaySetting(.indoors, minutes: 300, met: 1.2)]
        case .outdoor: [DaySetting(.outdoors, minutes: 180, met: 2.3)]
        case .beach: [DaySetting(.outdoors, minutes: 180, met: 1.5)]
        case .athletic: [DaySetting(.outdoors, minutes: 45, met: 3)]
        case .gym: [DaySetting(.indoors, minutes: 60, met: 4)]
        case .loungewear: [DaySetting(.indoors, minutes: 600, met: 1.1)]
        }
    }
}

extension DressCode {
    /// The settings of a day if only the dress code is known.
    var settings: [DaySetting] {
        switch self {
        case .whiteTie, .blackTie, .blackTieOptional, .cocktailAttire: Occasion.formalEvent.settings
        case .businessProfessional, .businessCasual: Occasion.work.settings
        case .smartCasual: Occasion.brunch.settings
        case .casual: Occasion.casual.settings
        }
    }
}
