// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An activity with its metabolic rate.
///
/// Rates in met from ANSI/ASHRAE 55-2020, table 5-1, with the middle of ranges.
public enum Activity: String, Codable, Sendable, CaseIterable {
    case sitting
    case office
    case standing
    case strolling
    case walking
    case hurrying
    case dancing
    case exercising

    /// Metabolic rate in met (58.15 W/m²).
    public var met: Double {
        switch self {
        case .sitting: 1
        case .office: 1.1
        case .standing: 1.2
        case .strolling: 2
        case .walking: 2.6
        case .hurrying: 3.8
        case .dancing: 3.4
        case .exercising: 3.5
        }
    }

    /// A description of the activity.
    public var summary: String {
        switch self {
        case .sitting: "Seated, quiet."
        case .office: "Seated, typing."
        case .standing: "Standing, relaxed."
        case .strolling: "Walking at 3.2 km/h, 2 mph."
        case .walking: "Walking at 4.3 km/h, 2.7 mph."
        case .hurrying: "Walking at 6.4 km/h, 4 mph."
        case .dancing: "Dancing, social."
        case .exercising: "Calisthenics and exercise."
        }
    }
}

extension Activity: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Activity", "An activity.", \.summary)
}
