// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin

extension HouseSystem {
    /// Whether the cusps depend on the Sun's declination.
    var needsSun: Bool {
        self == .sunshine || self == .sunshineMakransky
    }
}
