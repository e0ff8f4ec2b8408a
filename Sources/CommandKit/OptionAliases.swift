// SPDX-License-Identifier: Apache-2.0

/// The short names that commands have for fields, which `almanac run` takes too.
package enum OptionAliases {
    /// The fields by their short names.
    package static let fields = [
        "alt": "altitude", "houses": "houseSystem", "lat": "latitude", "lon": "longitude",
        "sensitivity":
            "sensitivityMinutes", "temp": "temperature", "tz": "zone",
    ]
}
