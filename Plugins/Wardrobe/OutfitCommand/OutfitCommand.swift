// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import CommandKit
internal import ComputationKit

/// `outfit`: suggests what to wear from your wardrobe for the weather and the occasion.
public struct OutfitCommand: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "outfit",
        abstract: "Choose the best outfits from your wardrobe for the weather and the occasion.",
        discussion: """
            Everything is computed on this machine. Until you add your own items, a sample wardrobe of about 50 \
            items is used.

            EXAMPLES
              outfit suggest --temp 55 --occasion work
              outfit suggest --temp 5C..12C --condition rainy --occasion casual --explain
              outfit add "Navy blazer" --category blazer --color navy
              outfit wear "Navy blazer" --rating 4
            """,
        version: PluginManifest.almanacVersion,
        subcommands: [
            SuggestCommand.self, FieldCommand<AddItem>.self, FieldCommand<EditItem>.self,
            FieldCommand<RemoveItem>.self, ItemsCommand.self, ShowCommand.self, ImportCommand.self, WearCommand.self,
            RateCommand.self, HistoryCommand.self, UndoCommand<OutfitProgram>.self, RedoCommand<OutfitProgram>.self,
            FieldCommand<SaveOutfit>.self, OutfitsCommand.self, FieldCommand<ShowStatistics>.self,
            CalendarCommand.self, PlanCommand.self, PackCommand.self, FieldCommand<FetchForecast>.self,
            WishlistCommand.self, ProfileCommand.self, FieldCommand<ListWords>.self,
        ])

    /// Makes the command without arguments.
    public init() {}
}

enum OutfitProgram: RecordsProgram {
    static let program = "outfit"
    static let plugin = "wardrobe"
}
