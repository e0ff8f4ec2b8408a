// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// Computes the chart of the current instant.
///
/// The clock is the context's. The chart is that of ``NatalChart`` for the instant, rounded down to the second.
public struct CurrentChart: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Astrology.currentChart.id,
        summary: "Computes the chart of the current instant.",
        discussion: """
            The local time is that of the zone, the place, or the coordinates; without them, it is Universal Time. \
            Everything else is as in astrology.natal-chart.
            """,
        examples: [
            Example("In Kyiv", ["place": "Kyiv"]),
            Example("In Universal Time, without houses", [:]),
            Example("Sidereal", ["latitude": 28.61, "longitude": 77.21, "zodiac": "lahiri", "houseSystem": "W"]),
        ], effects: .clock)

    private let sources: AstrologySources

    /// Creates a computation with the given sources.
    public init(sources: AstrologySources) { self.sources = sources }

    /// Computes the chart.
    /// - Throws: `ValidationIssue` or `ComputationError` if the place or the conventions are invalid, or data is missing
    ///   or damaged.
    public func run(_ input: CurrentChartRequest, in context: Context) async throws -> Chart {
        let now = Timestamp(secondsSince1970: try context.now().wholeSeconds)
        do {
            let birth = try birth(input, at: now)
            var chart = try NatalChart(sources: sources).chart(input.natalRequest(birth))
            if input.isWithoutZone { chart.birth.zone.explanation = Self.universalTime }
            return chart
        } catch var issue as ValidationIssue {
            issue.path = Self.path(issue.path)
            throw issue
        } catch var error as ComputationError {
            for index in error.issues.indices { error.issues[index].path = Self.path(error.issues[index].path) }
            throw error
        }
    }

    private static let universalTime = "The time is Universal Time, because no zone and no place were given."

    /// Returns the path in the input of a path in the request for a natal chart.
    private static func path(_ path: String) -> String {
        path.hasPrefix("birth.") ? String(path.dropFirst("birth.".count)) : path
    }

    /// Returns the instant as a birth, in the local time of the place.
    private func birth(_ input: CurrentChartRequest, at now: Timestamp) throws -> Birth {
        var birth = input.birth(date: now.description)
        guard !input.isWithoutZone else { return birth }
        // Only the clocks of the day are of interest; the time follows from them.
        birth.date = String(now.description.prefix(10))
        let reading = try BirthReading(birth)
        switch reading.basis {
        case .offset(let offset):
            birth.date = now.local(at: offset).description
        case .localMeanTime:
            // Without a longitude, the chart reports that it is missing.
            let seconds = Int(((reading.longitude ?? 0) * 240).rounded())
            birth.date = now.local(at: UTCOffset(unchecked: seconds)).description
        case .zone(let name), .zoneWithOffset(let name, _):
            guard let database = sources.timeResolver.database else { return birth }
            let zone = try zone(name, in: database)
            let offset = zone.offset(at: now)
            let local = now.local(at: offset)
            birth.date = local.description
            birth.zone = birth.zone == nil ? nil : name
            if case .fold(let earlier, _) = zone.offsets(of: local) {
                birth.fold = offset == earlier ? .earlier : .later
            }
        }
        return birth
    }

    private func zone(_ name: String, in database: TimeZoneDatabase) throws -> ZoneHistory {
        do {
            return try TimeInputError.naming("zone") { () throws(CivilTimeError) in try database.zone(named: name) }
        } catch {
            guard error.kind == .input else { throw ComputationError.invalidData("\(error)") }
            throw error.issue
        }
    }
}

extension CurrentChartRequest {
    /// Whether the request has neither a zone nor a place from which one could follow.
    fileprivate var isWithoutZone: Bool { zone == nil && place == nil && latitude == nil && longitude == nil }
}
