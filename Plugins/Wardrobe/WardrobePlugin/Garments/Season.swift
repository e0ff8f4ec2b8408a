// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The season of a garment or of a day.
public enum Season: String, Codable, Sendable, CaseIterable {
    case spring
    case summer
    case fall
    case winter
    case allSeason

    /// The latitude of the tropics in degrees, between which the four seasons aren't distinct.
    public static let tropics = 23.44

    /// Creates the meteorological season of a month at a latitude.
    ///
    /// Spring begins in March in the north and in September in the south; between the tropics it is all seasons. The
    /// season is a soft preference: the weather decides what is warm enough.
    /// - Parameters:
    ///   - month: 1 to 12.
    ///   - latitude: degrees, north positive.
    public init(month: Int, latitude: Double) {
        guard latitude.magnitude > Self.tropics else {
            self = .allSeason
            return
        }
        let northern: [Season] = [.winter, .spring, .summer, .fall]
        let quarter = ((month % 12) / 3) + (latitude < 0 ? 2 : 0)
        self = northern[((quarter % 4) + 4) % 4]
    }

    /// Returns whether a garment of this season suits a day of another.
    public func suits(_ day: Season) -> Bool { self == day || self == .allSeason || day == .allSeason }
}

extension Season: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Season", "A season.") {
        switch $0 {
        case .spring: "March to May in the north, September to November in the south."
        case .summer: "June to August in the north, December to February in the south."
        case .fall: "September to November in the north, March to May in the south."
        case .winter: "December to February in the north, June to August in the south."
        case .allSeason: "Any season; also the tropics."
        }
    }
}
