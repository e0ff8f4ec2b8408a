// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

/// The options for the attributes of the kind `game`.
struct GameOptions: KindOptions {
    static let kind = TwinKind.games

    @Option(
        help: ArgumentHelp("Medium: board, card, disc, cartridge, download, or other.", valueName: "word"),
        completion: .words(GameMedium.self))
    var medium: String?

    @Option(help: ArgumentHelp("Platform of a video game.", valueName: "text"))
    var platform: String?

    @Option(help: ArgumentHelp("GTIN: 8, 12, 13, or 14 digits.", valueName: "text"))
    var barcode: String?

    @Option(help: ArgumentHelp("Publisher.", valueName: "text"))
    var publisher: String?

    @Option(help: ArgumentHelp("Designer or developer.", valueName: "text"))
    var creator: String?

    @Option(help: ArgumentHelp("Release date: a year, a month, or a day.", valueName: "date"))
    var released: String?

    @Option(help: ArgumentHelp("Edition.", valueName: "text"))
    var edition: String?

    @Option(help: ArgumentHelp("Language, such as en or English.", valueName: "text"))
    var language: String?

    @Option(help: ArgumentHelp("Genres, comma-separated.", valueName: "list"))
    var genres: String?

    @Option(help: ArgumentHelp("Minimum number of players.", valueName: "number"))
    var playersFrom: String?

    @Option(help: ArgumentHelp("Maximum number of players.", valueName: "number"))
    var playersTo: String?

    @Option(help: ArgumentHelp("Minimum recommended age, in years.", valueName: "number"))
    var age: String?

    @Option(help: ArgumentHelp("Usual playing time, in minutes.", valueName: "number"))
    var minutes: String?

    @Flag(inversion: .prefixedNo, help: "Whether you've finished it.")
    var completed: Bool?

    @Option(help: ArgumentHelp("Date it was last played.", valueName: "date"))
    var played: String?

    @Option(help: ArgumentHelp("Your rating, from 1 to 5.", valueName: "number"))
    var rating: String?

    func add(to fields: inout InputFields) throws {
        fields.set("details.medium", "--medium", word: medium, of: GameMedium.self)
        fields.set("details.platform", "--platform", text: platform)
        fields.set("details.barcode", "--barcode", text: barcode)
        fields.set("details.publisher", "--publisher", text: publisher)
        fields.set("details.creator", "--creator", text: creator)
        fields.set("details.released", "--released", text: released)
        fields.set("details.edition", "--edition", text: edition)
        fields.set("details.language", "--language", text: language)
        fields.set("details.genres", "--genres", list: genres)
        fields.set("details.minimumPlayers", "--players-from", figure: playersFrom)
        fields.set("details.maximumPlayers", "--players-to", figure: playersTo)
        fields.set("details.minimumAge", "--age", figure: age)
        fields.set("details.playingMinutes", "--minutes", figure: minutes)
        fields.set("details.isCompleted", "--completed", flag: completed)
        fields.set("details.lastPlayed", "--played", text: played)
        fields.set("details.personalRating", "--rating", figure: rating)
    }
}
