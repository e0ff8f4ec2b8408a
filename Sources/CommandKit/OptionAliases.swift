// SPDX-License-Identifier: Apache-2.0

/// The short names of fields in commands, which `almanac run` also accepts.
package enum OptionAliases {
    /// The fields by their short names.
    package static let fields = [
        "alt": "altitude", "count": "limit", "houses": "houseSystem", "lat": "latitude", "lon": "longitude",
        "lots": "exploration", "rain-chance": "precipitation",
        "sensitivity": "sensitivityMinutes", "temp": "temperature", "tz": "zone",
    ]

    /// The objects of an input whose fields a short name refers to before those of other objects, most likely first.
    package static let mainObjects = ["typed", "request", "situation", "records", "filter"]
}
