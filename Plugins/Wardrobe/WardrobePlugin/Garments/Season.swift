// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A season.
///
/// The season of a garment or of a day.
@Schema("wardrobe.Season")
public enum Season: String, CaseIterable, SchemaProviding {
    /// March to May in the north, September to November in the south.
    case spring
    /// June to August in the north, December to February in the south.
    case summer
    /// September to November in the north, March to May in the south.
    case fall
    /// December to February in the north, June to August in the south.
    case winter
    /// Any season; also the tropics.
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
