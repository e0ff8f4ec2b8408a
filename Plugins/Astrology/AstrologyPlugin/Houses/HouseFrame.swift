// SPDX-License-Identifier: Apache-2.0

/// House cusps and angles for one place and instant.
///
/// Angles are in degrees, and speeds in degrees per day. In a sidereal sky, all longitudes are sidereal. Inside the
/// polar circles, some systems turn the Ascendant (Equal, Alcabitius) or the Midheaven (Sunshine, Regiomontanus,
/// Campanus, and others) by 180° to keep the houses in order; the values are those of ``systemUsed``.
public struct HouseFrame: Sendable, Codable, Equatable {
    /// The system that was requested.
    public var systemRequested: HouseSystem
    /// The system of the cusps.
    ///
    /// It differs from ``systemRequested`` if that isn't available.
    public var systemUsed: HouseSystem
    /// The reason for using another system, in one sentence; `nil` if the requested one was used.
    public var fallback: String?
    /// The longitudes of the cusps, starting with the first house: ``HouseSystem/cuspCount`` of ``systemUsed``.
    public var cusps: [Double]
    /// The daily motion of the cusps, about 360° per day; `nil` unless requested, and at an instant when the houses
    /// jump.
    public var cuspSpeeds: [Double]?
    /// The Ascendant.
    public var ascendant: Double
    /// The Midheaven (MC).
    public var midheaven: Double
    /// The right ascension of the meridian (ARMC): local sidereal time as an angle.
    public var armc: Double
    /// The Vertex, where the prime vertical meets the ecliptic in the west; `nil` if the source doesn't compute it.
    public var vertex: Double?
    /// The equatorial Ascendant, or East Point; `nil` if the source doesn't compute it.
    public var equatorialAscendant: Double?
    /// The co-Ascendant after Walter Koch; `nil` if the source doesn't compute it.
    public var coAscendantKoch: Double?
    /// The co-Ascendant after Michael Munkasey; `nil` if the source doesn't compute it.
    public var coAscendantMunkasey: Double?
    /// The polar Ascendant after Michael Munkasey; `nil` if the source doesn't compute it.
    public var polarAscendant: Double?
    /// The daily motions of the angles.
    public var speeds: AngleSpeeds

    /// Creates a frame.
    @inlinable
    public init(
        systemRequested: HouseSystem, systemUsed: HouseSystem, fallback: String? = nil, cusps: [Double],
        cuspSpeeds: [Double]? = nil, ascendant: Double, midheaven: Double, armc: Double,
        vertex: Double? = nil, equatorialAscendant: Double? = nil, coAscendantKoch: Double? = nil,
        coAscendantMunkasey: Double? = nil, polarAscendant: Double? = nil, speeds: AngleSpeeds
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

    /// The daily motions of a frame's angles, in degrees per day; `nil` for an angle that the frame doesn't have.
    public struct AngleSpeeds: Sendable, Codable, Equatable {
        /// The motion of the Ascendant.
        public var ascendant: Double
        /// The motion of the Midheaven.
        public var midheaven: Double
        /// The motion of the right ascension of the meridian.
        public var armc: Double
        /// The motion of the Vertex.
        public var vertex: Double?
        /// The motion of the equatorial Ascendant.
        public var equatorialAscendant: Double?
        /// The motion of Koch's co-Ascendant.
        public var coAscendantKoch: Double?
        /// The motion of Munkasey's co-Ascendant.
        public var coAscendantMunkasey: Double?
        /// The motion of the polar Ascendant.
        public var polarAscendant: Double?

        /// Creates the motions of a frame's angles.
        @inlinable
        public init(
            ascendant: Double, midheaven: Double, armc: Double, vertex: Double? = nil,
            equatorialAscendant: Double? = nil, coAscendantKoch: Double? = nil, coAscendantMunkasey: Double? = nil,
            polarAscendant: Double? = nil
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
}
