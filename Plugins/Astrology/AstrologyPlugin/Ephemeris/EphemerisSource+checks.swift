// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension EphemerisSource {
    /// Computes a sky and checks that it is the one requested.
    /// - Parameters:
    ///   - request: The request.
    ///   - datePath: The field of the input that the instant came from.
    /// - Throws: ``ComputationError`` that names the source, if it can't compute the sky or returns the sky of another
    ///   request.
    func checkedSky(_ request: SkyRequest, datePath: StaticString = "birth.date") throws(ComputationError) -> Sky {
        let sky: Sky
        do {
            sky = try self.sky(request)
        } catch {
            throw error.refusal(by: self, at: request.julianDayUT, datePath: datePath)
        }
        try check(sky, request)
        return sky
    }

    /// Computes a sky as ``checkedSky(_:datePath:)`` does.
    /// - Returns: `nil` if the source doesn't cover the instant.
    func checkedSkyIfCovered(_ request: SkyRequest) throws(ComputationError) -> Sky? {
        let sky: Sky
        do {
            sky = try self.sky(request)
        } catch {
            if error.code == .dateOutOfRange { return nil }
            throw error.refusal(by: self, at: request.julianDayUT, datePath: "birth.date")
        }
        try check(sky, request)
        return sky
    }

    /// Lists the stars that have a name.
    /// - Throws: ``ComputationError`` that names the source, if its list is missing or damaged.
    func namedStars() throws(ComputationError) -> [FixedStar] {
        do {
            return try stars().filter { !$0.name.isEmpty }
        } catch {
            throw .invalidData("\(identity.name): \(error.message)")
        }
    }

    private func check(_ sky: Sky, _ request: SkyRequest) throws(ComputationError) {
        if let problem = request.problem(in: sky) { throw .invalidData("\(identity.name) \(problem).") }
    }
}

extension EphemerisError {
    /// The error as the engine reports it.
    /// - Parameters:
    ///   - source: The source that threw the error.
    ///   - julianDayUT: The instant that the request was for.
    ///   - datePath: The field of the input that the instant came from.
    fileprivate func refusal(
        by source: any EphemerisSource, at julianDayUT: Double, datePath: StaticString
    ) -> ComputationError {
        let name = source.identity.name
        switch code {
        case .dateOutOfRange:
            let range = source.supportedJulianDays
            let got = UTCInstant(julianDay: julianDayUT).description
            guard range.contains(julianDayUT) else {
                return .refused(
                    path: "\(datePath)", expected: "a date \(range.inDates), the range of \(name)", got: got)
            }
            return .refused(
                path: "\(datePath)", expected: "a date that \(name) covers", got: got, recoverySuggestion: message)
        case .invalidInput, .missingObserver:
            return ComputationError(.refused, "\(name): \(message)")
        default:
            return .invalidData("\(name): \(message)")
        }
    }
}

extension ClosedRange<Double> {
    /// A range of Julian days as calendar dates: `from 1950-01-01 through 2049-12-31`.
    fileprivate var inDates: String {
        // A source can cover all time, but a day count must fit an integer.
        let counted = -1e9...1e9
        let from = counted.contains(lowerBound) ? "from \(CalendarDate(dayOf: lowerBound))" : ""
        let through = counted.contains(upperBound) ? "through \(CalendarDate(dayOf: upperBound.nextDown))" : ""
        return [from, through].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
