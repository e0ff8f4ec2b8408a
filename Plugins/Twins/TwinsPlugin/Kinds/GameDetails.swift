// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of a game.
@Schema("twins.GameDetails")
public struct GameDetails: SchemaProviding, Hashable {
    /// The title.
    @Field(.text(1...500, example: "Harbor Masters")) public var title: String
    /// The medium.
    public var medium: GameMedium = .other
    /// The platform of a video game.
    @Field(.text(1...100, example: "Switch")) public var platform: String?
    /// The GTIN: 8, 12, 13, or 14 digits with a valid check digit.
    @Field(.barcode) public var barcode: String?
    /// The publisher.
    @Field(.text(1...200, example: "Tidewater Games")) public var publisher: String?
    /// The designer or developer.
    @Field(.text(1...200, example: "M. Okafor")) public var creator: String?
    /// The release date: a year, a month, or a day.
    @Field(.partialDate) public var released: String?
    /// The edition.
    @Field(.text(1...100, example: "second edition")) public var edition: String?
    /// The language, such as `en` or `English`.
    @Field(.text(1...50, example: "en")) public var language: String?
    /// The genres.
    @Field(.list(of: .text(1...100, example: "strategy"), count: 0...50)) public var genres: [String] = []
    /// The minimum number of players.
    @Field(.integer(1...1_000)) public var minimumPlayers: Int?
    /// The maximum number of players.
    @Field(.integer(1...1_000)) public var maximumPlayers: Int?
    /// The minimum recommended age, in years.
    @Field(.integer(0...120)) public var minimumAge: Int?
    /// The usual playing time.
    @Field(.integer(1...100_000, .minutes)) public var playingMinutes: Int?
    /// Whether you have finished it; absent if that doesn't apply.
    public var isCompleted: Bool?
    /// The date it was last played.
    public var lastPlayed: CalendarDay?
    /// Your rating, in stars.
    @Field(.integer(1...5)) public var personalRating: Int?
}
