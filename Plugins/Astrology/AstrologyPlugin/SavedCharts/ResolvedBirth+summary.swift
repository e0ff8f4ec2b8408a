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
    /// The local date and time, or only the date if the time is unknown, with "O.S." for the Julian calendar.
    package var localText: String {
        ["\(date)", date.calendar == .julian ? "O.S." : nil, time?.short].compactMap(\.self).joined(separator: " ")
    }

    /// The label of the place, its name as given, or its coordinates; `nil` if it is unknown.
    package var placeText: String? {
        if let name = place?.label ?? placeName { return name }
        guard let latitude, let longitude else { return nil }
        return "\(Sexagesimal.latitude(latitude)) \(Sexagesimal.longitude(longitude))"
    }
}
