// SPDX-License-Identifier: Apache-2.0

/// The ratio of the clothing's surface to the skin's, by the equations of three standards.
///
/// Use the factor of the same standard as the other values; the three aren't mixed.
public enum ClothingAreaFactor {
    /// ISO 9920: 1 + 0.28 I, for 0.2 to 1.7 clo.
    /// - Parameter clo: insulation of the ensemble in clo.
    public static func iso9920(clo: Double) -> Double { 1 + 0.28 * clo }

    /// ISO 7730: 1 + 1.29 I up to 0.078 m²K/W, 1.05 + 0.645 I above.
    /// - Parameter insulation: insulation of the ensemble in m²K/W.
    public static func iso7730(insulation: Double) -> Double {
        insulation <= 0.078 ? 1 + 1.29 * insulation : 1.05 + 0.645 * insulation
    }

    /// ISO 11079: 1 + 1.197 I.
    /// - Parameter insulation: insulation of the ensemble in m²K/W.
    public static func iso11079(insulation: Double) -> Double { 1 + 1.197 * insulation }
}
