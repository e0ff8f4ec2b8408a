// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Body measurements to save, encrypted with a passphrase; omitted measurements keep their values.
public struct SetMeasurementsInput: SchemaProviding, Hashable {
    /// The measures, in cm.
    public var centimeters: [BodyMeasure: Double]
    /// Body weight.
    ///
    /// In kg.
    public var weight: Double?
    /// Measures as people type them: chest=96, inseam=32in.
    public var typed: [TypedMeasure]
    /// When they were taken; today unless given.
    public var takenOn: DayReference?
    /// The passphrase that seals them; the first one is set by the first measures.
    public var passphrase: Secret?
    /// Whether to delete all measures, which needs no passphrase.
    public var forget: Bool

    /// Measures in cm.
    public init(
        _ centimeters: [BodyMeasure: Double] = [:], weight: Double? = nil, passphrase: Secret? = nil,
        forget: Bool = false
    ) {
        self.centimeters = centimeters
        self.weight = weight
        self.passphrase = passphrase
        self.forget = forget
        typed = []
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.SetMeasurementsInput",
        "Body measurements to save, encrypted with a passphrase; omitted measurements keep their values."
    ) {
        field(
            "centimeters", \.centimeters, "The measures, in cm.",
            .dictionary(keyedBy: BodyMeasure.self, of: .number(5...300, .centimeters), \.howTaken), default: [:])
        field("weight", \.weight, "Body weight.", .number(2...500, .kilograms))
        field(
            "typed", \.typed, "Measures as people type them: chest=96, inseam=32in.",
            .list(of: .nested, count: 0...50), default: [])
        field("takenOn", \.takenOn, "When they were taken; today unless given.")
        field(
            "passphrase", \.passphrase, "The passphrase that seals them; the first one is set by the first measures.",
            .secret())
        field(
            "forget", \.forget, "Whether to delete all measures, which needs no passphrase.", .boolean, default: false)
    }
}

/// Measures of the body that were kept.
public struct KeptMeasurements: SchemaProviding, Hashable {
    /// The measures, all that are known now; absent when none are kept.
    public var measurements: BodyMeasurements?
    /// The code that opens them without the passphrase, shown once, when the passphrase was set.
    public var recoveryCode: String?

    /// What is kept now.
    public init(measurements: BodyMeasurements?, recoveryCode: String? = nil) {
        self.measurements = measurements
        self.recoveryCode = recoveryCode
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.KeptMeasurements", "Measures of the body that were kept.")
    {
        field("measurements", \.measurements, "The measures, all that are known now; absent when none are kept.")
        field(
            "recoveryCode", \.recoveryCode,
            "The code that opens them without the passphrase, shown once, when the passphrase was set.",
            .text(1...200, example: "7KQ2-W9XD"))
    }
}
