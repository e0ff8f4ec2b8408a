// SPDX-License-Identifier: Apache-2.0

internal import Presentation

extension ResolvedBirth {
    /// The local date and time, or only the date if the time is unknown.
    package var localText: String { ["\(date)", time?.short].compactMap(\.self).joined(separator: " ") }

    /// The label of the place, or its coordinates; `nil` if it is unknown.
    package var placeText: String? {
        if let place { return place.label }
        guard let latitude, let longitude else { return nil }
        return "\(Sexagesimal.latitude(latitude)) \(Sexagesimal.longitude(longitude))"
    }
}
