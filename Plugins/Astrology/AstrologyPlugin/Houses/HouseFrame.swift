// SPDX-License-Identifier: Apache-2.0

/// House cusps and angles for one place and instant.
///
/// Angles are in degrees, speeds in degrees per day.
/// In a sidereal chart every longitude here is sidereal too. Some systems turn the Ascendant (Equal,
/// Alcabitius) or the Midheaven (Sunshine, Regiomontanus, Campanus and others) around inside the polar
/// circles to keep the houses in order; the values are those that belong to ``systemUsed``.
public struct HouseFrame: Sendable, Codable, Equatable {
    /// The system that was asked for.
    public var systemRequested: HouseSystem
    /// The system the cusps belong to; Porphyry when the requested one does not exist here.
    public var systemUsed: HouseSystem
    /// Why Porphyry was used instead, in one sentence; `nil` when the requested system was used.
    public var fallback: String?
    /// Longitudes of the cusps, first house first: 12, or 36 Gauquelin sectors.
    public var cusps: [Double]
    /// Daily motion of the cusps; `nil` unless asked for, and at an instant at which the houses jump.
    ///
    /// The motion is that of the sky's daily turn, about 360° a day.
    public var cuspSpeeds: [Double]?
    /// The Ascendant.
    public var ascendant: Double
    /// The Midheaven (MC).
    public var midheaven: Double
    /// Right ascension of the meridian (ARMC): local sidereal time as an angle.
    public var armc: Double
    /// The Vertex: where the prime vertical meets the ecliptic in the west.
    public var vertex: Double
    /// The equatorial Ascendant, or East Point.
    public var equatorialAscendant: Double
    /// The co-Ascendant after Walter Koch.
    public var coAscendantKoch: Double
    /// The co-Ascendant after Michael Munkasey.
    public var coAscendantMunkasey: Double
    /// The polar Ascendant after Michael Munkasey.
    public var polarAscendant: Double
    /// Daily motions of the angles.
    public var speeds: AngleSpeeds

    /// Houses, with every angle.
    @inlinable
    public init(
        systemRequested: HouseSystem, systemUsed: HouseSystem, fallback: String? = nil, cusps: [Double],
        cuspSpeeds: [Double]? = nil, ascendant: Double, midheaven: Double, armc: Double, vertex: Double,
        equatorialAscendant: Double, coAscendantKoch: Double, coAscendantMunkasey: Double,
        polarAscendant: Double, speeds: AngleSpeeds
    ) {
        self.systemRequested = systemRequested
        self.systemUsed = systemUsed
        self.fallback = fallback
        self.cusps = cusps
        self.cuspSpeeds = cuspSpeeds
        self.ascendant = ascendant
        self.midheaven = midheaven
        self.armc = armc
        self.vertex = vertex
        self.equatorialAscendant = equatorialAscendant
        self.coAscendantKoch = coAscendantKoch
        self.coAscendantMunkasey = coAscendantMunkasey
        self.polarAscendant = polarAscendant
        self.speeds = speeds
    }

    /// Daily motions of a frame's angles, in degrees per day.
    public struct AngleSpeeds: Sendable, Codable, Equatable {
        /// Motion of the Ascendant.
        public var ascendant: Double
        /// Motion of the Midheaven.
        public var midheaven: Double
        /// Motion of the right ascension of the meridian.
        public var armc: Double
        /// Motion of the Vertex.
        public var vertex: Double
        /// Motion of the equatorial Ascendant.
        public var equatorialAscendant: Double
        /// Motion of Koch's co-Ascendant.
        public var coAscendantKoch: Double
        /// Motion of Munkasey's co-Ascendant.
        public var coAscendantMunkasey: Double
        /// Motion of the polar Ascendant.
        public var polarAscendant: Double

        /// The motions of all angles.
        @inlinable
        public init(
            ascendant: Double, midheaven: Double, armc: Double, vertex: Double, equatorialAscendant: Double,
            coAscendantKoch: Double, coAscendantMunkasey: Double, polarAscendant: Double
        ) {
            self.ascendant = ascendant
            self.midheaven = midheaven
            self.armc = armc
            self.vertex = vertex
            self.equatorialAscendant = equatorialAscendant
            self.coAscendantKoch = coAscendantKoch
            self.coAscendantMunkasey = coAscendantMunkasey
            self.polarAscendant = polarAscendant
        }
    }

    /// Whether the requested system does not exist here and Porphyry was used.
    public var fellBack: Bool {
        fallback != nil
    }
}
