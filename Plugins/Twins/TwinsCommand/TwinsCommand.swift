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
            AddCommand.self, FieldCommand<ListThings>.self, FieldCommand<ShowThing>.self, EditCommand.self,
            FieldCommand<RemoveThing>.self, FieldCommand<FindThings>.self, FieldCommand<MoveItem>.self,
            FieldCommand<LendItem>.self, FieldCommand<ReturnItem>.self, FieldCommand<ConsumeFood>.self,
            FieldCommand<OpenFood>.self, FieldCommand<FreezeFood>.self, FieldCommand<ThawFood>.self,
            FieldCommand<WaterPlant>.self, FieldCommand<ServiceThing>.self, FieldCommand<SetProgress>.self,
            PhotoCommand.self, FileCommand.self, PlaceCommand.self, FieldCommand<ShowTree>.self,
            FieldCommand<ListDue>.self, FieldCommand<ListFreshness>.self, FieldCommand<PlanCooking>.self,
            FieldCommand<TotalValue>.self, FieldCommand<ShowDepreciation>.self, FieldCommand<ShowFootprint>.self,
            LabelCommand.self, FieldCommand<IdentifyCode>.self, FieldCommand<ListRecognitions>.self,
            RecallCommand.self, UndoCommand<TwinsProgram>.self, RedoCommand<TwinsProgram>.self,
            ActionHistoryCommand<TwinsProgram>.self, FieldCommand<ClaimNotifications>.self, SettingsCommand.self,
            ImportCommand.self, ExportCommand.self,
        ])

    /// Makes the command without arguments.
    public init() {}
}

enum TwinsProgram: RecordsProgram {
    static let program = "twins"
    static let plugin = "twins"
}
