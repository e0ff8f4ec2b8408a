// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A request for body measurements.
@Schema("wardrobe.MyMeasurementsInput")
public struct MyMeasurementsInput: SchemaProviding, Hashable {
    /// The passphrase that decrypts them; without it, the result only reports whether any are stored.
    @Field(.secret()) public var passphrase: Secret?
}

/// The wearer's body measurements.
@Schema("wardrobe.MeasurementsReading")
public struct MeasurementsReading: SchemaProviding, Hashable {
    /// Whether measurements are stored.
    public var isKept: Bool
    /// Whether a passphrase is set, which is required for new measurements.
    public var hasPassphrase: Bool
    /// The measurements; absent without the passphrase or if none are stored.
    public var measurements: BodyMeasurements?
}
