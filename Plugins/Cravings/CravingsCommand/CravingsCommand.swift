// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import CommandKit
internal import ComputationKit

/// `cravings`: a private diary of cravings and use, and the patterns in it.
///
/// The command that erases the diary belongs to the store, so the program supplies it.
public struct CravingsCommand<Erasing: ParsableCommand>: AsyncParsableCommand {
    /// Names, help, and subcommands.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "cravings",
            abstract: "Keep a private diary of cravings and use, and see the patterns in it.",
            discussion: """
                Everything stays on this machine. This isn't medical advice.

                EXAMPLES
                  cravings log --intensity 7 --trigger Anxious --place Home
                  cravings use --method Vape --amount 3
                  cravings day complete
                  cravings summary --days 30
                """,
            version: PluginManifest.almanacVersion,
            subcommands: [
                EntryCommand<LogCraving>.self, EntryCommand<LogUse>.self, DayCommand.self, HistoryCommand.self,
                EntryCommand<EditEntry>.self, UndoCommand<CravingsProgram>.self, RedoCommand<CravingsProgram>.self,
                FieldCommand<RemoveEntry>.self, FieldCommand<ShowSummary>.self, FieldCommand<ShowTrend>.self,
                FieldCommand<ShowLag>.self, FieldCommand<ShowPatterns>.self, HabitCommand.self, MessageCommand.self,
                HelpLinesCommand.self, RecordCommand.self, RecordingsCommand.self, PlayCommand.self,
                ImportCommand.self, Erasing.self,
            ])
    }

    /// Makes the command without arguments.
    public init() {}
}

enum CravingsProgram: RecordsProgram {
    static let program = "cravings"
    static let plugin = "cravings"
}
