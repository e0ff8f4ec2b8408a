// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Asks for the measures of the body.
public struct MyMeasurementsInput: SchemaProviding, Hashable {
    /// The passphrase that opens them; without it only whether any are kept is told.
    public var passphrase: Secret?

    /// Asks with a passphrase, or only whether there are any.
    public init(passphrase: Secret? = nil) { self.passphrase = passphrase }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyMeasurementsInput", "Asks for the measures of the body.")
    {
        field(
            "passphrase", \.passphrase,
            "The passphrase that opens them; without it only whether any are kept is told.", .secret())
    }
}

/// What is known of the wearer's body.
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
        "wardrobe.MeasurementsReading", "What is known of the wearer's body."
    ) {
        field("isKept", \.isKept, "Whether any measures are kept.", .boolean)
        field(
            "hasPassphrase", \.hasPassphrase, "Whether a passphrase is set, so that the next measures need it.",
            .boolean)
        field(
            "measurements", \.measurements, "The measures; absent without the passphrase, and when none are kept.")
    }
}
