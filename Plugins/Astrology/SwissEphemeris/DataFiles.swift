// SPDX-License-Identifier: AGPL-3.0-or-later

internal import AstrologyPlugin
internal import Synchronization

/// The checks of files before libswe opens them.
///
/// libswe doesn't validate its files: it crashes on malformed lines of a text file, writes outside its table for some
/// delta T files, and waits forever for a pipe. A file is checked on first use and again after it has changed, so a
/// chart takes one call of `stat` for each file.
final class DataFiles: Sendable {
    /// The kinds of data that a computation reads.
    struct Contents: OptionSet, Hashable {
        let rawValue: UInt8

        static let mainAsteroids = Contents(rawValue: 1)
        static let stars = Contents(rawValue: 2)
        static let orbitalElements = Contents(rawValue: 4)
        static let asteroidNames = Contents(rawValue: 8)
    }

    /// The files that a computation can open.
    struct Need: Hashable {
        /// The first century in the names of the files.
        var firstCentury = 18
        /// The last century in the names of the files, which differs only near the boundary of two files.
        var lastCentury = 18
        var contents: Contents = []
        /// A numbered minor planet; 0 for none.
        var asteroid: Int32 = 0
    }

    /// Whether a thread has read a catalog of stars.
    ///
    /// libswe then reads the catalog again when the thread changes to other folders, even for a sky without stars.
    static let starsWereRead = Atomic(false)

    /// The state of each text file when it passed the check, for all sources of the process.
    private static let soundTexts = Mutex<[String: FileStatus.Stamp]>([:])

    /// The result of a check: the files as they were, and whether those of the planets exist.
    private struct Checked {
        var files: [WatchedFile] = []
        var planets = Planets()
    }

    /// Whether a folder has the file of the planets, for the first and the last century of a need.
    struct Planets {
        fileprivate(set) var inFirstCentury = false
        fileprivate(set) var inLastCentury = false
    }

    private let folders: [String]
    private let known = Mutex<[Need: Checked]>([:])

    /// Creates a check of files in folders, in the order in which libswe searches them.
    init(in folders: [String]) { self.folders = folders }

    /// Checks the files that libswe can open.
    /// - Returns: Whether the files of the planets exist.
    /// - Throws: ``EphemerisError`` with code `damagedFile` for a file that libswe must not open, or with
    ///   `libraryFailure` if a text file can't be read.
    @discardableResult
    func check(_ need: Need) throws(EphemerisError) -> Planets {
        if let checked = known.withLock({ $0[need] }), areUnchanged(checked.files) { return checked.planets }
        var checked = Checked()
        for alternatives in need.fileNames {
            for name in alternatives where try inspect(name, noting: &checked.files) {
                if name == need.firstPlanetsFile { checked.planets.inFirstCentury = true }
                if name == need.lastPlanetsFile { checked.planets.inLastCentury = true }
                break
            }
        }
        known.withLock { [checked] known in
            if known.count >= 256 { known.removeAll() }
            known[need] = checked
        }
        return checked.planets
    }

    private func areUnchanged(_ files: [WatchedFile]) -> Bool {
        for index in files.indices where FileStatus(files[index].path)?.stamp != files[index].stamp { return false }
        return true
    }

    /// Checks the first file of a name.
    /// - Returns: Whether a folder has a file of that name.
    private func inspect(_ name: String, noting files: inout [WatchedFile]) throws(EphemerisError) -> Bool {
        for folder in folders {
            let path = folder + "/" + name
            let status = FileStatus(path)
            files.append(WatchedFile(path: Array(path.utf8CString), stamp: status?.stamp))
            guard let status, isReadable(path) else { continue }
            let format = DataFileFormat(name)
            if format.isText, Self.soundTexts.withLock({ $0[path] }) == status.stamp { return true }
            try format.check(path, status)
            if format.isText {
                Self.soundTexts.withLock { texts in
                    if texts.count >= 256 { texts.removeAll() }
                    texts[path] = status.stamp
                }
            }
            return true
        }
        return false
    }

    private struct WatchedFile {
        let path: [CChar]
        /// The state of the file when it was checked; `nil` if there was none.
        let stamp: FileStatus.Stamp?
    }
}

extension DataFiles.Need {
    /// Creates the need of a computation.
    /// - Parameter julianDay: The instant, within ``SwissEphemerisSource/supportedJulianDays``.
    init(julianDay: Double, bodies: [CelestialBody], zodiac: Zodiac) {
        // Neighboring files overlap by a year, and light time, delta T, and speeds refer to other instants.
        firstCentury = LibsweFile.century(julianDay: julianDay - 400)
        lastCentury = LibsweFile.century(julianDay: julianDay + 400)
        // Some ayanamsas are defined by a star.
        if zodiac != .tropical { contents = .stars }
        for index in bodies.indices {
            switch bodies[index] {
            case .chiron, .pholus, .ceres, .pallas, .juno, .vesta: contents.insert(.mainAsteroids)
            case .star: contents.insert(.stars)
            case .fictitious: contents.insert(.orbitalElements)
            case .asteroid: contents.insert(.asteroidNames)
            default: continue
            }
        }
    }

    fileprivate var firstPlanetsFile: String { LibsweFile.planets.fileName(century: firstCentury) }
    fileprivate var lastPlanetsFile: String { LibsweFile.planets.fileName(century: lastCentury) }

    /// The names of the files, in groups of which libswe opens only the first that exists.
    fileprivate var fileNames: [[String]] {
        var names = [["swe_deltat.txt", "sedeltat.txt"]]
        // When its folders are set, libswe reads the positions of the year 2000.
        for century in Set([18, firstCentury, lastCentury]).sorted() {
            names += [
                [LibsweFile.planets.fileName(century: century)], [LibsweFile.moon.fileName(century: century)],
            ]
        }
        if contents.contains(.mainAsteroids) {
            for century in Set([firstCentury, lastCentury]).sorted() {
                names.append([LibsweFile.mainAsteroids.fileName(century: century)])
            }
        }
        if contents.contains(.stars) { names.append([FixedStarCatalog.fileName, "fixstars.cat"]) }
        if contents.contains(.orbitalElements) { names.append(["seorbel.txt"]) }
        if contents.contains(.asteroidNames) { names.append(["seasnam.txt"]) }
        return names + CelestialBody.asteroidFiles(asteroid).map { [$0] }
    }
}
