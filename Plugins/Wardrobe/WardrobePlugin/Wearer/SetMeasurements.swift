// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Body measurements to save, encrypted with a passphrase; omitted measurements keep their values.
public struct SetMeasurementsInput: SchemaProviding, Hashable {
    /// The measurements, in cm.
    public var centimeters: [BodyMeasure: Double]
    /// Body weight.
    ///
    /// In kg.
    public var weight: Double?
    /// Measurements as users type them: chest=96, inseam=32in.
    public var typed: [TypedMeasure]
    /// The day they were taken; today by default.
    public var takenOn: DayReference?
    /// The passphrase that seals them; it is set when measurements are first saved.
    public var passphrase: Secret?
    /// Whether to delete all measurements, which requires no passphrase.
    public var forget: Bool

    /// Creates an input with measurements in cm.
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.SetMeasurementsInput",
        "Body measurements to save, encrypted with a passphrase; omitted measurements keep their values."
    ) {
        field(
            "centimeters", \.centimeters, "The measurements, in cm.",
            .dictionary(keyedBy: BodyMeasure.self, of: .number(5...300, .centimeters), \.howTaken), default: [:])
        field("weight", \.weight, "Body weight.", .number(2...500, .kilograms))
        field(
            "typed", \.typed, "Measurements as users type them: chest=96, inseam=32in.",
            .list(of: .nested, count: 0...50), default: [])
        field("takenOn", \.takenOn, "The day they were taken; today by default.")
        field(
            "passphrase", \.passphrase, "The passphrase that seals them; it is set when measurements are first saved.",
            .secret())
        field(
            "forget", \.forget, "Whether to delete all measurements, which requires no passphrase.", .boolean,
            default: false)
    }
}

/// The saved body measurements.
public struct KeptMeasurements: SchemaProviding, Hashable {
    /// All current measurements; absent if none are stored.
    public var measurements: BodyMeasurements?
    /// The recovery code, which decrypts them without the passphrase; shown once, when the passphrase is set.
    public var recoveryCode: String?

    /// Creates a result.
    public init(measurements: BodyMeasurements?, recoveryCode: String? = nil) {
        self.measurements = measurements
        self.recoveryCode = recoveryCode
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.KeptMeasurements", "The saved body measurements.") {
        field("measurements", \.measurements, "All current measurements; absent if none are stored.")
        field(
            "recoveryCode", \.recoveryCode,
            "The recovery code, which decrypts them without the passphrase; shown once, when the passphrase is set.",
            .text(1...200, example: "7KQ2-W9XD"))
    }
}
