// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A request for body measurements.
public struct MyMeasurementsInput: SchemaProviding, Hashable {
    /// The passphrase that decrypts them; without it, the result only reports whether any are stored.
    public var passphrase: Secret?

    /// Asks with a passphrase, or only whether there are any.
    public init(passphrase: Secret? = nil) { self.passphrase = passphrase }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyMeasurementsInput", "A request for body measurements.") {
        field(
            "passphrase", \.passphrase,
            "The passphrase that decrypts them; without it, the result only reports whether any are stored.", .secret())
    }
}

/// The wearer's body measurements.
public struct MeasurementsReading: SchemaProviding, Hashable {
    /// Whether any measures are kept.
    public var isKept: Bool
    /// Whether a passphrase is set, so that the next measures need it.
    public var hasPassphrase: Bool
    /// The measures; absent without the passphrase, and when none are kept.
    public var measurements: BodyMeasurements?

    /// What is known.
    public init(isKept: Bool, hasPassphrase: Bool, measurements: BodyMeasurements? = nil) {
        self.isKept = isKept
        self.hasPassphrase = hasPassphrase
        self.measurements = measurements
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MeasurementsReading", "The wearer's body measurements."
    ) {
        field("isKept", \.isKept, "Whether any measures are kept.", .boolean)
        field(
            "hasPassphrase", \.hasPassphrase, "Whether a passphrase is set, so that the next measures need it.",
            .boolean)
        field(
            "measurements", \.measurements, "The measures; absent without the passphrase, and when none are kept.")
    }
}
