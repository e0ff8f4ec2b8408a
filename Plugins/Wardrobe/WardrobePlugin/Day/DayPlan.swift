// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A day as a sequence of settings, each with its weather.
struct DayPlan: Sendable {
    /// A setting with its temperatures.
    struct Stage: Sendable {
        let setting: Setting
        let minutes: Double
        let coldest: Double
        let warmest: Double
        let met: Double
    }

    let stages: [Stage]
    /// The temperatures of the request, in °C: those outdoors, or those of the room.
    let weather: (coldest: Double, warmest: Double)
    /// Whether the temperatures are those of a room in which the whole time is spent.
    let isRoom: Bool
    /// The origin of the sequence, if it wasn't given.
    let remark: String?

    /// The minutes outdoors if only the temperature is known; our convention.
    static let assumedStay = 60.0

    /// - Throws: ``ValidationIssue`` for contradictory temperatures.
    init(_ request: OutfitRequest) throws(ValidationIssue) {
        let (coldest, warmest) = try request.temperatures()
        let settings: [DaySetting]
        var remark: String?
        if !request.settings.isEmpty {
            if request.setting != nil {
                throw ValidationIssue(
                    path: "request.settings", expected: "either one setting or a sequence of settings", got: "both")
            }
            let whole = request.settings.reduce(0) { $0 + $1.minutes }
            if whole > 1440 {
                throw ValidationIssue(
                    path: "request.settings", expected: "at most 24 hours in total",
                    got: "\(Figure.short(whole / 60)) hours")
            }
            settings = request.settings
        } else if let setting = request.setting {
            let usual = request.usualSettings.filter { $0.setting == setting }
            let longest = usual.map(\.minutes).max() ?? 0
            settings = [
                DaySetting(
                    setting, minutes: max(longest, Self.assumedStay), temperature: setting == .indoors ? coldest : nil,
                    met: usual.first?.met)
            ]
        } else {
            settings = request.usualSettings
            remark = "Assumed for \(request.purpose): \(Self.words(settings))."
        }
        self.remark = remark
        weather = (min(coldest, warmest), max(coldest, warmest))
        isRoom = request.setting == .indoors && request.settings.isEmpty
        stages = settings.map { stage in
            let isOutdoors = stage.setting == .outdoors
            let isAsked = isOutdoors || request.setting == .indoors
            let met =
                (request.settings.isEmpty && isAsked ? request.met : nil) ?? stage.met
                ?? (isAsked ? request.knownMet : nil) ?? stage.setting.assumedMet
            let stated = stage.temperature
            let range: (Double, Double) =
                isOutdoors
                ? (stated ?? coldest, stated ?? warmest)
                : request.setting == .indoors && request.settings.isEmpty
                    ? (coldest, warmest)
                    : (stated ?? Self.room(coldest, request.occasion), stated ?? Self.room(warmest, request.occasion))
            return Stage(
                setting: stage.setting, minutes: stage.minutes, coldest: min(range.0, range.1),
                warmest: max(range.0, range.1), met: met)
        }
    }

    var outdoors: [Stage] { stages.filter { $0.setting == .outdoors } }
    var indoors: [Stage] { stages.filter { $0.setting == .indoors } }

    /// Returns the temperature of a heated or cooled room: 21 °C, up to 25 °C if it is warmer outdoors, and 27 °C at
    /// home; our convention.
    private static func room(_ outdoors: Double, _ occasion: Occasion?) -> Double {
        min(max(21, outdoors), occasion == .loungewear ? 27 : 25)
    }

    private static func words(_ settings: [DaySetting]) -> String {
        settings.map { stage in
            let long =
                stage.minutes >= 120
                ? "\(Figure.short((stage.minutes / 60 * 10).rounded() / 10)) hours"
                : "\(Figure.short(stage.minutes)) minutes"
            return "\(long) \(stage.setting.rawValue)"
        }
        .joined(separator: ", then ")
    }
}

extension OutfitRequest {
    /// The settings of an ordinary day for the request.
    var usualSettings: [DaySetting] {
        occasion?.settings ?? dressCode?.settings ?? [DaySetting(.outdoors, minutes: DayPlan.assumedStay)]
    }
}
