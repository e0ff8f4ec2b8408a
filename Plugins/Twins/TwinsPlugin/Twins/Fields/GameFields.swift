// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Stated attributes of a game.
public struct GameFields: SchemaProviding, Hashable {
    /// The title.
    public var title: String?
    /// The medium.
    public var medium: GameMedium?
    /// The platform of a video game.
    public var platform: String?
    /// The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.
    public var barcode: String?
    /// The publisher.
    public var publisher: String?
    /// The designer or developer.
    public var creator: String?
    /// The date of release: a year, a month, or a day.
    public var released: String?
    /// The edition.
    public var edition: String?
    /// The language, such as `en` or `English`.
    public var language: String?
    /// The genres.
    public var genres: [String]?
    /// The smallest number of players.
    public var minimumPlayers: Int?
    /// The largest number of players.
    public var maximumPlayers: Int?
    /// The youngest recommended age, in years.
    public var minimumAge: Int?
    /// The usual playing time.
    public var playingMinutes: Int?
    /// Whether you have played it to the end; absent if that doesn't apply.
    public var isCompleted: Bool?
    /// The last day on which it was played.
    public var lastPlayed: CalendarDay?
    /// Your rating, in stars.
    public var personalRating: Int?

    /// Creates a value that states nothing.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.GameFields", "Stated attributes of a game.") {
        field("title", \.title, "The title.", .text(1...500, example: "Harbor Masters"))
        field("medium", \.medium, "The medium.")
        field("platform", \.platform, "The platform of a video game.", .text(1...100, example: "Switch"))
        field("barcode", \.barcode, "The GTIN on it: 8, 12, 13, or 14 digits with a valid check digit.", .barcode)
        field("publisher", \.publisher, "The publisher.", .text(1...200, example: "Tidewater Games"))
        field("creator", \.creator, "The designer or developer.", .text(1...200, example: "M. Okafor"))
        field("released", \.released, "The date of release: a year, a month, or a day.", .partialDate)
        field("edition", \.edition, "The edition.", .text(1...100, example: "second edition"))
        field("language", \.language, "The language, such as `en` or `English`.", .text(1...50, example: "en"))
        field("genres", \.genres, "The genres.", .list(of: .text(1...100, example: "strategy"), count: 0...50))
        field("minimumPlayers", \.minimumPlayers, "The smallest number of players.", .integer(1...1_000))
        field("maximumPlayers", \.maximumPlayers, "The largest number of players.", .integer(1...1_000))
        field("minimumAge", \.minimumAge, "The youngest recommended age, in years.", .integer(0...120))
        field("playingMinutes", \.playingMinutes, "The usual playing time.", .integer(1...100_000, .minutes))
        field(
            "isCompleted", \.isCompleted, "Whether you have played it to the end; absent if that doesn't apply.",
            .boolean)
        field("lastPlayed", \.lastPlayed, "The last day on which it was played.")
        field("personalRating", \.personalRating, "Your rating, in stars.", .integer(1...5))
    }
}
