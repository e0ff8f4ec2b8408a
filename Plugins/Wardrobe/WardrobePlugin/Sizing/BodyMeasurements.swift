// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A body measurement used by size charts.
public enum BodyMeasure: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    case height
    case chest
    case waist
    case hips
    case inseam
    case shoulder
    case sleeve
    case neck
    case thigh
    case head
    case hand
    case footLength

    /// Its name in a sentence.
    var inWords: String { self == .footLength ? "foot length" : rawValue }

    /// How the measurement is taken (ISO 8559-1 describes each in full).
    public var howTaken: String {
        switch self {
        case .height: "From the crown of the head to the floor, without shoes."
        case .chest: "Around the fullest part of the chest, with the tape level."
        case .waist: "Around the natural waist."
        case .hips: "Around the fullest part of the hips."
        case .inseam: "From the crotch to the floor along the inside of the leg."
        case .shoulder: "From one shoulder point to the other, across the back."
        case .sleeve: "From the shoulder point over the bent elbow to the wrist."
        case .neck: "Around the neck at the collar line."
        case .thigh: "Around the fullest part of the thigh."
        case .head: "Around the head above the ears."
        case .hand: "Around the knuckles, without the thumb."
        case .footLength: "From the heel to the longest toe."
        }
    }
}

extension BodyMeasure: SchemaProviding {
    /// The values and how they are measured.
    public static let schema = Schema<Self>.enumeration("wardrobe.BodyMeasure", "A body measurement.", \.howTaken)
}

/// Body measurements.
///
/// They are stored only sealed.
@Schema("wardrobe.BodyMeasurements")
public struct BodyMeasurements: SchemaProviding, Hashable {
    /// The known measurements.
    @Field(.dictionary(keyedBy: BodyMeasure.self, of: .number(5...300, .centimeters), \.howTaken))
    public var centimeters: [BodyMeasure: Double] = [:]
    /// Body weight.
    @Field(.number(2...500, .kilograms)) public var weight: Double?
    /// The day they were taken.
    public var takenOn: CalendarDay?

    /// Creates measurements in cm.
    public init(_ centimeters: [BodyMeasure: Double], weight: Double? = nil, takenOn: CalendarDay? = nil) {
        self.centimeters = centimeters
        self.weight = weight
        self.takenOn = takenOn
    }
}

extension BodyMeasurements: ValidatedRecord {
    /// Checks that they weren't taken in the future.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(takenOn, at: "takenOn", today: today)
        return issues
    }
}
