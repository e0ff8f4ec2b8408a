// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The nutrition of one serving.
@Schema("twins.Nutrition")
public struct Nutrition: SchemaProviding, Hashable {
    /// The size of a serving, in words.
    @Field(.text(1...100, example: "250 ml")) public var servingSize: String?
    /// The energy.
    @Field(.number(0...10_000, .kilocalories)) public var calories: Double?
    /// The protein.
    @Field(.number(0...10_000, .grams)) public var protein: Double?
    /// The carbohydrates.
    @Field(.number(0...10_000, .grams)) public var carbs: Double?
    /// The fat.
    @Field(.number(0...10_000, .grams)) public var fat: Double?
    /// The sugar.
    @Field(.number(0...10_000, .grams)) public var sugar: Double?
    /// The sodium.
    @Field(.number(0...1_000_000, .milligrams)) public var sodium: Double?
}
