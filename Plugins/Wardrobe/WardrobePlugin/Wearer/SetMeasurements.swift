// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Body measurements to save, encrypted with a passphrase; omitted measurements keep their values.
@Schema("wardrobe.SetMeasurementsInput")
public struct SetMeasurementsInput: SchemaProviding, Hashable {
    /// The measurements, in cm.
    @Field(.dictionary(keyedBy: BodyMeasure.self, of: .number(5...300, .centimeters), \.howTaken))
    public var centimeters: [BodyMeasure: Double] = [:]
    /// Body weight.
    ///
    /// In kg.
    @Field(.number(2...500, .kilograms)) public var weight: Double?
    /// Measurements as users type them: chest=96, inseam=32in.
    @Field(count: 0...50) public var typed: [TypedMeasure] = []
    /// The day they were taken; today by default.
    public var takenOn: DayReference?
    /// The passphrase that seals them; it is set when measurements are first saved.
    @Field(.secret()) public var passphrase: Secret?
    /// Whether to delete all measurements, which requires no passphrase.
    public var forget: Bool = false

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
}

/// The saved body measurements.
@Schema("wardrobe.KeptMeasurements")
public struct KeptMeasurements: SchemaProviding, Hashable {
    /// All current measurements; absent if none are stored.
    public var measurements: BodyMeasurements?
    /// The recovery code, which decrypts them without the passphrase; shown once, when the passphrase is set.
    @Field(.text(1...200, example: "7KQ2-W9XD")) public var recoveryCode: String?
}
