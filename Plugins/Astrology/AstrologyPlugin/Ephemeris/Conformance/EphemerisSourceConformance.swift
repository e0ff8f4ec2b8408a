// SPDX-License-Identifier: Apache-2.0

/// Checks that a source of positions conforms to the requirements of ``EphemerisSource``.
///
/// Use it in the tests of your
/// source.
///
/// It doesn't depend on a test framework: it returns the problems that it finds, and an empty list means success. It
/// doesn't check whether the positions are accurate.
///
/// ```swift
/// @Test func `the source meets the requirements`() async {
///     #expect(await EphemerisSourceConformance.problems(of: MyEphemeris()) == [])
/// }
/// ```
///
/// At instants throughout the range of the source, it checks that
/// - positions and unavailable bodies are those of the request, in its order, with figures that are numbers in range;
/// - speeds predict the positions one minute later within ``BodyPosition/speedError``;
/// - a sidereal, topocentric, or mean-node request gets the matching sky, or is rejected;
/// - houses of all systems have the right number of cusps, and are the same alone and as a part of a sky;
/// - delta T, sidereal time, and ayanamsas alone agree with those of a sky;
/// - instants outside the range, coordinates that aren't a place, and impossible bodies are rejected with the right
///   code;
/// - catalogs have one entry for each body, and agree with the sky;
/// - the same request returns the same sky, also on many threads at the same time.
public enum EphemerisSourceConformance {
    /// A violation of the requirements.
    public struct Problem: Sendable, Hashable, CustomStringConvertible {
        /// The problem in one sentence.
        public let message: String

        /// The message.
        public var description: String { message }

        init(_ message: String) {
            self.message = message
        }
    }

    /// Returns the problems of a source.
    /// - Parameters:
    ///   - source: The source.
    ///   - bodies: The bodies to request. Include all bodies of the source, and at least one that it doesn't have.
    ///   - julianDays: The instants (UT) to request, within ``EphemerisSource/supportedJulianDays``. By default, instants
    ///     spread over that range and, if it is in the range, the year 2000.
    ///   - place: The place for houses and topocentric positions, at most 50 degrees from the equator.
    public static func problems(
        of source: any EphemerisSource, bodies: [CelestialBody] = CelestialBody.standard,
        julianDays: [Double]? = nil, place: GeographicPosition = GeographicPosition(latitude: 48.4, longitude: 10)
    ) async -> [Problem] {
        let range = source.supportedJulianDays
        guard range.lowerBound.isFinite, range.upperBound.isFinite else {
            return [Problem("supportedJulianDays is \(range), which has no end")]
        }
        let length = range.upperBound - range.lowerBound
        let spread = (1..<8).map { range.lowerBound + length * Double($0) / 8 } + [2_451_545.125]
        var trial = EphemerisSourceTrial(
            source: source, bodies: bodies, place: place,
            julianDays: (julianDays ?? spread).filter { range.contains($0 + 1) && range.contains($0 - 1) })
        trial.run()
        await trial.checkThreads()
        // Several requests can find the same problem.
        var seen = Set<String>()
        return trial.problems.filter { seen.insert($0).inserted }.map(Problem.init)
    }
}
