// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import CommandKit
internal import ComputationKit

/// `twins`: tracks what you own, where it is, what it is worth, and what expires next.
public struct TwinsCommand: AsyncParsableCommand {
    /// Names, help, and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "twins",
        abstract: "Track what you own, where it is, what it is worth, and what expires next.",
        discussion: """
            Everything stays on this machine.

            EXAMPLES
              twins place add Kitchen --kind room
              twins add food "Oat milk" --best-before 2027-03-01 --place Kitchen
              twins find milk
              twins due --days 14
            """,
        version: PluginManifest.almanacVersion,
        subcommands: [
            AddCommand.self, ListCommand.self, ShowCommand.self, EditCommand.self, RemoveCommand.self,
            FindCommand.self, MoveCommand.self, LendCommand.self, ReturnCommand.self, ConsumeCommand.self,
            OpenCommand.self, FreezeCommand.self, ThawCommand.self, WaterCommand.self, ServiceCommand.self,
            ProgressCommand.self, PhotoCommand.self, FileCommand.self, PlaceCommand.self, TreeCommand.self,
            DueCommand.self, FreshnessCommand.self, CookCommand.self, ValueCommand.self, DepreciationCommand.self,
            SustainabilityCommand.self, LabelCommand.self, IdentifyCommand.self, LogCommand.self, RecallCommand.self,
            UndoCommand<TwinsProgram>.self, RedoCommand<TwinsProgram>.self,
            ActionHistoryCommand<TwinsProgram>.self,
            NotificationsCommand.self, SettingsCommand.self, ImportCommand.self, ExportCommand.self,
        ])

    /// Makes the command without arguments.
    public init() {}
}

enum TwinsProgram: RecordsProgram {
    static let program = "twins"
    static let plugin = "twins"
}
