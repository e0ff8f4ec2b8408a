// SPDX-License-Identifier: Apache-2.0

internal import Presentation

extension Birth {
    /// The date without its time; unchanged if it has an offset or a zone.
    package var dateWithoutTime: String {
        guard let mark = date.firstIndex(of: "T") else { return date }
        let time = date[date.index(after: mark)...]
        return time.allSatisfy { $0.isNumber || ":.".contains($0) } ? String(date[..<mark]) : date
    }
}

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
