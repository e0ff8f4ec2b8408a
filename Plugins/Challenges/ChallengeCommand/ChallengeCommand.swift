// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
internal import CommandKit
internal import ComputationKit

/// The `challenge` command: a daily challenge, chosen by the user's preferences and history.
public struct ChallengeCommand: AsyncParsableCommand {
    /// The name, help, and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "challenge",
        abstract: "Get one challenge a day, chosen by your preferences and history.",
        discussion: """
            Everything is computed and stored on this machine. No setup is required; use challenge prefs set to change \
            your preferences.

            EXAMPLES
              challenge today
              challenge done --rating 4
              challenge skip
              challenge explain creative-street-alphabet
            """,
        version: PluginManifest.almanacVersion,
        subcommands: [
            FieldCommand<AssignToday>.self, DoneCommand.self, FieldCommand<RateChallenge>.self, AmendCommand.self,
            FieldCommand<SkipChallenge>.self, SwapCommand.self, DayCommand.self, UndoCommand<ChallengeProgram>.self,
            RedoCommand<ChallengeProgram>.self, HistoryCommand.self, FieldCommand<ShowStatistics>.self,
            FieldCommand<EvaluatePolicy>.self, FieldCommand<ExplainChallenge>.self, PreferencesCommand.self,
            CatalogCommand<ListChallenges>.self, CatalogCommand<SearchChallenges>.self,
            FieldCommand<ShowChallenge>.self, AddCommand.self, EditCommand.self, FieldCommand<RemoveChallenge>.self,
            FieldCommand<AskForMore>.self, FieldCommand<AskForLess>.self, FeedbackCommand.self, RemindCommand.self,
            HolidaysCommand.self, ResetLearningCommand.self, ClearCommand.self, PackCommand.self,
            ImportHistoryCommand.self,
        ], defaultSubcommand: FieldCommand<AssignToday>.self)

    /// Creates the command.
    public init() {}
}

enum ChallengeProgram: RecordsProgram {
    static let program = "challenge"
    static let plugin = "challenges"
}
