// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension Ayanamsa {
    /// Whether libswe projects positions onto the ecliptic of the zero date, as it does for the standard equinoxes.
    ///
    /// The difference between tropical and sidereal longitude then varies from body to body.
    var projectsOntoFixedEcliptic: Bool {
        switch self {
        case .j2000, .j1900, .b1950, .skydram: true
        default: false
        }
    }
}
