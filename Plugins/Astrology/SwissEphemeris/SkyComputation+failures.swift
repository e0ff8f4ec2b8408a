// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import CSwissEphemeris

extension SkyComputation {
    /// Handles an error of libswe: throws if no position can be trusted, otherwise lists the body as unavailable.
    mutating func report(_ body: CelestialBody, message: String) throws(EphemerisError) {
        if let error = damage(message) {
            // After an error in one file, libswe discards its information about all files but leaves the others open,
            // and then misreads them. Closing everything is the only safe way to continue.
            cswe_close()
            throw error
        }
        let quoted = message.trimmingLibsweMessage
        let files = body.files(julianDay: sky.julianDayUT + deltaT)
        try checkShortage(files + body.earthFiles(julianDay: sky.julianDayUT + deltaT))
        switch body.kind {
        case .luminary, .planet, .node:
            cswe_close()
            // Light time, delta T, and speeds refer to instants up to a day away.
            let days = CelestialBody.moshierJulianDays
            let missing = body.earthFiles(julianDay: sky.julianDayUT + deltaT)
                .first { ephemeris.searchPath.find($0) == nil }
            guard let missing, !(days.lowerBound + 2...days.upperBound - 2).contains(sky.julianDayUT) else {
                throw EphemerisError(.libraryFailure, "\(body.name): libswe couldn't compute it (\(quoted))")
            }
            throw outOfRange(body, file: missing)
        default:
            if Self.isRangeMessage(message) {
                note(body, .dateOutOfRange, files.first, "the date is outside the range of its data (\(quoted))")
            } else if let file = files.first, files.allSatisfy({ ephemeris.searchPath.find($0) == nil }) {
                sky.unavailable.append(missingFile(body, file: file))
            } else {
                note(body, .other, files.first, "libswe couldn't compute it (\(quoted))")
            }
        }
    }

    /// Checks that the files that exist can be opened: libswe treats a file as missing if the process has too many
    /// files open, and would compute from another source.
    private func checkShortage(_ names: [String]) throws(EphemerisError) {
        for name in names {
            guard let path = ephemeris.searchPath.find(name), let error = openingError(path), error.isShortage
            else { continue }
            // The files that libswe has opened so far can be incomplete.
            cswe_close()
            throw .unreadable(path, error)
        }
    }

    private mutating func note(
        _ body: CelestialBody, _ reason: UnavailableBody.Reason, _ file: String?, _ text: String
    ) {
        sky.unavailable.append(
            UnavailableBody(body: body, reason: reason, file: file, message: "\(body.name): \(text)"))
    }

    /// The warning for a position that isn't from the preferred source.
    func warning(for position: BodyPosition, message: String?) throws(EphemerisError) -> String? {
        let body = position.body
        let julianDay = sky.julianDayUT + deltaT
        try checkShortage(body.earthFiles(julianDay: julianDay))
        let missing = body.earthFiles(julianDay: julianDay).filter { ephemeris.searchPath.find($0) == nil }
        if position.source == .moshier {
            guard let file = missing.first else {
                return "computed by the built-in Moshier ephemeris (\(message ?? "no reason given"))"
            }
            return
                "computed by the built-in Moshier ephemeris, with an error of up to \(Self.moshierError(body)), "
                + "because \(absence(of: file)); \(remedy(for: file))"
        }
        if let file = missing.first {
            return "the Earth's position is partly from the built-in Moshier ephemeris (less than 0.01\"), "
                + "because \(absence(of: file)); \(remedy(for: file))"
        }
        return message.map(\.trimmingLibsweMessage)
    }

    func unknownStar(_ name: String) -> UnavailableBody {
        let body = CelestialBody.star(name)
        let file = FixedStarCatalog.fileName
        guard ephemeris.searchPath.find(file) != nil else { return missingFile(body, file: file) }
        return UnavailableBody(
            body: body, reason: .unknownStar, file: file,
            message:
                "expected the name or designation of a star in \(file), such as Regulus or alLeo, got \(name)"
        )
    }

    private func missingFile(_ body: CelestialBody, file: String) -> UnavailableBody {
        UnavailableBody(
            body: body, reason: .missingFile, file: file,
            message: "\(body.name) can't be computed because \(absence(of: file)); \(remedy(for: file))")
    }

    private func absence(of file: String) -> String { ephemeris.searchPath.absence(of: file) }

    private func remedy(for file: String) -> String { ephemeris.searchPath.remedy(for: file) }

    private func damage(_ message: String) -> EphemerisError? {
        guard
            message.contains("damaged") || message.contains("error in ephemeris file")
                || message.contains("Ephemeris file name")
        else { return nil }
        let path = message.split(separator: " ").first { $0.contains(".se1") && $0.hasPrefix("/") }.map(
            String.init)
        let file = path ?? "an ephemeris file"
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let remedy =
            switch EphemerisPackage(containing: name) {
            case let package?: "reinstall \(package.rawValue) or replace the file"
            case nil: "replace the file"
            }
        return EphemerisError(
            .damagedFile,
            "\(file) is truncated or damaged; \(remedy)",
            file: path)
    }

    private func outOfRange(_ body: CelestialBody, file: String) -> EphemerisError {
        let range = "the built-in ephemeris covers 3000 BC to AD 3000, and"
        guard EphemerisPackage(containing: file) != nil else {
            return EphemerisError(
                .dateOutOfRange,
                "expected a date from 13,000 BC to AD 16,800, got \(date) for \(body.name); "
                    + "no ephemeris covers it")
        }
        return EphemerisError(
            .dateOutOfRange,
            "\(body.name) can't be computed for \(date): \(range) \(absence(of: file)); "
                + remedy(for: file), file: file)
    }

    /// The day of the sky as a Gregorian date.
    private var date: String { CalendarDate(dayOf: sky.julianDayUT).description }

    private static func isRangeMessage(_ message: String) -> Bool {
        message.contains("limit") || message.contains("restricted to")
    }

    private static func moshierError(_ body: CelestialBody) -> String {
        switch body {
        case .moon: "5\""
        case .northNode, .southNode, .osculatingLilith: "1 arc minute"
        default: "1\""
        }
    }
}

extension String {
    /// The message of libswe as one line.
    fileprivate var trimmingLibsweMessage: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
