// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A unit of wind speed.
public enum SpeedUnit: String, Codable, Sendable, CaseIterable {
    /// Meters per second.
    case metersPerSecond
    /// Kilometers per hour.
    case kilometersPerHour
    /// Statute miles per hour: 0.44704 m/s, exactly.
    case milesPerHour
    /// International knots: 1852 m per hour, exactly.
    case knots

    /// The value of one unit in m/s.
    private var inMetersPerSecond: Double {
        switch self {
        case .metersPerSecond: 1
        case .kilometersPerHour: 1 / 3.6
        case .milesPerHour: 0.44704
        case .knots: 1852.0 / 3600
        }
    }

    /// Returns a speed of this unit in another unit.
    public func convert(_ speed: Double, to other: SpeedUnit) -> Double {
        self == other ? speed : speed * inMetersPerSecond / other.inMetersPerSecond
    }

    /// Returns a speed of this unit in m/s.
    public func metersPerSecond(_ speed: Double) -> Double { convert(speed, to: .metersPerSecond) }
}

extension SpeedUnit: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.SpeedUnit", "A unit of wind speed.",
        {
            switch $0 {
            case .metersPerSecond: "Meters per second."
            case .kilometersPerHour: "Kilometers per hour."
            case .milesPerHour: "Statute miles per hour."
            case .knots: "International knots."
            }
        },
        aliases: {
            switch $0 {
            case .metersPerSecond: ["m/s", "metresPerSecond"]
            case .kilometersPerHour: ["km/h", "kilometresPerHour"]
            case .milesPerHour: ["mph"]
            case .knots: ["kn"]
            }
        })
}
