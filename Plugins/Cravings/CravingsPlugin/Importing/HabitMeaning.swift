// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How the marks of one imported habit are read.
@Schema("cravings.HabitMeaning")
public struct HabitMeaning: SchemaProviding, Hashable {
    /// The name of the habit in the export.
    @Field(.text(1...200, example: "Smoked")) public var habit: String
    /// What a mark means.
    public var meaning: Meaning
    /// The method of each use; required for uses.
    public var method: UseMethod?
    /// The amount of each use in the method's unit, if the habit is a plain check; the numbers of a numeric habit are
    /// amounts.
    @Field(.number(0...1_000)) public var amount: Double?
    /// The intensity of each craving; required for cravings.
    @Field(.intensity) public var intensity: Int?

    /// What a mark of a habit means.
    @Schema("cravings.HabitMark")
    public enum Meaning: String, CaseIterable, SchemaProviding {
        /// A use on the day.
        case use
        /// A craving on the day.
        case craving
        /// A day with nothing to report.
        case dayWithoutUse = "day-without-use"
    }
}
