// SPDX-License-Identifier: AGPL-3.0-or-later

public import ArgumentParser
import AstrologyPlugin
import CommandKit
import ComputationKit
import Presentation

/// The `astro` command: natal charts, birth times, and places.
public struct AstroCommand: AsyncParsableCommand {
    /// The command's name, help, and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "astro",
        abstract: "Compute natal charts offline with the Swiss Ephemeris.",
        discussion: """
            EXAMPLES
              astro chart --date 1990-05-15T14:30 --lat 50.45 --lon 30.52
              astro chart --date 1879-03-14T11:30 --place Ulm -o ulm.svg
              astro time --date 1983-09-25T02:30 --place "Paris, FR"
              astro places Київ
            """,
        version: PluginManifest.almanacVersion,
        subcommands: [
            ChartCommand.self, TimeCommand.self, PlacesCommand.self, BodiesCommand.self, HousesCommand.self,
            SaveCommand.self, FieldCommand<ListCharts>.self, ShowCommand.self, EditCommand.self,
            FieldCommand<RenameChart>.self, FieldCommand<RemoveChart>.self, FieldCommand<RefreshCharts>.self,
            ReportCommand.self, ReportsCommand.self, PurchasesCommand.self, ImportCommand.self,
            FieldCommand<ExportCharts>.self,
            UndoCommand<AstroRecords>.self, RedoCommand<AstroRecords>.self, ActionHistoryCommand<AstroRecords>.self,
        ])

    @Flag(help: "Show the credits and licenses of the software and data in this program.")
    var about = false

    /// Creates the command without arguments.
    public init() {}

    /// Prints the credits with `--about`, otherwise the help.
    public func run() async throws {
        guard about else { throw CleanExit.helpRequest(self) }
        let attributions = [
            "astro \(PluginManifest.almanacVersion), AGPL-3.0-or-later, because it contains the Swiss Ephemeris.",
            "Programs that are installed as links to the same file are under the same license.",
            "Swiss Ephemeris, Astrodienst AG, AGPL-3.0-or-later.",
            PlaceTable.attribution + ".",
            ZoneMap.attribution + ".",
            "Time zones: the tz database of this machine, in the public domain.",
        ]
        for attribution in attributions {
            for line in attribution.wrapped(toTerminalWidth: 80, indent: "  ") {
                try OutputStream.standardOutput.print(line)
            }
        }
    }
}

enum AstroRecords: RecordsProgram {
    static let program = "astro"
    static let plugin = "astrology"
}
