// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// `challenge`: one personal challenge a day, chosen by what somebody says and does.
public struct ChallengeCommand: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "challenge",
        abstract: "Gives you one challenge a day that suits you, and learns what does.",
        discussion: """
            Everything is computed and stored on this machine. Nothing has to be set up; challenge prefs set takes what you \
            like and what you exclude.

            EXAMPLES
              challenge today
              challenge done --rating 4
              challenge skip
              challenge explain creative-street-alphabet
            """,
        version: "0.1.0",
        subcommands: [
            TodayCommand.self, DoneCommand.self, RateCommand.self, AmendCommand.self, SkipCommand.self,
            SwapCommand.self, DayCommand.self,
            HistoryCommand.self, StatsCommand.self, EvaluateCommand.self, ExplainCommand.self, PreferencesCommand.self,
            ListCommand.self,
            SearchCommand.self,
            ShowCommand.self, AddCommand.self, EditCommand.self, RemoveCommand.self, MoreLikeCommand.self,
            LessLikeCommand.self, FeedbackCommand.self, RemindCommand.self, HolidaysCommand.self,
            ResetLearningCommand.self, PackCommand.self,
        ], defaultSubcommand: TodayCommand.self)

    /// Makes the command without arguments.
    public init() {}
}
