// SPDX-License-Identifier: Apache-2.0

/// The units of thermal insulation and metabolic rate.
public enum ThermalUnits {
    /// Insulation of 1 clo, in m²K/W (Gagge, Burton, Bazett 1941; ISO 9920).
    public static let insulationPerClo = 0.155
    /// Metabolic rate of 1 met, in W per m² of skin (ISO 8996).
    public static let wattsPerMet = 58.15
}
