// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The nutrition of one serving.
public struct Nutrition: SchemaProviding, Hashable {
    /// The size of a serving, in words.
    public var servingSize: String?
    /// The energy.
    public var calories: Double?
    /// The protein.
    public var protein: Double?
    /// The carbohydrates.
    public var carbs: Double?
    /// The fat.
    public var fat: Double?
    /// The sugar.
    public var sugar: Double?
    /// The sodium.
    public var sodium: Double?

    /// Creates the value with every default.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Nutrition", "The nutrition of one serving.") {
        field("servingSize", \.servingSize, "The size of a serving, in words.", .text(1...100, example: "250 ml"))
        field("calories", \.calories, "The energy.", .number(0...10_000, .kilocalories))
        field("protein", \.protein, "The protein.", .number(0...10_000, .grams))
        field("carbs", \.carbs, "The carbohydrates.", .number(0...10_000, .grams))
        field("fat", \.fat, "The fat.", .number(0...10_000, .grams))
        field("sugar", \.sugar, "The sugar.", .number(0...10_000, .grams))
        field("sodium", \.sodium, "The sodium.", .number(0...1_000_000, .milligrams))
    }
}
