// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A request for body measurements.
public struct MyMeasurementsInput: SchemaProviding, Hashable {
    /// The passphrase that decrypts them; without it, the result only reports whether any are stored.
    public var passphrase: Secret?

    /// Creates a request, with or without a passphrase.
    public init(passphrase: Secret? = nil) { self.passphrase = passphrase }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.MyMeasurementsInput", "A request for body measurements.") {
        field(
            "passphrase", \.passphrase,
            "The passphrase that decrypts them; without it, the result only reports whether any are stored.", .secret())
    }
}

/// The wearer's body measurements.
public struct MeasurementsReading: SchemaProviding, Hashable {
    /// Whether measurements are stored.
    public var isKept: Bool
    /// Whether a passphrase is set, which is required for new measurements.
    public var hasPassphrase: Bool
    /// The measurements; absent without the passphrase or if none are stored.
    public var measurements: BodyMeasurements?

    /// Creates a result.
    public init(isKept: Bool, hasPassphrase: Bool, measurements: BodyMeasurements? = nil) {
        self.isKept = isKept
        self.hasPassphrase = hasPassphrase
        self.measurements = measurements
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MeasurementsReading", "The wearer's body measurements."
    ) {
        field("isKept", \.isKept, "Whether measurements are stored.", .boolean)
        field(
            "hasPassphrase", \.hasPassphrase, "Whether a passphrase is set, which is required for new measurements.",
            .boolean)
        field(
            "measurements", \.measurements, "The measurements; absent without the passphrase or if none are stored.")
    }
}
