// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A unit of wind speed.
public enum SpeedUnit: String, Codable, Sendable, CaseIterable {
    /// Metres per second.
    case metresPerSecond
    /// Kilometres per hour.
    case kilometresPerHour
    /// Statute miles per hour: 0.44704 m/s, exactly.
    case milesPerHour
    /// International knots: 1852 m per hour, exactly.
    case knots

    /// One of this unit in m/s.
    private var inMetresPerSecond: Double {
        switch self {
        case .metresPerSecond: 1
        case .kilometresPerHour: 1 / 3.6
        case .milesPerHour: 0.44704
        case .knots: 1852.0 / 3600
        }
    }

    /// A speed of this unit in another one.
    public func convert(_ speed: Double, to other: SpeedUnit) -> Double {
        self == other ? speed : speed * inMetresPerSecond / other.inMetresPerSecond
    }

    /// A speed of this unit in m/s.
    public func metresPerSecond(_ speed: Double) -> Double { convert(speed, to: .metresPerSecond) }
}

extension SpeedUnit: Described {
    /// The units by their names.
    public static let shape = Shape<Self>.enumeration(
        "SpeedUnit", "A unit of wind speed.",
        {
            switch $0 {
            case .metresPerSecond: "Metres per second."
            case .kilometresPerHour: "Kilometres per hour."
            case .milesPerHour: "Statute miles per hour."
            case .knots: "International knots."
            }
        },
        aliases: {
            switch $0 {
            case .metresPerSecond: ["m/s"]
            case .kilometresPerHour: ["km/h"]
            case .milesPerHour: ["mph"]
            case .knots: ["kn"]
            }
        })
}
