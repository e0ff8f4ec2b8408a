// SPDX-License-Identifier: AGPL-3.0-or-later

/// One body in the listing of what can be computed.
public struct BodyCatalogEntry: Sendable, Codable, Equatable {
    /// The body.
    public var body: CelestialBody
    /// The name charts show.
    public var name: String
    /// What the body is.
    public var kind: CelestialBody.Kind
    /// The file that holds the body at the instant asked about; `nil` when a formula gives it.
    public var file: String?
    /// Where that file is; `nil` when it is in none of the folders searched.
    public var filePath: String?
    /// What the body would be computed from; `nil` when it is not available without the file.
    public var source: EphemerisSource?
    /// The first Julian day (UT) for which the body can be computed with all files there are.
    public var firstJulianDay: Double
    /// The last Julian day (UT) for which the body can be computed with all files there are.
    public var lastJulianDay: Double

    /// Whether the body can be computed at the instant asked about.
    public var isAvailable: Bool {
        source != nil
    }
}

extension Ephemeris {
    /// What can be computed at an instant with the files that are there now.
    /// - Parameters:
    ///   - julianDayUT: The instant as a Julian day in Universal Time.
    ///   - bodies: The bodies to list; all named ones unless told.
    /// - Returns: One entry for each body, in the same order. Only the presence of files is looked at, not
    ///   whether they are whole.
    public func catalog(
        at julianDayUT: Double, bodies: [CelestialBody] = CelestialBody.named
    ) -> [BodyCatalogEntry] {
        bodies.map { body in
            let names = body.files(julianDay: julianDayUT)
            let found = names.firstFound(in: searchPath)
            let name = found?.name ?? names.first
            let path = found?.path
            let days = body.julianDays
            let isCovered = days.contains(julianDayUT)
            return BodyCatalogEntry(
                body: body, name: body.name, kind: body.kind, file: name, filePath: path,
                source: isCovered ? source(of: body, isFileThere: path != nil, julianDay: julianDayUT) : nil,
                firstJulianDay: days.lowerBound, lastJulianDay: days.upperBound)
        }
    }

    /// The catalog of fixed stars in the folders searched, or `nil` when there is none that can be read.
    public func fixedStars() -> FixedStarCatalog? {
        guard let path = searchPath.find(FixedStarCatalog.fileName), let text = contentOfFile(path) else {
            return nil
        }
        return FixedStarCatalog(parsing: text)
    }

    private func source(of body: CelestialBody, isFileThere: Bool, julianDay: Double) -> EphemerisSource? {
        let isMoshierDate = CelestialBody.moshierJulianDays.contains(julianDay)
        let planets = EphemerisFile.Content.planets.fileName(julianDay: julianDay)
        let builtIn: EphemerisSource? = isMoshierDate ? .moshier : nil
        let earth =
            preference == .swissEphemeris && searchPath.find(planets) != nil
            ? EphemerisSource.swissEphemeris : builtIn
        switch body {
        case .lilith, .interpolatedLilith, .interpolatedPerigee:
            return .formula
        case .asteroid, .chiron, .pholus, .ceres, .pallas, .juno, .vesta, .star:
            return isFileThere ? earth : nil
        case .fictitious(let supposed):
            return isFileThere || !supposed.needsElementsFile ? earth : nil
        case .northNode, .southNode, .osculatingLilith:
            return preference == .swissEphemeris && isFileThere ? .swissEphemeris : builtIn
        default:
            return isFileThere ? earth : builtIn
        }
    }
}

extension CelestialBody {
    /// The Julian days the Moshier ephemeris of libswe covers: 3000 BC to AD 3000.
    static let moshierJulianDays = 625_000.5...2_818_000.5

    /// The Julian days for which libswe computes the body when it has all files; its own limits for Chiron
    /// and Pholus, and those of the interpolated apsides, are narrower than the files'.
    var julianDays: ClosedRange<Double> {
        switch self {
        case .chiron: 1_967_601.5...3_419_437.5
        case .pholus: 640_648.5...4_390_617.5
        case .interpolatedLilith, .interpolatedPerigee: CelestialBody.moshierJulianDays
        case .lilith: Ephemeris.julianDays
        case .asteroid: 625_000.5...2_818_000.5
        default: -3_026_604.5...7_857_132.5
        }
    }
}

extension [String] {
    /// The first of these file names that a folder of the search path has.
    fileprivate func firstFound(in searchPath: EphemerisSearchPath) -> (name: String, path: String)? {
        for name in self {
            if let path = searchPath.find(name) { return (name, path) }
        }
        return nil
    }
}
