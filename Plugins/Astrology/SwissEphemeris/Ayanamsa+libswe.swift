// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension Ayanamsa {
    /// Whether positions are projected onto the ecliptic of the zero date, as libswe does for the standard
    /// equinoxes.
    ///
    /// There the difference between tropical and sidereal longitude is not one number for all bodies.
    var projectsOntoFixedEcliptic: Bool {
        switch self {
        case .j2000, .j1900, .b1950, .skydram: true
        default: false
        }
    }
}
