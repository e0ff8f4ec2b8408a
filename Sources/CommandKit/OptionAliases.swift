// SPDX-License-Identifier: Apache-2.0

/// The short names that commands have for fields, which `almanac run` takes too.
package enum OptionAliases {
    /// The fields by their short names.
    package static let fields = [
        "alt": "altitude", "houses": "houseSystem", "lat": "latitude", "lon": "longitude",
        "sensitivity": "sensitivityMinutes", "temp": "temperature", "tz": "zone",
    ]

    /// The objects of an input whose fields a short name means before those of other objects, most likely first: what the
    /// user typed, what is asked for, and which records.
    package static let mainObjects = ["typed", "request", "situation", "records", "filter"]
}
