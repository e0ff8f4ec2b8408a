// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How the marks of one imported habit are read.
public struct HabitMeaning: SchemaProviding, Hashable {
    /// The name of the habit in the export.
    public var habit: String
    /// What a mark means.
    public var meaning: Meaning
    /// The method of each use; required for uses.
    public var method: UseMethod?
    /// The amount of each use in the method's unit, if the habit is a plain check; the numbers of a numeric habit are amounts.
    public var amount: Double?
    /// The intensity of each craving; required for cravings.
    public var intensity: Int?

    /// What a mark of a habit means.
    public enum Meaning: String, Codable, Sendable, CaseIterable {
        case use
        case craving
        case dayWithoutUse = "day-without-use"
    }

    /// Creates a meaning.
    public init(
        habit: String, meaning: Meaning, method: UseMethod? = nil, amount: Double? = nil, intensity: Int? = nil
    ) {
        self.habit = habit
        self.meaning = meaning
        self.method = method
        self.amount = amount
        self.intensity = intensity
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.HabitMeaning", "How the marks of one imported habit are read."
    ) {
        field("habit", \.habit, "The name of the habit in the export.", .text(1...200, example: "Smoked"))
        field("meaning", \.meaning, "What a mark means.")
        field("method", \.method, "The method of each use; required for uses.")
        field(
            "amount", \.amount,
            "The amount of each use in the method's unit, if the habit is a plain check; the numbers of a numeric habit are amounts.",
            .number(0...1_000))
        field("intensity", \.intensity, "The intensity of each craving; required for cravings.", .intensity)
    }
}

extension HabitMeaning.Meaning: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.HabitMark", "What a mark of a habit means.") {
        switch $0 {
        case .use: "A use on the day."
        case .craving: "A craving on the day."
        case .dayWithoutUse: "A day with nothing to report."
        }
    }
}
