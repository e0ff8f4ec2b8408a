// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How the marks of one habit become days of the history.
///
/// A mark that says that the habit was done is a completed challenge. All other marks are left out and counted, unless
/// the user says what they mean.
@Schema("challenges.ImportedHabit")
public struct ImportedHabit: SchemaProviding, Hashable {
    /// The name of the habit in the export.
    @Field(.text(1...200, example: "Meditate")) public var habit: String
    /// The challenge of the catalog that it was, by its key or its title.
    ///
    /// Omit it for a habit that isn't in the catalog.
    @Field(.text(1...200, example: "mindfulness-tea")) public var challenge: String?
    /// The category; required without a challenge.
    public var category: ChallengeCategory?
    /// What a day means on which the habit was due and not done.
    public var missed: Meaning = .leaveOut
    /// What a day means that the user skipped, or on which the habit wasn't due.
    public var excused: Meaning = .leaveOut
    /// What a mark means that doesn't say whether the habit was done.
    ///
    /// Habitica's history.csv has such marks.
    public var unclear: Meaning = .leaveOut
    /// The least amount at which a numeric habit is done.
    ///
    /// Without it, amounts are unclear.
    @Field(.number(0...1_000_000_000)) public var least: Double?

    /// What a mark means.
    @Schema("challenges.MarkMeaning")
    public enum Meaning: String, CaseIterable, SchemaProviding {
        /// It is left out and counted.
        case leaveOut
        /// A completed challenge.
        case completed
        /// A skipped challenge.
        case skipped
    }
}
