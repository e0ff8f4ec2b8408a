// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin

extension SwissEphemerisSource {
    /// The folders of the search path.
    public var folders: [String] { searchPath.folders }

    /// Lists bodies and the sources of their positions at an instant, by the files that are installed.
    ///
    /// Only the presence of files is checked, not their contents, except for the names of stars.
    /// - Parameters:
    ///   - julianDayUT: The instant as a Julian day in Universal Time; any number.
    ///   - bodies: The bodies to list; by default, all named bodies.
    /// - Returns: One entry for each body, in the same order.
    public func bodies(
        at julianDayUT: Double, among bodies: [CelestialBody] = CelestialBody.named
    ) -> [BodyCatalogEntry] {
        let hasStar = bodies.contains { $0.kind == .star }
        let catalog = hasStar ? try? fixedStars() : nil
        return bodies.map { body in
            let names = body.files(julianDay: julianDayUT)
            let found = names.firstFound(in: searchPath)
            let name = found?.name ?? names.first
            let path = found?.path
            let days = body.julianDays
            let canExist =
                switch body {
                case .asteroid, .asteroidNamed: !names.isEmpty
                case .star(let name): catalog?.star(named: name) != nil
                default: true
                }
            let isCovered = canExist && days.contains(julianDayUT)
            return BodyCatalogEntry(
                body: body, file: name, filePath: path,
                source: isCovered ? source(of: body, isFileThere: path != nil, julianDay: julianDayUT) : nil,
                julianDays: days)
        }
    }

    /// Returns the data files of bodies at an instant with their sizes, and those that are missing.
    ///
    /// The Sun and the Moon count as bodies, because all positions depend on the Earth's.
    public func files(of bodies: [CelestialBody], at julianDayUT: Double) -> [String] {
        var texts: Set<String> = []
        for body in [.sun, .moon] + bodies {
            if preference == .moshier, [.planets, .moon].contains(body.libsweFile) { continue }
            let names = body.files(julianDay: julianDayUT)
            guard let first = names.first else { continue }
            if let found = names.firstFound(in: searchPath), let status = FileStatus(found.path) {
                texts.insert("\(found.name), \(status.stamp.size) bytes")
            } else {
                texts.insert("\(first), missing")
            }
        }
        return texts.sorted()
    }

    /// Reads the stars of the catalog in the folders searched.
    /// - Throws: The errors of ``fixedStars()``.
    public func stars() throws(EphemerisError) -> [FixedStar] { try fixedStars().stars }

    /// Reads the catalog of fixed stars in the folders searched.
    /// - Throws: `EphemerisError` with code `missingFile` or `damagedFile`, or with `libraryFailure` if
    ///   the file can't be read.
    public func fixedStars() throws(EphemerisError) -> FixedStarCatalog {
        let name = FixedStarCatalog.fileName
        guard let path = searchPath.find(name) else {
            throw EphemerisError(
                .missingFile, "\(searchPath.absence(of: name)); \(searchPath.remedy(for: name))", file: name)
        }
        try searchPath.dataFiles.check(DataFiles.Need(contents: .stars))
        do throws(SystemError) {
            return FixedStarCatalog(parsing: String(decoding: try contentOfFile(path), as: UTF8.self))
        } catch {
            throw .unreadable(path, error)
        }
    }

    private func source(of body: CelestialBody, isFileThere: Bool, julianDay: Double) -> PositionSource? {
        let isMoshierDate = CelestialBody.moshierJulianDays.contains(julianDay)
        let planets = LibsweFile.planets.fileName(julianDay: julianDay)
        let builtIn: PositionSource? = isMoshierDate ? .moshier : nil
        let earth =
            preference == .swissEphemeris && searchPath.find(planets) != nil
            ? PositionSource.swissEphemeris : builtIn
        switch body {
        case .lilith, .interpolatedLilith, .interpolatedPerigee:
            return .formula
        case .asteroid, .asteroidNamed, .chiron, .pholus, .ceres, .pallas, .juno, .vesta, .star:
            return isFileThere ? earth : nil
        case .fictitious(let supposed):
            return isFileThere || !supposed.needsElementsFile ? earth : nil
        default:
            return isFileThere ? earth : builtIn
        }
    }
}

extension CelestialBody {
    /// The Julian days that the Moshier ephemeris of libswe covers: 3000 BC to AD 3000.
    static let moshierJulianDays = 625_000.5...2_818_000.5

    /// The Julian days for which libswe computes the body if it has all files.
    ///
    /// Its limits for Chiron, Pholus, and the interpolated apsides are narrower than those of the files.
    var julianDays: ClosedRange<Double> {
        switch self {
        case .chiron: 1_967_601.5...3_419_437.5
        case .pholus: 640_648.5...4_390_617.5
        case .interpolatedLilith, .interpolatedPerigee: CelestialBody.moshierJulianDays
        case .lilith: SwissEphemerisSource.supportedJulianDays
        case .asteroid: 625_000.5...2_818_000.5
        default: -3_026_604.5...7_857_132.5
        }
    }
}

extension [String] {
    /// Returns the first of these file names that is in a folder of the search path.
    fileprivate func firstFound(in searchPath: EphemerisSearchPath) -> (name: String, path: String)? {
        for name in self {
            if let path = searchPath.find(name) { return (name, path) }
        }
        return nil
    }
}
