// SPDX-License-Identifier: AGPL-3.0-or-later

import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit
import Presentation
import SwissEphemeris

struct BodiesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bodies", abstract: "List the bodies of charts, their files, and whether those are there.",
        discussion: """
            Minor planets go by number (--bodies +433), fixed stars by name (--bodies "+star Regulus").

            EXAMPLES
              astro bodies
              astro bodies --date 1650-01-01
              astro bodies --stars
            """)

    @Option(help: ArgumentHelp("The date for which files are looked for.", valueName: "date"))
    var date: String = "2000-01-01"

    @Flag(help: "List the fixed stars with a name of their own.")
    var stars = false

    @Option(
        help: ArgumentHelp("Folder of ephemeris files, or several joined by colons.", valueName: "folder"),
        completion: .directory)
    var ephemeris: String?

    func run() async throws {
        let source: SwissEphemerisSource
        do {
            source = SwissEphemerisSource(searchPath: try EphemerisSearchPath(explicit: ephemeris))
        } catch {
            throw ComputationError(.invalidInput, "--ephemeris: \(error.message)")
        }
        let lines = stars ? try starLines(source) : try bodyLines(source)
        for line in lines { try OutputStream.standardOutput.print(line) }
    }

    private func bodyLines(_ source: SwissEphemerisSource) throws -> [String] {
        let text: DateTimeText
        do {
            text = try DateTimeText(parsing: date)
        } catch {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--date", expected: error.expected, got: error.got,
                    recoverySuggestion: error.recoverySuggestion)
            ])
        }
        var table = TextTable([("Body", .left), ("Kind", .left), ("From", .left), ("File", .left)])
        for entry in source.bodies(at: Double(text.date.julianDayNumber)) {
            let origin = entry.source.map(\.inWords) ?? "not available"
            let file = entry.file.map { entry.filePath == nil ? "\($0) (missing)" : $0 } ?? ""
            table.add([entry.name, entry.kind.rawValue, origin, file])
        }
        let folders = source.searchPath.folders.joined(separator: ":")
        return table.lines(style: .suited(to: .standardOutput)) + ["", "Files are looked for in \(folders)"]
    }

    private func starLines(_ source: SwissEphemerisSource) throws -> [String] {
        guard let catalog = source.fixedStars() else {
            throw ComputationError.invalidData(
                "expected sefstars.txt in \(source.searchPath.folders.joined(separator: ":")), found none; install swe-basic-data"
            )
        }
        var table = TextTable([("Star", .left), ("Designation", .left), ("Magnitude", .right)])
        for star in catalog.stars where !star.name.isEmpty {
            table.add([star.name, star.designation, star.magnitude.map { $0.fixed(decimals: 2) } ?? ""])
        }
        return table.lines(style: .suited(to: .standardOutput))
    }
}

extension PositionSource {
    fileprivate var inWords: String {
        switch self {
        case .swissEphemeris: "Swiss Ephemeris"
        case .moshier: "Moshier (built in)"
        case .jpl: "JPL"
        case .formula: "formula"
        default: rawValue
        }
    }
}
