// SPDX-License-Identifier: AGPL-3.0-or-later

public import ArgumentParser

/// `almanac`: every computation of every plugin, by its id.
public struct AlmanacCommand: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "almanac",
        abstract: "Lists, describes and runs Almanac's computations.",
        discussion: """
            Everything runs on this machine; nothing is sent anywhere.

            EXAMPLES
              almanac list
              almanac describe astrology.natal-chart
              almanac run astrology.natal-chart --date 1990-05-15T14:30 --place Kyiv
              almanac batch astrology.natal-chart births.ndjson > charts.ndjson
            """,
        version: "0.1.0",
        subcommands: [ListCommand.self, DescribeCommand.self, RunCommand.self, BatchCommand.self])

    /// Makes the command without arguments.
    public init() {}
}
