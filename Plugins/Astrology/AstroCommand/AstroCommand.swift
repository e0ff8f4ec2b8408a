// SPDX-License-Identifier: AGPL-3.0-or-later

public import ArgumentParser

/// `astro`: natal charts, birth times and places.
public struct AstroCommand: AsyncParsableCommand {
    /// Names, help and subcommands.
    public static let configuration = CommandConfiguration(commandName: "astro", abstract: "x", subcommands: [])
    /// Makes the command without arguments.
    public init() {}
}
